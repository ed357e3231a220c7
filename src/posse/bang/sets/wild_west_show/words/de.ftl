### The words of the Wild West Show. Every thing has its name and what it does in a few words (.line): under 40 letters
### for a show card, 60 for a character. A long word has a soft hyphen where it may break.

## The set: what it adds, and how much harder it is

bang-set-wild-west-show = Wild West Show
    .line = 10 Showkarten, die alles umwerfen, sogar, wer gewinnt
    .harder = wilder

## Show cards

bang-sort-show = Showkarten
    .one = Showkarte
bang-show-bone-orchard = Gottes­acker
    .line = Tote kehren mit 1 Leben für immer zurück
    .out = Solange der Gottesacker gilt, kehrst du für immer zurück, wenn du an der Reihe bist.
bang-show-darling-valentine = Darling Valen­tine
    .line = Zugbeginn: die ganze Hand tauschen
bang-show-dorothy-rage = Dorothy Rage
    .line = Befiehl einem anderen eine Karte
bang-show-gag = Knebel
    .line = Niemand darf reden, nur murmeln
bang-show-helena-zontero = Helena Zontero
    .line = Bei ♥ oder ♦ werden Rollen neu verteilt
bang-show-lady-rosa-del-texas = Lady Rosa del Texas
    .line = Platztausch; der andere setzt aus
bang-show-miss-susanna = Miss Susanna
    .line = 3 Karten im Zug, sonst 1 Leben weniger
bang-show-sacagaway = Sacaga­way
    .line = Alle Hände liegen offen
bang-show-showdown = Abrech­nung
    .line = Alles ist ein BANG!, ein BANG! weicht aus
bang-show-wild-west-show = Wild West Show
    .line = Jeder gegen jeden: der Letzte gewinnt

## What everybody wants, where that is not what his role says

bang-goals-last-one-in-play = Bleib als Letzter im Spiel

## Characters

bang-character-big-spencer = Big Spencer
    .line = 9 Lebenspunkte, aber 5 Startkarten und kein Fehlschuss!
bang-character-flint-westwood = Flint Westwood
    .line = Tauscht einmal im Zug 1 Karte gegen 2 aus fremder Hand.
bang-character-gary-looter = Gary Looter
    .line = Nimmt, was andere wegen des Handlimits ablegen.
bang-character-gregory-deck = Gregory Deck
    .line = Hat zwei Fähigkeiten des Grundspiels und darf tauschen.
bang-character-john-pain = John Pain
    .line = Nimmt die Karte jedes „Ziehen!“, wenn er unter 6 hat.
bang-character-lee-van-kliff = Lee Van Kliff
    .line = Ein BANG! wiederholt die eben gespielte braune Karte.
bang-character-teren-kill = Teren Kill
    .line = „Ziehen!“ beim Sterben: außer bei ♠ bleibt ihm 1 Leben.
bang-character-youl-grinner = Youl Grinner
    .line = Wer mehr Karten hält als er, gibt ihm eine.

## What the table shows beside cards

bang-part-show = Show
    .guide = Wer eine Postkutsche oder Wells Fargo spielt, deckt eine Showkarte auf. Sie ändert die Regeln für alle, bis die nächste kommt, und die letzte ändert sogar, wer gewinnt.
bang-part-cards-played = In diesem Zug gespielte Karten
    .one = In diesem Zug gespielte Karte
    .guide = Die Zahl neben deinem Namen zählt die Karten, die du in einem Zug spielst. Solange Miss Susanna gilt, kosten weniger als drei am Ende ein Leben.
bang-part-misses-turn = Setzt aus
    .one = Setzt aus
    .guide = Der Stuhl neben einem Namen heißt: Dieser Spieler setzt seinen nächsten Zug aus.

## What is asked

ask-bang-order-card = Welche Karte soll { $whom } spielen?
    .why = { $you ->
        [subject] { $thing }: Du gibst { $whom } einen Befehl. Wer die Karte nicht hat, zeigt die Hand.
        [object] { $thing }: { $who } gibt dir einen Befehl. Hast du die Karte nicht, zeigst du deine Hand.
       *[none] { $thing }: { $who } gibt { $whom } einen Befehl. Wer die Karte nicht hat, zeigt die Hand.
    }
    .guide = Nenne eine Karte, die der andere haben könnte. Hat er sie, muss er sie sofort spielen, und du sagst, auf wen; hat er sie nicht, sehen alle seine Hand.
ask-bang-order-target = { $card }: Worauf soll { $whom } zielen?
    .why = { $you ->
        [subject] { $thing }: Du nennst das Ziel, bevor jemand weiß, ob { $whom } die Karte hat.
        [object] { $thing }: { $who } nennt das Ziel für deine Karte.
       *[none] { $thing }: { $who } nennt das Ziel für die Karte von { $whom }.
    }
ask-bang-obey = { $who } befiehlt: Wie spielst du sie?
    .why = { $you ->
        [subject] { $thing }: { $whom } spielt die Karte auf deinen Befehl.
        [object] { $thing }: Du musst die Karte auf Befehl von { $who } spielen.
       *[none] { $thing }: { $whom } muss die Karte auf Befehl von { $who } spielen.
    }
