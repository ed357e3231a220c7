### The table of BANG! The Duel.

## The two sides. $side is law or outlaw.

table-duel-side = { $side ->
    [law] Law
   *[outlaw] Outlaw
}
table-duel-camp = { $side ->
    [law] The Law
   *[outlaw] The Outlaws
}
table-duel-reserve = { $count } in reserve
table-duel-fallen = { $count } fallen
table-duel-fallen-who = fallen: { $characters }
table-duel-fell = { $character } has fallen
table-duel-waits = { $character }: in reserve
table-duel-deck-short = deck { $count }
table-duel-deck-count = { $side ->
    [law] Law deck
   *[outlaw] Outlaw deck
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Characters. $place is ac (the front) or rc (the rear).

table-duel-place = { $place ->
    [ac] Front
    [rc] Rear
   *[none] Front or rear?
}
table-duel-stands = { $place ->
    [ac] { $you ->
        [yes] your front
       *[no] front of { $who }
    }
   *[rc] { $you ->
        [yes] your rear
       *[no] rear of { $who }
    }
}
table-duel-gap = { $place ->
    [ac] Nobody is left at the front
   *[rc] Nobody is left in the rear
}
table-duel-abbreviations = AC is the active character, in front; RC the rearguard character, in the rear.
# $by is the name of a card or a character.
table-duel-under-fire = Hit by { $by }
table-duel-pair = The two who come into play
table-duel-hidden = Still hidden

## Hands seen from outside. $side is the back of the cards.

table-duel-backs = { $side ->
    [law] { $count ->
        [one] 1 Law card
       *[other] { $count } Law cards
    }
   *[outlaw] { $count ->
        [one] 1 Outlaw card
       *[other] { $count } Outlaw cards
    }
}
table-duel-known = You have seen this card go into the hand
table-duel-known-cards = among them { $cards }

## Between the fronts

table-duel-street = Main Street
table-duel-common = Common deck, { $count }
