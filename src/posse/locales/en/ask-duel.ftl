### Questions and labels of BANG! The Duel.
### $you says who of those named is the reader: subject ($who is asked), object ($whom caused it) or none.

## Questions: the headline, and in one sentence why it is asked and what is at stake

ask-duel-choose-ac = Who goes to the front?
ask-duel-choose-ac-why = { $you ->
    [subject] Two characters come into play: the one you choose fights at the front, the other waits in the rear.
   *[none] { $who } chooses who fights at the front.
}
# $left: what there is to do: cards, swap (and perhaps cards) or nothing but to end the turn.
ask-duel-play-why = { $you ->
    [subject] { $left ->
        [nothing] There is nothing left to play: end your turn.
        [swap] Play a card, swap your pair, or end your turn.
       *[cards] Play a card, or end your turn.
    }
   *[none] { $who } plays a card or ends the turn.
}
# $chance: whether anything can be done about it.
ask-duel-defend = { $chance ->
    [no] No way out
   *[yes] Avoid the hit?
}
# $life: the life points of $character; $own: whether it comes from the own side.
ask-duel-defend-why = { $you ->
    [subject] { $own ->
        [yes] Your own { $cause } hits { $character }: avoid it, or
       *[no] { $whom } attacks { $character } with { $cause }: avoid the hit, or
    }
    [object] You attack { $character } with { $cause }: unless { $who } avoids the hit,
   *[none] { $own ->
        [yes] { $who }’s own { $cause } hits { $character }: unless it is avoided,
       *[no] { $whom } attacks { $character } with { $cause }: unless { $who } avoids the hit,
    }
} { $life ->
    [1] the last life point is gone.
   *[other] a life point is gone.
}
# The reader can only pass.
ask-duel-defend-helpless-why = { $own ->
    [yes] Your own { $cause } hits { $character }, and nothing helps:
   *[no] { $whom } attacks { $character } with { $cause }, and nothing helps:
} { $life ->
    [1] the last life point is gone.
   *[other] a life point is gone.
}
ask-duel-second-card = One card more?
ask-duel-second-card-why = { $you ->
    [subject] { $whom }’s { $cause } takes one card more to avoid: discard one, or this attempt comes to nothing.
    [object] Your { $cause } takes one card more to avoid: { $who } discards one, or this attempt comes to nothing.
   *[none] { $whom }’s { $cause } takes one card more to avoid: { $who } discards one, or this attempt comes to nothing.
}
ask-duel-give-up = { $chance ->
    [no] No Hit card to give up
   *[yes] Give up a Hit card?
}
ask-duel-give-up-duel-why = { $you ->
    [subject] { $cause } with { $whom }: give up a Hit card, or lose a life point.
    [object] { $cause } with { $who }: { $who } gives up a Hit card or loses a life point.
   *[none] { $cause } between { $whom } and { $who }: { $who } gives up a Hit card or loses a life point.
}
ask-duel-give-up-why = { $you ->
    [subject] { $own ->
        [yes] Your own card { $cause } puts { $character } in danger: give up a Hit card, or
       *[no] { $whom } attacks { $character } with { $cause }: give up a Hit card, or
    }
    [object] You attack { $character } with { $cause }: unless { $who } gives up a Hit card,
   *[none] { $own ->
        [yes] { $who }’s own card { $cause } puts { $character } in danger: unless a Hit card is given up,
       *[no] { $whom } attacks { $character } with { $cause }: unless { $who } gives up a Hit card,
    }
} { $life ->
    [1] the last life point is gone.
   *[other] a life point is gone.
}
ask-duel-give-up-helpless-why = { $own ->
    [yes] Your own card { $cause } puts { $character } in danger, and you have no Hit card:
   *[no] { $whom } attacks { $character } with { $cause }, and you have no Hit card:
} { $life ->
    [1] the last life point is gone.
   *[other] a life point is gone.
}
ask-duel-give-up-duel-helpless-why = { $cause } with { $whom }: you have no Hit card and lose a life point.
ask-duel-stand-in = Let { $about } take it?
ask-duel-stand-in-why = { $you ->
    [subject] Your other character is about to lose a life point; { $about } can lose it instead.
   *[none] { $who } decides whether { $about } loses the life point for the other character.
}
ask-duel-discard = Which card goes?
ask-duel-discard-why = { $you ->
    [subject] You hold { $count } cards and may keep { $limit }.
   *[none] { $who } holds { $count } cards and may keep { $limit }.
}
ask-duel-discard-forced-why = { $you ->
    [subject] { $whom }’s { $about } was avoided, but costs you a card of your choice.
    [object] Your { $about } was avoided, but costs { $who } a card.
   *[none] { $whom }’s { $about } was avoided, but costs { $who } a card.
}
ask-duel-give-up-one = Which card goes?
ask-duel-give-up-one-why = { $you ->
    [subject] { $about }: of the { $count } cards drawn you discard one and keep the rest.
   *[none] { $about }: { $who } discards one of the { $count } cards drawn.
}
ask-duel-pick = Which card do you take?
ask-duel-pick-why = { $you ->
    [subject] { $about }: { $count } cards lie on the counter, and the two sides take one in turn.
   *[none] { $about }: { $who } takes a card off the counter.
}
ask-duel-reveal = Which card counts?
ask-duel-reveal-why = { $you ->
    [subject] Two cards were turned over for { $about }, and you say which of them counts.
   *[none] Two cards were turned over for { $about }, and { $who } says which of them counts.
}
ask-duel-discard-equipment = Discard a card?
ask-duel-discard-equipment-why = { $you ->
    [subject] { $about } was avoided: you may discard a card from either character at the front.
   *[none] { $about } was avoided: { $who } may discard a card from either character at the front.
}
ask-duel-swap-either = Swap a pair?
ask-duel-swap-either-why = { $you ->
    [subject] { $about } was avoided: you may make either pair change places.
   *[none] { $about } was avoided: { $who } may make either pair change places.
}
ask-duel-loot = Take a card?
ask-duel-loot-why = { $you ->
    [subject] A character has fallen: { $about } lets you take a card.
   *[none] A character has fallen: { $about } lets { $who } take a card.
}
ask-duel-revenge = Strike back?
ask-duel-revenge-why = { $you ->
    [subject] { $about } was hurt: you may discard a random card from { $whom }’s hand.
    [object] { $about } was hurt: { $who } may discard a random card from your hand.
   *[none] { $about } was hurt: { $who } may discard a random card from { $whom }’s hand.
}

