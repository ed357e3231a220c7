### A finished game looked back at: chances, mistakes, luck.

review-chances = Chance to win
# $side: whose chance the curve shows.
review-side = { $side ->
    [law] Law
    [outlaws] Outlaws
    [renegade] Renegade
    [sheriff] Sheriff
    [deputy] Deputy
    [outlaw] Outlaw
   *[other] { $side }
}
review-turns = Turning points
review-mistakes = Costliest mistakes
review-no-mistakes = No move was clearly worse than the best one.
review-luck = Luckiest moments
review-no-luck = No moment changed the chances much by luck.
review-how = A mistake is judged by what the player could know, and was tried again in up to { $worlds } other worlds. ± is twice the standard error.

## The page in the browser

review-title = Review
review-loading = Fetching the game …
review-wait-line = What were the chances, where did the game turn, which moves were mistakes, and what was luck? The server plays on from every position many times to find out. That takes a minute or so; you can leave the page meanwhile.
review-again = Try again
# $ahead: how many other games are reviewed before this one.
review-waiting = { $ahead ->
    [one] One other game is reviewed first.
   *[other] { $ahead } other games are reviewed first.
}
review-working = Looking back: { $percent } %
review-to-replay = Replay
review-place = Table { $code } · move { $move } of { $moves }
review-percent = { $percent } %
review-slider = Moves
review-chart = The chance of each side over { $moves } moves. { $sides }
review-chart-side = { $side }: from { $from } to { $to } %.
review-as-table = The chances as a table
review-column-move = Move
review-previous-turn = Previous turning point
review-next-turn = Next turning point
review-move = Move { $move }
review-start = Before the first move
review-you-played = You played
review-who-played = { $who } played
review-best-move = Best move
review-cost = It cost
# $points of a hundred, give or take $error.
review-cost-line = points of a hundred of the chance to win, give or take { $error }.
review-mistake-tag = Mistake
review-small = The best move found is better by { $points } points, give or take { $error }: too little or too uncertain to be called a mistake.
review-good = Nothing better was found among the moves that look best.
review-no-choice = There was no choice here.
review-how-sure = { $percent } % ± { $error }
review-table = The table after it
review-retry = Retry from here
review-retry-line = Play on from here against bots, at a table of your own. The cards come as they came, and it counts for nobody.
review-show-table = Show the table
review-whose = Whose mistakes
review-mine = Mine
review-all = Everybody’s
review-no-turns = The chances never changed much at once.
review-known = What could be known
review-known-of = Seen by
review-known-line = What { $who } could think of the roles after move { $move }, by what was seen until then. The badge shows the truth.
review-known-bar = { $who }: { $roles }
review-known-role = { $role } { $percent } %
review-instead = instead: { $what }
