### The terminal: what is around what the games tell. People type the commands in English in every language.

## A game

# $named: whether the reader gave a name.
terminal-intro = { $named ->
    [yes] You are { $name }, playing { $character } at a table of { $count }.
   *[no] You play { $character } at a table of { $count }.
} Your role: { $role }. { $goal }
terminal-intro-unchosen = { $named ->
    [yes] You are { $name }, at a table of { $count }.
   *[no] You sit at a table of { $count }.
} Your role: { $role }. { $goal }
terminal-intro-three = If somebody else does that, be the last one standing.
terminal-goal = What wins for you: { $goal }
terminal-star = { $you ->
    [subject] You wear the star and go first.
   *[none] { $who } wears the star and goes first.
}
terminal-first = { $you ->
    [subject] You go first.
   *[none] { $who } goes first.
}
# $side: law or outlaw.
terminal-intro-duel = { $side ->
    [law] You lead the Law
   *[outlaw] You lead the Outlaws
} with { $count } characters: outlive all of the other side.
terminal-hint = Answer with a number; ? helps, quit leaves.
terminal-bye = So long. { $where }
# $command: what to type; a way to go on with it, or to see it.
terminal-saved = The game is in { $file }.
terminal-saved-on = The game is in { $file }; to go on: { $command }
terminal-again = To see it again: { $command }

## The commands

terminal-help-number = take option 3
terminal-help-words = take an option by its words; leave out what is clear without: { $short } will do
terminal-help-rule = what a card, a character or a rule says; ? 3: what option 3 is about
terminal-help-table = look at the table again
terminal-help-all = all options, where there are too many to list them every time
terminal-help-log = all that has happened
terminal-help-why = why the bots did what they did since your last move; it may give their secrets away
terminal-help-save = write the game to a file
    .command = save FILE
terminal-help-quit = leave; the game is saved
terminal-no-reasons = No bot has decided anything since your last move.
terminal-bot-fails = This bot fails to say why ({ $error }).
terminal-more = … and { $count } more; say which, as in “{ $example }”, or type all to see them

## What cannot be done

terminal-no-option = There is no option { $number }; they are numbered from 1 to { $count }.
terminal-not-possible = “{ $answer }” is not possible now: type a number from 1 to { $count }, a move as it is listed, or ? for help.
terminal-nothing-about = There is nothing to look up about option { $number }.
terminal-save-where = Say where to: save FILE
terminal-not-ours = { $file } is there already and is no game of ours; choose another name.
terminal-cannot-write = { $file } cannot be written: { $error }
terminal-broke-down = The bot at seat { $seat }, { $who }, broke down: { $error }. { $where }
terminal-unknown = Nothing here is called “{ $word }”.
terminal-unknown-hint = Nothing here is called “{ $word }”; did you mean { $hints }?

## The table

terminal-player = Player
terminal-role = Role
terminal-character = Character
terminal-life = Life
# How far the others are away, seen by the reader or by somebody else.
terminal-away = Away
terminal-from = From { $who }
terminal-reach = reach { $reach }
terminal-result = Result
terminal-dead = dead
terminal-ghost = ghost
terminal-extra-turn = one more for the same player
terminal-deck-known = Known in the deck
# Whose ability somebody has besides his own.
terminal-as = as { $character }
terminal-holds = holds { $cards }
# A card that cannot be used in the turn it was laid down.
terminal-waits = { $card } (waits)
terminal-priced = { $card } ({ $price })
terminal-after = { $count ->
    [0] the last one
   *[other] { $count } more after it
}
# The card that comes first, after the name of its stack: nothing lies there yet.
terminal-first-bill = none yet · next { $next }

## The table of the Dice Game

terminal-arrows = Arrows
terminal-shots = Shots
terminal-from-turn = From ▶
terminal-rerolls = { $count ->
    [0] no reroll left
    [one] one reroll left
   *[other] { $count } rerolls left
}
terminal-beers = { $count ->
    [one] one beer spent
   *[other] { $count } beers spent
}
terminal-rolled = rolled
terminal-face = { $face ->
    [arrow] arrow
    [dynamite] dynamite
    [one] one
    [two] two
    [beer] beer
   *[gatling] Gatling
}

## The table of the Duel. $side is law or outlaw.

terminal-reserve = Reserve
terminal-out = Out
terminal-yours = { $side } (you)
terminal-ended = { $side }: { $result }
terminal-setup = Setup
terminal-duel-card = { $card } ({ $side }, { $symbol })
terminal-symbol = { $card } ({ $symbol })
terminal-common = { $pile } ({ $side ->
    [law] Law
   *[outlaw] Outlaw
} back on top)
terminal-bangs = { $count ->
    [one] one BANG! card played
   *[other] { $count } BANG! cards played
}
terminal-swapped = swap made
terminal-used = { $thing } used

## Games told again

# What stands at the head of a record, by $key.
terminal-header = { $key ->
    [game] game
    [sets] sets
    [variants] variants
    [players] players
    [seed] seed
    [rules] rules
    [roles] roles
    [characters] characters
   *[other] { $key }
}
terminal-seen-by = seen by
terminal-everybody = everybody, with nothing hidden
terminal-before = Before the first move
terminal-after-move = After move { $move } of { $moves }
terminal-forced = { $move } (forced)

## What can be looked up

terminal-about = { $sort ->
    [event] event
    [character] { $side ->
        [law] character of the Law
        [outlaw] character of the Outlaws
       *[none] character
    }
    [face] die face
    [part] on the table
    [rule] rule
    [set] set of cards and rules
    [card] { $border ->
        [brown] { $game ->
            [duel] brown Action card
           *[other] brown card
        }
        [blue] { $game ->
            [duel] blue equipment
           *[other] blue card
        }
        [green] green card
        [orange] orange card
        [black] black card
        [red] red BANG! card
       *[other] card
    }
    [variant] variant
   *[other] { $sort }
}
terminal-about-weapon = weapon with reach { $reach }
terminal-about-last = the last one of its stack
terminal-about-active = always active
terminal-about-reload = reload
terminal-about-life = { $count ->
    [one] 1 life point
   *[other] { $count } life points
}
terminal-about-copies = { $count ->
    [one] one copy: { $copies }
   *[other] { $count } copies: { $copies }
}
terminal-written = In the notation: { $written }
terminal-won = You win!
terminal-lost = You have lost
# $played: the game; $theme: what it is about.
terminal-puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] { puzzle-theme-whom }
    [patience] { puzzle-theme-patience }
    [life] { puzzle-theme-life }
    [card] { puzzle-theme-card }
    [dice] { puzzle-theme-dice }
    [answer] { puzzle-theme-answer }
   *[other] { puzzle-theme-play }
} (puzzle { $name })
terminal-puzzle-so-far = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}; the puzzle of the day { $streak ->
    [0] not yet in a row
    [one] on one day
   *[other] on { $streak } days in a row
}.
