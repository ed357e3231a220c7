### A finished game looked back at, as `posse review` tells it beside what the browser says too.

# $moves: how many moves the game had; $winners: a list of names.
review-head = { $moves } moves; won by { $winners }
# $who gained so many points of a hundred ($gain), give or take $error.
review-turn = Move { $move }: { $who } gains { $gain } points (± { $error }). { $what }
review-mistake = Move { $move }, { $who }: costs { $cost } points of a hundred (± { $error })
review-played = Played, { $chance } of 100: { $what }
review-best = Better, { $chance } of 100: { $what }
review-column-who = Who
review-column-played = Played
review-column-best = Better
review-column-cost = Cost
review-decisions = All decisions
