### The words of Armed & Dangerous. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

bang-set-armed-and-dangerous = Armed & Dangerous
    .line = Gefährliche Karten, Ladungen und 8 Charaktere
    .harder = schwerer

## Cards

bang-card-ace-up-the-sleeve = Ass im Ärmel
    .line = 2 Ladungen: Karte ziehen
bang-card-bandolier = Patronen­gurt
    .line = 1 Ladung: ein BANG! mehr
bang-card-beer-keg = Bierfass
    .line = 3 Ladungen: 1 Leben
bang-card-bell-tower = Glocken­turm
    .line = 1 Ladung: alle auf 1
bang-card-bomb = Bombe
    .line = Explodiert ohne Ladung
    .guide = Die Bombe kommt vor irgendjemanden. Zu Beginn seines Zuges deckt er eine Karte auf: Bei Rot gibt er die Bombe weiter, bei Schwarz verliert sie zwei Ladungen. Ohne Ladung explodiert sie und kostet zwei Leben.
bang-card-crate = Kiste
    .line = 2 Ladungen: ausweichen
bang-card-lock-pick = Dietrich
    .line = 3 Ladungen: Handkarte
bang-card-tumbleweed = Steppen­läufer
    .line = 1 Ladung: neu ziehen
bang-card-whip = Peitsche
    .line = 3 Ladungen: Karte weg
bang-card-big-fifty = Big Fifty
    .line = 1 Ladung: nichts schützt
bang-card-buntline-special = Buntline Special
    .line = 1 Ladung: Fehlschuss +1
bang-card-double-barrel = Doppel­läufige
    .line = 1 Ladung: Karo trifft
bang-card-thunderer = Thunderer
    .line = 1 Ladung: BANG! behalten
bang-card-a-little-nip = Schlückchen
    .line = 1 Leben; 3 Lad.: +1
bang-card-arrow = Pfeil
    .line = BANG! oder 1 Leben
bang-card-caravan = Karawane
    .line = 2 Karten; 2 Lad.: +1
bang-card-duck = Kopf runter!
    .line = Ausweichen; 2 Lad.: Hand
bang-card-flintlock = Flintlock
    .line = Schuss; 2 Lad.: zurück
bang-card-quick-shot = Schnell­schuss
    .line = Schuss; 1 Ladung: +1
bang-card-reloading = Nachladen
    .line = 3 Ladungen nehmen
bang-card-rust = Rost
    .line = Ladungen von allen
bang-card-squaw = Squaw
    .line = Karte weg; 2 Lad.: nehmen

## Characters

bang-character-al-preacher = Al Preacher
    .line = Legt ein anderer aus, zieht er für 2 Ladungen.
bang-character-bass-greeves = Bass Greeves
    .line = Einmal im Zug 2 Ladungen für eine Handkarte.
bang-character-bloody-mary = Bloody Mary
    .line = Zieht, wenn ihr BANG! aufgehoben wird.
bang-character-frankie-canton = Frankie Canton
    .line = Nimmt einmal im Zug irgendwem eine Ladung.
bang-character-julie-cutter = Julie Cutter
    .line = Bei Rot schießt sie zurück, wenn jemand sie verletzt.
bang-character-mexicali-kid = Mexicali Kid
    .line = Einmal im Zug ein Schuss für 2 Ladungen.
bang-character-ms-abigail = Ms. Abigail
    .line = Übergeht braune J, Q, K, A, die nur ihr gelten.
bang-character-red-ringo = Red Ringo
    .line = Beginnt mit 4 Ladungen, legt je Zug bis zu 2 auf Karten.

## What is asked

ask-bang-pay-load = Woher nimmst du eine Ladung?
    .why = { $you ->
        [subject] { $count ->
            [one] Du zahlst noch 1 Ladung.
           *[other] Du zahlst noch { $count } Ladungen.
        }
       *[none] { $count ->
            [one] { $who } zahlt noch 1 Ladung.
           *[other] { $who } zahlt noch { $count } Ladungen.
        }
    }
ask-bang-do-pay-load = Eine Ladung von { $thing } nehmen
ask-bang-reload = Wohin legst du eine Ladung?
    .why = { $you ->
        [subject] Du darfst eine Ladung auf eine gefährliche Karte oder deinen Charakter legen.
       *[none] { $who } darf eine Ladung ablegen.
    }
    .guide = Eine blaue Karte, die du spielst, und jede, die du am Zugende ablegen musst, bringt eine Ladung. Lege sie dorthin, wo du später damit zahlen willst.
