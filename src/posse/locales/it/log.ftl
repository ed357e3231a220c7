### Il diario: ciò che tutti i giochi hanno in comune.
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.

## Elenchi

log-list-comma = { $a }, { $b }
log-list-and = { $a } e { $b }
log-list-or = { $a } o { $b }

## Parole piccole

# Carte che nessuno vede, come oggetto di una frase.
log-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
log-nobody = nessuno
# Che cosa ha portato una carta scoperta, con la fine della frase.
log-outcome = { $outcome ->
    [good] {" "}– è andata bene!
    [hurt] {" "}– è andata male.
   *[open] .
}

## Frasi

log-turn = { $you ->
    [subject] Tocca a te.
   *[none] Tocca a { $who }.
}
# $others: quanti hanno vinto oltre a chi legge.
log-over = { $you ->
    [subject] { $others ->
        [0] Il fumo si dirada: hai vinto!
       *[other] Il fumo si dirada: hai vinto, insieme a { $who }!
    }
   *[none] { $others ->
        [0] Il fumo si dirada: non vince nessuno.
        [one] Il fumo si dirada: vince { $who }.
       *[other] Il fumo si dirada: vincono { $who }.
    }
}
log-died = { $you ->
    [subject] Mordi la polvere. Il tuo ruolo:
   *[none] { $who } morde la polvere. Il suo ruolo:
} { $role ->
    [sheriff] Sceriffo
    [deputy] Vice
    [outlaw] Fuorilegge
   *[renegade] Rinnegato
}.
log-eliminated = { $you ->
    [subject] Elimini { $whom }. Il suo ruolo:
    [object] { $who } ti elimina. Il tuo ruolo:
   *[none] { $who } elimina { $whom }. Il ruolo di { $whom }:
} { $role ->
    [sheriff] Sceriffo
    [deputy] Vice
    [outlaw] Fuorilegge
   *[renegade] Rinnegato
}.
log-unknown = Succede qualcosa: { $kind }.
