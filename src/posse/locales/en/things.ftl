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

set-base = BANG!
    .line = 80 cards, 16 characters, secret roles; 4 to 7 seats
    .harder = easy
set-dodge-city = Dodge City
    .line = Green cards and 15 characters; seats 3 and 8
    .harder = harder
set-high-noon = High Noon
    .line = 13 events, a new one every round
    .harder = wild
set-fistful-of-cards = A Fistful of Cards
    .line = 15 stranger events; may be mixed with High Noon
    .harder = wilder
set-duel = BANG! The Duel
    .line = Two sides, each with its own deck and two characters in play
    .harder = harder
set-dice = BANG! The Dice Game
    .line = Five dice, arrows and secret roles; 4 to 8 seats
    .harder = easy

## Variants

variant-first-game = First game
    .line = Leaves out the five kinds of cards that need a rulebook.
variant-stick-of-dynamite = Stick of Dynamite
    .line = Who hits with a BANG! takes the Stick; a Dynamite drawn lands there.
variant-long-game = Long game
    .line = 6 characters on each side instead of 4.
variant-all-characters = All characters
    .line = All 12 characters on each side.

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

face-arrow = Indian arrow
    .line = Take an arrow
face-dynamite = Dynamite
    .line = Locked; three cost 1 life
face-one = Bull’s Eye 1
    .line = Neighbour loses 1 life
face-two = Bull’s Eye 2
    .line = Two away loses 1 life
face-beer = Beer
    .line = Anybody gains 1 life
face-gatling = Gatling
    .line = Three: all others lose 1

## BANG!: cards

bang-volcanic = Volcanic
    .line = Any number of BANG!
bang-schofield = Schofield
    .line = Weapon with reach 2
bang-remington = Remington
    .line = Weapon with reach 3
bang-rev-carabine = Rev. Carabine
    .line = Weapon with reach 4
bang-winchester = Winchester
    .line = Weapon with reach 5
bang-barrel = Barrel
    .line = Hearts stop a shot
bang-scope = Scope
    .line = Others are 1 nearer
bang-mustang = Mustang
    .line = You are 1 farther away
bang-jail = Jail
    .line = Turn lost unless Hearts
bang-dynamite = Dynamite
    .line = Spades 2–9: 3 life lost
bang-bang = BANG!
    .line = Shoot one in reach
bang-missed = Missed!
    .line = Dodge one shot at you
bang-beer = Beer
    .line = Regain 1 life
bang-saloon = Saloon
    .line = All regain 1 life
bang-stagecoach = Stagecoach
    .line = Draw 2 cards
bang-wells-fargo = Wells Fargo
    .line = Draw 3 cards
bang-general-store = General Store
    .line = Each takes an open card
bang-panic = Panic!
    .line = Take a card, distance 1
bang-cat-balou = Cat Balou
    .line = Anybody discards a card
bang-gatling = Gatling
    .line = Shoot everybody else
bang-indians = Indians!
    .line = All: BANG! or 1 life
bang-duel = Duel
    .line = Out of BANG! first loses

## Dodge City: cards

bang-binocular = Binocular
    .line = Others are 1 nearer
bang-hideout = Hideout
    .line = You are 1 farther away
bang-punch = Punch
    .line = Shot at distance 1
bang-dodge = Dodge
    .line = Dodge a shot, draw 1
bang-springfield = Springfield
    .line = +1 card: shot, any range
bang-brawl = Brawl
    .line = +1 card: all discard one
bang-rag-time = Rag Time
    .line = +1 card: take any card
bang-tequila = Tequila
    .line = +1 card: 1 life, anybody
bang-whisky = Whisky
    .line = +1 card: regain 2 life
bang-bible = Bible
    .line = Dodge a shot, draw 1
bang-iron-plate = Iron Plate
    .line = Dodge one shot at you
bang-sombrero = Sombrero
    .line = Dodge one shot at you
bang-ten-gallon-hat = Ten Gallon Hat
    .line = Dodge one shot at you
