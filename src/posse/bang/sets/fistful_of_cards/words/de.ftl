### The words of A Fistful of Cards. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

bang-set-fistful-of-cards = A Fistful of Cards
    .line = 15 seltsamere Ereignisse; mit High Noon mischbar
    .harder = noch wilder

## Events

bang-event-a-fistful-of-cards = Für eine Handvoll Karten
    .line = Zugbeginn: ein BANG! je Handkarte
bang-event-abandoned-mine = Verlassene Mine
    .line = Gezogen wird vom Ablagestapel
    .guide = Gezogen wird vom Ablagestapel: Sieh vor deinem Zug nach, was dort liegt. Was du am Zugende ablegen musst, kommt verdeckt auf den Nachziehstapel.
bang-event-ambush = Hinterhalt
    .line = Alle sind in Distanz 1
bang-event-blood-brothers = Blutsbrüder
    .line = Zugbeginn: 1 Leben abgeben erlaubt
bang-event-dead-man = Toter Mann
    .line = Der zuerst Ausgeschiedene kehrt zurück
    .guide = Wer als Erster ausgeschieden ist, kommt endgültig zurück, wenn er an der Reihe ist, mit zwei Leben und zwei Karten.
bang-event-hard-liquor = Hoch­prozentiges
    .line = 1 Leben zurück, statt zu ziehen
bang-event-lasso = Lasso
    .line = Ausliegende Karten wirken nicht
bang-event-law-of-the-west = Gesetz des Westens
    .line = Zweite gezogene Karte: Spielpflicht
bang-event-peyote = Peyote
    .line = Ziehen durch Raten: rot oder schwarz
bang-event-ranch = Ranch
    .line = Nach dem Ziehen einmal Karten tauschen
bang-event-ricochet = Quer­schläger
    .line = BANG! trifft auch ausliegende Karten
    .guide = Ein BANG! darf auch auf eine Karte vor einem anderen zielen, auf jede Entfernung und so oft du willst. Ein Fehlschuss! rettet die Karte; niemand verliert Leben.
bang-event-russian-roulette = Russisches Roulette
    .line = Fehlschuss! ablegen oder 2 Leben weg
bang-event-sniper = Scharf­schütze
    .line = 2 BANG! als Schuss: 2 Fehlschuss! nötig
    .guide = Zwei BANG! zusammen sind ein Schuss, den nur zwei Fehlschuss! aufhalten. Er zählt nicht als das BANG! deines Zuges.
bang-event-the-judge = Der Richter
    .line = Niemand darf Karten auslegen
bang-event-vendetta = Vendetta
    .line = Bei Herz am Zugende noch ein Zug

## What is asked

ask-bang-blood-brothers = Gibst du ein Leben ab?
    .why = { $you ->
        [subject] { $thing }: Du darfst 1 Leben verlieren, damit jemand anders 1 zurückerhält.
       *[none] { $thing }: { $who } darf 1 Leben verlieren, damit jemand anders 1 zurückerhält.
    }
ask-bang-do-blood-brothers = { $you ->
    [object] Dir selbst ein Leben geben
   *[none] { $whom } ein Leben geben
}
ask-bang-pass-blood-brothers = Kein Leben abgeben
ask-bang-button-blood-brothers = Ein Leben abgeben
ask-bang-hard-liquor = Trinkst du, statt zu ziehen?
    .why = { $you ->
        [subject] { $thing }: Du darfst 1 Leben zurückerhalten, statt Karten zu ziehen.
       *[none] { $thing }: { $who } darf 1 Leben zurückerhalten, statt Karten zu ziehen.
    }
ask-bang-do-hard-liquor = 1 Leben zurückerhalten, statt zu ziehen ({ $thing })
ask-bang-pass-hard-liquor = Karten ziehen
ask-bang-button-hard-liquor = 1 Leben zurück
ask-bang-guess = Rot oder schwarz?
    .why = { $you ->
        [subject] { $thing }: Rätst du richtig, nimmst du die Karte und darfst weiterraten; sonst kommt sie weg.
       *[none] { $thing }: { $who } rät die Farbe der nächsten Karte.
    }
ask-bang-do-red = Auf Rot tippen
ask-bang-do-black = Auf Schwarz tippen
ask-bang-pass-guess = Nicht weiterraten
ask-bang-ranch = Welche Karten tauschst du?
    .why = { $you ->
        [subject] { $thing }: Du darfst beliebig viele Karten ablegen und ebenso viele ziehen.
       *[none] { $thing }: { $who } darf beliebig viele Karten ablegen und ebenso viele ziehen.
    }
ask-bang-do-ranch = { $cards } tauschen
ask-bang-pass-ranch = Diese Karten behalten
ask-bang-button-ranch = Tauschen
# $card: die Karte vor $whom.
ask-bang-ricochet = { $who } zielt auf deine Karte!
    .why = { $you ->
        [subject] { $thing }: Du schießt auf die Karte { $card } von { $whom }.
        [object] { $thing }: { $who } schießt auf deine Karte { $card }.
       *[none] { $thing }: { $who } schießt auf die Karte { $card } von { $whom }.
    }
    .any = { $you ->
        [subject] { $thing }: Du schießt auf eine Karte vor { $whom }.
        [object] { $thing }: { $who } schießt auf eine Karte vor dir.
       *[none] { $thing }: { $who } schießt auf eine Karte vor { $whom }.
    }
    .stakes = { $you ->
        [subject] Lege { $missed } ab, oder du verlierst sie.
       *[none] { $who } darf { $missed } ablegen oder verliert sie.
    }
    .helpless = { $you ->
        [subject] Ohne { $missed } verlierst du sie.
       *[none] Ohne { $missed } verliert { $who } sie.
    }
ask-bang-pass-ricochet = Karte verlieren
ask-bang-aim-ricochet = { $you ->
    [object] Auf eine eigene Karte schießen
   *[none] Auf eine Karte von { $whom } schießen
}
    .short = Schießen
ask-bang-roulette = { $thing }: Machst du weiter?
    .why = { $thing } geht reihum, bis jemand ohne { $missed } dasteht.
ask-bang-pass-russian-roulette = 2 Leben verlieren

## What happens

# $colour: red oder black. $right: yes oder no.
log-bang-guessed = { $you ->
    [subject] Du tippst auf
   *[none] { $who } tippt auf
} { $colour ->
    [red] Rot
   *[black] Schwarz
}, und es ist { $card }: { $right ->
    [yes] richtig!
   *[no] falsch.
}

## Why a bot made its move: clauses

reason-bang-life-worth-more-there = Dort ist das Leben mehr wert
reason-bang-need-life-more = Das Leben brauche ich nötiger als die Karten
reason-bang-colour = Von dieser Farbe kommen noch mehr Karten
reason-bang-hope-for-better = Ich hoffe auf bessere Karten

## What the table shows beside cards

bang-part-shown = muss gespielt werden
    .guide = Diese Karte wurde beim Ziehen allen gezeigt. Kann sie gespielt werden, muss sie es, bevor der Zug enden darf.
