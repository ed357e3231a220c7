### The words of The Great Train Robbery. Every thing has its name and what it does in a few words (.line): under 26
### letters for a card or a railcar, 60 for a character. A station has what it costs, as short as it can be (.price).

## The set: what it adds, and how much harder it is

bang-set-great-train-robbery = The Great Train Robbery
    .line = A train with 16 railcars to take, 8 characters
    .harder = harder

## Cards

bang-card-dragoon = Dragoon
    .line = Reach 2, one more BANG!
bang-card-map = Map
    .line = See 2 cards, drop one
bang-card-refund = Refund
    .line = Robbed: draw a card
bang-card-strongbox = Strongbox
    .line = Turn ends: draw a card
bang-card-cactus = Cactus
    .line = Dodge; red: 1 life
bang-card-evaded = Evaded!
    .line = Dodge and take that card
bang-card-full-steam = Full Steam
    .line = To the End of the Line
bang-card-knife-revolver = Knife Revolver
    .line = Shot; J to A: keep it
bang-card-money-bag = Money Bag
    .line = Copy the top discard
bang-card-most-wanted = Most Wanted
    .line = Draw; Spades lose 1 life
bang-card-next-stop = Next Stop
    .line = Draw a card; train moves
bang-card-switch = Switch
    .line = Swap cards in play
bang-card-train-robbery = Train Robbery
    .line = A card or a shot, each
bang-card-water-tower = Water Tower
    .line = Take a railcar for free

## Railcars

bang-sort-railcar = Railcars
    .one = Railcar
bang-railcar-baggage-car = Baggage Car
    .line = A dodge, theft or shot
bang-railcar-caboose = Caboose
    .line = Blue cards dodge shots
bang-railcar-cattle-truck = Cattle Truck
    .line = Take 1 of 3 discards
bang-railcar-circus-wagon = Circus Wagon
    .line = Others discard in play
bang-railcar-coal-hopper = Coal Hopper
    .line = Draw; discard a railcar
bang-railcar-dining-car = Dining Car
    .line = Hearts each turn: 1 life
bang-railcar-express-car = Express Car
    .line = Drop hand, turn again
bang-railcar-ghost-car = Ghost Car
    .line = Plays on without life
    .ghost = a ghost
    .ghost-tab = Ghost
bang-railcar-lounge-car = Lounge Car
    .line = Draw 2 railcars, give 1
bang-railcar-lumber-flatcar = Lumber Flatcar
    .line = Sees all 1 farther away
bang-railcar-mail-car = Mail Car
    .line = Draw 3 cards, give 1
bang-railcar-observation-car = Observation Car
    .line = Nearer out, farther in
bang-railcar-passenger-car = Passenger Car
    .line = Take anybody’s card
bang-railcar-prisoner-car = Prisoner Car
    .line = No Duel, no Indians!
bang-railcar-private-car = Private Car
    .line = No hand: no BANG! at you
bang-railcar-sleeper-car = Sleeper Car
    .line = A blue card as a BANG!

## The locomotive: the train is pulled by one side of it, and at the End of the Line that does something

bang-sort-locomotive = Locomotives
    .one = Locomotive
bang-locomotive-ironhorse = Ironhorse
    .line = A shot at everybody
bang-locomotive-leland = Leland
    .line = A card for everybody

## Stations

bang-sort-station = Stations
    .one = Station
bang-station-boom-town = Boom Town
    .line = Costs a BANG! card
    .price = BANG!
bang-station-catico = Catico
    .line = Costs a Cat Balou or a Panic! card
    .price = Panic!/Cat
bang-station-creepy-creek = Creepy Creek
    .line = Costs a card of Spades
    .price = ♠
bang-station-crowns-hole = Crown’s Hole
    .line = Costs a Beer card
    .price = Beer
bang-station-deathwood = Deathwood
    .line = Costs a blue card
    .price = Blue
bang-station-dodgville = Dodgville
    .line = Costs a Missed! card
    .price = Missed!
bang-station-fort-wroth = Fort Wroth
    .line = Costs a card of rank 10, J, Q, K or A
    .price = 10–A
bang-station-frisco = Frisco
    .line = Costs a card of Clubs
    .price = ♣
bang-station-miners-oath = Miner’s Oath
    .line = Costs a card of Diamonds
    .price = ♦
bang-station-san-tafe = San Tafe
    .line = Costs a card of Hearts
    .price = ♥
bang-station-tombrock = Tombrock
    .line = Costs a life point, never the last
    .price = 1 life
bang-station-yooma = Yooma
    .line = Costs a card of rank 2 to 9
    .price = 2–9
