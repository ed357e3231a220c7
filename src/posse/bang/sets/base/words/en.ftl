### The words of BANG! itself. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-base = BANG!
    .line = 80 cards, 16 characters, secret roles; 4 to 7 seats
    .harder = easy

## Cards

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

## Characters

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

## Variants

bang-variant-stick-of-dynamite = Stick of Dynamite
    .line = Who hits with a BANG! takes the Stick; a Dynamite drawn lands there.
bang-variant-first-game = First game
    .line = Leaves out the five kinds of cards that need a rulebook.
bang-variant-two-characters = Choice of two characters
    .line = Everybody is dealt two characters and plays one of them.

## What is asked

ask-bang-jesse-jones = Where does your first card come from?
    .why = { $you ->
        [subject] { $thing }: you may take it from another player’s hand.
       *[none] { $thing }: { $who } may take the first card from another player’s hand.
    }
ask-bang-pedro-ramirez = Where does your first card come from?
    .why = { $you ->
        [subject] { $thing }: you may take the top card of the discard pile.
       *[none] { $thing }: { $who } may take the top card of the discard pile.
    }
# $count: how many are kept.
ask-bang-kit-carlson = { $count ->
    [one] Which card do you keep?
   *[other] Which { $count } cards do you keep?
}
    .why = { $you ->
        [subject] { $thing }: the rest goes back on the deck.
       *[none] { $thing }: { $who } looks at the top cards and chooses which to keep.
    }
ask-bang-indians = { $who } plays { $thing }
ask-bang-duel = A duel with { $whom }!
    .why = { $you ->
        [subject] You fight a duel with { $whom }.
        [object] { $who } fights a duel with you.
       *[none] { $who } fights a duel with { $whom }.
    }

## What happens

log-bang-jailed = { $thing }: { $you ->
    [subject] you stay behind bars and miss
   *[none] { $who } stays behind bars and misses
} the turn.
log-bang-jails = { $you ->
    [subject] You put { $whom } behind bars with { $card }.
    [object] { $who } puts you behind bars with { $card }.
   *[none] { $who } puts { $whom } behind bars with { $card }.
}
log-bang-exploded = The { $thing } blows up in { $you ->
    [subject] your face!
   *[none] { $who }’s face!
}
log-bang-passed-on = The { $thing } keeps fizzing and moves on to { $you ->
    [object] you.
   *[none] { $whom }.
}
log-bang-duels = { $you ->
    [subject] You challenge { $whom } with { $card }.
    [object] { $who } challenges you with { $card }.
   *[none] { $who } challenges { $whom } with { $card }.
}
log-bang-lost-duel = { $you ->
    [subject] You lose the duel and { $amount } life:
   *[none] { $who } loses the duel and { $amount } life:
} { $life ->
    [0] none left.
   *[other] { $life } left.
}
log-bang-lost-duel-to = { $you ->
    [subject] You lose a duel with { $whom }:
    [object] { $who } loses a duel with you:
   *[none] { $who } loses a duel with { $whom }:
} { $life ->
    [0] no life left.
   *[other] { $life } life left.
}
log-bang-stick = { $you ->
    [subject] You take the { $thing }.
   *[none] { $who } takes the { $thing }.
}
log-bang-stick-nobody = Nobody holds the { $thing } now.
log-bang-dynamite-placed = { $card } lands in front of { $you ->
    [object] you.
   *[none] { $whom }.
}

## Why something cannot be played

why-jail-target = Everybody else is in jail already, or is the Sheriff
    .short = Nobody to jail

## In the rules

rules-shot-missed = A Missed! lets the shot go by.
rules-shot-barrel = A Barrel turns a card: Hearts, and the shot is stopped.
rules-shot-beer = Out of bullets? A Beer drunk at once keeps you in the game, as long as more than two are left.
rules-check-barrel = Hearts: the shot is stopped.
rules-check-jail = Hearts: you are free. Otherwise you sit out this turn.
rules-check-dynamite = Spades 2 to 9: it explodes, 3 bullets lost. Otherwise it goes on to the left.

## Why a bot made its move: clauses

reason-bang-shoot-often = now I may shoot as often as I like
reason-bang-barrel = it stops one shot in four
reason-bang-jail = a lost turn hurts more than a shot
reason-bang-dynamite = it will more likely hurt an enemy than a friend
reason-bang-saloon = my friends and I need it more than the others
reason-bang-pick-first = I pick first
reason-bang-duel = I likely hold more BANG! cards
reason-bang-costs-a-card = it costs { $whom } a card
reason-bang-take-none = I take none from anybody now
reason-bang-best-of-them = those are the best of them
reason-bang-top-discard = the top discard is just what I need
reason-bang-better-deck = the deck may bring better
reason-bang-cards-for-life = two cards for a life point is a good trade now

## What the table shows beside cards

bang-part-stick = Stick of Dynamite
    .guide = Whoever hits somebody with a BANG! card in their own turn takes the Stick. A Dynamite that is drawn or turned over goes at once in front of whoever holds it.
