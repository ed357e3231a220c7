### Domande ed etichette: ciò che tutti i giochi hanno in comune.
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.

ask-thinking = { $who } sta pensando
ask-over = La partita è finita
ask-turn = { $you ->
    [subject] Tocca a te
   *[none] Tocca a { $who }
}
ask-unknown = Scegli tu
ask-unknown-why = { $you ->
    [subject] Devi scegliere.
   *[none] { $who } deve scegliere.
}

## Etichette

ask-end = Termina il turno
ask-pass = Passa
ask-choose = Scegli { $what }
ask-choose-player = { $you ->
    [object] Scegli te
   *[none] Scegli { $whom }
}
ask-use = Usa { $thing }

# A name or a card, and nothing else.
ask-it = { $what }
ask-yes = Sì
ask-no = No
ask-word = { $word }

## Passo per passo: che cosa si chiede mentre si sceglie

ask-pay = Con quale carta paghi?
ask-another = E quale ancora?
ask-more = { $what }: ancora qualcosa?
