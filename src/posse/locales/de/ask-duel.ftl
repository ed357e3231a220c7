### Fragen und Beschriftungen von BANG! The Duel.
### $you sagt, wer von den Genannten liest: subject ($who ist gefragt), object ($whom ist der Anlass) oder none.

## Fragen: die Überschrift, und in einem Satz, warum gefragt wird und was auf dem Spiel steht

ask-duel-choose-ac = Wer geht nach vorn?
ask-duel-choose-ac-why = { $you ->
    [subject] Zwei Charaktere kommen ins Spiel: Wen du wählst, der kämpft vorn, der andere wartet hinten.
   *[none] { $who } wählt, wer vorn kämpft.
}
# $left: was es zu tun gibt: cards, swap (und vielleicht Karten) oder nothing: nur den Zug beenden.
ask-duel-play-why = { $you ->
    [subject] { $left ->
        [nothing] Es gibt nichts mehr zu spielen: Beende deinen Zug.
        [swap] Spiele eine Karte, tausche dein Paar oder beende deinen Zug.
       *[cards] Spiele eine Karte oder beende deinen Zug.
    }
   *[none] { $who } spielt eine Karte oder beendet den Zug.
}
# $chance: ob sich etwas dagegen tun lässt.
ask-duel-defend = { $chance ->
    [no] Kein Ausweg
   *[yes] Dem Schuss ausweichen?
}
# $life: die Leben von $character; $own: ob der Schuss von der eigenen Seite kommt.
ask-duel-defend-why = { $you ->
    [subject] { $own ->
        [yes] Dein eigenes Feuer bedroht { $character } ({ $cause }): Weiche aus, sonst
       *[no] { $whom } greift { $character } mit { $cause } an: Weiche aus, sonst
    }
    [object] Du greifst { $character } mit { $cause } an: Weicht { $who } nicht aus,
   *[none] { $own ->
        [yes] Das eigene Feuer bedroht { $character } ({ $cause }): Weicht { $who } nicht aus,
       *[no] { $whom } greift { $character } mit { $cause } an: Weicht { $who } nicht aus,
    }
} { $life ->
    [1] ist das letzte Leben weg.
   *[other] ist ein Leben weg.
}
# Wer liest, kann nur passen.
ask-duel-defend-helpless-why = { $own ->
    [yes] Dein eigenes Feuer bedroht { $character } ({ $cause }), und nichts hilft:
   *[no] { $whom } greift { $character } mit { $cause } an, und nichts hilft:
} { $life ->
    [1] Das letzte Leben ist weg.
   *[other] Ein Leben ist weg.
}
ask-duel-second-card = Noch eine Karte?
ask-duel-second-card-why = { $you ->
    [subject] Bei { $cause } von { $whom } kostet das Ausweichen eine Karte mehr: Lege eine ab, sonst war es umsonst.
    [object] Bei deiner Karte { $cause } kostet das Ausweichen eine Karte mehr: { $who } legt eine ab, sonst war es umsonst.
   *[none] Bei { $cause } von { $whom } kostet das Ausweichen eine Karte mehr: { $who } legt eine ab, sonst war es umsonst.
}
ask-duel-give-up = { $chance ->
    [no] Keine Schuss-Karte
   *[yes] Eine Schuss-Karte abgeben?
}
ask-duel-give-up-duel-why = { $you ->
    [subject] { $cause } gegen { $whom }: Gib eine Schuss-Karte ab, oder du verlierst ein Leben.
    [object] { $cause } gegen { $who }: { $who } gibt eine Schuss-Karte ab oder verliert ein Leben.
   *[none] { $cause } zwischen { $whom } und { $who }: { $who } gibt eine Schuss-Karte ab oder verliert ein Leben.
}
ask-duel-give-up-why = { $you ->
    [subject] { $own ->
        [yes] Deine eigene Karte { $cause } bringt { $character } in Gefahr: Gib eine Schuss-Karte ab, sonst
       *[no] { $whom } bringt { $character } mit der Karte { $cause } in Gefahr: Gib eine Schuss-Karte ab, sonst
    }
    [object] Du bringst { $character } mit der Karte { $cause } in Gefahr: Gibt { $who } keine Schuss-Karte ab,
   *[none] { $own ->
        [yes] { $who } bringt { $character } mit der eigenen Karte { $cause } in Gefahr: Gibt { $who } keine Schuss-Karte ab,
       *[no] { $whom } bringt { $character } mit der Karte { $cause } in Gefahr: Gibt { $who } keine Schuss-Karte ab,
    }
} { $life ->
    [1] ist das letzte Leben weg.
   *[other] ist ein Leben weg.
}
ask-duel-give-up-helpless-why = { $own ->
    [yes] Deine eigene Karte { $cause } bringt { $character } in Gefahr, und du hast keine Schuss-Karte:
   *[no] { $whom } bringt { $character } mit der Karte { $cause } in Gefahr, und du hast keine Schuss-Karte:
} { $life ->
    [1] Das letzte Leben ist weg.
   *[other] Ein Leben ist weg.
}
ask-duel-give-up-duel-helpless-why = { $cause } gegen { $whom }: Du hast keine Schuss-Karte und verlierst ein Leben.
ask-duel-stand-in = Springt { $about } ein?
ask-duel-stand-in-why = { $you ->
    [subject] Dein anderer Charakter verliert gleich ein Leben; { $about } kann es an seiner Stelle verlieren.
   *[none] { $who } entscheidet, ob { $about } das Leben an Stelle des anderen Charakters verliert.
}
ask-duel-discard = Welche Karte legst du ab?
ask-duel-discard-why = { $you ->
    [subject] Du hast { $count } Karten auf der Hand und darfst { $limit } behalten.
   *[none] { $who } hat { $count } Karten auf der Hand und darf { $limit } behalten.
}
ask-duel-discard-forced-why = { $you ->
    [subject] Du bist der Karte { $about } von { $whom } ausgewichen, aber das kostet dich eine Karte deiner Wahl.
    [object] { $who } ist deiner Karte { $about } ausgewichen, muss dafür aber eine Karte ablegen.
   *[none] { $who } ist der Karte { $about } von { $whom } ausgewichen, muss dafür aber eine Karte ablegen.
}
ask-duel-give-up-one = Welche Karte legst du ab?
ask-duel-give-up-one-why = { $you ->
    [subject] { $about }: Von den { $count } gezogenen Karten legst du eine ab und behältst den Rest.
   *[none] { $about }: { $who } legt eine der { $count } gezogenen Karten ab.
}
ask-duel-pick = Welche Karte nimmst du?
ask-duel-pick-why = { $you ->
    [subject] { $about }: { $count } Karten liegen auf dem Ladentisch, und beide Seiten nehmen abwechselnd eine.
   *[none] { $about }: { $who } nimmt eine Karte vom Ladentisch.
}
ask-duel-reveal = Welche Karte zählt?
ask-duel-reveal-why = { $you ->
    [subject] Für { $about } wurden zwei Karten aufgedeckt, und du bestimmst, welche zählt.
   *[none] Für { $about } wurden zwei Karten aufgedeckt, und { $who } bestimmt, welche zählt.
}
ask-duel-discard-equipment = Eine Karte ablegen?
ask-duel-discard-equipment-why = { $you ->
    [subject] { $about } ging daneben: Du darfst eine Karte von einem der beiden vorderen Charaktere ablegen.
   *[none] { $about } ging daneben: { $who } darf eine Karte von einem der beiden vorderen Charaktere ablegen.
}
ask-duel-swap-either = Ein Paar tauschen?
ask-duel-swap-either-why = { $you ->
    [subject] { $about } ging daneben: Du darfst eines der beiden Paare die Plätze tauschen lassen.
   *[none] { $about } ging daneben: { $who } darf eines der beiden Paare die Plätze tauschen lassen.
}
ask-duel-loot = Eine Karte nehmen?
ask-duel-loot-why = { $you ->
    [subject] Ein Charakter ist gefallen: Dank { $about } darfst du eine Karte nehmen.
   *[none] Ein Charakter ist gefallen: Dank { $about } darf { $who } eine Karte nehmen.
}
ask-duel-revenge = Zurückschlagen?
ask-duel-revenge-why = { $you ->
    [subject] { $about } hat ein Leben verloren: Du darfst eine zufällige Karte aus der Hand von { $whom } ablegen.
    [object] { $about } hat ein Leben verloren: { $who } darf eine zufällige Karte aus deiner Hand ablegen.
   *[none] { $about } hat ein Leben verloren: { $who } darf eine zufällige Karte aus der Hand von { $whom } ablegen.
}

