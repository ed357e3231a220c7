### The table of the Dice Game.

table-dice-arrows = { $count ->
    [0] no arrows
    [one] one arrow
   *[other] { $count } arrows
}
table-dice-no-arrows = No arrows
table-dice-aimed = { $count ->
    [one] one shot aimed at this seat
   *[other] { $count } shots aimed at this seat
}
table-dice-away = { $away ->
    [one] next door
   *[other] two away
}
table-dice-none = No dice on the table
table-dice-lie = The dice: { $dice }
table-dice-pile = { $count ->
    [one] one arrow in the pile
   *[other] { $count } arrows in the pile
}
table-dice-again = Again
table-dice-locked = Locked
table-dice-keep = Keep
table-dice-die = Die { $number }
table-dice-of = Dice of { $who }
table-dice-yours = Your dice
table-dice-left = { $count ->
    [one] arrow left
   *[other] arrows left
}
table-dice-attack = at 0 the Indians attack
table-dice-order = Order of the results
table-dice-order-dynamite = 3 hurt you
table-dice-order-shoot = shoot
table-dice-order-heal = heal
table-dice-order-gatling = 3 hit all