ask-bang-do-name = { $what } nennen
ask-bang-change = Tauschst du beide Fähigkeiten?
    .why = { $you ->
        [subject] { $thing }: Du darfst beide gegen zwei zufällig gezogene tauschen.
       *[none] { $thing }: { $who } darf beide Fähigkeiten gegen zwei zufällig gezogene tauschen.
    }
ask-bang-do-change = Zwei andere Fähigkeiten ziehen
ask-bang-button-change = Beide tauschen
ask-bang-pass-change = Beide behalten
ask-bang-hand-over = Welche Karte gibst du { $who }?
    .why = { $you ->
        [subject] { $thing }: { $whom } hat mehr Karten als du und gibt dir eine.
        [object] { $thing }: Du hast mehr Karten als { $who } und gibst eine ab.
       *[none] { $thing }: { $whom } hat mehr Karten als { $who } und gibt eine ab.
    }
ask-bang-do-seats = Den Platz mit deinem rechten Nachbarn tauschen
ask-bang-button-seats = Platz tauschen
ask-bang-aim-order = { $you ->
    [object] Dir selbst befehlen
   *[none] { $whom } einen Befehl geben
}
    .short = Befehlen
ask-bang-aim-trade = { $you ->
    [object] Mit dir selbst tauschen
   *[none] Mit { $whom } tauschen
}
    .short = Tauschen
ask-bang-aim-again = { $you ->
    [object] Noch einmal auf dich selbst
   *[none] Noch einmal auf { $whom }
}
    .short = Noch einmal

## What happens

log-bang-show = Showkarte: { $thing }. { $line }.
log-bang-ordered = { $you ->
    [subject] Du befiehlst { $whom }, { $thing } zu spielen.
    [object] { $who } befiehlt dir, { $thing } zu spielen.
   *[none] { $who } befiehlt { $whom }, { $thing } zu spielen.
}
# $at: a player.
log-bang-ordered-on = { $you ->
    [subject] Du befiehlst { $whom }, { $thing } auf { $at } zu spielen.
    [object] { $who } befiehlt dir, { $thing } auf { $at } zu spielen.
   *[none] { $who } befiehlt { $whom }, { $thing } auf { $at } zu spielen.
}
log-bang-ordered-on-you = { $who } befiehlt { $whom }, { $thing } auf dich zu spielen.
log-bang-showed-hand = { $you ->
    [subject] Du hast keine solche Karte und zeigst { $cards }.
   *[none] { $who } hat keine solche Karte und zeigt { $cards }.
}
log-bang-showed-no-hand = { $you ->
    [subject] Du hast keine einzige Karte zu zeigen.
   *[none] { $who } hat keine einzige Karte zu zeigen.
}
log-bang-roles-shuffled = Rollen werden gemischt und verdeckt neu verteilt: { $players }.
    .guide = Verdeckte Rollen wurden neu verteilt. Was du von diesen Spielern dachtest, gilt nicht mehr, und vielleicht willst du selbst jetzt etwas anderes.
log-bang-role-dealt = Deine Rolle ist jetzt: { $role }.
log-bang-seats-changed = { $you ->
    [subject] Du tauschst den Platz mit { $whom }. { $whom } wird aussetzen.
    [object] { $who } tauscht den Platz mit dir, und du wirst aussetzen.
   *[none] { $who } tauscht den Platz mit { $whom }. { $whom } wird aussetzen.
}
log-bang-skipped = { $you ->
    [subject] Du setzt aus.
   *[none] { $who } setzt aus.
}
log-bang-looted = { $you ->
    [subject] { $whom } nimmt { $card }, von dir abgelegt.
    [object] Du nimmst { $card }, von { $who } abgelegt.
   *[none] { $whom } nimmt { $card }, von { $who } abgelegt.
}
log-bang-caught = { $you ->
    [subject] Du nimmst { $card }, eben aufgedeckt.
   *[none] { $who } nimmt { $card }, eben aufgedeckt.
}
log-bang-gave = { $you ->
    [subject] Du gibst { $whom } { $card }.
    [object] { $who } gibt dir { $card }.
   *[none] { $who } gibt { $whom } { $card }.
}
log-bang-stayed = { $you ->
    [subject] Du springst dem Tod von der Schippe und bleibst mit 1 Lebenspunkt.
   *[none] { $who } springt dem Tod von der Schippe und bleibt mit 1 Lebenspunkt.
}
log-bang-abilities-drawn = { $you ->
    [subject] Du hast neue Fähigkeiten: { $things }.
   *[none] { $who } hat neue Fähigkeiten: { $things }.
}

## Why a bot made its move: clauses

reason-bang-order = Ein Befehl kostet mich nichts
reason-bang-loses-turn = Jemand verliert dadurch einen Zug
reason-bang-two-for-one-card = Ich bekomme zwei Karten für eine
reason-bang-abilities = Ich hoffe auf bessere Fähigkeiten
reason-bang-once-more = Das lohnt sich gleich noch einmal
reason-bang-spare-it = Diese Karte kann ich entbehren