bang-canteen = Canteen
    .line = Regain 1 life
bang-can-can = Can Can
    .line = Anybody discards a card
bang-conestoga = Conestoga
    .line = Take any player’s card
bang-derringer = Derringer
    .line = Distance 1 shot, draw 1
bang-buffalo-rifle = Buffalo Rifle
    .line = Shoot at any distance
bang-howitzer = Howitzer
    .line = Shoot everybody else
bang-knife = Knife
    .line = Shot at distance 1
bang-pepperbox = Pepperbox
    .line = Shoot one in reach
bang-pony-express = Pony Express
    .line = Draw 3 cards

## High Noon: events

bang-blessing = Blessing
    .line = All cards count as Hearts
bang-curse = Curse
    .line = All cards count as Spades
bang-ghost-town = Ghost Town
    .line = The dead return for their own turn
bang-gold-rush = Gold Rush
    .line = Turns go counter-clockwise
bang-hangover = Hangover
    .line = No character has his ability
bang-high-noon = High Noon
    .line = Each loses 1 life as his turn starts
bang-shootout = Shootout
    .line = Two BANG! cards allowed each turn
bang-the-daltons = The Daltons
    .line = Each discards a blue card in play
bang-the-doctor = The Doctor
    .line = Whoever has the least life regains 1
bang-the-reverend = The Reverend
    .line = Nobody may play Beer
bang-the-sermon = The Sermon
    .line = No BANG! cards in one’s own turn
bang-thirst = Thirst
    .line = Draw 1 card less in phase 1
bang-train-arrival = Train Arrival
    .line = Draw 1 card more in phase 1

## A Fistful of Cards: events

bang-a-fistful-of-cards = A Fistful of Cards
    .line = As a turn starts: 1 BANG! per hand card
bang-abandoned-mine = Abandoned Mine
    .line = Draw from the discard pile
bang-ambush = Ambush
    .line = Everybody is at distance 1
bang-blood-brothers = Blood Brothers
    .line = As a turn starts: give away 1 life
bang-dead-man = Dead Man
    .line = The first one eliminated returns
bang-hard-liquor = Hard Liquor
    .line = Regain 1 life instead of drawing
bang-lasso = Lasso
    .line = Cards in play have no effect
bang-law-of-the-west = Law of the West
    .line = The second card drawn must be played
bang-peyote = Peyote
    .line = Draw by guessing red or black
bang-ranch = Ranch
    .line = Swap hand cards once after drawing
bang-ricochet = Ricochet
    .line = A BANG! may shoot down a card in play
bang-russian-roulette = Russian Roulette
    .line = Discard Missed! in turn, or lose 2 life
bang-sniper = Sniper
    .line = Two BANG! as one; needs two Missed!
bang-the-judge = The Judge
    .line = No card may be laid in front of anyone
bang-vendetta = Vendetta
    .line = Hearts at the end give another turn

## BANG!: characters

bang-bart-cassidy = Bart Cassidy
    .line = Draws a card for every life he loses.
bang-black-jack = Black Jack
    .line = Draws a third card if his second is red.
bang-calamity-janet = Calamity Janet
    .line = Uses BANG! as Missed! and Missed! as BANG!
bang-el-gringo = El Gringo
    .line = Takes a card from whoever costs him a life.
bang-jesse-jones = Jesse Jones
    .line = May draw his first card from another’s hand.
bang-jourdonnais = Jourdonnais
    .line = Always counts as having a Barrel.
bang-kit-carlson = Kit Carlson
    .line = Sees three cards and keeps two of them.
bang-lucky-duke = Lucky Duke
    .line = Turns two cards for a “draw!” and chooses one.
bang-paul-regret = Paul Regret
    .line = Is always seen 1 farther away.
bang-pedro-ramirez = Pedro Ramirez
    .line = May draw his first card from the discard pile.
bang-rose-doolan = Rose Doolan
    .line = Always sees others 1 nearer.
