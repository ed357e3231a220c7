### The log of BANG!: a sentence for each kind of event.
### $you says who of those named is the reader: subject ($who), object ($whom) or none.

## The turn

log-bang-event = New event: { $thing }. { $line }.
# $goal: what everybody wants now.
log-bang-goals = From now on: { $goal }.
    .guide = What wins has changed for everybody, and nobody has friends any more. Your role still says what an elimination brings or costs.
log-bang-goals-of-roles = Everybody’s role says again what wins
# $life: 0 for a ghost.
log-bang-returned = { $you ->
    [subject] You rise
   *[none] { $who } rises
} { $life ->
    [0] from the grave as a ghost.
   *[other] from the dead with { $life ->
        [one] 1 life point.
       *[other] { $life } life points.
    }
}

## Cards come

# $cards: cards by name, or how many (log-cards).
log-bang-drew = { $you ->
    [subject] You draw { $cards }.
   *[none] { $who } draws { $cards }.
}
log-bang-drew-discard = { $you ->
    [subject] You take { $card } off the discard pile.
   *[none] { $who } takes { $card } off the discard pile.
}
log-bang-chose = { $you ->
    [subject] You have chosen a character.
   *[none] { $who } has chosen a character.
}
log-bang-chose-character = { $you ->
    [subject] You choose { $character }.
   *[none] { $who } chooses { $character }.
}
log-bang-shown-character = { $you ->
    [subject] You are { $character }.
   *[none] { $who } is { $character }.
}
log-bang-looked = { $you ->
    [subject] You look at { $cards } from the deck.
   *[none] { $who } looks at { $cards } from the deck.
}
log-bang-showed = { $you ->
    [subject] You show { $card }.
   *[none] { $who } shows { $card }.
}
log-bang-picked = { $you ->
    [subject] You pick { $card }.
   *[none] { $who } picks { $card }.
}
log-bang-revealed = { $thing }: { $cards }.
log-bang-revealed-none = { $thing }: no card is left.
log-bang-reshuffled = { $count ->
    [one] The discard pile is shuffled: { $count } card makes the new deck.
   *[other] The discard pile is shuffled: { $count } cards make the new deck.
}
log-bang-shuffled-in = { $card } is shuffled into the deck.
# $card: by name, or "a card" (log-cards).
log-bang-took = { $you ->
    [subject] You take { $card } from { $whom }’s hand.
    [object] { $who } takes { $card } from your hand.
   *[none] { $who } takes { $card } from { $whom }’s hand.
}
log-bang-took-with = { $you ->
    [subject] You take { $card } from { $whom }’s hand with { $thing }.
    [object] { $who } takes { $card } from your hand with { $thing }.
   *[none] { $who } takes { $card } from { $whom }’s hand with { $thing }.
}
log-bang-took-in-play = { $you ->
    [subject] You take { $whom }’s { $card }.
    [object] { $who } takes your { $card }.
   *[none] { $who } takes { $whom }’s { $card }.
}
log-bang-took-in-play-with = { $you ->
    [subject] You take { $whom }’s { $card } with { $thing }.
    [object] { $who } takes your { $card } with { $thing }.
   *[none] { $who } takes { $whom }’s { $card } with { $thing }.
}
log-bang-took-back = { $you ->
    [subject] You take { $card } back into your hand.
   *[none] { $who } takes { $card } back into hand.
}
# $whom is out of the game.
log-bang-took-hand = { $you ->
    [subject] You pick { $cards } out of { $whom }’s cold hand.
    [object] { $who } picks { $cards } out of your cold hand.
   *[none] { $who } picks { $cards } out of { $whom }’s cold hand.
}

## Cards are played and go

