### The words of A Fistful of Cards. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-fistful-of-cards = A Fistful of Cards
    .line = 15 stranger events; may be mixed with High Noon
    .harder = wilder

## Events

bang-event-a-fistful-of-cards = A Fistful of Cards
    .line = As a turn starts: 1 BANG! per hand card
bang-event-abandoned-mine = Abandoned Mine
    .line = Draw from the discard pile
    .guide = You draw from the discard pile, so look what lies there before your turn. What you must discard at the end of your turn goes face down on the deck.
bang-event-ambush = Ambush
    .line = Everybody is at distance 1
bang-event-blood-brothers = Blood Brothers
    .line = As a turn starts: give away 1 life
bang-event-dead-man = Dead Man
    .line = The first one eliminated returns
    .guide = The first player who was eliminated comes back for good when it is his turn, with two life points and two cards.
bang-event-hard-liquor = Hard Liquor
    .line = Regain 1 life instead of drawing
bang-event-lasso = Lasso
    .line = Cards in play have no effect
bang-event-law-of-the-west = Law of the West
    .line = The second card drawn must be played
bang-event-peyote = Peyote
    .line = Draw by guessing red or black
bang-event-ranch = Ranch
    .line = Swap hand cards once after drawing
bang-event-ricochet = Ricochet
    .line = A BANG! may shoot down a card in play
    .guide = A BANG! may also be aimed at a card in front of another player, at any distance, and as often as you like. A Missed! saves the card; nobody loses life.
bang-event-russian-roulette = Russian Roulette
    .line = Discard Missed! in turn, or lose 2 life
bang-event-sniper = Sniper
    .line = Two BANG! as one; needs two Missed!
    .guide = Two BANG! cards together make one shot that only two Missed! stop. It does not count as the BANG! of your turn.
bang-event-the-judge = The Judge
    .line = No card may be laid in front of anyone
bang-event-vendetta = Vendetta
    .line = Hearts at the end give another turn

## What is asked

ask-bang-blood-brothers = Do you give away a life?
    .why = { $you ->
        [subject] { $thing }: you may lose 1 life so that somebody else regains 1.
       *[none] { $thing }: { $who } may lose 1 life so that somebody else regains 1.
    }
ask-bang-do-blood-brothers = { $you ->
    [object] Give a life to yourself
   *[none] Give a life to { $whom }
}
ask-bang-pass-blood-brothers = Keep my life
ask-bang-button-blood-brothers = Give a life
ask-bang-hard-liquor = Do you drink instead of drawing?
    .why = { $you ->
        [subject] { $thing }: you may regain 1 life instead of drawing cards.
       *[none] { $thing }: { $who } may regain 1 life instead of drawing cards.
    }
ask-bang-do-hard-liquor = Regain 1 life instead of drawing ({ $thing })
ask-bang-pass-hard-liquor = Draw cards
ask-bang-button-hard-liquor = Regain 1 life
ask-bang-guess = Red or black?
    .why = { $you ->
        [subject] { $thing }: guess right and you take the card and may go on; wrong, and it is discarded.
       *[none] { $thing }: { $who } guesses the colour of the next card.
    }
ask-bang-do-red = Guess red
ask-bang-do-black = Guess black
ask-bang-pass-guess = Stop guessing
ask-bang-ranch = Which cards do you exchange?
    .why = { $you ->
        [subject] { $thing }: you may discard any cards and draw as many.
       *[none] { $thing }: { $who } may discard any cards and draw as many.
    }
ask-bang-do-ranch = Exchange { $cards }
ask-bang-pass-ranch = Keep these cards
ask-bang-button-ranch = Exchange
# $card: the card in front of $whom.
ask-bang-ricochet = { $who } aims at your card!
    .why = { $you ->
        [subject] { $thing }: you shoot at { $whom }’s { $card }.
        [object] { $thing }: { $who } shoots at your { $card }.
       *[none] { $thing }: { $who } shoots at { $whom }’s { $card }.
    }
    .any = { $you ->
        [subject] { $thing }: you shoot at a card in front of { $whom }.
        [object] { $thing }: { $who } shoots at a card in front of you.
       *[none] { $thing }: { $who } shoots at a card in front of { $whom }.
    }
    .stakes = { $you ->
        [subject] Discard a { $missed } card, or lose it.
       *[none] { $who } may discard a { $missed } card, or loses it.
    }
    .helpless = { $you ->
        [subject] You have no { $missed } card and lose it.
       *[none] { $who } has no { $missed } card and loses it.
    }
ask-bang-pass-ricochet = Lose the card
ask-bang-aim-ricochet = { $you ->
    [object] Shoot at a card of your own
   *[none] Shoot at a card of { $whom }
}
    .short = Shoot
ask-bang-roulette = { $thing }: do you go on?
    .why = { $thing } goes round until somebody gives no { $missed } card.
ask-bang-pass-russian-roulette = Lose 2 life

## What happens

# $colour: red or black. $right: yes or no.
log-bang-guessed = { $you ->
    [subject] You call
   *[none] { $who } calls
} { $colour ->
    [red] red
   *[black] black
}, and it is { $card }: { $right ->
    [yes] right!
   *[no] wrong.
}

## Why a bot made its move: clauses

reason-bang-life-worth-more-there = the life point is worth more there
reason-bang-need-life-more = I need the life point more than the cards
reason-bang-colour = more cards of that colour are still to come
reason-bang-hope-for-better = I hope for better ones

## What the table shows beside cards

bang-part-shown = must be played
    .guide = This card was shown to everybody as it was drawn. If it can be played it must be, before the turn may end.