bang-sid-ketchum = Sid Ketchum
    .line = May discard two cards to regain 1 life.
bang-slab-the-killer = Slab the Killer
    .line = His BANG! takes two Missed! to cancel.
bang-suzy-lafayette = Suzy Lafayette
    .line = Draws a card as soon as her hand is empty.
bang-vulture-sam = Vulture Sam
    .line = Takes the cards of everybody eliminated.
bang-willy-the-kid = Willy the Kid
    .line = May play any number of BANG! cards.

## Dodge City: characters

bang-apache-kid = Apache Kid
    .line = Others’ brown Diamonds do not affect him.
bang-belle-star = Belle Star
    .line = In her turn others’ cards in play do nothing.
bang-bill-noface = Bill Noface
    .line = Draws 1 card, plus 1 for each life he lacks.
bang-chuck-wengam = Chuck Wengam
    .line = May lose 1 life to draw two cards.
bang-doc-holyday = Doc Holyday
    .line = Once a turn two cards make a shot in reach.
bang-elena-fuente = Elena Fuente
    .line = Any hand card serves her as a Missed!
bang-greg-digger = Greg Digger
    .line = Regains 2 life when another is eliminated.
bang-herb-hunter = Herb Hunter
    .line = Draws two cards when another is eliminated.
bang-jose-delgado = José Delgado
    .line = Twice a turn a blue card buys two new ones.
bang-molly-stark = Molly Stark
    .line = Out of turn Missed!, Beer and BANG! bring her a card.
bang-pat-brennan = Pat Brennan
    .line = May draw a card in play instead of two.
bang-pixie-pete = Pixie Pete
    .line = Draws three cards instead of two.
bang-sean-mallory = Sean Mallory
    .line = May keep up to ten cards in hand.
bang-tequila-joe = Tequila Joe
    .line = Beer gives him 2 life instead of 1.
bang-vera-custer = Vera Custer
    .line = Copies another character’s ability each turn.

## The Duel: cards

duel-carbine = Carbine
    .line = Hit, or discard a blue
duel-colt = Colt
    .line = One hit
duel-fanning = Fanning
    .line = A hit for each blue card
duel-peacemaker = Peacemaker
    .line = Hit, or foe discards one
duel-remington = Remington
    .line = Hit, or draw a card
duel-schofield = Schofield
    .line = Hit, or regain 1 life
duel-shotgun = Shotgun
    .line = Hit, or swap front/rear
duel-winchester = Winchester
    .line = Hit the front or the rear
duel-bank = Bank
    .line = Draw 1 card more
duel-barrel = Barrel
    .line = Barrel symbol avoids
duel-clock = Clock
    .line = Draw if their front swaps
duel-dynamite = Dynamite
    .line = Explodes: 3 life lost
duel-gun-belt = Gun belt
    .line = Any number of BANG!
duel-hat = Hat
    .line = Discard to avoid a hit
duel-rattlesnake = Rattlesnake
    .line = Snake costs 1 life
duel-scope = Scope
    .line = Hits reach the rear
duel-stampede = Stampede
    .line = Each turn front/rear swap
duel-beer = Beer
    .line = Both regain 1 life
duel-derringer = Derringer
    .line = Hit; any card avoids it
duel-duel = Duel
    .line = No Hit card: lose 1 life
duel-gatling = Gatling
    .line = Hit all but your front
duel-general-store = General Store
    .line = Two cards for each side
duel-indians = Indians!
    .line = All: Hit card or 1 life
duel-knife = Knife
    .line = One hit, no BANG! card
duel-missed = Missed!
    .line = Avoid one hit
duel-return-fire = Return fire
    .line = Avoid, then hit the front
duel-schoolmarm = Schoolmarm
    .line = Take a card in play
duel-stealing = Stealing
    .line = Steal, or discard a blue
duel-strong-ale = Strong Ale
    .line = Set a life total to 3
duel-wagon = Wagon
    .line = Draw 3, keep 2
