### The words of the Wild West Show. Every thing has its name and what it does in a few words (.line): under 40 letters
### for a show card, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-wild-west-show = Wild West Show
    .line = 10 show cards that turn everything over, even who wins
    .harder = wilder

## Show cards

bang-sort-show = Show cards
    .one = Show card
bang-show-bone-orchard = Bone Orchard
    .line = The dead return for good, with 1 life
    .out = While the Bone Orchard is in force you come back for good when your turn comes.
bang-show-darling-valentine = Darling Valen­tine
    .line = Swap your hand as your turn starts
bang-show-dorothy-rage = Dorothy Rage
    .line = Order another to play a card
bang-show-gag = Gag
    .line = No talking! Only mumbling
bang-show-helena-zontero = Helena Zontero
    .line = On ♥ or ♦ roles are dealt anew
bang-show-lady-rosa-del-texas = Lady Rosa del Texas
    .line = Change seats; the other misses a turn
bang-show-miss-susanna = Miss Susanna
    .line = Play 3 cards a turn, or lose 1 life
bang-show-sacagaway = Sacaga­way
    .line = All hands lie open
bang-show-showdown = Showdown
    .line = Any card is a BANG!; a BANG! a Missed!
bang-show-wild-west-show = Wild West Show
    .line = Everybody for himself: be the last one

## What everybody wants, where that is not what his role says

bang-goals-last-one-in-play = Be the last one in play

## Characters

bang-character-big-spencer = Big Spencer
    .line = 9 life points, but 5 cards to start, and no Missed!
bang-character-flint-westwood = Flint Westwood
    .line = Once a turn trades a card for two from another’s hand.
bang-character-gary-looter = Gary Looter
    .line = Takes what others discard for their hand limit.
bang-character-gregory-deck = Gregory Deck
    .line = Has two abilities of the base game; may change both.
bang-character-john-pain = John Pain
    .line = With under 6 cards, takes each card drawn!
bang-character-lee-van-kliff = Lee Van Kliff
    .line = A BANG! repeats the brown card he has just played.
bang-character-teren-kill = Teren Kill
    .line = Draws! when he dies: but for ♠ he stays with 1 life.
bang-character-youl-grinner = Youl Grinner
    .line = Who holds more cards than he does gives him one.

## What the table shows beside cards

bang-part-show = Show
    .guide = Whoever plays a Stagecoach or a Wells Fargo turns up a show card. It changes the rules for everybody until the next one comes, and the last of them changes even who wins.
bang-part-cards-played = Cards played this turn
    .one = Card played this turn
    .guide = The number beside your name counts the cards you play in a turn. While Miss Susanna is in force, fewer than three cost one life at its end.
bang-part-misses-turn = Misses a turn
    .one = Misses a turn
    .guide = The chair beside a name means that this player misses the next turn.

## What is asked

ask-bang-order-card = Which card shall { $whom } play?
    .why = { $you ->
        [subject] { $thing }: you give { $whom } an order. Who has no such card shows the hand.
        [object] { $thing }: { $who } gives you an order. If you have no such card, you show your hand.
       *[none] { $thing }: { $who } gives { $whom } an order. Who has no such card shows the hand.
    }
    .guide = Name a card that the other may hold. If he has it he must play it at once, and you say at whom; if he has not, everybody sees his hand.
ask-bang-order-target = { $card }: what shall { $whom } aim at?
    .why = { $you ->
        [subject] { $thing }: you name the target, before anybody knows whether { $whom } has the card.
        [object] { $thing }: { $who } names the target for your card.
       *[none] { $thing }: { $who } names the target for { $whom }’s card.
    }
ask-bang-obey = { $who } orders: how do you play it?
    .why = { $you ->
        [subject] { $thing }: { $whom } plays the card at your order.
        [object] { $thing }: you must play the card at { $who }’s order.
       *[none] { $thing }: { $whom } must play the card at { $who }’s order.
    }
