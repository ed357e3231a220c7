### The words of Armed & Dangerous. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-armed-and-dangerous = Armed & Dangerous
    .line = Dangerous cards, loads and 8 characters
    .harder = harder

## Cards

bang-card-ace-up-the-sleeve = Ace Up The Sleeve
    .line = 2 loads: draw a card
bang-card-bandolier = Bandolier
    .line = 1 load: one more BANG!
bang-card-beer-keg = Beer Keg
    .line = 3 loads: regain 1 life
bang-card-bell-tower = Bell Tower
    .line = 1 load: see all at 1
bang-card-bomb = Bomb
    .line = Explodes without loads
    .guide = The Bomb goes in front of anybody. As his turn starts he turns a card over: if it is red he passes the Bomb on, if it is black it loses two loads. Without loads it explodes and costs two life.
bang-card-crate = Crate
    .line = 2 loads: dodge a shot
bang-card-lock-pick = Lock Pick
    .line = 3 loads: take from a hand
bang-card-tumbleweed = Tumbleweed
    .line = 1 load: “draw!” again
bang-card-whip = Whip
    .line = 3 loads: discard in play
bang-card-big-fifty = Big Fifty
    .line = 1 load: nothing protects
bang-card-buntline-special = Buntline Special
    .line = 1 load: dodging costs
bang-card-double-barrel = Double Barrel
    .line = 1 load: Diamonds hit
bang-card-thunderer = Thunderer
    .line = 1 load: keep the BANG!
bang-card-a-little-nip = A Little Nip
    .line = 1 life; 3 loads: 1 more
bang-card-arrow = Arrow
    .line = Give a BANG! or lose 1
bang-card-caravan = Caravan
    .line = Draw 2; 2 loads: 1 more
bang-card-duck = Duck!
    .line = Dodge; 2 loads: keep it
bang-card-flintlock = Flintlock
    .line = Shot; 2 loads: keep it
bang-card-quick-shot = Quick Shot
    .line = Shot; 1 load: 1 more
bang-card-reloading = Reloading
    .line = Take 3 loads
bang-card-rust = Rust
    .line = Takes loads from all
bang-card-squaw = Squaw
    .line = Discard; 2 loads: take

## Characters

bang-character-al-preacher = Al Preacher
    .line = Others lay a card down: he may draw one for 2 loads.
bang-character-bass-greeves = Bass Greeves
    .line = Once a turn 2 loads for a card from his hand.
bang-character-bloody-mary = Bloody Mary
    .line = Draws when a BANG! of hers is cancelled.
bang-character-frankie-canton = Frankie Canton
    .line = Once a turn he takes a load from anybody.
bang-character-julie-cutter = Julie Cutter
    .line = Shoots back at whoever hurts her, on a red card.
bang-character-mexicali-kid = Mexicali Kid
    .line = Once a turn a shot for 2 loads.
bang-character-ms-abigail = Ms. Abigail
    .line = May ignore brown J, Q, K, A played on her alone.
bang-character-red-ringo = Red Ringo
    .line = Starts with 4 loads; moves up to 2 a turn to his cards.

## What is asked

ask-bang-pay-load = Where do you take a load from?
    .why = { $you ->
        [subject] { $count ->
            [one] You still pay 1 load.
           *[other] You still pay { $count } loads.
        }
       *[none] { $count ->
            [one] { $who } still pays 1 load.
           *[other] { $who } still pays { $count } loads.
        }
    }
ask-bang-do-pay-load = Take a load from { $thing }
ask-bang-reload = Where do you put a load?
    .why = { $you ->
        [subject] You may put a load on a Dangerous card of yours or on your character.
       *[none] { $who } may put a load somewhere.
    }
    .guide = A blue card you play, and each card you must discard at the end of your turn, brings a load. Put it where you will want to pay with it.
ask-bang-do-reload = Put a load on { $thing }
ask-bang-pass-reload = Take no load
ask-bang-pass-bomb = Who gets the Bomb?
    .why = { $you ->
        [subject] A red card: you pass the { $thing } on to another player.
       *[none] A red card: { $who } passes the { $thing } on.
    }
# $whom made the “draw!”; $card is the one that counts.
ask-bang-repeat = Should that count?
    .why = { $you ->
        [subject] { $whom } has turned over { $card }. With { $thing } you may have it done again.
        [object] You have turned over { $card }. With { $thing } { $who } may have it done again.
       *[none] { $whom } has turned over { $card }. With { $thing } { $who } may have it done again.
    }
    .several = { $you ->
        [subject] { $whom } has turned over several cards. With { $thing } you may have it done again.
        [object] You have turned over several cards. With { $thing } { $who } may have it done again.
       *[none] { $whom } has turned over several cards. With { $thing } { $who } may have it done again.
    }
ask-bang-pass-repeat = Let it count
ask-bang-preach = Do you draw a card?
    .why = { $you ->
        [subject] { $whom } has laid { $card } down. With { $thing } you may pay 2 loads for a card.
        [object] You have laid { $card } down. With { $thing } { $who } may pay 2 loads for a card.
       *[none] { $whom } has laid { $card } down. With { $thing } { $who } may pay 2 loads for a card.
    }
ask-bang-pass-preach = Draw nothing
ask-bang-take-again = Do you take the card back?
    .why = { $you ->
        [subject] The shot was cancelled. For 2 loads { $thing } returns to your hand.
       *[none] The shot was cancelled. { $who } may pay 2 loads for { $thing }.
    }
