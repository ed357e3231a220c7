### Perché una carta ora non si può giocare: una frase, e ciò che sta sul nastro di una carta (.short, al massimo 18
### caratteri).
### $by è il nome di ciò che lo impedisce, $reach una distanza, $count quanti BANG! si possono giocare in un turno.

## Non è il momento

why-not-your-turn = Non tocca a te
    .short = Non tocca a te
why-not-now = Prima c’è altro da decidere
why-nobody-asked-it = Puoi giocarla solo in risposta
    .short = Solo in risposta
why-wait = L’hai messa in gioco in questo turno: deve aspettarne un altro
    .short = Deve aspettare
why-bang-limit = { $count ->
    [one] Hai già giocato il tuo BANG! in questo turno
   *[other] Hai già giocato i tuoi { $count } BANG! in questo turno
}
    .short = BANG! già giocato

## Qualcosa lo impedisce

why-forbidden = { $by } lo vieta
    .short = Vietata ora
why-silenced = { $by }: ora non ha effetto
    .short = Senza effetto
why-already-in-play = Ne hai già in gioco una con lo stesso nome
    .short = Già in gioco
why-no-cost = Ti serve un’altra carta da giocare insieme
    .short = Serve un’altra
why-no-bang = Serve una carta BANG! insieme
    .short = Serve un BANG!

## Non c’è nessuno e niente per lei

why-out-of-reach = Nessuno è entro la tua portata di { $reach }
    .short = Fuori portata
why-too-far = Nessuno è a distanza { $reach }
    .short = Fuori tiro
why-nothing-to-take = Non c’è nessuna carta da prendere o scartare
    .short = Niente da prendere
why-no-target = Non c’è nessuno su cui giocarla
    .short = Nessun bersaglio

## Non è una risposta

why-no-answer = Contro «{ $by }» non serve
    .short = Qui non serve
why-no-rescue = Non può salvarti la vita
    .short = Non può salvarti
why-last-two = Se restate in due, una Birra non salva nessuno
    .short = Restate in due
why-not-laid-down = Deve essere in gioco per aiutarti
    .short = Non è in gioco
why-tried = L’hai già provata contro questo colpo
    .short = Già provata

## Il turno non può finire

why-must-play-first = Prima devi giocare { $by }
    .short = Carta da giocare
