### Puzzles: positions with one best move.

# $played: the game; $theme: what it is about.
puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] whom to aim at
    [patience] whether to hold back
    [life] when to drink
    [dice] which dice to keep
    [answer] how to answer
   *[other] what to play
} (puzzle { $name })
puzzle-ask = What is the best move? One is clearly better than all others.
puzzle-right = Right: { $best }.
puzzle-wrong = Not quite. Best is: { $best }.
puzzle-yours = (yours)
puzzle-how = So many games of a hundred are won with each move, as far as you can know; tried in { $worlds } imagined worlds.
puzzle-so-far = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}; the puzzle of the day { $streak ->
    [0] not yet in a row
    [one] on one day
   *[other] on { $streak } days in a row
}.