log-bang-card-as = { $card } as { $as }
log-bang-played = { $you ->
    [subject] You play { $card }.
   *[none] { $who } plays { $card }.
}
log-bang-played-on = { $you ->
    [subject] You play { $card } on { $whom }.
    [object] { $who } plays { $card } on you.
   *[none] { $who } plays { $card } on { $whom }.
}
log-bang-played-on-hand = { $you ->
    [subject] You play { $card } on { $whom }’s hand.
    [object] { $who } plays { $card } on your hand.
   *[none] { $who } plays { $card } on { $whom }’s hand.
}
# $at: a card in front of $whom.
log-bang-played-on-card = { $you ->
    [subject] You play { $card } on { $whom }’s { $at }.
    [object] { $who } plays { $card } on your { $at }.
   *[none] { $who } plays { $card } on { $whom }’s { $at }.
}
log-bang-played-on-own = { $you ->
    [subject] You play { $card } on your own { $at }.
   *[none] { $who } plays { $card } on their own { $at }.
}
log-bang-shoots = { $you ->
    [subject] You shoot { $whom } with { $card }.
    [object] { $who } shoots you with { $card }.
   *[none] { $who } shoots { $whom } with { $card }.
}
log-bang-answers = { $you ->
    [subject] You answer with { $card }.
   *[none] { $who } answers with { $card }.
}
log-bang-drinks = { $you ->
    [subject] You drink { $card }.
   *[none] { $who } drinks { $card }.
}
log-bang-used = { $you ->
    [subject] You use { $thing }.
   *[none] { $who } uses { $thing }.
}
log-bang-used-on = { $you ->
    [subject] You use { $thing } on { $whom }.
    [object] { $who } uses { $thing } on you.
   *[none] { $who } uses { $thing } on { $whom }.
}
log-bang-used-on-hand = { $you ->
    [subject] You use { $thing } on { $whom }’s hand.
    [object] { $who } uses { $thing } on your hand.
   *[none] { $who } uses { $thing } on { $whom }’s hand.
}
log-bang-used-on-card = { $you ->
    [subject] You use { $thing } on { $whom }’s { $at }.
    [object] { $who } uses { $thing } on your { $at }.
   *[none] { $who } uses { $thing } on { $whom }’s { $at }.
}
log-bang-used-on-own = { $you ->
    [subject] You use { $thing } on your own { $at }.
   *[none] { $who } uses { $thing } on their own { $at }.
}
log-bang-unaffected = { $thing }: no effect on { $you ->
    [subject] you.
   *[none] { $who }.
}
log-bang-discarded = { $you ->
    [subject] You discard { $card }.
   *[none] { $who } discards { $card }.
}
log-bang-discarded-in-play = { $you ->
    [subject] You discard { $card } from play.
   *[none] { $who } discards { $card } from play.
}
log-bang-stripped = { $you ->
    [subject] You make { $whom } lose { $card } with { $thing }.
    [object] { $who } makes you lose { $card } with { $thing }.
   *[none] { $who } makes { $whom } lose { $card } with { $thing }.
}
log-bang-put-on-deck = { $you ->
    [subject] You put { $card } face down on the deck.
   *[none] { $who } puts { $card } face down on the deck.
}
log-bang-discarded-all = { $you ->
    [subject] You leave everything behind: { $cards }.
   *[none] { $who } leaves everything behind: { $cards }.
}
# $thing: what the “draw!” is for. $cards: ranks and suits. $end: what came of it (log-outcome).
log-bang-flipped = { $thing }: { $you ->
    [subject] you turn up { $cards }
   *[none] { $who } turns up { $cards }
}{ $end }
log-bang-counted = { $thing }: { $you ->
    [subject] you choose { $card }
   *[none] { $who } chooses { $card }
}{ $end }

## Shots, life and death

log-bang-shot = { $you ->
    [subject] You shoot { $whom } with { $thing }.
    [object] { $who } shoots you with { $thing }.
   *[none] { $who } shoots { $whom } with { $thing }.
}
log-bang-shot-by = { $thing }: a shot at { $you ->
    [object] you.
   *[none] { $whom }.
}
log-bang-needs = { $you ->
    [subject] You need { $missing } { $missed } to get away.
   *[none] { $who } needs { $missing } { $missed } to get away.
}
log-bang-cancelled = { $you ->
    [subject] You dodge the shot.
   *[none] { $who } dodges the shot.
}
log-bang-lost-life = { $you ->
    [subject] You lose { $amount } life and have
   *[none] { $who } loses { $amount } life and has
} { $life ->
    [0] none left.
   *[other] { $life } left.
}
log-bang-lost-to = { $thing }: { $you ->
    [subject] you lose { $amount } life and have
   *[none] { $who } loses { $amount } life and has
} { $life ->
    [0] none left.
   *[other] { $life } left.
}
log-bang-healed = { $you ->
    [subject] You regain { $amount } life and have { $life } now.
   *[none] { $who } regains { $amount } life and has { $life } now.
}
# $short: so much more is needed to stay in the game.
log-bang-healed-short = { $you ->
    [subject] You regain { $amount } life, but need { $short } more to survive.
   *[none] { $who } regains { $amount } life, but needs { $short } more to survive.
}
log-bang-saved = { $you ->
    [subject] At death’s door you save yourself with { $what }.
   *[none] At death’s door, { $who } is saved by { $what }.
}
log-bang-rewarded = { $you ->
    [subject] You collect the bounty on { $whom }.
    [object] { $who } collects the bounty on you.
   *[none] { $who } collects the bounty on { $whom }.
}
# The Sheriff has eliminated a Deputy.
log-bang-penalised = { $you ->
    [subject] { $whom } was on your side: you must discard all your cards.
    [object] You were on { $who }’s side: { $who } must discard every card.
   *[none] { $whom } was on { $who }’s side: { $who } must discard every card.
}
log-bang-faded = { $you ->
    [subject] You fade away again.
   *[none] { $who } fades away again.
}

## Numbers at the end of a game

log-bang-count-turns = Turns
log-bang-count-shots = Shots fired
log-bang-count-hits = Hits landed
log-bang-count-dodges = Shots dodged
log-bang-count-beers = Beers drunk
