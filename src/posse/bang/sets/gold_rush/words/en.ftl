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
    .out = As long as others live than the Sheriff and a Renegade, you come back as a shadow for each of your turns.
    .ghost = a shadow
    .ghost-tab = Shadow

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
    [object] Buy { $what } to use on yourself
   *[none] Buy { $what } to use on { $whom }
} ({ $cost ->
    [0] free
    [one] 1 nugget
   *[other] { $cost } nuggets
})
ask-bang-do-buy-equipment-on-hand = Buy { $what } to use on the hand of { $whom } ({ $cost ->
    [one] 1 nugget
   *[other] { $cost } nuggets
})
ask-bang-do-buy-equipment-on-card = { $you ->
    [object] Buy { $what } to use on your own { $thing }
   *[none] Buy { $what } to use on { $whom }’s { $thing }
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
    [subject] You buy { $card } to use on { $whom }.
    [object] { $who } buys { $card } to use on you.
   *[none] { $who } buys { $card } to use on { $whom }.
}
log-bang-bought-on-hand = { $you ->
    [subject] You buy { $card } to use on the hand of { $whom }.
    [object] { $who } buys { $card } to use on your hand.
   *[none] { $who } buys { $card } to use on the hand of { $whom }.
}
log-bang-bought-on-card = { $you ->
    [subject] You buy { $card } to use on { $whom }’s { $at }.
    [object] { $who } buys { $card } to use on your { $at }.
   *[none] { $who } buys { $card } to use on { $whom }’s { $at }.
}
log-bang-bought-on-own = { $you ->
    [subject] You buy { $card } to use on your own { $at }.
   *[none] { $who } buys { $card } to use on his own { $at }.
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
    .guide = Who is out comes back as a shadow for a turn of two cards, cannot be harmed, and leaves again when it ends.
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
    .guide = Whoever costs another player a life takes a nugget. Nuggets pay for what lies in the shop.
bang-part-shop = Shop
    .guide = In your turn you may buy what lies in the shop: brown equipment works at once, black stays with you. A Beer may be sold for a nugget. For its price and one nugget more another player must discard a piece of his.
bang-part-equipment-deck = Equipment to come
bang-part-equipment = Equipment
bang-part-shadow-renegade = Shadow without a side
    .guide = A Renegade who is out takes a side at the start of each of his turns as a shadow: that of the law if more lawmen than Outlaws lie face up, otherwise that of the Outlaws. He wins with that side.
    .goal = Take a side: you do at the start of your first turn as a shadow.
bang-part-shadow-deputy = Shadow-Deputy
    .goal = Win with the law: all Outlaws and Renegades must fall.
bang-part-shadow-outlaw = Shadow-Outlaw
    .goal = Win with the Outlaws: the Sheriff must fall.

## Why something is not sold now

why-too-dear = It costs { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}, more than you have
    .short = Too dear
why-no-effect-now = It could do nothing now
    .short = No use now

## Why a move with gold was refused, in the middle of a sentence. $count is the price, $held what $who has.

error-nuggets = that takes { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}, and { $who } has { $held }
error-shop-empty = the shop is empty
error-not-in-shop = { $word } is not in the shop
error-has-one = { $who } has one already
error-own-equipment = nobody expels equipment of his own
error-only-beer = only a Beer card is sold for gold
error-no-trade = one buys and sells only when playing cards in one’s own turn
error-twice = that may be done twice in a turn
error-full-life = there is no life point to regain
error-not-dying = out of turn it only saves the last life point
