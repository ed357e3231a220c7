# Names of everything in the games, each with what it does in a few words (.line): under 26 letters for a card or a
# face of the dice, 40 for an event, 60 for a character.

## Games

game-bang = BANG!
    .line = The card game with secret roles
game-duel = BANG! The Duel
    .line = The card game for two
game-dice = BANG! The Dice Game
    .line = The quick game with five dice

## Sets: what each adds, and how much harder it is

bang-set-base = BANG!
    .line = 80 cards, 16 characters, secret roles; 4 to 7 seats
    .harder = easy
bang-set-dodge-city = Dodge City
    .line = Green cards and 15 characters; seats 3 and 8
    .harder = harder
bang-set-high-noon = High Noon
    .line = 13 events, a new one every round
    .harder = wild
bang-set-fistful-of-cards = A Fistful of Cards
    .line = 15 stranger events; may be mixed with High Noon
    .harder = wilder
duel-set-duel = BANG! The Duel
    .line = Two sides, each with its own deck and two characters in play
    .harder = harder
dice-set-dice = BANG! The Dice Game
    .line = Five dice, arrows and secret roles; 4 to 8 seats
    .harder = easy

## Variants

bang-variant-first-game = First game
    .line = Leaves out the five kinds of cards that need a rulebook.
bang-variant-stick-of-dynamite = Stick of Dynamite
    .line = Who hits with a BANG! takes the Stick; a Dynamite drawn lands there.
duel-variant-long-game = Long game
    .line = 6 characters on each side instead of 4.
duel-variant-all-characters = All characters
    .line = All 12 characters on each side.

## What a table shows beside cards: parts of the sets

bang-part-stick = Stick of Dynamite
bang-part-shown = must be played
bang-part-event = Event

## Roles and their goals; .three is the goal at a table of three

role-sheriff = Sheriff
    .line = Eliminate all Outlaws and Renegades.
role-deputy = Deputy
    .line = Protect the Sheriff and win with him.
    .three = Eliminate the Renegade yourself.
role-outlaw = Outlaw
    .line = Bring the Sheriff down.
    .three = Eliminate the Deputy yourself.
role-renegade = Renegade
    .line = Be the last one alive; the Sheriff must fall last.
    .three = Eliminate the Outlaw yourself.

## Sides: law, outlaws and renegade with roles, law and outlaw in the Duel

side-law = The Law
side-outlaws = The Outlaws
side-outlaw = The Outlaws
side-renegade = { $count ->
    [one] The Renegade
   *[other] The Renegades
}

## Places of the Duel

place-ac = Front
    .short = AC
place-rc = Rear
    .short = RC

## Suits and ranks, spoken

suit-H = Hearts
suit-D = Diamonds
suit-C = Clubs
suit-S = Spades
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Jack
rank-Q = Queen
rank-K = King
rank-A = Ace
rank-of-suit = { $rank } of { $suit }

## Symbols on the cards of the Duel

symbol-barrel = Barrel
symbol-snake = Snake
symbol-dynamite = Dynamite
symbol-horseshoe = Horseshoe

## Faces of the dice

dice-face-arrow = Indian arrow
    .line = Take an arrow
dice-face-dynamite = Dynamite
    .line = Locked; three cost 1 life
dice-face-one = Bull’s Eye 1
    .line = Neighbour loses 1 life
dice-face-two = Bull’s Eye 2
    .line = Two away loses 1 life
dice-face-beer = Beer
    .line = Anybody gains 1 life
dice-face-gatling = Gatling
    .line = Three: all others lose 1

## BANG!: cards

bang-card-volcanic = Volcanic
    .line = Any number of BANG!
bang-card-schofield = Schofield
    .line = Weapon with reach 2
bang-card-remington = Remington
    .line = Weapon with reach 3
bang-card-rev-carabine = Rev. Carabine
    .line = Weapon with reach 4
bang-card-winchester = Winchester
    .line = Weapon with reach 5
bang-card-barrel = Barrel
    .line = Hearts stop a shot
bang-card-scope = Scope
    .line = Others are 1 nearer
bang-card-mustang = Mustang
    .line = You are 1 farther away
bang-card-jail = Jail
    .line = Turn lost unless Hearts
bang-card-dynamite = Dynamite
    .line = Spades 2–9: 3 life lost
bang-card-bang = BANG!
    .line = Shoot one in reach
bang-card-missed = Missed!
    .line = Dodge one shot at you
bang-card-beer = Beer
    .line = Regain 1 life
bang-card-saloon = Saloon
    .line = All regain 1 life
