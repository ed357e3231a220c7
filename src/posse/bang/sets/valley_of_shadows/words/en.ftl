### The words of The Valley of Shadows. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-valley-of-shadows = The Valley of Shadows
    .line = Ghosts, escapes and 8 characters
    .harder = harder

## Cards

bang-card-ghost = Ghost
    .line = Brings one back
    .guide = A Ghost brings somebody who is out back to the table, without life points: he takes his turns and cannot be hurt, for as long as the card lies in front of him.
    .ghost = a ghost
    .ghost-tab = Ghost
bang-card-lemat = LeMat
    .line = Any card is a BANG!
bang-card-rattlesnake = Rattlesnake
    .line = Bites on Spades each turn
bang-card-shotgun = Shotgun
    .line = A hit costs a card too
bang-card-bounty = Bounty
    .line = Hit him: draw a card
bang-card-bandidos = Bandidos
    .line = All: 2 cards or 1 life
bang-card-escape = Escape
    .line = Avoid a brown card
    .guide = An Escape spares you one brown card that others play on you. A BANG! it does not stop.
bang-card-aim = Aim
    .line = +BANG!: it costs 2 life
bang-card-poker = Poker
    .line = All give one; take two
bang-card-backfire = Backfire
    .line = Dodge and shoot back
bang-card-saved = Saved!
    .line = Save another, draw two
    .guide = You may be asked to save others: a Saved! keeps a wound from another player, and brings you two cards.
bang-card-fanning = Fanning
    .line = Shoot two side by side
bang-card-tomahawk = Tomahawk
    .line = Shot at distance 2
bang-card-tornado = Tornado
    .line = All: discard 1, draw 2
bang-card-last-call = Last Call
    .line = Regain 1 life

## Characters

bang-character-black-flower = Black Flower
    .line = Once a turn a Clubs card is an extra BANG!
bang-character-colorado-bill = Colorado Bill
    .line = Draws for each BANG!: Spades cannot be avoided.
bang-character-der-spot-burst-ringer = Der Spot-Burst Ringer
    .line = Once a turn a BANG! serves him as a Gatling.
bang-character-evelyn-shebang = Evelyn Shebang
    .line = May shoot instead of drawing, once for each card.
bang-character-henry-block = Henry Block
    .line = Shoots at whoever takes or discards his cards.
bang-character-lemonade-jim = Lemonade Jim
    .line = When others drink a Beer a card gives him 1 life.
bang-character-mick-defender = Mick Defender
    .line = His Missed! stops other brown cards too.
bang-character-tuco-franziskaner = Tuco Franziskaner
    .line = Draws two more with no blue card in play.

## What is asked

ask-bang-bandidos = { $thing }: cards or a life?
    .why = { $you ->
        [subject] { $thing }: discard two cards, or your only one, or lose a life.
       *[none] { $thing }: { $who } discards two cards or loses a life.
    }
ask-bang-bandidos-more = Which is the second card?
    .why = { $you ->
        [subject] { $thing }: you discard a second card.
       *[none] { $thing }: { $who } discards a second card.
    }
ask-bang-pass-bandidos = Lose 1 life
ask-bang-from-hand = Which card do you discard?
    .why = { $you ->
        [subject] { $thing }: you discard a card from your hand.
       *[none] { $thing }: { $who } discards a card.
    }
ask-bang-poker = Which card do you give?
    .why = { $you ->
        [subject] { $thing }: all cards are shown together; an Ace spoils it.
       *[none] { $thing }: { $who } chooses a card, face down.
    }
ask-bang-poker-take = Which card do you take?
    .why = { $you ->
        [subject] { $thing }: there is no Ace, and you may take two of these cards.
       *[none] { $thing }: there is no Ace, and { $who } may take two cards.
    }
ask-bang-pass-poker = Take no more
# $whom is about to lose $amount life.
ask-bang-saved = Do you save { $whom }?
    .why = { $you ->
        [subject] { $whom } is about to lose { $amount } life. You may take away one.
        [object] You are about to lose { $amount } life. { $who } may take away one.
       *[none] { $whom } is about to lose { $amount } life. { $who } may take away one.
    }
