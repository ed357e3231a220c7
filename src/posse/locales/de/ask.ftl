### Fragen und Beschriftungen: was alle Spiele gemeinsam haben.
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.

ask-thinking = { $who } überlegt
ask-over = Das Spiel ist zu Ende
ask-turn = { $you ->
    [subject] Du bist am Zug
   *[none] { $who } ist am Zug
}
ask-unknown = Du entscheidest
ask-unknown-why = { $you ->
    [subject] Du musst wählen.
   *[none] { $who } muss wählen.
}

## Beschriftungen

ask-end = Zug beenden
ask-pass = Passen
ask-choose = { $what } wählen
ask-choose-player = { $you ->
    [object] Dich selbst wählen
   *[none] { $whom } wählen
}
ask-use = { $thing } nutzen

# A name or a card, and nothing else.
ask-it = { $what }
ask-yes = Ja
ask-no = Nein
ask-word = { $word }

## Schritt für Schritt: was gefragt wird, während man wählt

ask-pay = Mit welcher Karte bezahlst du?
ask-another = Und welche noch?
ask-more = { $what }: noch etwas?