## Möglichkeiten in voller Länge. $aim ist eines von log-duel-aim-...

ask-duel-do-play = { $card } spielen
ask-duel-do-play-aim = { $card } { $aim } spielen
ask-duel-do-place = { $card } bei { $character } auslegen
ask-duel-do-avoid = Mit { $card } ausweichen
ask-duel-do-avoid-paying = Mit { $card } ausweichen und { $paid } ablegen
ask-duel-do-give-up = { $card } abgeben
ask-duel-do-use-paying = { $thing } nutzen und { $paid } ablegen
ask-duel-do-use-aim = { $thing } { $aim } nutzen
# Pearl Hat: $paid wird abgelegt, um $card vom Ablagestapel zu spielen.
ask-duel-do-copy = { $thing } nutzen: { $paid } ablegen und { $card } noch einmal spielen
ask-duel-do-copy-aim = { $thing } nutzen: { $paid } ablegen und { $card } noch einmal { $aim } spielen
ask-duel-do-copy-reload = { $thing } nutzen: { $paid } ablegen und { $card } nachladen
ask-duel-do-stand-in = { $thing } das Leben verlieren lassen
ask-duel-do-front = { $character } nach vorn schicken
ask-duel-do-pick = { $card } nehmen
ask-duel-do-reveal = { $card } zählen lassen
ask-duel-do-discard = { $card } ablegen
ask-duel-do-discard-card = { $card } von { $character } ablegen
ask-duel-do-take-card = { $card } von { $character } nehmen
# $side: die Rückseite der Karte, wo es zweierlei gibt, oder any.
ask-duel-do-take-hand = { $side ->
    [law] Eine zufällige Karte der Gesetzeshüter aus der Hand von { $whom } nehmen
    [outlaw] Eine zufällige Karte der Banditen aus der Hand von { $whom } nehmen
   *[any] Eine zufällige Karte aus der Hand von { $whom } nehmen
}
ask-duel-do-discard-hand = { $side ->
    [law] Eine zufällige Karte der Gesetzeshüter aus der Hand von { $whom } ablegen
    [outlaw] Eine zufällige Karte der Banditen aus der Hand von { $whom } ablegen
   *[any] Eine zufällige Karte aus der Hand von { $whom } ablegen
}
ask-duel-do-swap = Plätze tauschen: { $character } nach vorn
ask-duel-do-swap-side = { $you ->
    [subject] Dein eigenes Paar tauschen
   *[none] Das Paar von { $whom } tauschen
}
ask-duel-do-reload = { $card } nachladen
ask-duel-do-reload-card = { $card } von { $character } nachladen
# Was Passen bedeutet, je nach Frage.
ask-duel-do-pass = { $kind ->
    [defend] Den Schuss hinnehmen und ein Leben verlieren
    [give-up] Nichts abgeben und ein Leben verlieren
    [second-card] Keine Karte dazulegen, dann war es umsonst
    [stand-in] Den anderen Charakter das Leben verlieren lassen
    [loot] Nichts nehmen
    [discard-equipment] Nichts ablegen
    [swap-either] Alle an ihrem Platz lassen
   *[other] Darauf verzichten
}