ask-bang-further = Whom else?
    .why = { $you ->
        [subject] { $thing }: you have paid for a further target.
       *[none] { $thing }: { $who } names a further target.
    }
ask-bang-for-loads = { $count ->
    [one] { $what } for 1 load
   *[other] { $what } for { $count } loads
}
ask-bang-do-ignore = Ignore the card, thanks to { $thing }
ask-bang-button-ignore = Ignore it
ask-bang-do-move-loads = { $count ->
    [one] Move 1 load to { $places }
   *[other] Move { $count } loads to { $places }
}
ask-bang-button-move-loads = Move loads
ask-bang-do-load-up = Discard { $cards } for 2 loads on { $places }
ask-bang-button-load-up = Take 2 loads
ask-bang-do-take-load = { $you ->
    [object] Take a load from your own { $places }
   *[none] Take a load from { $whom }’s { $places }
}
ask-bang-button-take-load = Take a load
ask-bang-aim-bomb = { $you ->
    [object] Put it in front of yourself
   *[none] Put it in front of { $whom }
}
    .short = Put
ask-bang-aim-arrow = { $you ->
    [object] Aim the arrow at yourself
   *[none] Aim the arrow at { $whom }
}
    .short = Shoot
ask-bang-aim-load = { $you ->
    [object] Put loads here
   *[none] Load { $whom } up
}
    .short = Load
ask-bang-aim-unload = { $you ->
    [object] Take a load from yourself
   *[none] Take a load from { $whom }
}
    .short = Take

## Why a card cannot be played now

why-too-few-loads = There are too few loads for it
    .short = Too few loads
why-once-a-turn = You have used it this turn
    .short = Used this turn

## What happens

log-bang-loaded = { $count ->
    [one] { $you ->
        [subject] You put a load on { $thing }.
       *[none] { $who } puts a load on { $thing }.
    }
   *[other] { $you ->
        [subject] You put { $count } loads on { $thing }.
       *[none] { $who } puts { $count } loads on { $thing }.
    }
}
log-bang-loaded-self = { $count ->
    [one] { $you ->
        [subject] You take a load.
       *[none] { $who } takes a load.
    }
   *[other] { $you ->
        [subject] You take { $count } loads.
       *[none] { $who } takes { $count } loads.
    }
}
log-bang-unloaded = { $count ->
    [one] { $you ->
        [subject] You take a load off { $thing }.
       *[none] { $who } takes a load off { $thing }.
    }
   *[other] { $you ->
        [subject] You take { $count } loads off { $thing }.
       *[none] { $who } takes { $count } loads off { $thing }.
    }
}
log-bang-unloaded-self = { $count ->
    [one] { $you ->
        [subject] You give a load.
       *[none] { $who } gives a load.
    }
   *[other] { $you ->
        [subject] You give { $count } loads.
       *[none] { $who } gives { $count } loads.
    }
}
log-bang-load-taken = { $you ->
    [subject] You take a load from { $whom }’s { $thing }.
    [object] { $who } takes a load from your { $thing }.
   *[none] { $who } takes a load from { $whom }’s { $thing }.
}
log-bang-load-taken-off = { $you ->
    [subject] You take a load from { $whom }.
    [object] { $who } takes a load from you.
   *[none] { $who } takes a load from { $whom }.
}
log-bang-load-moved = { $you ->
    [subject] You take a load from your { $thing }.
   *[none] { $who } takes a load from the own { $thing }.
}
log-bang-took-again = { $you ->
    [subject] You take { $card } back into your hand.
   *[none] { $who } takes { $card } back.
}
log-bang-bomb-passed = { $you ->
    [subject] You pass the { $thing } on to { $whom }.
    [object] { $who } passes the { $thing } on to you.
   *[none] { $who } passes the { $thing } on to { $whom }.
}
log-bang-bomb-exploded = The { $thing } goes off in front of { $you ->
    [subject] you!
   *[none] { $who }!
}
log-bang-lets-fly = { $you ->
    [subject] You let fly at { $whom }: { $card }.
    [object] { $who } lets fly at you: { $card }.
   *[none] { $who } lets fly at { $whom }: { $card }.
}
log-bang-lays-before = { $you ->
    [subject] You lay { $card } in front of { $whom }.
    [object] { $who } lays { $card } in front of you.
   *[none] { $who } lays { $card } in front of { $whom }.
}
log-bang-cuts-back = { $you ->
    [subject] { $thing }: you shoot back at { $whom }.
    [object] { $thing }: { $who } shoots back at you.
   *[none] { $thing }: { $who } shoots back at { $whom }.
}

## Why a bot made its move: clauses

reason-bang-loads-pay = the loads pay here
reason-bang-loads-ready = loads will be needed
reason-bang-bomb-ticks = it will go off sooner or later
reason-bang-bad-omen = the card turned over does not suit me

## What the table shows beside cards

bang-part-loads = Loads
    .one = Load
    .guide = Loads lie on orange cards and on characters, four at most in a place. They pay for what an orange card does, and for more out of a brown one. You get another for each blue card you play and for each card you must discard. An orange card without loads is gone.
bang-part-load-supply = Loads in supply
    .one = Load in supply

## On the page of rules

rules-colour-orange = Orange
    .text = Lay it down with three loads on it. What it does is paid with them, and without any it is gone. Comes with Armed & Dangerous.

## What is refused

error-loads = that takes { $count ->
    [one] 1 load
   *[other] { $count } loads
}, and { $held } is too few
