### Il tavolo del gioco di dadi.

table-dice-arrows = { $count ->
    [0] nessuna freccia
    [one] una freccia
   *[other] { $count } frecce
}
table-dice-no-arrows = Nessuna freccia
table-dice-aimed = { $count ->
    [one] un colpo su questo posto
   *[other] { $count } colpi su questo posto
}
table-dice-away = { $away ->
    [one] accanto
   *[other] a due posti
}
table-dice-none = Nessun dado sul tavolo
table-dice-lie = I dadi: { $dice }
table-dice-pile = { $count ->
    [one] una freccia nella riserva
   *[other] { $count } frecce nella riserva
}
table-dice-again = Ancora
table-dice-locked = Fermo
table-dice-keep = Tieni
table-dice-die = Dado { $number }
table-dice-of = Dadi di { $who }
table-dice-yours = I tuoi dadi
table-dice-left = { $count ->
    [one] freccia rimasta
   *[other] frecce rimaste
}
table-dice-attack = a 0 attaccano gli indiani
table-dice-order = Ordine dei risultati
table-dice-order-dynamite = 3 ti feriscono
table-dice-order-shoot = spara
table-dice-order-heal = cura
table-dice-order-gatling = 3 colpiscono tutti
