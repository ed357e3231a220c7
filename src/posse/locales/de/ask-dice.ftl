### Fragen und Beschriftungen von BANG! The Dice Game.
### $you sagt, wer von den Genannten liest: subject ($who ist gefragt), object ($whom) oder none.

## Fragen: die Überschrift, und in einem Satz, warum gefragt wird und was auf dem Spiel steht

ask-dice-roll = Neu würfeln oder behalten?
# $left: wie viele Würfe noch bleiben; $pile: Pfeile im Vorrat.
ask-dice-roll-why = { $you ->
    [subject] { $left ->
        [one] Du darfst die Würfel deiner Wahl noch einmal werfen;
       *[other] Du darfst die Würfel deiner Wahl noch { $left }-mal werfen;
    }
   *[none] { $left ->
        [one] { $who } darf noch einmal würfeln;
       *[other] { $who } darf noch { $left }-mal würfeln;
    }
} { $pile ->
    [one] im Vorrat liegt noch ein Pfeil.
   *[other] im Vorrat liegen noch { $pile } Pfeile.
}
ask-dice-target = Auf wen schießt du?
ask-dice-target-why = { $you ->
    [subject] Würfel { $die } zeigt { $face }: Wen du wählst, der verliert ein Leben, sobald alle Schüsse vergeben sind.
   *[none] Würfel { $die } zeigt { $face }: { $who } sucht ein Ziel aus.
}
ask-dice-beer = Wer bekommt das Bier?
ask-dice-beer-why = { $you ->
    [subject] Würfel { $die } zeigt { $face }: Wen du wählst, der bekommt ein Leben zurück.
   *[none] Würfel { $die } zeigt { $face }: { $who } wählt, wer es trinkt.
}
ask-dice-bart-cassidy = Lieber einen Pfeil nehmen?
ask-dice-bart-cassidy-why = { $you ->
    [subject] { $whom } nimmt dir gleich ein Leben: Dank { $about } darfst du stattdessen einen Pfeil nehmen.
    [object] Du nimmst { $who } gleich ein Leben: Dank { $about } ist stattdessen auch ein Pfeil möglich.
   *[none] { $whom } nimmt { $who } gleich ein Leben: Dank { $about } ist stattdessen auch ein Pfeil möglich.
}
ask-dice-pedro-ramirez = Einen Pfeil zurücklegen?
ask-dice-pedro-ramirez-why = { $you ->
    [subject] Du hast ein Leben verloren: Dank { $about } darfst du dafür einen Pfeil zurücklegen.
   *[none] { $who } hat ein Leben verloren: Dank { $about } darf dafür ein Pfeil zurück in den Vorrat.
}
ask-dice-kit-carlson = Wessen Pfeil kommt zurück?
ask-dice-kit-carlson-why = { $you ->
    [subject] Du zeigst eine Gatling: Dank { $about } darfst du irgendeinen Pfeil in den Vorrat zurücklegen.
   *[none] { $who } zeigt eine Gatling: Dank { $about } darf irgendein Pfeil zurück in den Vorrat.
}
ask-dice-sid-ketchum = Wer bekommt ein Leben?
ask-dice-sid-ketchum-why = { $you ->
    [subject] Vor deinem Wurf schenkt { $about } ein Leben: Du wählst, wem.
   *[none] Vor dem Wurf schenkt { $about } ein Leben: { $who } wählt, wem.
}

## Möglichkeiten in voller Länge

ask-dice-do-keep = Alle Würfel behalten ({ $dice })
ask-dice-do-reroll = { $count ->
    [one] Würfel { $numbers } neu werfen ({ $dice })
   *[other] Die Würfel { $numbers } neu werfen ({ $dice })
}
ask-dice-do-shoot = Auf { $whom } schießen
ask-dice-do-shoot-double = Ein Bier einsetzen und doppelt auf { $whom } schießen
ask-dice-do-beer = { $you ->
    [object] Das Bier selbst trinken
   *[none] { $whom } das Bier ausgeben
}
ask-dice-do-return = { $you ->
    [object] Einen eigenen Pfeil zurücklegen
   *[none] Einen Pfeil von { $whom } zurücklegen
}
ask-dice-do-heal = { $you ->
    [object] Dir selbst ein Leben geben
   *[none] { $whom } ein Leben geben
}
ask-dice-do-take-arrow = Einen Pfeil nehmen, statt ein Leben zu verlieren
ask-dice-do-return-own = Einen deiner Pfeile zurücklegen
# Was Passen bedeutet, je nach dem Charakter, um den es geht.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Das Leben verlieren
    [kit-carlson] Alle Pfeile liegen lassen
    [pedro-ramirez] Deine Pfeile behalten
   *[other] Darauf verzichten
}

## Möglichkeiten auf Knöpfen

ask-dice-button-keep = Alle behalten
ask-dice-button-reroll = { $count } neu werfen
ask-dice-button-use = { $about ->
    [bart-cassidy] Pfeil nehmen
    [pedro-ramirez] Pfeil zurücklegen
   *[slab-the-killer] Doppelschuss
}
ask-dice-button-pass = { $about ->
    [bart-cassidy] Leben verlieren
    [kit-carlson] Liegen lassen
    [pedro-ramirez] Behalten
   *[other] Verzichten
}

## An einem Ziel

ask-dice-aim-short = { $act ->
    [shoot] Schießen
    [double] Doppelschuss
    [drink] Trinken
    [buy] Bier ausgeben
    [return] Pfeil zurück
    [heal] Leben geben
    [gain] Leben nehmen
   *[choose] Wählen
}

## Schritt für Schritt: was gefragt wird, während man wählt

ask-dice-whom = { $what }: für wen?
ask-dice-more = Diese neu werfen?
