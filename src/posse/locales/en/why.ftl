### Why a card cannot be played now: a sentence, and what fits on a card’s ribbon (.short, at most 18 letters).
### $by is the name of the thing that hinders, $reach a distance, $count how many BANG! cards a turn may have.

## It is not the time for it

why-not-your-turn = It is not your turn
    .short = Not your turn
why-not-now = Something else has to be decided first
why-nobody-asked-it = You can only play it as an answer
    .short = Only an answer
why-wait = You laid it down this turn: it has to wait for a later one
    .short = Has to wait
why-bang-limit = { $count ->
    [one] You have played your BANG! this turn
   *[other] You have played your { $count } BANG! cards this turn
}
    .short = BANG! played

## Something stands against it

why-forbidden = { $by } forbids it
    .short = Forbidden now
why-silenced = It has no effect because of { $by }
    .short = No effect now
why-already-in-play = You have one of the same name in play
    .short = Already in play
why-no-cost = You need another card to go with it
    .short = Needs a 2nd card
why-no-bang = You need a BANG! card to go with it
    .short = Needs a BANG!

## There is nobody and nothing for it

why-out-of-reach = Nobody is within your reach of { $reach }
    .short = Out of reach
why-too-far = Nobody is at distance { $reach }
    .short = Too far away
why-nothing-to-take = There is no card to take or discard
    .short = Nothing to take
why-no-target = There is nobody to play it on
    .short = No target

## It is no answer

why-no-answer = It is no help against { $by }
    .short = No help here
why-no-rescue = It cannot save your life
    .short = Cannot save you
why-last-two = With two players left, a Beer saves nobody
    .short = Only two left
why-not-laid-down = It has to be in play to help you
    .short = Not in play yet
why-tried = You have tried it against this shot
    .short = Already tried

## The turn cannot end

why-must-play-first = You must play { $by } first
    .short = Card still to play