## Options in full. $aim is one of log-duel-aim-...

ask-duel-do-play = Play { $card }
ask-duel-do-play-aim = Play { $card } { $aim }
ask-duel-do-place = Place { $card } on { $character }
ask-duel-do-avoid = Avoid the hit with { $card }
ask-duel-do-avoid-paying = Avoid the hit with { $card } and discard { $paid }
ask-duel-do-give-up = Give up { $card }
ask-duel-do-use-paying = Use { $thing } and discard { $paid }
ask-duel-do-use-aim = Use { $thing } { $aim }
# Pearl Hat: $paid is discarded to play $card off the discard pile.
ask-duel-do-copy = Use { $thing }: discard { $paid } and play { $card } once more
ask-duel-do-copy-aim = Use { $thing }: discard { $paid } and play { $card } once more { $aim }
ask-duel-do-copy-reload = Use { $thing }: discard { $paid } and reload { $card }
ask-duel-do-stand-in = Let { $thing } lose the life point
ask-duel-do-front = Send { $character } to the front
ask-duel-do-pick = Take { $card }
ask-duel-do-reveal = Let { $card } count
ask-duel-do-discard = Discard { $card }
ask-duel-do-discard-card = Discard { $character }’s { $card }
ask-duel-do-take-card = Take { $character }’s { $card }
# $side: the back of the card where there are two kinds, or any.
ask-duel-do-take-hand = { $side ->
    [law] Take a random Law card from { $whom }’s hand
    [outlaw] Take a random Outlaw card from { $whom }’s hand
   *[any] Take a random card from { $whom }’s hand
}
ask-duel-do-discard-hand = { $side ->
    [law] Discard a random Law card from { $whom }’s hand
    [outlaw] Discard a random Outlaw card from { $whom }’s hand
   *[any] Discard a random card from { $whom }’s hand
}
ask-duel-do-swap = Swap: { $character } to the front
ask-duel-do-swap-side = { $you ->
    [subject] Swap your own pair
   *[none] Swap { $whom }’s pair
}
ask-duel-do-reload = Reload { $card }
ask-duel-do-reload-card = Reload { $character }’s { $card }
# What it means to pass, by the kind of question.
ask-duel-do-pass = { $kind ->
    [defend] Take the hit and lose a life point
    [give-up] Give up nothing and lose a life point
    [second-card] Add no card and let this attempt go
    [stand-in] Let the other character lose the life point
    [loot] Take nothing
    [discard-equipment] Discard nothing
    [swap-either] Leave everybody in place
   *[other] Let it be
}