ask-bang-do-reload = Eine Ladung auf { $thing } legen
ask-bang-pass-reload = Keine Ladung nehmen
ask-bang-pass-bomb = Wer bekommt die Bombe?
    .why = { $you ->
        [subject] Eine rote Karte: Du gibst die { $thing } weiter.
       *[none] Eine rote Karte: { $who } gibt die { $thing } weiter.
    }
# $whom made the “draw!”; $card is the one that counts.
ask-bang-repeat = Soll das gelten?
    .why = { $you ->
        [subject] { $whom } hat { $card } aufgedeckt. Mit { $thing } darfst du das wiederholen lassen.
        [object] Du hast { $card } aufgedeckt. Mit { $thing } darf { $who } das wiederholen lassen.
       *[none] { $whom } hat { $card } aufgedeckt. Mit { $thing } darf { $who } das wiederholen lassen.
    }
    .several = { $you ->
        [subject] { $whom } hat mehrere Karten aufgedeckt. Mit { $thing } darfst du das wiederholen lassen.
        [object] Du hast mehrere Karten aufgedeckt. Mit { $thing } darf { $who } das wiederholen lassen.
       *[none] { $whom } hat mehrere Karten aufgedeckt. Mit { $thing } darf { $who } das wiederholen lassen.
    }
ask-bang-pass-repeat = Gelten lassen
ask-bang-preach = Ziehst du eine Karte?
    .why = { $you ->
        [subject] { $whom } hat { $card } ausgelegt. Mit { $thing } darfst du für 2 Ladungen ziehen.
        [object] Du hast { $card } ausgelegt. Mit { $thing } darf { $who } für 2 Ladungen ziehen.
       *[none] { $whom } hat { $card } ausgelegt. Mit { $thing } darf { $who } für 2 Ladungen ziehen.
    }
ask-bang-pass-preach = Nichts ziehen
ask-bang-take-again = Nimmst du die Karte zurück?
    .why = { $you ->
        [subject] Der Schuss wurde aufgehoben. Für 2 Ladungen kommt { $thing } zurück auf deine Hand.
       *[none] Der Schuss wurde aufgehoben. { $who } darf für { $thing } 2 Ladungen zahlen.
    }
ask-bang-further = Auf wen noch?
    .why = { $you ->
        [subject] { $thing }: Du hast für ein weiteres Ziel bezahlt.
       *[none] { $thing }: { $who } nennt ein weiteres Ziel.
    }
ask-bang-for-loads = { $count ->
    [one] { $what } für 1 Ladung
   *[other] { $what } für { $count } Ladungen
}
ask-bang-do-ignore = Die Karte übergehen, dank { $thing }
ask-bang-button-ignore = Übergehen
ask-bang-do-move-loads = { $count ->
    [one] 1 Ladung auf { $places } legen
   *[other] { $count } Ladungen auf { $places } legen
}
ask-bang-button-move-loads = Ladungen umlegen
ask-bang-do-load-up = { $cards } für 2 Ladungen auf { $places } ablegen
ask-bang-button-load-up = 2 Ladungen nehmen
ask-bang-do-take-load = { $you ->
    [object] Dir selbst eine Ladung von { $places } nehmen
   *[none] { $whom } eine Ladung von { $places } nehmen
}
ask-bang-button-take-load = Ladung nehmen
ask-bang-aim-bomb = { $you ->
    [object] Vor dich selbst legen
   *[none] Vor { $whom } legen
}
    .short = Hinlegen
ask-bang-aim-arrow = { $you ->
    [object] Auf dich selbst zielen
   *[none] Auf { $whom } zielen
}
    .short = Zielen
ask-bang-aim-load = { $you ->
    [object] Ladungen hierher
   *[none] { $whom } laden
}
    .short = Laden
ask-bang-aim-unload = { $you ->
    [object] Dir selbst eine Ladung nehmen
   *[none] { $whom } eine Ladung nehmen
}
    .short = Nehmen

## Why a card cannot be played now

why-too-few-loads = Dafür sind es zu wenige Ladungen
    .short = Zu wenig Ladung
why-once-a-turn = In diesem Zug hast du es schon benutzt
    .short = Schon benutzt

## What happens

