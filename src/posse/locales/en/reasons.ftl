### Why a bot made its move, in its own words. Who asks gets a whole sentence; $why, $belief, $left, $holds, $merit, $uses
### are parts of one, each a message of its own: a clause that begins with a small letter and has no full stop.
### $you says who of those named is the person at the terminal: subject ($who), object ($whom) or none.

## Small words

# $role: as somebody is said to have it.
reason-a-role = { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}
# $times: how often.
reason-times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}

## All games

reason-unsaid = This bot does not say why.
reason-random = I chose at random.
reason-nothing-chosen = I have not chosen anything yet.
reason-nothing-weighed = I have not weighed anything yet.
# A bot that tried its moves out: how many games of 100 are won with $move, and with $other, the next best.
reason-search = { $move }: { $chance } of 100; { $other }: { $less }. I looked at { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
}.
# A bot that learnt: how sure its net is of $move and of $other, of 100; $count: how many options there are.
# The rules of thumb, from which it began, would do the same, or would rather have done the other.
reason-learned-agrees = { $move }: { $sure } of 100; { $other }: { $less }. My net compared { $count } moves and agrees with the rules of thumb.
reason-learned-differs = { $move }: { $sure } of 100; { $other }: { $less }. My net compared { $count } moves; the rules of thumb would have done the latter.

## BANG!: the play phase. $verb: play, or use what lies on the table or an ability

reason-bang-end = Nothing I could still do is worth more to me than what I keep.
reason-bang-do = { $verb ->
    [use] I use
   *[play] I play
} { $thing }: { $why }.
reason-bang-do-for = { $verb ->
    [use] I use
   *[play] I play
} { $thing } for { $whom }: { $why }.
# Somebody is rid of a card that nobody likes.
reason-bang-do-to-free = { $verb ->
    [use] I use
   *[play] I play
} { $thing } to free { $whom }: { $why }.
reason-bang-do-to = { $verb ->
    [use] I use
   *[play] I play
} { $thing } against { $whom }: { $why }.
reason-bang-do-to-hand = { $verb ->
    [use] I use
   *[play] I play
} { $thing } against { $you ->
    [object] your hand
   *[none] { $whom }’s hand
}: { $why }.
reason-bang-do-to-card = { $verb ->
    [use] I use
   *[play] I play
} { $thing } against { $you ->
    [object] your { $card }
   *[none] the { $card } of { $whom }
}: { $why }.

## BANG!: what I think of somebody, and what gave me the idea. $sure: surely or likely

reason-bang-known = { $you ->
    [subject] you are
   *[none] { $who } is
} { reason-a-role }
# $done: attacked or helped. $victim: me, sheriff, known (a player whose role, $theirs, is known) or player; $whom.
reason-bang-did = { $you ->
    [subject] you have
   *[none] { $who } has
} { $done ->
    [helped] helped
   *[attacked] attacked
} { $victim ->
    [me] me
    [sheriff] the Sheriff
    [known] { $whom }, { reason-bang-theirs },
   *[player] { $whom }
} { reason-times }
reason-bang-theirs = { $theirs ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}
reason-bang-deed = { reason-bang-did } and { $you ->
    [subject] are
   *[none] is
} { $sure ->
    [surely] almost surely
   *[likely] most likely
} { reason-a-role }
reason-bang-deed-perhaps = { reason-bang-did }, perhaps as { reason-a-role }
reason-bang-by-all-roles = by what is known of all roles, { $you ->
    [subject] you are
   *[none] { $who } is
} { $sure ->
    [surely] almost surely
   *[likely] most likely
} { reason-a-role }
reason-bang-unknown = nobody knows yet who { $you ->
    [subject] you are
   *[none] { $who } is
}, but more likely an enemy of mine than a friend
reason-bang-no-friends = everybody plays for himself now
reason-bang-worth-it = what it brings me is worth it

## BANG!: answers

reason-bang-too-late = I could not have stopped it anyway.
reason-bang-spare-the-life = I can spare the life point better than the card.
reason-bang-may-stop = { $thing } may stop it and costs me nothing.
reason-bang-defend = { $verb ->
    [use] I use
   *[play] I play
} { $thing }: the life point is worth more to me.
# $asked: what wants a card of me.
reason-bang-give-nothing = What { $asked } costs me is worth less to me than my cards.
reason-bang-give = I give up { $thing }: what { $asked } would cost me is worth more.
reason-bang-lost = Nothing can save me now.
reason-bang-saved = Without it I would be out of the game.
reason-bang-discard = Of all I have, { $thing } is what I miss least.
reason-bang-pick = I take { $thing }: of these I need it most.
reason-bang-character = { $thing } wins more often than the other one.
reason-bang-flip = { $thing } serves me better than the other card.
# $asked: the card, character or event that wants me to choose.
reason-bang-take = I take { $place }: it serves me best.
reason-bang-no-help = { $asked } would not help me now.
reason-bang-choose = { $asked }: I choose { $place }, since { $why }.
reason-bang-asked = { $asked }: { $why }.