bang-station-virginia-town = Virginia Town
    .line = Costs any two cards
    .price = 2 cards

## Characters

bang-character-benny-brawler = Benny Brawler
    .line = May take any number of railcars in his turn.
bang-character-evan-babbit = Evan Babbit
    .line = Same suit: he turns a BANG! against another nearby.
bang-character-jimmy-texas = Jimmy Texas
    .line = Draws a card at the end of his turn.
bang-character-manuelita = Manuelita
    .line = Draws 2 cards at each End of the Line.
bang-character-sancho = Sancho
    .line = Once a turn he may take a railcar for nothing.
bang-character-sgt-blaze = Sgt. Blaze
    .line = Spares one player what hits several by his doing.
bang-character-shade-oconnor = Shade O’Connor
    .line = Train moves in others’ turns: may exchange a card.
bang-character-zippy-roy = Zippy Roy
    .line = Once a turn he may move the train on.

## What is asked

ask-bang-take-railcar = Do you take a railcar?
    .why = { $you ->
        [subject] The train has reached the End of the Line: you may pay a station and take what stands under it.
       *[none] The train has reached the End of the Line: { $who } may take a railcar.
    }
    .which = Which railcar do you take?
    .must = { $you ->
        [subject] You have moved the train on: now you must pay a station and take what stands under it.
       *[none] { $who } has moved the train on and takes a railcar.
    }
ask-bang-place-railcar = In front of whom do you put it?
    .why = { $you ->
        [subject] You have taken the { $thing } and may put it in front of anybody.
       *[none] { $who } has taken the { $thing } and may put it in front of anybody.
    }
ask-bang-share-railcars = Which railcar do you give away, and to whom?
    .why = { $you ->
        [subject] { $thing }: one of them goes to another player, the other stays with you.
       *[none] { $thing }: { $who } gives one of two railcars away.
    }
ask-bang-share-mail = Which card do you give away, and to whom?
    .why = { $you ->
        [subject] { $thing }: one of the cards you have drawn goes to another player.
       *[none] { $thing }: { $who } gives one of three cards away.
    }
# $whom plays the Train Robbery.
ask-bang-robbery = Discard a card, or take a shot for it?
    .why = { $you ->
        [subject] { $whom } robs your train: for each card in front of you, discard it or let { $whom } shoot at you.
        [object] You rob { $who }, who discards each card in play or is shot at for it.
       *[none] { $whom } robs { $who }, who discards each card in play or is shot at for it.
    }
ask-bang-look = Do you discard one of them?
    .why = { $you ->
        [subject] { $thing }: these are the next two cards of the deck.
       *[none] { $thing }: { $who } looks at the next two cards of the deck.
    }
ask-bang-exchange = Do you exchange a card?
    .why = { $you ->
        [subject] The train has moved. With { $thing } you may discard a card to draw one.
       *[none] The train has moved. { $who } may discard a card to draw one.
    }
# $thing is about to hit several players.
ask-bang-spare = Whom do you spare?
    .why = { $you ->
        [subject] { $thing }: you may exempt one player from it.
       *[none] { $thing }: { $who } may exempt one player from it.
    }
ask-bang-pick-discard = Which card do you take?
    .why = { $you ->
        [subject] { $thing }: these are the top cards of the discard pile.
       *[none] { $thing }: { $who } takes a card off the discard pile.
    }

## What may be done

# $cost: 1 if it is paid with a life point.
ask-bang-do-take-railcar = { $cost ->
    [0] Take { $what }
   *[other] Take { $what } for 1 life
}
ask-bang-do-advance = Advance the train and then take a railcar
ask-bang-button-advance = Advance the train
ask-bang-do-free-railcar = Take { $places } for nothing
ask-bang-button-free-railcar = Free railcar
ask-bang-do-move-train = Move the train on, thanks to { $thing }
ask-bang-button-move-train = Move the train on
ask-bang-do-divert = Discard { $cards } and turn the shot against { $whom }
ask-bang-button-divert = Turn it away
ask-bang-do-exchange = Discard { $cards } and draw a card
ask-bang-button-exchange = Exchange a card
ask-bang-do-give-away = Give { $what } to { $whom }
ask-bang-do-hand-it-over = Discard { $thing }
ask-bang-button-hand-it-over = Discard it
ask-bang-do-be-shot = Keep { $thing } and take a shot
ask-bang-button-be-shot = Take a shot
ask-bang-do-put = { $you ->
    [object] Put it in front of yourself
   *[none] Put it in front of { $whom }
}
ask-bang-aim-put = { $you ->
    [object] Put it in front of yourself
   *[none] Put it in front of { $whom }
}
    .short = Put
