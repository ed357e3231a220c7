### What is wrong with what somebody typed: moves, settings, files. The engine says it in English; `str(error)` is the
### same sentence as here. A sentence begins small and ends without a full stop: it may stand inside another.

## Moves. $typed is what was typed, $word the word at fault.

error-move-empty = an empty text is no move
error-move-verb = “{ $typed }” is no move: it must begin with one of { $verbs }
error-move-after = “{ $typed }” is no move: nothing stands after “{ $word }”
error-move-twice = “{ $typed }” is no move: “{ $word }” stands twice
error-move-comma = “{ $typed }” is no move: a comma where a name should be
error-move-too-many = “{ $typed }” is no move: “{ $word }” is one word too many
error-move-no-name = “{ $typed }” is no move: “{ $word }” is no name
error-move-breaks-off = “{ $typed }” is no move: it breaks off
error-move-alone = “{ $typed }” is no move: “{ $word }” stands alone
error-move-what = “{ $typed }” is no move: it does not say what to { $word }
error-move-one-word = “{ $typed }” is no move: only one word may stand after “{ $word }”
error-move-tokens = “{ $typed }” is no move: “{ $word }” is no number of tokens
error-move-not-now = { $who } cannot “{ $typed }” now; the options are: { $options }
error-move-near = { $who } cannot “{ $typed }” now (did you mean “{ $near }”?); the options are: { $options }
error-move-nothing = { $who } cannot “{ $typed }” now: there is nothing to { $word }; the options are: { $options }
error-move-why = { $who } cannot “{ $typed }” now: { $why }; the options are: { $options }
error-move-several = “{ $typed }” may mean several things: { $options }
error-move-options = { $why }; the options are: { $options }
error-over = the game is over: no further move is possible
error-out-of-game = { $who } is out of the game
error-has-not = { $who } has no { $word }
error-no-life = who is in the game without life points neither gains nor loses any

## Settings. $what is game, set, variant, role or character.

error-no-such = there is no { $what } “{ $word }”; choose from { $choice }
error-has-none = there is no { $what } “{ $word }”; this game has none
error-no-bot = there is no bot “{ $word }”; choose from { $choice }, or name a class by its module, for instance my_bots:MyBot
error-preset = there is no preset “{ $word }” of { $played }; choose from { $choice }
error-presets-none = there is no preset “{ $word }” of { $played }
error-name = “{ $name }” cannot be a player’s name
error-name-letters = “{ $name }” cannot be a player’s name: use small letters, digits, - and _
error-name-twice = two players are called “{ $name }”; every name must be different
error-seed = a seed is one line of at most 200 printable characters, without space before or after it
error-not-for = { $played } is for { $known } players, not for { $count }
error-variant-for = the variant { $variant } is for { $least } players or more, not for { $count }
error-sets-for = BANG! with the sets { $sets } is for { $known } players, not for { $count }
error-dice-for = the Dice Game is for 4 to 8 players, not for { $count }
error-duel-side = your side in the duel is law or outlaw, not { $name }

## Files. $why is another sentence, or what the machine says.

error-nobody-called = nobody in this game is called “{ $name }”; the players are { $players }
error-file-over = the game in { $file } is over; look at it with posse replay { $file }
error-no-move = there is no move { $number }: this record has the moves 1 to { $moves }
error-not-text = { $file } is no record: it is not UTF-8 text
error-cannot-read = { $file } cannot be read: { $why }
error-no-record = line 1: a record begins with “{ $begins }”
error-line = line { $line }: { $why }
error-move = move { $move }: { $why }
error-rules-version = this record was made by rules version { $made }, this Posse plays version { $now }
error-no-puzzle = there is no such puzzle; games with puzzles are { $games }, themes { $themes }
error-no-puzzle-called = there is no puzzle “{ $word }”
error-look-up-what = say what to look up, for instance: posse rule barrel
error-left-out = “{ $word }” cannot be left out: no card or character of these sets is called so
error-left-too-few = too much is left out: { $cards } cards and { $characters } characters are too few for { $count } players
error-characters = { $count } players need { $needed } characters, and these sets have only { $characters }