## BANG!: what an option is about, as the object of a sentence

reason-bang-mine = my { $card }
reason-bang-as = { $card } as a { $other }
reason-bang-place-card = { $you ->
    [object] your { $card }
   *[none] the { $card } of { $whom }
}
reason-bang-place-hand = a card of { $you ->
    [object] your hand
   *[none] { $whom }’s hand
}

## BANG!: what speaks for a card, a character or an event: clauses

reason-bang-best = that seems best
reason-bang-serves-long = it will serve me for long
reason-bang-into-reach = it brings more of my enemies into reach
reason-bang-out-of-reach = fewer of them will reach me
reason-bang-more-enemies = it hurts more enemies than friends
reason-bang-more-choices = more cards are more choices
reason-bang-need-life = I need the life point

## The Dice Game: shots. $belief follows the name

# $purpose: what the shot is for: must, win, last-two, balance, last-life or none.
reason-dice-shoot = { $doubled ->
    [yes] I spend a beer to double my shot at { $whom },
   *[no] I shoot { $whom },
} who { $belief }{ $purpose ->
    [must] : I must aim at somebody, and this costs me least.
    [win] : when the Sheriff falls we have won.
    [last-two] : only the two of us are left.
    [balance] : the law is too strong.
    [last-life] : that is the last life point.
   *[none] .
}
reason-dice-aim-at-dead = I aim at { $whom }, who is out of the game already: so nobody is hurt.

## The Dice Game: what I think of somebody

# $role may be friend or foe, where no role is likely. $alike: whether I have the same role.
reason-dice-is = { $role ->
    [friend] may be a friend
    [foe] { $you ->
        [subject] are more likely foe than friend
       *[none] is more likely foe than friend
    }
    [sheriff] { $you ->
        [subject] are the Sheriff
       *[none] is the Sheriff
    }
   *[other] { $you ->
        [subject] are
       *[none] is
    } { $sure ->
        [yes] { reason-a-role }
       *[no] most likely { reason-a-role }
    }{ $alike ->
        [yes] {" "}like me
       *[no] {""}
    }
}
# $done: aimed or helped. $victim: me or sheriff.
reason-dice-did = { $you ->
    [subject] have
   *[none] has
} { $done ->
    [helped] helped
   *[aimed] aimed at
} { $victim ->
    [me] me
   *[sheriff] the Sheriff
} { reason-times }
reason-dice-shot-me = { $you ->
    [subject] have aimed at me
   *[none] has aimed at me
} { $shots ->
    [1] once
    [2] twice
   *[other] { $shots } times
}
# $seen: what he has done: a deed, shots at me, both or none.
reason-dice-belief = { $seen ->
    [deed] { reason-dice-did } and { reason-dice-is }
    [shots] { reason-dice-shot-me } and { reason-dice-is }
    [both] { reason-dice-did }, { reason-dice-shot-me } and { reason-dice-is }
   *[none] { reason-dice-is }
}

## The Dice Game: life points and arrows. $what: a beer or a life point

reason-dice-help = { $what ->
    [point] I give the life point to { $whom },
   *[beer] I give the beer to { $whom },
} who { $belief }: { $life } of { $most } life points left.
reason-dice-help-me = { $what ->
    [point] I take the life point myself:
   *[beer] I drink the beer myself:
} I have { $life } of { $most } life points.
reason-dice-help-nobody = { $what ->
    [point] I take the life point myself,
   *[beer] I drink the beer myself,
} though it does me no good: I would not see anybody else have it.
reason-dice-arrows = { $held ->
    [0] I hold none,
    [1] I hold one,
    [2] I hold two,
    [3] I hold three,
    [4] I hold four,
    [5] I hold five,
    [6] I hold six,
    [7] I hold seven,
    [8] I hold eight,
   *[other] I hold nine,
} and { reason-dice-left } in the pile
reason-dice-left = { $pile ->
    [0] none are left
    [1] one is left
    [2] two are left
    [3] three are left
    [4] four are left
    [5] five are left
    [6] six are left
    [7] seven are left
    [8] eight are left
   *[other] nine are left
}
reason-dice-lose-life = I rather lose the life point than take an arrow: { $why }.
reason-dice-take-arrow = I take an arrow instead of losing a life point: { $why }.
reason-dice-keep-arrows = I keep my arrows: { $why }.
reason-dice-return = I return an arrow: { $why }.
reason-dice-return-own = I return an arrow of my own: { $why }.
reason-dice-return-none = I return no arrow: whoever still holds one is no friend of mine.
reason-dice-return-for = I return an arrow of { $whom }, who { $belief }.