ask-bang-pass-saved = Let it happen
ask-bang-saved-draw = Where do your two cards come from?
    .why = { $you ->
        [subject] { $thing }: you draw from { $whom }’s hand or from the deck.
        [object] { $thing }: { $who } draws from your hand or from the deck.
       *[none] { $thing }: { $who } draws from { $whom }’s hand or from the deck.
    }
ask-bang-evelyn = How many cards do you draw?
    .why = { $you ->
        [subject] { $thing }: for each card less you shoot at somebody in reach.
       *[none] { $thing }: for each card less { $who } shoots at somebody in reach.
    }
ask-bang-evelyn-shot = At whom do you shoot?
    .why = { $you ->
        [subject] { $thing }: a shot instead of a card.
       *[none] { $thing }: { $who } shoots instead of drawing.
    }
ask-bang-fanning = Who is the second target?
    .why = { $you ->
        [subject] { $thing }: the second shot goes beside the first target.
       *[none] { $thing }: { $who } chooses a second target.
    }
ask-bang-lemonade = Do you drink as well?
    .why = { $you ->
        [subject] { $thing }: a card from your hand gives you 1 life.
       *[none] { $thing }: { $who } may discard a card to regain 1 life.
    }
ask-bang-do-lemonade = Discard { $cards } for 1 life
ask-bang-button-lemonade = Regain 1 life
ask-bang-pass-lemonade = Drink nothing
ask-bang-aim-ghost = { $you ->
    [object] Bring yourself back
   *[none] Bring { $whom } back
}
    .short = Bring back
ask-bang-aim-rattlesnake = { $you ->
    [object] Put it in front of yourself
   *[none] Put it in front of { $whom }
}
    .short = Put
ask-bang-aim-bounty = { $you ->
    [object] Put a price on your own head
   *[none] Put a price on { $whom }’s head
}
    .short = Put a price
ask-bang-aim-tomahawk = { $you ->
    [object] Throw it at yourself
   *[none] Throw it at { $whom }
}
    .short = Throw

## What happens

log-bang-spared = { $you ->
    [subject] You save { $whom } from losing a life.
    [object] { $who } saves you from losing a life.
   *[none] { $who } saves { $whom } from losing a life.
}
log-bang-bounty = { $you ->
    [subject] You draw a card for the { $thing } on { $whom }.
    [object] { $who } draws a card for the { $thing } on you.
   *[none] { $who } draws a card for the { $thing } on { $whom }.
}
log-bang-throws = { $you ->
    [subject] You throw { $card } at { $whom }.
    [object] { $who } throws { $card } at you.
   *[none] { $who } throws { $card } at { $whom }.
}
log-bang-aims = { $you ->
    [subject] You take aim at { $whom } with { $card }.
    [object] { $who } takes aim at you with { $card }.
   *[none] { $who } takes aim at { $whom } with { $card }.
}
log-bang-shoots-back = { $you ->
    [subject] You shoot back at { $whom } with { $thing }.
    [object] { $who } shoots back at you with { $thing }.
   *[none] { $who } shoots back at { $whom } with { $thing }.
}
log-bang-guards = { $you ->
    [subject] { $thing }: you shoot at { $whom }, who reaches for your cards.
    [object] { $thing }: { $who } shoots at you for reaching for the cards.
   *[none] { $thing }: { $who } shoots at { $whom }, who reaches for the cards.
}

## Why a bot made its move: clauses

reason-bang-friend-returns = a friend is back who cannot be shot
reason-bang-friend-lives = the life point is worth it, and it brings me two cards
reason-bang-bites-for-long = it may bite for many turns
reason-bang-price-on-head = there are cards to be had for shooting there
reason-bang-shots-over-cards = the shot is worth more than the card

## What the table shows beside cards

bang-part-face-down = card chosen
