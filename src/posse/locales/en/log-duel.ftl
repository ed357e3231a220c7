### The log of BANG! The Duel.
### $you says who of those named is the reader: subject ($who), object ($whom) or none.
### $many: yes where $character is the name of more than one.

## Small words

# A side whose player has no name, used like a name.
log-duel-name = { $side ->
    [law] Law
   *[outlaw] Outlaw
}
log-duel-symbol = { $symbol ->
    [barrel] barrel
    [snake] snake
    [dynamite] dynamite
   *[horseshoe] horseshoe
}
# What tells the copies of a card apart: the symbol. $copy: the back and the symbol.
duel-copy = ({ $copy ->
    [law-barrel] barrel
    [outlaw-barrel] barrel
    [law-snake] snake
    [outlaw-snake] snake
    [law-dynamite] dynamite
    [outlaw-dynamite] dynamite
   *[other] horseshoe
})
log-duel-card-full = { $card } ({ $side ->
    [law] Law
   *[outlaw] Outlaws
}, { $symbol })
log-duel-card-spoken = { $card }, { $symbol } symbol, { $side ->
    [law] Law card
   *[outlaw] Outlaw card
}
# A card that is used as another one.
log-duel-card-as = { $card } as { $as }
# The card Indians! in the middle of a sentence.
log-duel-indians = Indians

## On whom or what something is played: follows a verb.

log-duel-aim-character = on { $character }
log-duel-aim-card = on { $character }’s { $card }
log-duel-aim-hand = { $you ->
    [object] on your hand
   *[none] on { $whom }’s hand
}
log-duel-aim-hand-back = { $you ->
    [object] on your hand, for
   *[none] on { $whom }’s hand, for
} { $side ->
    [law] a Law card
   *[outlaw] an Outlaw card
}
# $own: whether the one who plays aims at the own side.
log-duel-aim-side = { $own ->
    [yes] { $you ->
        [subject] on your own pair
       *[none] on their own pair
    }
   *[no] { $you ->
        [object] on your pair
       *[none] on { $whom }’s pair
    }
}

## Characters come, go and change places

log-duel-looked = { $you ->
    [subject] You have { $count } characters.
   *[none] { $who } has { $count } characters.
}
log-duel-looked-at = { $you ->
    [subject] Your { $count } characters: { $list }.
   *[none] { $who } has { $count } characters: { $list }.
}
log-duel-chose = { $you ->
    [subject] You have chosen who goes to the front.
   *[none] { $who } has chosen who goes to the front.
}
log-duel-chose-character = { $you ->
    [subject] You choose { $character } for the front.
   *[none] { $who } chooses { $character } for the front.
}
log-duel-entered = { $character } { $many ->
    [yes] enter
   *[no] enters
} { $place ->
    [ac] at the front for
   *[rc] in the rear for
} { $you ->
    [subject] you.
   *[none] { $who }.
}
log-duel-swapped = { $character } { $many ->
    [yes] step to the front for
   *[no] steps to the front for
} { $you ->
    [subject] you.
   *[none] { $who }.
}
log-duel-eliminated = { $character } { $many ->
    [yes] bite the dust:
   *[no] bites the dust:
} { $you ->
    [subject] one gun fewer on your side.
   *[none] one gun fewer on { $who }’s side.
}

## Cards come

log-duel-drew = { $you ->
    [subject] You draw { $cards }.
   *[none] { $who } draws { $cards }.
}
log-duel-drew-from = { $you ->
    [subject] You draw { $cards } from { $whom }’s deck.
    [object] { $who } draws { $cards } from your deck.
   *[none] { $who } draws { $cards } from { $whom }’s deck.
}
log-duel-showed = { $you ->
    [subject] You show { $card }.
   *[none] { $who } shows { $card }.
}
log-duel-laid-out = On the counter: { $cards }.
log-duel-laid-out-nothing = The shelves are bare.
log-duel-picked = { $you ->
    [subject] You take { $card } off the counter.
   *[none] { $who } takes { $card } off the counter.
}
log-duel-took-hand = { $you ->
    [subject] You take { $card } from { $whom }’s hand.
    [object] { $who } takes { $card } from your hand.
   *[none] { $who } takes { $card } from { $whom }’s hand.
}
log-duel-took-card = { $you ->
    [subject] You take { $card } from { $character }.
   *[none] { $who } takes { $card } from { $character }.
}
log-duel-reshuffled = { $count ->
    [one] The discard pile becomes a common deck of a single card.
   *[other] The discard pile is shuffled into a common deck of { $count } cards.
}

