### The Fair, a made-up set.

bang-set-fair = The Fair
    .line = Tickets, prizes, a Ferris wheel
    .harder = harder

## Cards

bang-card-popgun = Popgun
    .line = Three corks to shoot with
bang-card-balloon = Balloon
    .line = Others see you 1 farther
bang-card-candyfloss = Candyfloss
    .line = Take 2 tickets
bang-card-fireworks = Fireworks
    .line = Everybody loses 1 life
bang-card-price-tag = Price Tag
    .line = 3 tickets for the killer

## Prizes

bang-sort-prize = Prizes
    .one = Prize
bang-prize-big-hat = Big Hat
    .line = Hold eight cards
bang-prize-teddy-bear = Teddy Bear
    .line = Keeps you alive once
bang-prize-lemonade = Lemonade
    .line = Regain 1 life

## Characters

bang-character-barker = Barker
    .line = Takes a ticket for every Beer of others
bang-character-sharpshooter = Sharpshooter
    .line = Draws for BANG!: Spades hit surely, Hearts hit twice
bang-character-magpie = Magpie
    .line = Takes the cards that are turned over

bang-character-acrobat = Acrobat
    .line = Sends a BANG! on to a neighbour for a card
bang-character-juggler = Juggler
    .line = Evades with Candyfloss; tickets for cards he loses

## Events and attractions

bang-event-charity = Charity
    .line = Nobody loses more than 1 life at a blow
bang-event-fireworks = Fireworks
    .line = A second BANG! in each turn
bang-sort-attraction = Attractions
    .one = Attraction
bang-attraction-crystal-ball = Crystal Ball
    .line = All hands lie open
bang-attraction-mirror-maze = Mirror Maze
    .line = Any card serves as a Missed!
bang-attraction-carousel = Carousel
    .line = Two players change seats
bang-attraction-free-for-all = Free for All
    .line = The last one alive wins
bang-goals-last-one-standing = Be the last one alive

## A house rule

bang-variant-dry-fair = Dry Fair
    .line = No Beer, but a new card for an empty hand.

## Parts of the table

bang-part-tickets = Tickets
    .one = Ticket
bang-part-corks = Corks
    .one = Cork
bang-part-booth = Booth
bang-part-prizes = Prizes to come
bang-part-won = Prizes
bang-part-attraction = Attraction
bang-part-wheel = Ferris wheel
bang-rule-ground = Ground
bang-rule-halfway = Halfway
bang-rule-sky = Sky

## What happens

log-bang-attraction = New attraction: { $thing }. { $line }.
log-bang-tickets-won = { $you ->
    [subject] You take { $count ->
        [one] a ticket.
       *[other] { $count } tickets.
    }
   *[none] { $who } takes { $count ->
        [one] a ticket.
       *[other] { $count } tickets.
    }
}
log-bang-prize-bought = { $you ->
    [subject] You buy { $thing }.
   *[none] { $who } buys { $thing }.
}
log-bang-prize-expelled = { $you ->
    [subject] You make { $whom } give { $thing } back.
    [object] { $who } makes you give { $thing } back.
   *[none] { $who } makes { $whom } give { $thing } back.
}
log-bang-wheel = The Ferris wheel turns: { $position ->
    [0] back on the ground, and a ticket for everybody.
    [1] halfway up.
   *[other] high in the sky.
}
log-bang-hugged = { $you ->
    [subject] The Teddy Bear saves you.
   *[none] The Teddy Bear saves { $who }.
}
log-bang-snatched = { $you ->
    [subject] You snatch { $card }.
   *[none] { $who } snatches { $card }.
}
log-bang-swapped-seats = { $you ->
    [subject] You change seats with { $whom }.
    [object] { $who } changes seats with you.
   *[none] { $who } changes seats with { $whom }.
}
log-bang-eats = { $you ->
    [subject] You eat { $card }.
   *[none] { $who } eats { $card }.
}

## What may be done

ask-bang-do-buy-prize = Buy { $what } for { $cost ->
    [one] 1 ticket
   *[other] { $cost } tickets
}
ask-bang-do-expel-prize-on-card = Make { $whom } give { $thing } back for { $cost } tickets
ask-bang-for-ticket = Sell { $card } for a ticket
