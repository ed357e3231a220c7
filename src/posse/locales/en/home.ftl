### The home page.

home-line = Hidden roles, fast draws, friends or bots.
home-play-now = Play now
home-play-now-what = BANG! with four bots
home-play-now-when = starts at once
home-playing-as = Playing as
# What somebody is called who gives no name.
home-stranger = Stranger
home-games = Games
home-bang-line = Sheriff against outlaws
home-bang-players = 3 to 8 players · 30 min
home-duel-line = The Law against the gang
home-duel-players = 2 players · 20 min
home-dice-line = Five dice, nine arrows, no mercy
home-dice-players = 4 to 8 players · 15 min
home-vs = vs
home-side = Tables and games
home-my-games = Your games
home-your-turn = Your turn
home-open = Open
home-running = The game is on
home-in-lobby = { $seats } of { $all } seats taken
home-join = Join a table
home-code = CODE
home-code-label = Code or link of a table
home-join-do = Join
home-no-open-tables = No open table right now. Open one yourself, or ask a friend for a code.
home-table-of = Table of { $name }
home-sit-down = Sit down
home-last-games = Last games
home-fan = Posse is an independent fan project. BANG! is a trademark of dV Giochi; please own the game you play.
home-new-here = New in town?
home-new-here-what = Play your first game with a guide at your side, or read the rules on one page.
home-guided = First game, guided
home-rules = The rules
home-friends = Play with friends
home-friends-what = Send a link: whoever follows it sits at your table.
home-with = Kind of game
home-puzzles = Puzzle of the day

## The leaderboard

home-best = Leaderboard
home-best-how = Games in which at least two accounts meet are rated. Points are a cautious estimate: they grow with every game that makes it surer.
home-best-rank = Rank
home-best-name = Name
home-best-points = Points
home-best-games = Games
home-best-more = Show more
home-best-none = Nobody is rated at this game yet.
home-best-account = Make an account to be listed. The games you played as a guest come along.
