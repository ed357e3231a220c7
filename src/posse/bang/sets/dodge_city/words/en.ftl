### The words of Dodge City. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-dodge-city = Dodge City
    .line = Green cards and 15 characters; seats 3 and 8
    .harder = harder

## What everybody wants, where that is not what his role says

bang-goals-last-of-three = The hunt is over, be the last one in play

## Cards

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

## Characters

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

## What is asked

ask-bang-pat-brennan = Do you draw, or take a card in play?
    .why = { $you ->
        [subject] { $thing }: instead of drawing you may take any one card in play.
       *[none] { $thing }: instead of drawing { $who } may take any one card in play.
    }

## What happens

log-bang-copied = { $you ->
    [subject] You take on
   *[none] { $who } takes on
} the ability of { $thing }.
log-bang-punches = { $you ->
    [subject] You swing at { $whom } with { $card }.
    [object] { $who } swings at you with { $card }.
   *[none] { $who } swings at { $whom } with { $card }.
}
log-bang-treats = { $you ->
    [subject] You treat { $whom } to { $card }.
    [object] { $who } treats you to { $card }.
   *[none] { $who } treats { $whom } to { $card }.
}

## Why a bot made its move: clauses

reason-bang-enemies-lose-more = my enemies have more to lose than my friends
reason-bang-spare-a-friend = a friend shall lose as little as may be
reason-bang-hurts-most = that is what hurts most
reason-bang-life-over-cards = the life point is worth more than the cards
reason-bang-ready-later = it will be ready in my next turn
reason-bang-life-to-spare = I have life points to spare and need cards
reason-bang-two-for-one = two cards for one
reason-bang-better-than-deck = that card is worth more than what the deck would bring
reason-bang-no-card-worth-it = no card on the table is worth my draw
reason-bang-ability = that ability serves me best now

## On the page of rules

rules-colour-green = Green
    .text = Lay it down now, use it from a later turn on. Comes with Dodge City.
