### The words of Gold Rush. Every thing has its name and what it does in a few words (.line): under 26 letters for a
### piece of equipment, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-gold-rush = Gold Rush
    .line = Nuggets for hits, a shop for them, 8 characters
    .harder = harder

## Equipment

bang-sort-equipment = Equipment
    .one = Equipment
bang-equipment-shot = Shot
    .line = A player regains 1 life
bang-equipment-bottle = Bottle
    .line = Panic!, Beer or BANG!
bang-equipment-pardner = Pardner
    .line = Store, Duel or Cat Balou
bang-equipment-rhum = Rhum
    .line = “Draw!” 4: 1 life a suit
bang-equipment-union-pacific = Union Pacific
    .line = Draw 4 cards
bang-equipment-gold-rush = Gold Rush
    .line = All life, then a new turn
bang-equipment-boots = Boots
    .line = A card per life lost
bang-equipment-lucky-charm = Lucky Charm
    .line = A nugget per life lost
bang-equipment-calumet = Calumet
    .line = Diamonds do not hit you
bang-equipment-gold-pan = Gold Pan
    .line = Nugget: a card, twice
bang-equipment-gun-belt = Gun Belt
    .line = Hold 8 cards
bang-equipment-horseshoe = Horseshoe
    .line = “Draw!” 1 more, choose
bang-equipment-pickaxe = Pickaxe
    .line = Draw 1 card more
bang-equipment-rucksack = Rucksack
    .line = 2 nuggets: regain 1 life
bang-equipment-wanted = Wanted
    .line = Killer: 2 cards, 1 nugget

## Characters

bang-character-don-bell = Don Bell
    .line = “Draws!” as his turn ends: red, and he takes another.
bang-character-dutch-will = Dutch Will
    .line = Draws two cards, discards one of them, takes a nugget.
bang-character-jacky-murieta = Jacky Murieta
    .line = May pay 2 nuggets for a shot, as often as he likes.
bang-character-josh-mccloud = Josh McCloud
    .line = May pay 2 nuggets for the top piece of equipment.
bang-character-madam-yto = Madam Yto
    .line = Draws a card whenever anybody plays a Beer.
bang-character-pretty-luzena = Pretty Luzena
    .line = Once a turn she buys for 1 nugget less.
bang-character-raddie-snake = Raddie Snake
    .line = Twice a turn he may pay a nugget for a card.
bang-character-simeon-picos = Simeon Picos
    .line = Takes a nugget for each life point he loses.

## The variant

bang-variant-shadow-gunslingers = Shadow gunslingers
    .line = The eliminated take their turns as shadows.

## What is asked

ask-bang-prospect = What do you do with it?
    .why = { $you ->
        [subject] You have turned up { $thing }: choose how it is used.
       *[none] { $who } has turned up { $thing } and chooses how it is used.
    }

## What may be done

ask-bang-do-buy-equipment = Buy { $what } { $cost ->
    [0] for nothing
    [one] for 1 nugget
   *[other] for { $cost } nuggets
}
ask-bang-do-buy-equipment-on = { $you ->
    [object] Buy { $what } for yourself
   *[none] Buy { $what } for { $whom }
} ({ $cost ->
    [0] free
    [one] 1 nugget
   *[other] { $cost } nuggets
})
ask-bang-do-buy-equipment-on-hand = Buy { $what } for the hand of { $whom } ({ $cost ->
    [one] 1 nugget
   *[other] { $cost } nuggets
})
ask-bang-do-buy-equipment-on-card = { $you ->
    [object] Buy { $what } for your own { $thing }
   *[none] Buy { $what } for { $whom }’s { $thing }
} ({ $cost ->
    [one] 1 nugget
   *[other] { $cost } nuggets
})
ask-bang-do-expel-equipment-on-card = Make { $whom } discard { $thing } for { $cost } nuggets
ask-bang-for-gold = Sell { $card } for a nugget
ask-bang-do-pan = Pay a nugget, draw a card ({ $thing })
ask-bang-button-pan = Pay a nugget
ask-bang-do-rucksack = Pay 2 nuggets, regain 1 life ({ $thing })
ask-bang-button-rucksack = Pay 2 nuggets
ask-bang-do-prospect = Pay 2 nuggets for the top piece of equipment
ask-bang-button-prospect = Pay 2 nuggets
ask-bang-do-hired-shot = Pay 2 nuggets, shoot at { $whom }
ask-bang-button-hired-shot = Pay 2 nuggets
ask-bang-aim-expel = { $you ->
    [object] Expel a piece of your own
   *[none] Expel a piece of { $whom }
}
    .short = Expel
ask-bang-aim-post = { $you ->
    [object] Put it up in front of yourself
   *[none] Put it up in front of { $whom }
}
    .short = Wanted

## What happens

log-bang-earned = { $you ->
    [subject] You take { $count ->
        [one] a nugget.
       *[other] { $count } nuggets.
    }
   *[none] { $who } takes { $count ->
        [one] a nugget.
       *[other] { $count } nuggets.
    }
}
log-bang-bought = { $you ->
    [subject] You buy { $card }.
   *[none] { $who } buys { $card }.
}
log-bang-bought-on = { $you ->
    [subject] You buy { $card } for { $whom }.
    [object] { $who } buys { $card } for you.
   *[none] { $who } buys { $card } for { $whom }.
}
log-bang-bought-on-hand = { $you ->
    [subject] You buy { $card } for the hand of { $whom }.
    [object] { $who } buys { $card } for your hand.
   *[none] { $who } buys { $card } for the hand of { $whom }.
}
log-bang-bought-on-card = { $you ->
    [subject] You buy { $card } for { $whom }’s { $at }.
    [object] { $who } buys { $card } for your { $at }.
   *[none] { $who } buys { $card } for { $whom }’s { $at }.
}
log-bang-bought-on-own = { $you ->
    [subject] You buy { $card } for your own { $at }.
   *[none] { $who } buys { $card } for his own { $at }.
}
log-bang-expelled = { $you ->
    [subject] You pay, and { $whom } discards { $thing }.
    [object] { $who } pays, and you discard { $thing }.
   *[none] { $who } pays, and { $whom } discards { $thing }.
}
log-bang-prospected = { $you ->
    [subject] You turn up { $thing }.
   *[none] { $who } turns up { $thing }.
}
log-bang-wanted-paid = { $you ->
    [subject] You collect the reward for { $whom }.
    [object] { $who } collects the reward for you.
   *[none] { $who } collects the reward for { $whom }.
}
log-bang-shadow-rose = { $you ->
    [subject] You rise as a shadow.
   *[none] { $who } rises as a shadow.
}
log-bang-shadow-left = { $you ->
    [subject] Your shadow fades.
   *[none] { $who }’s shadow fades.
}

## Why a bot made its move: clauses

reason-bang-good-buy = it is worth more than it costs
reason-bang-sell = a nugget is worth more to me now
reason-bang-do-buy = I buy { $thing }: { $why }.
reason-bang-do-buy-to = I buy { $thing } for { $whom }: { $why }.
reason-bang-do-expel-to = I pay so that { $whom } loses { $thing }: { $why }.

## What the table shows beside cards

bang-part-gold = Nuggets
    .one = Nugget
    .line = Gold nuggets to buy equipment with
bang-part-shop = Shop
bang-part-equipment-deck = Equipment to come
bang-part-equipment = Equipment
bang-part-shadow-renegade = Shadow-Renegade without a side
bang-part-shadow-deputy = Shadow-Deputy
bang-part-shadow-outlaw = Shadow-Outlaw