## Cards are played and go

log-duel-played = { $you ->
    [subject] You play { $card }.
   *[none] { $who } plays { $card }.
}
log-duel-answers = { $you ->
    [subject] You answer with { $card }.
   *[none] { $who } answers with { $card }.
}
log-duel-played-aim = { $you ->
    [subject] You play { $card } { $aim }.
   *[none] { $who } plays { $card } { $aim }.
}
log-duel-equipped = { $you ->
    [subject] You place { $card } on { $character }.
   *[none] { $who } places { $card } on { $character }.
}
log-duel-used = { $you ->
    [subject] You use { $thing }.
   *[none] { $who } uses { $thing }.
}
log-duel-used-ability = { $you ->
    [subject] You use the ability of { $thing }.
   *[none] { $who } uses the ability of { $thing }.
}
log-duel-used-ability-aim = { $you ->
    [subject] You use the ability of { $thing } { $aim }.
   *[none] { $who } uses the ability of { $thing } { $aim }.
}
# A card on the discard pile serves once more; $reload: whether it is only reloaded.
log-duel-copied = { $reload ->
    [yes] { $you ->
        [subject] You reload { $card } off the discard pile.
       *[none] { $who } reloads { $card } off the discard pile.
    }
   *[no] { $you ->
        [subject] You play { $card } once more, off the discard pile.
       *[none] { $who } plays { $card } once more, off the discard pile.
    }
}
log-duel-reloaded = { $you ->
    [subject] You reload { $card }.
   *[none] { $who } reloads { $card }.
}
log-duel-discarded = { $you ->
    [subject] You discard { $card }.
   *[none] { $who } discards { $card }.
}
log-duel-discarded-card = { $character }’s { $card } goes to the discard pile.
# $end: what came of it (log-outcome).
log-duel-revealed = { $about }: the deck shows { $cards }{ $end }
log-duel-counted = { $about }: { $you ->
    [subject] you let { $card } count
   *[none] { $who } lets { $card } count
}{ $end }
log-duel-exploded = { $card } blows up in { $character }’s face!
log-duel-passed-on = { $card } keeps fizzing and moves on to { $character }.

## Hits and life

log-duel-shot = { $cause } takes aim at { $character }.
log-duel-shot-indians = The Indians close in on { $character }.
log-duel-avoided = { $character } { $many ->
    [yes] dodge the hit.
   *[no] dodges the hit.
}
log-duel-lost-life = { $character } { $many ->
    [yes] lose
   *[no] loses
} a life point to { $cause }: { $life ->
    [0] none left.
    [1] one left.
   *[other] { $life } left.
}
log-duel-healed = { $character } { $many ->
    [yes] regain
   *[no] regains
} { $amount ->
    [one] a life point: { $life } now.
   *[other] { $amount } life points: { $life } now.
}
log-duel-over = { $side ->
    [law] { $you ->
        [subject] The smoke clears: the Law prevails, and you win!
       *[none] The smoke clears: the Law prevails, and { $who } wins.
    }
   *[outlaw] { $you ->
        [subject] The smoke clears: the Outlaws ride off free, and you win!
       *[none] The smoke clears: the Outlaws ride off free, and { $who } wins.
    }
}

## The game in a few lines, once it is over

log-duel-story-opening = The duel opens with { $law } against { $outlaw }.
log-duel-story-first-blood = First blood: { $character } { $many ->
    [yes] lose
   *[no] loses
} a life point to { $cause }.
log-duel-story-fell = { $you ->
    [subject] You lose { $character } to { $cause }.
   *[none] { $who } loses { $character } to { $cause }.
}
log-duel-story-exploded = { $card } goes off in the hands of { $character }.
log-duel-story-last = { $character } { $many ->
    [yes] are
   *[no] is
} { $you ->
    [subject] your last gun standing.
   *[none] the last gun standing for { $who }.
}

## What is counted, once it is over

log-duel-count-turns = Turns
log-duel-count-played = Cards played
log-duel-count-shots = Hits dealt out
log-duel-count-hits = Life points taken
log-duel-count-dodges = Hits dodged
log-duel-count-lost = Life points lost
log-duel-count-healed = Life points regained
log-duel-count-drawn = Cards drawn
log-duel-count-swaps = Changes at the front
log-duel-count-fallen = Characters lost