bang-card-stagecoach = Stagecoach
    .line = Draw 2 cards
bang-card-wells-fargo = Wells Fargo
    .line = Draw 3 cards
bang-card-general-store = General Store
    .line = Each takes an open card
bang-card-panic = Panic!
    .line = Take a card, distance 1
bang-card-cat-balou = Cat Balou
    .line = Anybody discards a card
bang-card-gatling = Gatling
    .line = Shoot everybody else
bang-card-indians = Indians!
    .line = All: BANG! or 1 life
bang-card-duel = Duel
    .line = Out of BANG! first loses

## Dodge City: cards

bang-card-binocular = Binocular
    .line = Others are 1 nearer
bang-card-hideout = Hideout
    .line = You are 1 farther away
bang-card-punch = Punch
    .line = Shot at distance 1
bang-card-dodge = Dodge
    .line = Dodge a shot, draw 1
bang-card-springfield = Springfield
    .line = +1 card: shot, any range
bang-card-brawl = Brawl
    .line = +1 card: all discard one
bang-card-rag-time = Rag Time
    .line = +1 card: take any card
bang-card-tequila = Tequila
    .line = +1 card: 1 life, anybody
bang-card-whisky = Whisky
    .line = +1 card: regain 2 life
bang-card-bible = Bible
    .line = Dodge a shot, draw 1
bang-card-iron-plate = Iron Plate
    .line = Dodge one shot at you
bang-card-sombrero = Sombrero
    .line = Dodge one shot at you
bang-card-ten-gallon-hat = Ten Gallon Hat
    .line = Dodge one shot at you
bang-card-canteen = Canteen
    .line = Regain 1 life
bang-card-can-can = Can Can
    .line = Anybody discards a card
bang-card-conestoga = Conestoga
    .line = Take any player’s card
bang-card-derringer = Derringer
    .line = Distance 1 shot, draw 1
bang-card-buffalo-rifle = Buffalo Rifle
    .line = Shoot at any distance
bang-card-howitzer = Howitzer
    .line = Shoot everybody else
bang-card-knife = Knife
    .line = Shot at distance 1
bang-card-pepperbox = Pepperbox
    .line = Shoot one in reach
bang-card-pony-express = Pony Express
    .line = Draw 3 cards

## High Noon: events

bang-event-blessing = Blessing
    .line = All cards count as Hearts
bang-event-curse = Curse
    .line = All cards count as Spades
bang-event-ghost-town = Ghost Town
    .line = The dead return for their own turn
bang-event-gold-rush = Gold Rush
    .line = Turns go counter-clockwise
bang-event-hangover = Hangover
    .line = No character has his ability
bang-event-high-noon = High Noon
    .line = Each loses 1 life as his turn starts
bang-event-shootout = Shootout
    .line = Two BANG! cards allowed each turn
bang-event-the-daltons = The Daltons
    .line = Each discards a blue card in play
bang-event-the-doctor = The Doctor
    .line = Whoever has the least life regains 1
bang-event-the-reverend = The Reverend
    .line = Nobody may play Beer
bang-event-the-sermon = The Sermon
    .line = No BANG! cards in one’s own turn
bang-event-thirst = Thirst
    .line = Draw 1 card less in phase 1
bang-event-train-arrival = Train Arrival
    .line = Draw 1 card more in phase 1

## A Fistful of Cards: events

bang-event-a-fistful-of-cards = A Fistful of Cards
    .line = As a turn starts: 1 BANG! per hand card
bang-event-abandoned-mine = Abandoned Mine
    .line = Draw from the discard pile
bang-event-ambush = Ambush
    .line = Everybody is at distance 1
bang-event-blood-brothers = Blood Brothers
    .line = As a turn starts: give away 1 life
bang-event-dead-man = Dead Man
    .line = The first one eliminated returns
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
bang-event-russian-roulette = Russian Roulette
    .line = Discard Missed! in turn, or lose 2 life
bang-event-sniper = Sniper
    .line = Two BANG! as one; needs two Missed!
bang-event-the-judge = The Judge
    .line = No card may be laid in front of anyone
bang-event-vendetta = Vendetta
    .line = Hearts at the end give another turn

## BANG!: characters

bang-character-bart-cassidy = Bart Cassidy
    .line = Draws a card for every life he loses.
bang-character-black-jack = Black Jack
    .line = Draws a third card if his second is red.
bang-character-calamity-janet = Calamity Janet
    .line = Uses BANG! as Missed! and Missed! as BANG!
