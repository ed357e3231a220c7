# The table: what is around the cards.

table-label = Table
table-heading = Table { $code }
table-around = Around the table
table-you = You
table-watching = You are watching

## The bar

table-turn = Turn { $turn }
table-your-turn = Your turn
table-turn-of = { $who }’s turn
table-over = Game over
table-players = { $count } players
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-close = Close

## Seats

table-life = { $life } of { $max } life
table-goal-now = What wins now: { $goal }.
table-role-unknown = Role unknown
table-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-in-play = { $cards } in play
table-laid-out = In play
table-distance = Distance { $distance }
table-in-reach = in reach
table-too-far = too far
table-gun-reach = weapon reaches { $reach }
table-gun-reaches-you = weapon reaches { $reach }, and you
table-ghost = a ghost
table-ghost-tab = Ghost
table-on-turn = On turn
table-must-answer = Must answer
table-must-answer-short = Answers
table-you-answer = Your answer
table-away = Away, a bot plays
table-away-short = Away
table-back = I am back
table-your-reach = Your weapon reaches { $reach }
# $who: you, other ($killer) or nobody.
table-fallen = { $who ->
    [you] { $role }, beaten by you
    [other] { $role }, beaten by { $killer }
   *[nobody] { $role }, out of the game
}
table-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
table-hand-of = { $who }’s hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-hand-short = Hand

## Cards

table-face-down = Face-down card
table-rank-suit = { $rank } of { $suit }
table-playable = Can be played

## The middle

table-deck = Deck
table-deck-count = Deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-discard = Discard, { $count }
table-discard-top = On the discard pile: { $card }
# What holds for everybody: the events and shows that lie in the middle.
table-in-force = In force
table-bill-first = Comes first
table-bill-next = Next: { $next }
# $part: its name; $what: how many, or what lies there.
table-part = { $part }: { $what }
table-priced = { $card } for { $price }
table-price = Costs { $price }
table-track = { $place }, { $number } of { $count }
table-offered = Characters to choose from
table-laid = Cards in the middle

## The prompt

table-prompt = What is asked
table-put-back = Put back
table-cancel = Cancel
table-done = Done
table-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
table-hours = { $hours } h

## Log and chat

table-log = Log
table-chat = Chat
table-what-happened = What happened
table-before = Before the first turn
table-chapter = Turn { $turn } · { $who }
table-say = Say something
table-chat-empty = Nobody has said a word yet.
table-emotes = Quick words
table-emote-howdy = Howdy!
table-emote-draw = Draw!
table-emote-yeehaw = Yee-haw!
table-emote-close = That was close.
table-emote-ouch = Ouch!
table-emote-thanks = Much obliged.
table-emote-hurry = The whisky is getting warm.
table-emote-played = Well played, partner.

## Ending a turn

table-end = End your turn?
table-end-cards = You can still play { $cards }.
table-end-stay = Keep playing
table-end-leave = End turn
table-end-never = Do not ask again

## Leaving the table

table-menu = Menu
table-leave = Leave the table
table-leave-ask = Leave the game?
table-leave-what = A bot takes your seat and plays on; the result still counts for you. The link of the table brings you back, and you may take your seat again while the game is on.
# $clock: whether there is one.
table-leave-instead = { $clock ->
    [yes] Only stepping out? Go to the home page: the seat stays yours, and a bot moves for you when your time is up.
   *[no] Only stepping out? Go to the home page: the seat stays yours, and the others wait for you.
}
table-leave-stay = Stay
table-leave-do = Leave

## Keys

table-keys = Keys
table-key-tab = to the next thing
table-key-arrows = along a row, and from row to row
table-key-enter = pick; once more: play
table-key-escape = take back, close
table-key-end = end the turn
table-key-advise = what would you do? (alone among bots)
table-key-follow = do what is advised
table-key-inspect = explain what has the focus
table-key-prompt = tell the question again
table-key-hand = tell my hand
table-key-table = tell the table
table-key-whole = the whole table as a list
table-key-log = to the log
table-key-chat = to the chat
table-key-help = these keys

## When something is wrong, and at the end

table-lost = Connection lost. Trying again …
table-kept = Your move is kept
table-kept-why = There is no connection right now. It goes out as soon as the line is back.
table-to-end = See how it went
table-to-home = Home page

## The inspector

table-about-card = { $border ->
    [brown] Brown card
    [blue] Blue card
    [green] Green card
    [orange] Orange card
    [black] Black card
    [red] Red card
   *[other] Card
} · { $set } · { $count } in the deck
table-about-character = Character · { $set } · { $life } life
table-about-event = Event · { $set }
table-your-character = This is you.
table-character-of = This is { $who }.
table-reserve = reserve for the whole game
table-reserve-short = Extra time
table-reserve-begins = Your time for this move is up. The extra time for the whole game runs now.

## Who is at the table

table-bot = Bot
table-is-here = Here
table-is-away = Away at the moment
table-went = { $name } is away.
table-came-back = { $name } is back.
table-replace = A bot for { $name }
table-replace-soon = { $name } is away · { $seconds } s
table-take-bot = Take a bot’s seat
table-take-bot-what = You play on with what the bot has. It counts for the evening, not for ratings.
table-take-bot-not = Just watch

## Bots’ pace

table-pace = Bots’ pace
table-pace-calm = Calm
table-pace-normal = Normal
table-pace-quick = Quick
table-pause = Let the bots wait
table-resume = Go on
table-paused = The bots are waiting
table-paused-why = Nothing happens until you go on.

## Who is out of the game

table-out = You are out of the game
table-out-why = The others play on. Stay and watch, or let it come to its end.
table-out-watch = Watch
table-out-faster = Faster
table-out-skip = Skip to the end

## The whole table as a list

table-whole = The whole table
table-whole-middle = In the middle
table-whole-who = Player
table-whole-character = Character
table-whole-role = Role
table-whole-hand = Hand
table-whole-distance = Distance
table-whole-play = In play
table-whole-things = Besides
table-whole-arrows = Arrows
table-whole-life = Life
    .count = { $life } of { $max }
# $yes: whether his weapon reaches the reader.
table-whole-back = { $yes ->
    [yes] reaches { $reach }, and you
   *[no] reaches { $reach }, not you
}
