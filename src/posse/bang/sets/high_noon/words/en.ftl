### The words of High Noon. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-high-noon = High Noon
    .line = 13 events, a new one every round
    .harder = wild

## Events

bang-event-blessing = Blessing
    .line = All cards count as Hearts
bang-event-curse = Curse
    .line = All cards count as Spades
bang-event-ghost-town = Ghost Town
    .line = The dead return for their own turn
    .out = While Ghost Town is in force you come back as a ghost when your turn comes.
    .guide = Whoever is out comes back as a ghost when it is his turn: he draws three cards, can neither lose nor gain life, and leaves again when the turn ends.
bang-event-gold-rush = Gold Rush
    .line = Turns go counter-clockwise
    .guide = Turns go round the other way until the next event. What cards do still goes round as before: Dynamite moves to the left.
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

## Why a bot made its move: clauses

reason-bang-miss-least = I miss it least

## What the table shows beside cards

bang-part-event = Event
    .guide = From the Sheriff’s second turn on, each of his turns brings a new event. It changes the rules for everybody until the next one comes; the last one stays. Point at it, or hold it down, to read it and what comes next.

## On the page of rules

rules-colour-event = Event
    .text = Every round the Sheriff turns a new one, and it binds all. Comes with High Noon and A Fistful of Cards.
