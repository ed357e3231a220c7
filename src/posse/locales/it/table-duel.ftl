### Il tavolo di BANG! The Duel.

## Le due parti. $side è law o outlaw.

table-duel-side = { $side ->
    [law] Legge
   *[outlaw] Fuorilegge
}
table-duel-camp = { $side ->
    [law] La Legge
   *[outlaw] I Fuorilegge
}
table-duel-reserve = { $count } di riserva
table-duel-fallen = { $count ->
    [one] 1 caduto
   *[other] { $count } caduti
}
table-duel-fallen-who = caduti: { $characters }
table-duel-fell = { $character }: fuori combattimento
table-duel-waits = { $character }: di riserva
table-duel-deck-short = mazzo { $count }
table-duel-deck-count = { $side ->
    [law] Mazzo della Legge
   *[outlaw] Mazzo dei Fuorilegge
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## I personaggi. $place è ac (davanti) o rc (dietro).

table-duel-place = { $place ->
    [ac] Davanti
    [rc] Dietro
   *[none] Davanti o dietro?
}
table-duel-stands = { $place ->
    [ac] { $you ->
        [yes] davanti, dalla tua parte
       *[no] davanti, dalla parte di { $who }
    }
   *[rc] { $you ->
        [yes] dietro, dalla tua parte
       *[no] dietro, dalla parte di { $who }
    }
}
table-duel-gap = { $place ->
    [ac] Davanti non c’è più nessuno
   *[rc] Dietro non c’è più nessuno
}
table-duel-abbreviations = PA è il personaggio attivo, davanti; PR il personaggio in retroguardia, dietro.
# $by è il nome di una carta o di un personaggio.
table-duel-under-fire = Colpo: { $by }
table-duel-pair = I due che entrano in gioco
table-duel-hidden = Ancora coperto

## Le mani viste da fuori. $side è il dorso delle carte.

table-duel-backs = { $side ->
    [law] { $count ->
        [one] 1 carta della Legge
       *[other] { $count } carte della Legge
    }
   *[outlaw] { $count ->
        [one] 1 carta dei Fuorilegge
       *[other] { $count } carte dei Fuorilegge
    }
}
table-duel-known = Hai visto questa carta finire in mano
table-duel-known-cards = tra cui { $cards }

## Tra le due linee

table-duel-street = Main Street
table-duel-common = Mazzo comune, { $count }
