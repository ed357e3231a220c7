### The words of the Duel. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

duel-set-duel = BANG! The Duel
    .line = Two sides, each with its own deck and two characters in play
    .harder = harder

## Cards

duel-card-carbine = Carbine
    .line = Hit, or discard a blue
duel-card-colt = Colt
    .line = One hit
duel-card-fanning = Fanning
    .line = A hit for each blue card
duel-card-peacemaker = Peacemaker
    .line = Hit, or foe discards one
duel-card-remington = Remington
    .line = Hit, or draw a card
duel-card-schofield = Schofield
    .line = Hit, or regain 1 life
duel-card-shotgun = Shotgun
    .line = Hit, or swap front/rear
duel-card-winchester = Winchester
    .line = Hit the front or the rear
duel-card-bank = Bank
    .line = Draw 1 card more
duel-card-barrel = Barrel
    .line = Barrel symbol avoids
duel-card-clock = Clock
    .line = Draw if their front swaps
duel-card-dynamite = Dynamite
    .line = Explodes: 3 life lost
duel-card-gun-belt = Gun belt
    .line = Any number of BANG!
duel-card-hat = Hat
    .line = Discard to avoid a hit
duel-card-rattlesnake = Rattlesnake
    .line = Snake costs 1 life
duel-card-scope = Scope
    .line = Hits reach the rear
duel-card-stampede = Stampede
    .line = Each turn front/rear swap
duel-card-beer = Beer
    .line = Both regain 1 life
duel-card-derringer = Derringer
    .line = Hit; any card avoids it
duel-card-duel = Duel
    .line = No Hit card: lose 1 life
duel-card-gatling = Gatling
    .line = Hit all but your front
duel-card-general-store = General Store
    .line = Two cards for each side
duel-card-indians = Indians!
    .line = All: Hit card or 1 life
duel-card-knife = Knife
    .line = One hit, no BANG! card
duel-card-missed = Missed!
    .line = Avoid one hit
duel-card-return-fire = Return fire
    .line = Avoid, then hit the front
duel-card-schoolmarm = Schoolmarm
    .line = Take a card in play
duel-card-stealing = Stealing
    .line = Steal, or discard a blue
duel-card-strong-ale = Strong Ale
    .line = Set a life total to 3
duel-card-wagon = Wagon
    .line = Draw 3, keep 2
duel-card-water = Water
    .line = Swap front and rear

## Characters

duel-character-alan-pinkertoon = Alan Pinkertoon
    .line = Hits the opponent’s front for every life he loses.
duel-character-annie-oakey = Annie Oakey
    .line = Plays Hit cards as avoids and Missed! as Colt.
duel-character-bart-masterson = Bart Masterson
    .line = Every reveal turns two cards; he chooses.
duel-character-bill-tightman = Bill Tightman
    .line = Draws two cards when another is eliminated.
duel-character-buffalo-bell = Buffalo Bell
    .line = May lose life in his partner’s place.
duel-character-dalon-ranger = Dalon Ranger
    .line = Draws a card for every life the opponent takes.
duel-character-jango = Jango
    .line = Draws a card when the opponent’s front changes.
duel-character-pat-garret = Pat Garret
    .line = A horseshoe as second card brings one more.
duel-character-tex-killer = Tex Killer
    .line = Avoiding his BANG! costs one card more.
duel-character-the-stranger = The Stranger
    .line = Allows one BANG! card more each turn.
duel-character-wild-bill = Wild Bill
    .line = Shoots when the opponent takes his cards.
duel-character-wyatt-ear = Wyatt Ear
    .line = Draws a card when a hit of his side is avoided.
duel-character-babe-leroy = Babe Leroy
    .line = Once a turn, with an empty hand, draws two.
duel-character-bull-anderson = Bull Anderson
    .line = Takes up to two cards when another falls.
duel-character-cattle-katie = Cattle Katie
    .line = Once a turn her equipment buys two cards.
duel-character-dalton-bros = Dalton Bros
    .line = Draw three cards instead of two.
duel-character-jack-ransome = Jack Ransome
    .line = May play cards on any character.
duel-character-pearl-hat = Pearl Hat
    .line = Once a turn, for a card, repeats the top Action card.
duel-character-sid-curry = Sid Curry
    .line = A barrel symbol avoids the hit and shoots back.
duel-character-slim-poet = Slim Poet
    .line = Each life taken may cost the opponent a card.
duel-character-soundance-kid = Soundance Kid
    .line = Once a turn: a card away, two drawn, one kept.
duel-character-toco-ramirez = Toco Ramirez
    .line = Any hand card serves him as a Colt.
duel-character-tom-thorn = Tom Thorn
    .line = Coming to the front he shoots at the opponent’s rear.
duel-character-west-harding = West Harding
    .line = Plays any number of BANG! cards at the front.

## Variants

duel-variant-long-game = Long game
    .line = 6 characters on each side instead of 4.
duel-variant-all-characters = All characters
    .line = All 12 characters on each side.

## What bots say of equipment

reason-duel-does-bank = it brings a card more every turn in front
reason-duel-does-barrel = it stops some of the hits
reason-duel-does-clock = it brings a card whenever the opponent swaps
reason-duel-does-dynamite = it may blow up before it comes back to me
reason-duel-does-gun-belt = it lets me play any number of BANG! cards
reason-duel-does-hat = it stops one hit for certain
reason-duel-does-rattlesnake = it bites again and again
reason-duel-does-scope = it lets me shoot at the rear
reason-duel-does-stampede = it upsets the order of the opponent every turn

## What bots say of characters, after their names

reason-duel-merit-alan-pinkertoon = shoots back at every wound
reason-duel-merit-annie-oakey = turns Hit cards into avoids and Missed! into shots
reason-duel-merit-bart-masterson = decides over every reveal, in front or behind
reason-duel-merit-bill-tightman = draws two cards when somebody falls
reason-duel-merit-buffalo-bell = can take wounds for the other
reason-duel-merit-dalon-ranger = draws a card for every wound
reason-duel-merit-jango = draws a card whenever the opponent swaps
reason-duel-merit-pat-garret = often draws a third card
reason-duel-merit-tex-killer = makes every avoid cost a card more
reason-duel-merit-the-stranger = lets me play a second BANG! card, in front or behind
reason-duel-merit-wild-bill = shoots at thieves
reason-duel-merit-wyatt-ear = draws a card for every hit that is avoided
reason-duel-merit-babe-leroy = draws two cards with an empty hand
reason-duel-merit-bull-anderson = robs whoever falls
reason-duel-merit-cattle-katie = trades equipment for two cards
reason-duel-merit-dalton-bros = draw three cards a turn
reason-duel-merit-jack-ransome = can do anything to anybody
reason-duel-merit-pearl-hat = repeats the Action card on the discard pile
reason-duel-merit-sid-curry = avoids every fourth hit and shoots back
reason-duel-merit-slim-poet = takes a card from the opponent for every wound
reason-duel-merit-soundance-kid = turns a poor card into a better one every turn, in front or behind
reason-duel-merit-toco-ramirez = shoots with any card
reason-duel-merit-tom-thorn = shoots at the rear when coming forward
reason-duel-merit-west-harding = may play any number of BANG! cards
