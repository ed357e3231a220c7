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

## Möglichkeiten auf Knöpfen

ask-dice-button-keep = Alle behalten
ask-dice-button-reroll = { $count } neu werfen

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