duel-water = Water
    .line = Swap front and rear

## The Duel: characters

duel-alan-pinkertoon = Alan Pinkertoon
    .line = Hits the opponent’s front for every life he loses.
duel-annie-oakey = Annie Oakey
    .line = Plays Hit cards as avoids and Missed! as Colt.
duel-bart-masterson = Bart Masterson
    .line = Every reveal turns two cards; he chooses.
duel-bill-tightman = Bill Tightman
    .line = Draws two cards when another is eliminated.
duel-buffalo-bell = Buffalo Bell
    .line = May lose life in his partner’s place.
duel-dalon-ranger = Dalon Ranger
    .line = Draws a card for every life the opponent takes.
duel-jango = Jango
    .line = Draws a card when the opponent’s front changes.
duel-pat-garret = Pat Garret
    .line = A horseshoe as second card brings one more.
duel-tex-killer = Tex Killer
    .line = Avoiding his BANG! costs one card more.
duel-the-stranger = The Stranger
    .line = Allows one BANG! card more each turn.
duel-wild-bill = Wild Bill
    .line = Shoots when the opponent takes his cards.
duel-wyatt-ear = Wyatt Ear
    .line = Draws a card when a hit of his side is avoided.
duel-babe-leroy = Babe Leroy
    .line = Once a turn, with an empty hand, draws two.
duel-bull-anderson = Bull Anderson
    .line = Takes up to two cards when another falls.
duel-cattle-katie = Cattle Katie
    .line = Once a turn her equipment buys two cards.
duel-dalton-bros = Dalton Bros
    .line = Draw three cards instead of two.
duel-jack-ransome = Jack Ransome
    .line = May play cards on any character.
duel-pearl-hat = Pearl Hat
    .line = Once a turn, for a card, repeats the top Action card.
duel-sid-curry = Sid Curry
    .line = A barrel symbol avoids the hit and shoots back.
duel-slim-poet = Slim Poet
    .line = Each life taken may cost the opponent a card.
duel-soundance-kid = Soundance Kid
    .line = Once a turn: a card away, two drawn, one kept.
duel-toco-ramirez = Toco Ramirez
    .line = Any hand card serves him as a Colt.
duel-tom-thorn = Tom Thorn
    .line = Coming to the front he shoots at the opponent’s rear.
duel-west-harding = West Harding
    .line = Plays any number of BANG! cards at the front.

## The Dice Game: characters

dice-bart-cassidy = Bart Cassidy
    .line = May take an arrow instead of losing life to a shot.
dice-black-jack = Black Jack
    .line = May reroll dynamite, unless he has three.
dice-calamity-janet = Calamity Janet
    .line = May use a 1 as a 2 and a 2 as a 1.
dice-el-gringo = El Gringo
    .line = Whoever costs him life takes an arrow.
dice-jesse-jones = Jesse Jones
    .line = With 4 life or fewer each beer of his gives him 2.
dice-jourdonnais = Jourdonnais
    .line = Indians cost him 1 life at most.
dice-kit-carlson = Kit Carlson
    .line = Each Gatling lets him return an arrow.
dice-lucky-duke = Lucky Duke
    .line = Has one reroll more.
dice-paul-regret = Paul Regret
    .line = Loses no life to the Gatling.
dice-pedro-ramirez = Pedro Ramirez
    .line = May return an arrow for each life he loses.
dice-rose-doolan = Rose Doolan
    .line = Her 1 and 2 may reach one place farther.
dice-sid-ketchum = Sid Ketchum
    .line = Gives somebody 1 life at the start of his turn.
dice-slab-the-killer = Slab the Killer
    .line = Once a turn a beer may double a shot.
dice-suzy-lafayette = Suzy Lafayette
    .line = Gains 2 life if she keeps no 1 and no 2.
dice-vulture-sam = Vulture Sam
    .line = Gains 2 life when another is eliminated.
dice-willy-the-kid = Willy the Kid
    .line = Two Gatlings are enough for him.
