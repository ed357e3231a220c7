### Der Tisch des Würfelspiels.

table-dice-arrows = { $count ->
    [0] keine Pfeile
    [one] ein Pfeil
   *[other] { $count } Pfeile
}
table-dice-no-arrows = Keine Pfeile
table-dice-aimed = { $count ->
    [one] ein Schuss auf diesen Platz
   *[other] { $count } Schüsse auf diesen Platz
}
table-dice-away = { $away ->
    [one] nebenan
   *[other] übernächster
}
table-dice-none = Keine Würfel auf dem Tisch
table-dice-lie = Die Würfel: { $dice }
table-dice-pile = { $count ->
    [one] ein Pfeil im Vorrat
   *[other] { $count } Pfeile im Vorrat
}
table-dice-again = Noch mal
table-dice-locked = Fest
table-dice-keep = Behalten
table-dice-die = Würfel { $number }
table-dice-of = Würfel von { $who }
table-dice-yours = Deine Würfel
table-dice-left = { $count ->
    [one] Pfeil übrig
   *[other] Pfeile übrig
}
table-dice-attack = bei 0 greifen die Indianer an
table-dice-order = Reihenfolge der Ergebnisse
table-dice-order-dynamite = 3 treffen dich
table-dice-order-shoot = schießen
table-dice-order-heal = heilen
table-dice-order-gatling = 3 treffen alle