ask-bang-do-spare = { $you ->
    [object] Spare yourself
   *[none] Spare { $whom }
}
ask-bang-aim-spare = { $you ->
    [object] Spare yourself
   *[none] Spare { $whom }
}
    .short = Spare
ask-bang-for-double = { $card }: the locomotive acts twice
ask-bang-for-ignore = { $card }: the locomotive does nothing
ask-bang-pass-take-railcar = Take none
ask-bang-pass-look = Leave them
ask-bang-pass-exchange = Keep your cards
ask-bang-pass-spare = Spare nobody
ask-bang-aim-rob-train = { $you ->
    [object] Rob yourself
   *[none] Rob the train of { $whom }
}
    .short = Rob
ask-bang-aim-switch = { $you ->
    [object] Swap with yourself
   *[none] Swap with { $whom }
}
    .short = Swap
ask-bang-aim-divert = { $you ->
    [object] Turn the shot against yourself
   *[none] Turn the shot against { $whom }
}
    .short = Turn

## Why a card cannot be played now

why-no-railcar = No railcar under a station can be taken
    .short = No railcar there
why-nothing-to-copy = The top discard cannot be copied now
    .short = Nothing to copy
why-nothing-to-swap = There are no two cards in play to be exchanged
    .short = Nothing to swap
why-no-discards = There is no discarded card to take
    .short = No discards
why-no-other-railcar = No other railcar lies in front of anybody
    .short = No other railcar
why-no-blue-card = You have no other blue card or railcar to give up
    .short = No blue card

## What happens

log-bang-train-moved = The train rolls on to { $thing }.
log-bang-line-ended = End of the Line! { $thing } has arrived.
    .guide = The End of the Line: whoever’s turn it is may still take a railcar. Then the locomotive acts, Ironhorse with a shot at everybody, Leland with a card for everybody, and a new line begins.
log-bang-new-line = A new line is laid, and { $thing } pulls the next train.
log-bang-took-railcar = { $you ->
    [subject] You take the { $card }.
   *[none] { $who } takes the { $card }.
}
    .guide = A railcar lies in front of whoever took it, like a blue card: others can take it or make him lose it. Some work all the time, others are used once and gone. Point at one, or hold it down, to read it.
log-bang-placed-railcar = { $you ->
    [subject] You put the { $card } in front of { $whom }.
    [object] { $who } puts the { $card } in front of you.
   *[none] { $who } puts the { $card } in front of { $whom }.
}
log-bang-kept-railcar = { $you ->
    [subject] The { $card } lies in front of you now.
   *[none] The { $card } lies in front of { $who } now.
}
log-bang-railcars-drawn = { $you ->
    [subject] You draw { $cards }.
   *[none] { $who } draws { $cards }.
}
log-bang-switched = { $you ->
    [subject] You exchange { $card } for { $whom }’s { $at }.
    [object] { $who } exchanges { $card } for your { $at }.
   *[none] { $who } exchanges { $card } for { $whom }’s { $at }.
}
log-bang-snatched-shot = { $you ->
    [subject] You catch { $card } and keep it.
   *[none] { $who } catches { $card } and keeps it.
}
log-bang-became-ghost = { $you ->
    [subject] The { $thing } keeps you in the game: you ride on as a ghost.
   *[none] The { $thing } keeps { $who } in the game, as a ghost.
}
    .guide = The Ghost Car keeps a player in the game without life points: he cannot be hurt any more, and is out once he loses the car.
log-bang-rides-again = { $you ->
    [subject] The { $thing } brings you back: you ride on as a ghost.
   *[none] The { $thing } brings { $who } back, as a ghost.
}
log-bang-robs-train = { $you ->
    [subject] You rob { $whom }: { $card }.
    [object] { $who } robs you: { $card }.
   *[none] { $who } robs { $whom }: { $card }.
}

## Why a bot made its move: clauses

reason-bang-good-railcar = it is worth more than it costs
reason-bang-do-take = I take the { $thing }: { $why }.
reason-bang-do-advance = I advance the train: { $why }.

## What the table shows beside cards

bang-part-train = The train
    .end = End of the Line
    .line = Pay a station, take the railcar under it
    .guide = The train runs along the stations. Once in your turn you may pay what a station costs and take the railcar under it. The train moves on when the Sheriff’s turn begins, and when somebody makes it move; past the last station the locomotive does something to everybody.

## What is refused

error-no-train = that is done when playing cards in one’s own turn
error-advanced = the train advances for nothing once in a turn
error-no-advance = it may only be done to take a railcar right after it
error-taken = one railcar may be taken in a turn
error-not-the-price = that is not what its station costs
error-no-station = { $word } stands under no station