## Möglichkeiten auf Knöpfen

ask-duel-button = { $act ->
    [play] { $card } spielen
    [avoid] { $card } nutzen
    [give-up] { $card } abgeben
    [place] { $card } auslegen
    [front] { $card } nach vorn
    [take] { $card } nehmen
    [count] { $card } zählt
    [discard] { $card } ablegen
   *[reload] { $card } nachladen
}
ask-duel-button-swap = Tauschen
ask-duel-button-hand = { $act ->
    [discard] Karte ablegen
   *[take] Karte nehmen
}
ask-duel-button-pass = { $kind ->
    [defend] Hinnehmen
    [give-up] Leben verlieren
    [second-card] Keine
    [stand-in] Nicht einspringen
    [loot] Nichts nehmen
    [discard-equipment] Nichts ablegen
    [swap-either] Niemanden tauschen
   *[other] Verzichten
}

## An einem Ziel

ask-duel-aim = { $act ->
    [shoot] Auf { $target } schießen
    [stab] { $target } angreifen
    [challenge] { $target } herausfordern
    [place] Bei { $target } auslegen
    [pour] { $target } einschenken
    [steal] Stehlen: { $target }
    [take] Nehmen: { $target }
    [discard] Ablegen: { $target }
    [swap] Tauschen: { $target }
    [front] { $target } nach vorn schicken
    [count] { $target } zählen lassen
    [reload] { $target } nachladen
    [play] { $target } spielen
   *[choose] { $target } wählen
}
ask-duel-aim-short = { $act ->
    [shoot] Schießen
    [stab] Angreifen
    [challenge] Herausfordern
    [place] Auslegen
    [pour] Einschenken
    [steal] Stehlen
    [take] Nehmen
    [discard] Ablegen
    [swap] Tauschen
    [front] Nach vorn
    [count] Zählen
    [reload] Nachladen
    [play] Spielen
   *[choose] Wählen
}
# Worauf gezielt werden kann, als Objekt eines solchen Verbs.
ask-duel-target-hand = { $side ->
    [law] { $you ->
        [object] eine Karte der Gesetzeshüter aus deiner Hand
       *[none] eine Karte der Gesetzeshüter aus der Hand von { $whom }
    }
    [outlaw] { $you ->
        [object] eine Karte der Banditen aus deiner Hand
       *[none] eine Karte der Banditen aus der Hand von { $whom }
    }
   *[any] { $you ->
        [object] eine Karte aus deiner Hand
       *[none] eine Karte aus der Hand von { $whom }
    }
}
ask-duel-target-card = { $card } von { $character }
ask-duel-target-side = { $you ->
    [object] dein eigenes Paar
   *[none] das Paar von { $whom }
}

## Schritt für Schritt: was gefragt wird, während man wählt

# $verb ist, was die Karte oder das Ding mit dem Ziel macht, $what ihr Name.
ask-duel-target = { $verb ->
    [shoot] Auf wen schießt du?
    [stab] Auf wen stichst du ein?
    [challenge] Wen forderst du heraus?
    [pour] Wer trinkt es?
    [swap] Welches Paar tauscht?
    [take] Welche Karte nimmst du?
    [place] Wer bekommt die Karte?
   *[other] { $what }: auf wen?
}
ask-duel-target-stealing = Auf welche Karte hast du es abgesehen?
ask-duel-target-katie = Welche Karte gibt sie her?