ask-bang-do-name = Name { $what }
ask-bang-change = Do you change both abilities?
    .why = { $you ->
        [subject] { $thing }: you may change both for two drawn at random.
       *[none] { $thing }: { $who } may change both abilities for two drawn at random.
    }
ask-bang-do-change = Draw two other abilities
ask-bang-button-change = Change both
ask-bang-pass-change = Keep both
ask-bang-hand-over = Which card do you give { $who }?
    .why = { $you ->
        [subject] { $thing }: you get a card from { $whom }, who holds more than you.
        [object] { $thing }: you hold more cards than { $who }, and give one away.
       *[none] { $thing }: { $whom } holds more cards than { $who }, and gives one away.
    }
ask-bang-do-seats = Change seats with the player on your right
ask-bang-button-seats = Change seats
ask-bang-aim-order = { $you ->
    [object] Order yourself
   *[none] Give { $whom } an order
}
    .short = Order
ask-bang-aim-trade = { $you ->
    [object] Trade with yourself
   *[none] Trade with { $whom }
}
    .short = Trade
ask-bang-aim-again = { $you ->
    [object] Once more on yourself
   *[none] Once more on { $whom }
}
    .short = Again

## What happens

log-bang-show = Show card: { $thing }. { $line }.
log-bang-ordered = { $you ->
    [subject] You order { $whom } to play { $thing }.
    [object] { $who } orders you to play { $thing }.
   *[none] { $who } orders { $whom } to play { $thing }.
}
# $at: a player.
log-bang-ordered-on = { $you ->
    [subject] You order { $whom } to play { $thing } on { $at }.
    [object] { $who } orders you to play { $thing } on { $at }.
   *[none] { $who } orders { $whom } to play { $thing } on { $at }.
}
log-bang-ordered-on-you = { $who } orders { $whom } to play { $thing } on you.
log-bang-showed-hand = { $you ->
    [subject] You have no such card, and show { $cards }.
   *[none] { $who } has no such card, and shows { $cards }.
}
log-bang-showed-no-hand = { $you ->
    [subject] You have no card at all to show.
   *[none] { $who } has no card at all to show.
}
log-bang-roles-shuffled = Roles are shuffled and dealt anew, face down: { $players }.
    .guide = Hidden roles were dealt anew. What you thought of these players is worth nothing now, and what you want yourself may be something else.
log-bang-role-dealt = Your role is now: { $role }.
log-bang-seats-changed = { $you ->
    [subject] You change seats with { $whom }, who will miss a turn.
    [object] { $who } changes seats with you, and you will miss a turn.
   *[none] { $who } changes seats with { $whom }, who will miss a turn.
}
log-bang-skipped = { $you ->
    [subject] Your turn is skipped.
   *[none] { $who }’s turn is skipped.
}
log-bang-looted = { $you ->
    [subject] { $whom } takes { $card }, which you had to discard.
    [object] You take { $card }, which { $who } had to discard.
   *[none] { $whom } takes { $card }, which { $who } had to discard.
}
log-bang-caught = { $you ->
    [subject] You take { $card }, which was turned over.
   *[none] { $who } takes { $card }, which was turned over.
}
log-bang-gave = { $you ->
    [subject] You give { $whom } { $card }.
    [object] { $who } gives you { $card }.
   *[none] { $who } gives { $whom } { $card }.
}
log-bang-stayed = { $you ->
    [subject] You cheat death: you stay with 1 life point.
   *[none] { $who } cheats death, and stays with 1 life point.
}
log-bang-abilities-drawn = { $you ->
    [subject] You have new abilities: { $things }.
   *[none] { $who } has new abilities: { $things }.
}

## Why a bot made its move: clauses

reason-bang-order = an order costs me nothing
reason-bang-loses-turn = somebody loses a turn by it
reason-bang-two-for-one-card = I get two cards for one
reason-bang-abilities = I hope for better abilities
reason-bang-once-more = it is worth doing once more
reason-bang-spare-it = I can spare that card
