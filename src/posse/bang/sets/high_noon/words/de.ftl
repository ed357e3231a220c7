### The words of High Noon. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

bang-set-high-noon = High Noon
    .line = 13 Ereignisse, in jeder Runde ein neues
    .harder = wild

## Events

bang-event-blessing = Segnung
    .line = Alle Karten gelten als Herz
bang-event-curse = Fluch
    .line = Alle Karten gelten als Pik
bang-event-ghost-town = Geisterstadt
    .line = Tote kehren für ihren Zug zurück
    .out = Solange die Geisterstadt gilt, kommst du für deinen Zug als Geist zurück.
    .guide = Wer ausgeschieden ist, kommt als Geist zurück, wenn er an der Reihe ist: Er zieht drei Karten, kann kein Leben verlieren oder gewinnen und geht am Ende des Zuges wieder.
bang-event-gold-rush = Goldrausch
    .line = Gespielt wird gegen den Uhrzeigersinn
    .guide = Bis zum nächsten Ereignis geht es andersherum reihum. Was Karten bewirken, läuft weiter wie bisher: Dynamit wandert nach links.
bang-event-hangover = Suff
    .line = Niemand hat seine Fähigkeit
bang-event-high-noon = Zwölf Uhr mittags
    .line = Zugbeginn: 1 Lebenspunkt verlieren
bang-event-shootout = Schießerei
    .line = Zwei BANG! in jedem Zug erlaubt
bang-event-the-daltons = Die Daltons
    .line = Jeder legt 1 ausliegende blaue Karte ab
bang-event-the-doctor = Der Doktor
    .line = Wer am wenigsten Leben hat, erhält 1
bang-event-the-reverend = Der Reverend
    .line = Niemand darf Bier spielen
bang-event-the-sermon = Die Predigt
    .line = Kein BANG! im eigenen Zug
bang-event-thirst = Durst
    .line = In Phase 1 eine Karte weniger
bang-event-train-arrival = Ankunft des Zuges
    .line = In Phase 1 eine Karte mehr

## Why a bot made its move: clauses

reason-bang-miss-least = Darauf kann ich am ehesten verzichten

## What the table shows beside cards

bang-part-event = Ereignis
    .guide = Vom zweiten Zug des Sheriffs an bringt jeder seiner Züge ein neues Ereignis. Es ändert die Regeln für alle, bis das nächste kommt; das letzte bleibt. Zeig darauf oder drück länger darauf, um es zu lesen und zu sehen, was folgt.

## On the page of rules

rules-colour-event = Ereignis
    .text = Jede Runde deckt der Sheriff ein neues auf, und es gilt für alle. Kommt mit High Noon und A Fistful of Cards.