## The Dice Game: rolling

# $danger: what another roll might bring: dynamite, arrows, both or none.
reason-dice-danger = { $danger ->
    [dynamite] , and a third dynamite would cost me a life point
    [arrows] , and { reason-dice-few }
    [both] , and a third dynamite would cost me a life point and { reason-dice-few }
   *[none] {""}
}
reason-dice-few = { $pile ->
    [0] none of the arrows is left
    [1] of the arrows only one is left
    [2] of the arrows only two are left
   *[other] of the arrows only three are left
}
reason-dice-keep = I keep the dice: { $uses }{ reason-dice-danger }.
reason-dice-keep-anyway = I keep the dice: another roll promises nothing better{ reason-dice-danger }.
reason-dice-roll-and-keep = { $count ->
    [one] I roll die { $dice } again
   *[other] I roll dice { $dice } again
} and keep { $uses }.
reason-dice-roll = { $count ->
    [one] I roll die { $dice } again: it does little for me.
   *[other] I roll dice { $dice } again: they do little for me.
}
# So many dice that show a face, as the object of a sentence.
reason-dice-faces = { $count ->
    [1] a
    [2] two
    [3] three
    [4] four
   *[other] five
} { $face ->
    [one] { $count ->
        [one] one
       *[other] ones
    }
    [two] { $count ->
        [one] two
       *[other] twos
    }
    [beer] { $count ->
        [one] beer
       *[other] beers
    }
   *[gatling] { $count ->
        [one] Gatling
       *[other] Gatlings
    }
}
reason-dice-for = { reason-dice-faces } for { $mine ->
    [yes] me
   *[no] { $whom }
}
reason-dice-gun = the Gatling for all others
# $missing: how many more would fire it.
reason-dice-gatlings = { reason-dice-faces }{ $missing ->
    [0] {" "}for all others
    [1] : one more would fire the gun
    [2] : two more would fire the gun
   *[other] : three more would fire the gun
}

## The Duel: small words and clauses. $side: law or outlaw; $many: whether $who is more than one

reason-duel-has-left = { $who } { $many ->
    [yes] have
   *[no] has
} { $life ->
    [0] no life points
    [1] one life point
    [2] two life points
    [3] three life points
    [4] four life points
    [5] five life points
   *[other] six life points
} left
reason-duel-holds = { $side ->
    [law] the Law holds
   *[outlaw] the Outlaws hold
} { $cards ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $cards } cards
}
reason-duel-card = the { $thing }
reason-duel-ability = the ability of { $thing }

## The Duel: the play phase

# $merit: what he is good for, after his name.
reason-duel-begin = I begin with { $who } in front, who { $merit }.
reason-duel-end = I end my turn: nothing that I could still do is worth what it costs.
reason-duel-swap = I bring { $who } to the front: { $who } { $merit }.
# $left: how much life the other has, by the name.
reason-duel-swap-to-save = I bring { $who } to the front: { $left } and had better stand behind.
reason-duel-swap-to-stand = I bring { $who } to the front: { $who } { $merit }, and can better stand the opponent’s turn.
reason-duel-reload = I reload the { $card }: a new card should be worth more to me.
reason-duel-play = I play the { $card }: { $why }.
reason-duel-shoot = I shoot at { $who } with the { $card }: { $why }.
reason-duel-shoot-as = I use the { $card } as a { $other } against { $who }: { $why }.
reason-duel-fire = I fire the { $card }: { $why }.
reason-duel-challenge = I challenge { $who } to a { $card }: { $why }.
reason-duel-call = I call the { $card }: { $why }.
reason-duel-drink = I drink a { $card }: { $why }.
reason-duel-pour = I pour { $who } a { $card }: { $why }.
reason-duel-water = I play the { $card } on { $side ->
    [law] the Law
   *[outlaw] the Outlaws
}: { $why }.
reason-duel-open = I open the { $card }: { $why }.
reason-duel-send = I send the { $card } for the { $taken } of { $who }: { $why }.
reason-duel-steal = By { $card } I take a card from { $side ->
    [law] the Law
   *[outlaw] the Outlaws
}: { $why }.
reason-duel-get-rid = By { $card } I get rid of the { $taken } of { $who }: { $why }.
reason-duel-lay = I lay the { $card } with { $who }: { $why }.
reason-duel-use = I use { $who }: { $why }.
reason-duel-trade = { $who } trades the { $card }: { $why }.
reason-duel-copy = { $who } discards the { $card } for the { $other } on the pile: { $why }.
reason-duel-exchange = { $who } discards the { $card }: { $why }.

