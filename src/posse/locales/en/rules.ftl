### The rules page: each game on one page, the gallery of its cards, and all rules.

rules-title = Rules
rules-games = Game
rules-jump = On this page
rules-jump-cards = { $game ->
    [dice] Dice and characters
   *[other] Cards
}
rules-jump-all = All rules
rules-missing = { $what ->
    [game] There is no game of this name. Choose one above.
   *[card] There is nothing of this name in this game. Choose something below.
}
rules-try-again = Try again

## What several games share

rules-roles = Roles and goals
rules-roles-secret = Everybody draws a role. Only the Sheriff shows his; the others keep theirs secret until they fall.
rules-roles-by-players = Who is at the table
rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rules-players-with = with { $set }
rules-turn = Your turn
rules-winning = How it ends

## BANG!

rules-bang-intro = A shoot-out with secret roles. The Sheriff is known to all; who else stands where you learn from what they do.
rules-bang-start-life = Bullets are your life. You begin with as many cards as your character has bullets. The Sheriff has one bullet more.
rules-bang-check = Look before you
    .text = Dynamite or Jail lying in front of you? Turn a card for them first.
rules-bang-draw = Draw two
    .text = Take the two top cards of the deck.
rules-bang-play = Play
    .text = As many cards as you like, but only one BANG! card.
rules-bang-drop = Drop the rest
    .text = Keep no more cards than you have bullets left.
rules-distance = Distance and reach
rules-distance-text = Count the seats to another player the shorter way round: that is the distance. Neighbours are at 1. Those who have fallen do not count, so everybody moves closer.
rules-distance-reach = Your weapon says how far a BANG! flies. Without one you have the Colt .45, reach 1. Try it:
rules-distance-weapon = Your weapon
rules-distance-colt = Colt .45
rules-distance-scope = You have a Scope: everybody is 1 nearer
rules-distance-mustang = Rosa has a Mustang: she is 1 farther away
rules-distance-in = in reach
rules-distance-out = too far
rules-distance-you = You
rules-distance-spoken = { $name }: distance { $distance }, { $reached ->
    [yes] in reach
   *[no] too far
}.
rules-shot = A shot, and what helps
rules-shot-text = A BANG! costs its target one bullet, unless the target answers.
rules-colours = What the borders say
rules-colour-brown = Brown
    .text = Play it, do what it says, discard it.
rules-colour-blue = Blue
    .text = Lay it down. It works until somebody takes it away. One weapon, no card twice.
rules-colour-red = Red
    .text = BANG! cards: one in a turn, at the opponent’s front.
rules-brought = What sets lay on the table
rules-check = “Draw!”
rules-check-text = Some cards ask for luck: turn the top card of the deck and look only at its corner.
rules-bang-law = The Law wins when all Outlaws and Renegades are out.
rules-bang-outlaws = The Outlaws win when the Sheriff falls.
rules-bang-renegade = A Renegade wins if nobody but he is left when the Sheriff falls.
rules-bang-reward = Whoever eliminates an Outlaw draws three cards.
rules-bang-penalty = A Sheriff who shoots a Deputy loses all his cards.
rules-bang-three = With three players everybody hunts one: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Who eliminates his own prey wins; if another does, the last one standing.

## The Duel

rules-duel-intro = Two players, two gangs. Each side has two characters in play: one in front, one in the rear, and two more waiting.
rules-duel-street = The street
rules-duel-street-text = Only the character in front acts: only his ability and his equipment count, and his bullets say how many cards you keep. The one in the rear is safe from most shots.
rules-duel-front = in front
rules-duel-rear = in the rear
rules-duel-start = The start
    .text = Dynamite, Rattlesnake and Stampede with your characters act first.
rules-duel-draw = Draw two
    .text = From the deck of your own side.
rules-duel-play = Play
    .text = Any number of cards, one of them red; and once a turn your two characters may change places.
rules-duel-drop = Drop the rest
    .text = Keep as many cards as the one in front has bullets, but two at the least.
