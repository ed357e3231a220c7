### Der Tisch von BANG! The Duel.

## Die zwei Seiten. $side ist law oder outlaw.

table-duel-side = { $side ->
    [law] Gesetz
   *[outlaw] Bandit
}
table-duel-camp = { $side ->
    [law] Gesetzeshüter
   *[outlaw] Banditen
}
table-duel-reserve = { $count } in Reserve
table-duel-fallen = { $count } gefallen
table-duel-fallen-who = gefallen: { $characters }
table-duel-fell = { $character }: gefallen
table-duel-waits = { $character }: in Reserve
table-duel-deck-short = Stapel { $count }
table-duel-deck-count = { $side ->
    [law] Stapel der Gesetzeshüter
   *[outlaw] Stapel der Banditen
}, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Charaktere. $place ist ac (vorn) oder rc (hinten).

table-duel-place = { $place ->
    [ac] Vorn
    [rc] Hinten
   *[none] Vorn oder hinten?
}
table-duel-stands = { $place ->
    [ac] { $you ->
        [yes] vorn bei dir
       *[no] vorn bei { $who }
    }
   *[rc] { $you ->
        [yes] hinten bei dir
       *[no] hinten bei { $who }
    }
}
table-duel-gap = { $place ->
    [ac] Vorn steht niemand mehr
   *[rc] Hinten steht niemand mehr
}
table-duel-abbreviations = AC ist der aktive Charakter, vorn; UC der unterstützende Charakter, hinten.
# $by ist der Name einer Karte oder eines Charakters.
table-duel-under-fire = Schuss: { $by }
table-duel-pair = Die zwei, die ins Spiel kommen
table-duel-hidden = Noch verdeckt

## Hände von außen. $side ist die Rückseite der Karten.

table-duel-backs = { $side ->
    [law] { $count ->
        [one] 1 Karte der Gesetzeshüter
       *[other] { $count } Karten der Gesetzeshüter
    }
   *[outlaw] { $count ->
        [one] 1 Karte der Banditen
       *[other] { $count } Karten der Banditen
    }
}
table-duel-known = Du hast gesehen, wie diese Karte auf die Hand kam
table-duel-known-cards = darunter { $cards }

## Zwischen den Fronten

table-duel-street = Main Street
table-duel-common = Gemeinsamer Stapel, { $count }