## Options on buttons

ask-duel-button = { $act ->
    [play] Play { $card }
    [avoid] Dodge with { $card }
    [give-up] Give up { $card }
    [place] Place { $card }
    [front] { $card } to the front
    [take] Take { $card }
    [count] Count { $card }
    [discard] Discard { $card }
   *[reload] Reload { $card }
}
ask-duel-button-swap = Swap
ask-duel-button-hand = { $act ->
    [discard] Discard a card
   *[take] Take a card
}
ask-duel-button-pass = { $kind ->
    [defend] Take the hit
    [give-up] Lose a life
    [second-card] Let it go
    [stand-in] Let it be
    [loot] Take nothing
    [discard-equipment] Discard nothing
    [swap-either] Swap nobody
   *[other] Let it be
}

## On a target

ask-duel-aim = { $act ->
    [shoot] Shoot { $target }
    [stab] Stab { $target }
    [challenge] Challenge { $target }
    [place] Place it on { $target }
    [pour] Serve { $target }
    [steal] Steal { $target }
    [take] Take { $target }
    [discard] Discard { $target }
    [swap] Swap { $target }
    [front] Send { $target } to the front
    [count] Let { $target } count
    [reload] Reload { $target }
    [play] Play { $target }
   *[choose] Choose { $target }
}
ask-duel-aim-short = { $act ->
    [shoot] Shoot
    [stab] Stab
    [challenge] Challenge
    [place] Place
    [pour] Serve
    [steal] Steal
    [take] Take
    [discard] Discard
    [swap] Swap
    [front] Front
    [count] Count
    [reload] Reload
    [play] Play
   *[choose] Choose
}
# What can be aimed at, as the object of such a verb.
ask-duel-target-hand = { $side ->
    [law] { $you ->
        [object] a Law card from your hand
       *[none] a Law card from { $whom }’s hand
    }
    [outlaw] { $you ->
        [object] an Outlaw card from your hand
       *[none] an Outlaw card from { $whom }’s hand
    }
   *[any] { $you ->
        [object] a card from your hand
       *[none] a card from { $whom }’s hand
    }
}
ask-duel-target-card = { $character }’s { $card }
ask-duel-target-side = { $you ->
    [object] your own pair
   *[none] { $whom }’s pair
}

## Part by part: what is asked while an option is picked

# $verb is what the card or the thing does to its target, $what its name.
ask-duel-target = { $verb ->
    [shoot] Whom do you shoot?
    [stab] Whom do you stab?
    [challenge] Whom do you challenge?
    [pour] Who drinks it?
    [swap] Which pair changes places?
    [take] Which card do you take?
    [place] Who gets it?
   *[other] { $what }: on whom?
}
ask-duel-target-stealing = Which card do you go for?
ask-duel-target-katie = Which card does she trade in?
