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

## Why a bot made its move: clauses

reason-bang-miss-least = I miss it least

## What the table shows beside cards

bang-part-event = Event