rules-duel-where = Which card goes where
rules-duel-where-red = on their front
rules-duel-where-brown = on anyone but their rear
rules-duel-where-blue = on your rear or their front
# The two sides of a small picture: the opponent’s above, one’s own below.
rules-duel-they = them
rules-duel-you = you
rules-duel-hit = Hit and avoid
    .text = A hit costs one bullet unless it is avoided: with Missed! or Return fire, with the target’s equipment or ability. Where a card says that life is lost, nothing helps.
rules-duel-symbols = Symbols
rules-duel-symbols-text = To reveal, turn the top card of your deck and look only at the symbol in its corner.
rules-duel-symbol-barrel = With a Barrel: the hit is avoided.
rules-duel-symbol-snake = With a Rattlesnake: 1 bullet lost.
rules-duel-symbol-dynamite = With Dynamite: it explodes, 3 bullets lost.
rules-duel-symbol-horseshoe = The most common: luck for those who can use it.
rules-duel-in-deck = { $count } of 40 cards
rules-duel-fall = Whoever loses the last bullet is out: his side draws two cards and the next of the gang takes his place.
rules-duel-win = The side that has nobody left has lost.

## The Dice Game

rules-dice-intro = Secret roles as in BANG!, but the dice do the talking. Five of them, three rolls, nine arrows in the middle.
rules-dice-start-life = Bullets are your life. Your character says how many you have; the Sheriff has two more.
rules-dice-roll = Roll
    .text = All five dice at once.
rules-dice-again = Roll again
    .text = Twice more, any dice you like. Dynamite stays locked.
rules-dice-use = Use them
    .text = Apply all dice in their order, from left to right below.
rules-dice-pass = Pass them on
    .text = The player on your left is next.
rules-dice-faces = The six faces
rules-dice-order = In which order
rules-dice-order-at-once = at once, with every roll
rules-dice-order-then = when you stop rolling
rules-dice-arrow = For each arrow take one from the middle. Whoever takes the last brings the Indians: everybody loses a bullet for each arrow he holds, and all arrows go back.
rules-dice-dynamite = Cannot be rolled again. Three or more cost you one bullet.
rules-dice-one = The next player to the left or right loses a bullet.
rules-dice-two = The player two seats away loses a bullet. With three or fewer left it counts as a 1.
rules-dice-beer = You or anybody else gains a bullet, never above the start.
rules-dice-gatling = Three or more: everybody else loses a bullet, and you give back your arrows.
rules-dice-law = The Law wins when all Outlaws and Renegades are out.
rules-dice-renegade = A Renegade wins as the last one alive.

## The gallery

rules-gallery = { $game ->
    [dice] Dice and characters
   *[other] All cards
}
rules-search = Search all { $count }
rules-search-label = Search by name or text
rules-set = Set
rules-kind = Kind
rules-all-sets = All sets
rules-kind-all = All
rules-kind-brown = Brown
rules-kind-blue = Blue
rules-kind-green = Green
rules-kind-orange = Orange
rules-kind-red = Red
rules-kind-character = Characters
rules-kind-event = Events
rules-kind-face = Dice
rules-group-card = Cards
rules-group-character = Characters
rules-group-event = Events
rules-group-face = The faces of the dice
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
rules-none = Nothing like that here. Try another word, or all sets and kinds.
rules-clear = Show all
rules-event = Event
rules-keys = Arrow keys go from card to card.

## The inspector

rules-inspector = The chosen card
rules-kind-of-brown = Brown card
rules-kind-of-blue = Blue card
rules-kind-of-green = Green card
rules-kind-of-orange = Orange card
rules-kind-of-red = Red card
rules-kind-of-character = Character
rules-kind-of-event = Event
rules-kind-of-face = Face of a die
rules-copies = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
rules-copies-list = In the deck
rules-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
rules-rulings = In detail
rules-decided = Where the rulebook is silent
rules-copy-link = Copy link
rules-copied = Copied
rules-close = Close
rules-link = The link

## All rules

rules-all = All rules
rules-all-text = Every rule as Posse plays it, set by set.
rules-all-search = Search the rules
rules-together = When cards meet
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
