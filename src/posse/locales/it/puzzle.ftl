### Rompicapi: posizioni con una sola mossa migliore.

puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] chi prendere di mira
    [patience] trattenersi o no
    [life] quando bere
    [dice] quali dadi tenere
    [answer] come rispondere
   *[other] cosa giocare
} (rompicapo { $name })
puzzle-ask = Qual è la mossa migliore? Una è nettamente migliore di tutte le altre.
puzzle-right = Giusto: { $best }.
puzzle-wrong = Non proprio. La migliore è: { $best }.
puzzle-yours = (la tua)
puzzle-how = Tante partite su cento si vincono con ogni mossa, per quanto puoi sapere; provate in { $worlds } mondi immaginati.
puzzle-so-far = { $solved ->
    [one] Un rompicapo risolto
   *[other] { $solved } rompicapi risolti
}; il rompicapo del giorno { $streak ->
    [0] non ancora di fila
    [one] in un giorno
   *[other] per { $streak } giorni di fila
}.