bang-character-el-gringo = El Gringo
    .line = Takes a card from whoever costs him a life.
bang-character-jesse-jones = Jesse Jones
    .line = May draw his first card from another’s hand.
bang-character-jourdonnais = Jourdonnais
    .line = Always counts as having a Barrel.
bang-character-kit-carlson = Kit Carlson
    .line = Sees three cards and keeps two of them.
bang-character-lucky-duke = Lucky Duke
    .line = Turns two cards for a “draw!” and chooses one.
bang-character-paul-regret = Paul Regret
    .line = Is always seen 1 farther away.
bang-character-pedro-ramirez = Pedro Ramirez
    .line = May draw his first card from the discard pile.
bang-character-rose-doolan = Rose Doolan
    .line = Always sees others 1 nearer.
bang-character-sid-ketchum = Sid Ketchum
    .line = May discard two cards to regain 1 life.
bang-character-slab-the-killer = Slab the Killer
    .line = His BANG! takes two Missed! to cancel.
bang-character-suzy-lafayette = Suzy Lafayette
    .line = Draws a card as soon as her hand is empty.
bang-character-vulture-sam = Vulture Sam
    .line = Takes the cards of everybody eliminated.
bang-character-willy-the-kid = Willy the Kid
    .line = May play any number of BANG! cards.

## Dodge City: characters

bang-character-apache-kid = Apache Kid
    .line = Others’ brown Diamonds do not affect him.
bang-character-belle-star = Belle Star
    .line = In her turn others’ cards in play do nothing.
bang-character-bill-noface = Bill Noface
    .line = Draws 1 card, plus 1 for each life he lacks.
bang-character-chuck-wengam = Chuck Wengam
    .line = May lose 1 life to draw two cards.
bang-character-doc-holyday = Doc Holyday
    .line = Once a turn two cards make a shot in reach.
bang-character-elena-fuente = Elena Fuente
    .line = Any hand card serves her as a Missed!
bang-character-greg-digger = Greg Digger
    .line = Regains 2 life when another is eliminated.
bang-character-herb-hunter = Herb Hunter
    .line = Draws two cards when another is eliminated.
bang-character-jose-delgado = José Delgado
    .line = Twice a turn a blue card buys two new ones.
bang-character-molly-stark = Molly Stark
    .line = Out of turn Missed!, Beer and BANG! bring her a card.
bang-character-pat-brennan = Pat Brennan
    .line = May draw a card in play instead of two.
bang-character-pixie-pete = Pixie Pete
    .line = Draws three cards instead of two.
bang-character-sean-mallory = Sean Mallory
    .line = May keep up to ten cards in hand.
bang-character-tequila-joe = Tequila Joe
    .line = Beer gives him 2 life instead of 1.
bang-character-vera-custer = Vera Custer
    .line = Copies another character’s ability each turn.

## The Duel: cards

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

## The Duel: characters

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

## The Dice Game: characters

dice-character-bart-cassidy = Bart Cassidy
    .line = May take an arrow instead of losing life to a shot.
dice-character-black-jack = Black Jack
    .line = May reroll dynamite, unless he has three.
dice-character-calamity-janet = Calamity Janet
    .line = May use a 1 as a 2 and a 2 as a 1.
dice-character-el-gringo = El Gringo
    .line = Whoever costs him life takes an arrow.
dice-character-jesse-jones = Jesse Jones
    .line = With 4 life or fewer each beer of his gives him 2.
dice-character-jourdonnais = Jourdonnais
    .line = Indians cost him 1 life at most.
dice-character-kit-carlson = Kit Carlson
    .line = Each Gatling lets him return an arrow.
dice-character-lucky-duke = Lucky Duke
    .line = Has one reroll more.
dice-character-paul-regret = Paul Regret
    .line = Loses no life to the Gatling.
dice-character-pedro-ramirez = Pedro Ramirez
    .line = May return an arrow for each life he loses.
dice-character-rose-doolan = Rose Doolan
    .line = Her 1 and 2 may reach one place farther.
dice-character-sid-ketchum = Sid Ketchum
    .line = Gives somebody 1 life at the start of his turn.
dice-character-slab-the-killer = Slab the Killer
    .line = Once a turn a beer may double a shot.
dice-character-suzy-lafayette = Suzy Lafayette
    .line = Gains 2 life if she keeps no 1 and no 2.
dice-character-vulture-sam = Vulture Sam
    .line = Gains 2 life when another is eliminated.
dice-character-willy-the-kid = Willy the Kid
    .line = Two Gatlings are enough for him.