## The Duel: what speaks for a card or an ability: clauses

reason-duel-may-hit = { $left } and { $holds }, so it hits in about { $percent } % of all cases
reason-duel-hits = { $left } and { $holds }
reason-duel-hits-hat = { $left } and it takes at least the Hat off
reason-duel-hits-at-once = { $hits ->
    [0] no hits
    [1] one hit
    [2] two hits
    [3] three hits
    [4] four hits
    [5] five hits
   *[other] { $hits } hits
} at once, and { $left }
reason-duel-costs-a-card = { $holds }, and it costs one of them if not a life point
reason-duel-hits-all = it hits { $targets }, and { $holds }
# $mine: my Hit cards.
reason-duel-hit-cards = { $mine ->
    [0] I have no Hit cards
    [1] I have one Hit card
    [2] I have two Hit cards
    [3] I have three Hit cards
    [4] I have four Hit cards
    [5] I have five Hit cards
    [6] I have six Hit cards
    [7] I have seven Hit cards
    [8] I have eight Hit cards
    [9] I have nine Hit cards
    [10] I have ten Hit cards
   *[other] I have { $mine } Hit cards
} for it, and { $holds }
reason-duel-no-missed-helps = no { $missed } helps { $targets } against them, and { $holds }
reason-duel-both-left = { $left }; { $other }
reason-duel-makes-three = { $left }, and it makes that three
reason-duel-want-in-front = I want { $who } in front and { $other } behind
reason-duel-choose-first = I choose first there and get two cards for this one
reason-duel-rather-in-hand = I would rather have it in my hand
reason-duel-of-use-in-hand = there it is against me, and in my hand it may be of use
reason-duel-not-against-me = { $holds }, and what I take cannot be used against me
reason-duel-more-harm = it does me more harm there than a card from the hand would do me good
reason-duel-two-of-three = I get the best two of three cards for it
reason-duel-serves = { $merit }, and { $left }
reason-duel-two-for-nothing = my hand is empty and two cards come for nothing
reason-duel-two-worth-more = two cards are worth more to me now
reason-duel-reloading = reloading brings a new card
reason-duel-better-of-two = the better one of two new cards should be worth more

## The Duel: answers

# $what: a card or an ability (reason-duel-card, reason-duel-ability).
reason-duel-try = I try { $what } against the hit on { $who }: it costs no card.
reason-duel-avoid-with = I use { $what } against the hit: { $left }.
reason-duel-avoid = I play the { $card } against the hit: { $left }.
reason-duel-let-fall = I let { $who } fall: my cards, and the two that I draw for that, are worth more to me.
reason-duel-let-hit = I let { $who } take the hit: { $left }, and my cards are worth more to me.
reason-duel-add = I add the { $card } to the avoid: { $left }.
reason-duel-stand-in = I let { $who } lose the life point: { $left } and can bear it better than the other.
reason-duel-give-nothing = I give up nothing for { $what }: { $left }, and my Hit cards are worth more to me.
reason-duel-give = I give up the { $card } for { $what }: { $left }.
reason-duel-discard = I discard the { $card }: of these cards I need it least.
reason-duel-pick = I take the { $card }: of the cards laid out it is of most use.
reason-duel-strip-nobody = I leave all equipment where it is: it does me no harm.
reason-duel-strip = I discard the { $card } of { $who }: there it works against me.
reason-duel-loot-nothing = I take nothing: none of it is worth its price.
reason-duel-loot = { $who } takes the { $card }: it is of use to me.
reason-duel-loot-hand = { $who } takes a card from the hand of { $side ->
    [law] the Law: that helps me and hurts them.
   *[outlaw] the Outlaws: that helps me and hurts them.
}
reason-duel-no-revenge = { $who } takes no revenge: that would not be worth its price.
reason-duel-revenge = { $who } takes revenge: { $side ->
    [law] the Law can ill spare a card.
   *[outlaw] the Outlaws can ill spare a card.
}
reason-duel-count = I let the { $symbol ->
    [barrel] barrel
    [snake] snake
    [dynamite] dynamite
   *[horseshoe] horseshoe
} count for { $what }: that is better for me.
reason-duel-leave-places = I leave everybody in his place: that is best for me.
reason-duel-swap-side = I swap { $side ->
    [law] the Law
   *[outlaw] the Outlaws
}: I want { $who } in front and { $other } behind.
