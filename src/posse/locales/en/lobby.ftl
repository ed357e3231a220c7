### Making a table, and the lobby before the game.

lobby-new = New table
lobby-new-note = You get a code and a link for your friends. Seats that stay empty go to bots.
lobby-open = Open the table
lobby-bots-now = Start with bots at once
lobby-how = How you play
lobby-who = Who sits down
lobby-title = Table { $code }
lobby-game = Game
lobby-seats-label = Seats
lobby-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lobby-seats-with = { $counts } seats: with { $set }
lobby-only-host = Only the host can change this.
lobby-seat-less = One seat less
lobby-seat-more = One seat more
lobby-role-sheriff = { $count } Sheriff
lobby-role-deputy = { $count ->
    [one] { $count } Deputy
   *[other] { $count } Deputies
}
lobby-role-outlaw = { $count ->
    [one] { $count } Outlaw
   *[other] { $count } Outlaws
}
lobby-role-renegade = { $count ->
    [one] { $count } Renegade
   *[other] { $count } Renegades
}
lobby-sets = Sets
lobby-variants = House rules
lobby-clock = Time for a move
lobby-clock-blitz = 20 seconds
lobby-clock-fast = A minute
lobby-clock-calm = 2 minutes
lobby-clock-day = A day
lobby-clock-days = Three days
lobby-clock-none = No clock
lobby-public = Open to all
lobby-hints = Hints for all
    .line = everybody may ask what a strong player would do; the game is not rated
lobby-you = you
lobby-host = host
lobby-is-not-ready = Not ready
lobby-kick = Send { $name } away
lobby-kick-ask = { $name } has to go and cannot come back to this table.
lobby-kick-do = Send away
lobby-make-host = Make { $name } the host
lobby-host-ask = { $name } then decides about the game and the seats, and you no longer do.
lobby-host-do = Hand over
lobby-stand = Stand up
lobby-standing = Watching
lobby-leave = Leave the table
lobby-fewer = Fewer seats
lobby-fewer-ask = { $count ->
    [one] One player loses the seat and can only watch.
   *[other] { $count } players lose their seats and can only watch.
}
lobby-fewer-do = Change anyway
lobby-ask-not = Cancel
lobby-bot = Bot
lobby-bots = Bots on empty seats
lobby-bot-away = Take the bot away
lobby-level = How good the bot is
lobby-free = Waiting for a player
lobby-sit = Sit here
lobby-take = Take this seat
lobby-qr = Show the code picture large
lobby-qr-alt = Code picture of { $link }
lobby-invite = Whoever follows the link sits at once. A phone beside you can read the picture.
lobby-link = The link
lobby-copy = Copy link
lobby-copied = Copied
lobby-close = Close
lobby-chat = Chat
lobby-chat-empty = Nobody has said anything yet.
lobby-say = Say something
lobby-say-do = Send
lobby-start = { $open ->
    [0] Start
    [one] Start, one seat for a bot
   *[other] Start, { $open } seats for bots
}
lobby-waiting = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
lobby-ready = I am ready
lobby-not-ready = Wait for me
lobby-watching = { $free ->
    [0] You are watching. All seats are taken; as soon as one is free you can sit down.
   *[other] You are watching. Take a free seat, or one of a bot, to play.
}
lobby-connecting = One moment …
lobby-lost = The connection is lost. Trying again …
lobby-gone = Table { $code }
lobby-try-again = Try again
lobby-home = Home page
lobby-person = Who are you on this device?
lobby-person-whose = This link belongs to { $name }.
lobby-person-here = { $tables ->
    [0] On this device you are { $name }.
    [one] On this device you are { $name }, with a seat at { $tables } table.
   *[other] On this device you are { $name }, with seats at { $tables } tables.
}
lobby-person-trust = Go on only if you made this link yourself. Then you are { $name } here, with the same seats.
lobby-person-do = Be { $name } here
lobby-person-stay = Stay { $name }
lobby-person-leave = Do nothing
lobby-person-done = You are { $name } on this device now.
lobby-no-game = There is no game of this name. Choose one of these.
lobby-lost-page = Nothing here but dust
lobby-lost-page-why = There is no page at this address.
lobby-invite-title = Bring your friends
lobby-share = Share
lobby-share-text = Come and play at table { $code }!
lobby-is-away = Away
lobby-you-are-ready = You sit, so you are ready. { $host } starts the game.

## What a table is played with, by one word

lobby-presets = Kind of game
lobby-all-sets = All sets
    .line = Every set there is, at one table
lobby-lot = By lot: { $sets }
lobby-hard = { $hard ->
    [1] easy
    [2] medium
   *[other] hard
}
lobby-preset-first-game = First game
    .line = BANG! without the five kinds of cards that need a rulebook
lobby-preset-classic = Classic
    .line = BANG! as it came out of the box
lobby-preset-high-noon = High noon
    .line = A new event every round changes the rules
lobby-preset-gold-and-shadows = Gold and shadows
    .line = Nuggets and a shop, ghosts, and the dead come back as shadows
lobby-preset-everything = Everything
    .line = All sets at once, for those who know them
lobby-preset-surprise = Surprise me
    .line = Two to four sets, drawn by lot

## What a table leaves out

lobby-left-out = Left out
lobby-left-out-text = Cards and characters that are not played with at this table.
lobby-left-out-add = Leave out …
lobby-left-out-back = Play with { $name } again
lobby-left-out-cards = Cards
lobby-left-out-characters = Characters
