### Il diario di BANG!: una frase per ogni tipo di evento.
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.

## Il turno

log-bang-event = Nuovo evento: { $thing }. { $line }.
# $goal: what everybody wants now.
log-bang-goals = Da ora in poi: { $goal }.
    .guide = Ora per tutti vince altro, e nessuno ha più amici. Il tuo ruolo dice ancora che cosa porta o costa un’eliminazione.
log-bang-goals-of-roles = Ogni ruolo ha di nuovo il suo scopo
# $life: 0 per un fantasma.
log-bang-returned = { $you ->
    [subject] Torni
   *[none] { $who } torna
} { $life ->
    [0] come fantasma.
    [one] in vita con { $life } punto vita.
   *[other] in vita con { $life } punti vita.
}

## Arrivano carte

# $cards: carte per nome, o quante (log-cards).
log-bang-drew = { $you ->
    [subject] Peschi { $cards }.
   *[none] { $who } pesca { $cards }.
}
log-bang-drew-discard = { $you ->
    [subject] Prendi { $card } dagli scarti.
   *[none] { $who } prende { $card } dagli scarti.
}
log-bang-chose = { $you ->
    [subject] Hai scelto un personaggio.
   *[none] { $who } ha scelto un personaggio.
}
log-bang-chose-character = { $you ->
    [subject] Scegli { $character }.
   *[none] { $who } sceglie { $character }.
}
log-bang-shown-character = { $you ->
    [subject] Sei { $character }.
   *[none] { $who } è { $character }.
}
log-bang-looked = { $you ->
    [subject] Guardi { $cards } dal mazzo.
   *[none] { $who } guarda { $cards } dal mazzo.
}
log-bang-showed = { $you ->
    [subject] Mostri { $card }.
   *[none] { $who } mostra { $card }.
}
log-bang-picked = { $you ->
    [subject] Prendi { $card }.
   *[none] { $who } prende { $card }.
}
log-bang-revealed = { $thing }: { $cards }.
log-bang-revealed-none = { $thing }: non resta nessuna carta.
log-bang-reshuffled = { $count ->
    [one] Si mescolano gli scarti: { $count } carta forma il nuovo mazzo.
   *[other] Si mescolano gli scarti: { $count } carte formano il nuovo mazzo.
}
log-bang-shuffled-in = { $card } torna nel mazzo, che viene mescolato.
# $card: per nome, o «una carta» (log-cards).
log-bang-took = { $you ->
    [subject] Rubi { $card } dalla mano di { $whom }.
    [object] { $who } ti ruba { $card } dalla mano.
   *[none] { $who } ruba { $card } dalla mano di { $whom }.
}
log-bang-took-with = { $you ->
    [subject] Rubi { $card } dalla mano di { $whom } con { $thing }.
    [object] { $who } ti ruba { $card } dalla mano con { $thing }.
   *[none] { $who } ruba { $card } dalla mano di { $whom } con { $thing }.
}
log-bang-took-in-play = { $you ->
    [subject] Porti via { $card } a { $whom }.
    [object] { $who } ti porta via { $card }.
   *[none] { $who } porta via { $card } a { $whom }.
}
log-bang-took-in-play-with = { $you ->
    [subject] Porti via { $card } a { $whom } con { $thing }.
    [object] { $who } ti porta via { $card } con { $thing }.
   *[none] { $who } porta via { $card } a { $whom } con { $thing }.
}
log-bang-took-back = { $you ->
    [subject] Riprendi in mano { $card }.
   *[none] { $who } riprende in mano { $card }.
}
# $whom è fuori dal gioco.
log-bang-took-hand = { $you ->
    [subject] Prendi { $cards } dalla mano fredda di { $whom }.
    [object] { $who } ti prende { $cards } dalla mano fredda.
   *[none] { $who } prende { $cards } dalla mano fredda di { $whom }.
}

## Carte giocate, carte che se ne vanno

