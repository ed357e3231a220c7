### Puzzles: positions with one best move.

puzzle-theme-whom = whom to pick
puzzle-theme-patience = whether to hold back
puzzle-theme-life = when to drink
puzzle-theme-card = which card to take
puzzle-theme-dice = which dice to keep
puzzle-theme-answer = how to answer
puzzle-theme-play = what to play
puzzle-ask = What is the best move? One is clearly better than all others.
puzzle-right = Right: { $best }.
puzzle-wrong = Not quite. Best is: { $best }.
puzzle-yours = (yours)
puzzle-how = So many games of a hundred are won with each move, as far as you can know; tried in { $worlds } imagined worlds.

## The page in the browser

puzzle-page = Puzzles
puzzle-page-line = Positions from games of bots in which one move is clearly better than all others. Find it.
puzzle-loading = Setting the table …
puzzle-name = Puzzle { $name }
puzzle-daily = Puzzle of the day
puzzle-daily-go = Solve it
puzzle-daily-look = Look at it again
puzzle-daily-right = You have solved today’s puzzle. There is another one tomorrow.
puzzle-daily-wrong = You have answered today’s puzzle. There is another one tomorrow.
puzzle-daily-waits = One a day, the same for everybody.
puzzle-streak = { $streak ->
    [0] No day in a row yet
    [one] One day in a row
   *[other] { $streak } days in a row
}
puzzle-more = More puzzles
puzzle-game = Game
puzzle-any-game = All games
puzzle-any-theme = all themes
puzzle-solved-of = { $solved } of { $all } solved
puzzle-next = Next puzzle
puzzle-to-page = All puzzles
puzzle-side = The puzzle
puzzle-log = What happened
puzzle-moves = All moves
puzzle-close = Close