log-bang-loaded = { $count ->
    [one] { $you ->
        [subject] Du legst eine Ladung auf { $thing }.
       *[none] { $who } legt eine Ladung auf { $thing }.
    }
   *[other] { $you ->
        [subject] Du legst { $count } Ladungen auf { $thing }.
       *[none] { $who } legt { $count } Ladungen auf { $thing }.
    }
}
log-bang-loaded-self = { $count ->
    [one] { $you ->
        [subject] Du nimmst eine Ladung.
       *[none] { $who } nimmt eine Ladung.
    }
   *[other] { $you ->
        [subject] Du nimmst { $count } Ladungen.
       *[none] { $who } nimmt { $count } Ladungen.
    }
}
log-bang-unloaded = { $count ->
    [one] { $you ->
        [subject] Du nimmst eine Ladung von { $thing }.
       *[none] { $who } nimmt eine Ladung von { $thing }.
    }
   *[other] { $you ->
        [subject] Du nimmst { $count } Ladungen von { $thing }.
       *[none] { $who } nimmt { $count } Ladungen von { $thing }.
    }
}
log-bang-unloaded-self = { $count ->
    [one] { $you ->
        [subject] Du gibst eine Ladung ab.
       *[none] { $who } gibt eine Ladung ab.
    }
   *[other] { $you ->
        [subject] Du gibst { $count } Ladungen ab.
       *[none] { $who } gibt { $count } Ladungen ab.
    }
}
log-bang-load-taken = { $you ->
    [subject] Du nimmst { $whom } eine Ladung von { $thing }.
    [object] { $who } nimmt dir eine Ladung von { $thing }.
   *[none] { $who } nimmt { $whom } eine Ladung von { $thing }.
}
log-bang-load-taken-off = { $you ->
    [subject] Du nimmst { $whom } eine Ladung.
    [object] { $who } nimmt dir eine Ladung.
   *[none] { $who } nimmt { $whom } eine Ladung.
}
log-bang-load-moved = { $you ->
    [subject] Du nimmst eine Ladung von { $thing } zu dir.
   *[none] { $who } nimmt eine Ladung von { $thing } zu sich.
}
log-bang-took-again = { $you ->
    [subject] Du nimmst { $card } zurück auf die Hand.
   *[none] { $who } nimmt { $card } zurück.
}
log-bang-bomb-passed = { $you ->
    [subject] Du gibst die { $thing } an { $whom } weiter.
    [object] { $who } gibt die { $thing } an dich weiter.
   *[none] { $who } gibt die { $thing } an { $whom } weiter.
}
log-bang-bomb-exploded = Die { $thing } geht vor { $you ->
    [subject] dir hoch!
   *[none] { $who } hoch!
}
log-bang-lets-fly = { $you ->
    [subject] Du zielst auf { $whom }: { $card }.
    [object] { $who } zielt auf dich: { $card }.
   *[none] { $who } zielt auf { $whom }: { $card }.
}
log-bang-lays-before = { $you ->
    [subject] Du legst { $card } vor { $whom }.
    [object] { $who } legt { $card } vor dich.
   *[none] { $who } legt { $card } vor { $whom }.
}
log-bang-cuts-back = { $you ->
    [subject] { $thing }: Du schießt auf { $whom } zurück.
    [object] { $thing }: { $who } schießt auf dich zurück.
   *[none] { $thing }: { $who } schießt auf { $whom } zurück.
}

## Why a bot made its move: clauses

reason-bang-loads-pay = Hier lohnen sich die Ladungen
reason-bang-loads-ready = Ladungen werden noch gebraucht
reason-bang-bomb-ticks = Früher oder später geht sie hoch
reason-bang-bad-omen = Die aufgedeckte Karte passt mir nicht

## What the table shows beside cards

bang-part-loads = Ladungen
    .one = Ladung
    .guide = Ladungen liegen auf orangefarbenen Karten und auf Charakteren, höchstens vier an einem Platz. Mit ihnen zahlst du für das, was eine orangefarbene Karte kann, und für mehr Wirkung einer braunen. Eine weitere bekommst du für jede blaue Karte, die du spielst, und für jede, die du ablegen musst. Ohne Ladung ist eine orangefarbene Karte weg.
bang-part-load-supply = Ladungen im Vorrat
    .one = Ladung im Vorrat

## On the page of rules

rules-colour-orange = Orange
    .text = Mit drei Ladungen auslegen. Was sie kann, wird damit bezahlt, und ohne Ladung ist sie weg. Kommt mit Armed & Dangerous.

## What is refused

error-loads = Das kostet { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
}, und { $held } ist zu wenig