log-bang-card-as = { $card } come { $as }
log-bang-played = { $you ->
    [subject] Giochi { $card }.
   *[none] { $who } gioca { $card }.
}
log-bang-played-on = { $you ->
    [subject] Giochi { $card } su { $whom }.
    [object] { $who } gioca { $card } su di te.
   *[none] { $who } gioca { $card } su { $whom }.
}
log-bang-played-on-hand = { $you ->
    [subject] Giochi { $card } sulla mano di { $whom }.
    [object] { $who } gioca { $card } sulla tua mano.
   *[none] { $who } gioca { $card } sulla mano di { $whom }.
}
# $at: una carta davanti a $whom.
log-bang-played-on-card = { $you ->
    [subject] Giochi { $card } sulla carta { $at } di { $whom }.
    [object] { $who } gioca { $card } sulla tua carta { $at }.
   *[none] { $who } gioca { $card } sulla carta { $at } di { $whom }.
}
log-bang-played-on-own = { $you ->
    [subject] Giochi { $card } sulla tua carta { $at }.
   *[none] { $who } gioca { $card } sulla propria carta { $at }.
}
log-bang-shoots = { $you ->
    [subject] Spari a { $whom } con { $card }.
    [object] { $who } ti spara con { $card }.
   *[none] { $who } spara a { $whom } con { $card }.
}
log-bang-answers = { $you ->
    [subject] Rispondi con { $card }.
   *[none] { $who } risponde con { $card }.
}
log-bang-drinks = { $you ->
    [subject] Bevi { $card }.
   *[none] { $who } beve { $card }.
}
log-bang-used = { $you ->
    [subject] Usi { $thing }.
   *[none] { $who } usa { $thing }.
}
log-bang-used-on = { $you ->
    [subject] Usi { $thing } contro { $whom }.
    [object] { $who } usa { $thing } contro di te.
   *[none] { $who } usa { $thing } contro { $whom }.
}
log-bang-used-on-hand = { $you ->
    [subject] Usi { $thing } contro la mano di { $whom }.
    [object] { $who } usa { $thing } contro la tua mano.
   *[none] { $who } usa { $thing } contro la mano di { $whom }.
}
log-bang-used-on-card = { $you ->
    [subject] Usi { $thing } contro la carta { $at } di { $whom }.
    [object] { $who } usa { $thing } contro la tua carta { $at }.
   *[none] { $who } usa { $thing } contro la carta { $at } di { $whom }.
}
log-bang-used-on-own = { $you ->
    [subject] Usi { $thing } contro la tua carta { $at }.
   *[none] { $who } usa { $thing } contro la propria carta { $at }.
}
log-bang-unaffected = { $thing }: nessun effetto su { $you ->
    [subject] di te.
   *[none] { $who }.
}
log-bang-discarded = { $you ->
    [subject] Scarti { $card }.
   *[none] { $who } scarta { $card }.
}
log-bang-discarded-in-play = { $you ->
    [subject] Scarti { $card }, che avevi in gioco.
   *[none] { $who } scarta { $card }, che aveva in gioco.
}
log-bang-stripped = { $you ->
    [subject] Con { $thing } fai perdere { $card } a { $whom }.
    [object] Con { $thing } { $who } ti fa perdere { $card }.
   *[none] Con { $thing } { $who } fa perdere { $card } a { $whom }.
}
log-bang-put-on-deck = { $you ->
    [subject] Metti { $card } sul mazzo, a faccia in giù.
   *[none] { $who } mette { $card } sul mazzo, a faccia in giù.
}
log-bang-discarded-all = { $you ->
    [subject] Ti lasci tutto alle spalle: { $cards }.
   *[none] { $who } si lascia tutto alle spalle: { $cards }.
}
# $thing: per che cosa si «estrae!». $cards: valori e semi. $end: com’è andata (log-outcome).
log-bang-flipped = { $thing }: { $you ->
    [subject] giri { $cards }
   *[none] { $who } gira { $cards }
}{ $end }
log-bang-counted = { $thing }: { $you ->
    [subject] scegli { $card }
   *[none] { $who } sceglie { $card }
}{ $end }

## Spari, vita e morte

log-bang-shot = { $you ->
    [subject] Spari a { $whom } con { $thing }.
    [object] { $who } ti spara con { $thing }.
   *[none] { $who } spara a { $whom } con { $thing }.
}
log-bang-shot-by = { $thing }: uno sparo contro { $you ->
    [object] di te.
   *[none] { $whom }.
}
log-bang-needs = { $you ->
    [subject] Ti servono { $missing } { $missed } per cavartela.
   *[none] A { $who } servono { $missing } { $missed } per cavarsela.
}
log-bang-cancelled = { $you ->
    [subject] Schivi il colpo.
   *[none] { $who } schiva il colpo.
}
log-bang-lost-life = { $you ->
    [subject] Perdi
   *[none] { $who } perde
} { $amount ->
    [one] { $amount } punto vita:
   *[other] { $amount } punti vita:
} { $life ->
    [0] non ne restano.
    [one] ne resta { $life }.
   *[other] ne restano { $life }.
}
log-bang-lost-to = { $thing }: { $you ->
    [subject] perdi
   *[none] { $who } perde
} { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
} { $life ->
    [0] e non ne restano.
    [one] e ne resta { $life }.
   *[other] e ne restano { $life }.
}
log-bang-healed = { $you ->
    [subject] Recuperi
   *[none] { $who } recupera
} { $amount ->
    [one] { $amount } punto vita:
   *[other] { $amount } punti vita:
} { $you ->
    [subject] ora ne hai { $life }.
   *[none] ora ne ha { $life }.
}
# $short: quanti ne servono ancora per restare in gioco.
log-bang-healed-short = { $you ->
    [subject] Recuperi
   *[none] { $who } recupera
} { $amount ->
    [one] { $amount } punto vita,
   *[other] { $amount } punti vita,
} ma per sopravvivere { $short ->
    [one] ne serve ancora { $short }.
   *[other] ne servono ancora { $short }.
}
log-bang-saved = { $you ->
    [subject] In punto di morte ti salvi con { $what }.
   *[none] In punto di morte { $who } si salva con { $what }.
}
log-bang-rewarded = { $you ->
    [subject] Incassi la taglia su { $whom }.
    [object] { $who } incassa la taglia su di te.
   *[none] { $who } incassa la taglia su { $whom }.
}
# Lo Sceriffo ha eliminato un Vice.
log-bang-penalised = { $you ->
    [subject] { $whom } era dalla tua parte: devi scartare tutte le tue carte.
    [object] Eri dalla parte di { $who }: { $who } deve scartare tutte le carte.
   *[none] { $whom } era dalla parte di { $who }: { $who } deve scartare tutte le carte.
}
log-bang-faded = { $you ->
    [subject] Svanisci di nuovo.
   *[none] { $who } svanisce di nuovo.
}

## Numeri alla fine di una partita

log-bang-count-turns = Turni
log-bang-count-shots = Spari
log-bang-count-hits = Colpi a segno
log-bang-count-dodges = Colpi schivati
log-bang-count-beers = Birre bevute
