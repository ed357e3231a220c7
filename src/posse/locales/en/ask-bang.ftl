### Questions and labels of BANG!
### $you says who of those named is the reader: subject ($who), object ($whom) or none.
### A message is the headline for whoever is asked; .why says why, to everybody.

## Before the game

ask-bang-character = Who are you today?
    .why = { $you ->
        [subject] You were dealt two characters. Choose one; the other goes back unseen.
       *[none] { $who } is choosing a character.
    }

## One’s own turn

ask-bang-play =
    .why = { $you ->
        [subject] Play as many cards as you like, then end your turn.
       *[none] { $who } plays cards or ends the turn.
    }
    .must = You must play { $card } before you may end your turn.
    .idle = There is nothing left for you to play.
ask-bang-discard = Which card do you discard?
    .why = { $you ->
        [subject] You hold { $count } cards and may keep { $limit ->
            [0] none.
           *[other] { $limit }.
        }
       *[none] { $who } holds { $count } cards, too many to keep.
    }
    .deck = It goes face down on the deck.
ask-bang-discard-for = Which card do you discard?
    .why = { $you ->
        [subject] { $thing }: you must discard a card in front of you.
       *[none] { $thing }: { $who } must discard a card in play.
    }
ask-bang-draw = How do you draw?
    .why = { $you ->
        [subject] { $thing }: you may draw in your own way.
       *[none] { $thing }: { $who } may draw in a special way.
    }
ask-bang-event = Do you make use of it?
    .why = { $you ->
        [subject] You may make use of { $thing }.
       *[none] { $who } may make use of { $thing }.
    }
ask-bang-copy = Whose ability do you take on?
    .why = { $you ->
        [subject] { $thing }: it is yours until your next turn.
       *[none] { $thing }: { $who } takes on somebody’s ability until the next turn.
    }

## Cards to be had

ask-bang-pick = Which card do you take?
    .why = { $you ->
        [subject] { $thing }: choose one of { $count }.
       *[none] { $thing }: { $who } chooses one of { $count } cards.
    }
# $whom is out of the game.
ask-bang-loot = Which card do you take?
    .why = { $you ->
        [subject] { $whom } is out of the game, and you take a share of the cards.
        [object] You are out of the game, and { $who } takes a share of your cards.
       *[none] { $whom } is out of the game, and { $who } takes a share of the cards.
    }
ask-bang-strip = Which card must { $whom } discard?
    .why = { $you ->
        [subject] { $thing }: { $whom } must discard a card of your choice.
        [object] { $thing }: you must discard a card of { $who }’s choice.
       *[none] { $thing }: { $whom } must discard a card of { $who }’s choice.
    }
    .waiting = { $you ->
        [subject] { $thing }: you choose a card that another player discards.
       *[none] { $thing }: { $who } chooses a card that another player discards.
    }
ask-bang-flip = Which card counts?
    .why = { $you ->
        [subject] { $thing }: you have turned up { $cards }.
       *[none] { $thing }: { $who } has turned up { $cards }.
    }

## Danger: why, and what is at stake

# $thing: the card that shoots, or what shoots.
ask-bang-defend = { $who } shoots you!
    .why = { $you ->
        [subject] You shoot { $whom } with { $thing }.
        [object] { $who } shoots you with { $thing }.
       *[none] { $who } shoots { $whom } with { $thing }.
    }
ask-bang-defend-ability = { $who } shoots you!
    .why = { $you ->
        [subject] You shoot { $whom }, thanks to { $thing }.
        [object] { $who } shoots you, thanks to { $thing }.
       *[none] { $who } shoots { $whom }, thanks to { $thing }.
    }
ask-bang-attack = { $who } attacks you!
    .why = { $you ->
        [subject] You attack { $whom } with { $thing }.
        [object] { $who } attacks you with { $thing }.
       *[none] { $who } attacks { $whom } with { $thing }.
    }
ask-bang-defend-nobody = A shot at you!
    .why = { $you ->
        [object] { $thing }: somebody shoots at you.
       *[none] { $thing }: somebody shoots at { $whom }.
    }
ask-bang-needs = It takes { $missing } { $missed } to get away.
ask-bang-give-up = { $thing }: do you answer?
# $life: what whoever is asked has now.
ask-bang-stakes =
    .dodge = { $you ->
        [subject] { $life ->
            [0] You may dodge.
            [1] Dodge, or lose your last life.
           *[other] Dodge, or lose { $amount } of { $life } life.
        }
       *[none] { $life ->
            [0] { $who } may dodge.
            [1] { $who } may dodge, or loses the last life.
           *[other] { $who } may dodge, or loses { $amount } of { $life } life.
        }
    }
    .give = { $you ->
        [subject] { $life ->
            [0] You may discard a { $thing } card.
            [1] Discard a { $thing } card, or lose your last life.
           *[other] Discard a { $thing } card, or lose { $amount } of { $life } life.
        }
       *[none] { $life ->
            [0] { $who } may discard a { $thing } card.
            [1] { $who } may discard a { $thing } card, or loses the last life.
           *[other] { $who } may discard a { $thing } card, or loses { $amount } of { $life } life.
        }
    }
    .answer = { $you ->
        [subject] { $life ->
            [0] You may answer.
            [1] Answer, or lose your last life.
           *[other] Answer, or lose { $amount } of { $life } life.
        }
       *[none] { $life ->
            [0] { $who } may answer.
            [1] { $who } may answer, or loses the last life.
           *[other] { $who } may answer, or loses { $amount } of { $life } life.
        }
    }
    .helpless = { $you ->
        [subject] { $life ->
            [0] You have no answer.
            [1] You have no answer and lose your last life.
           *[other] You have no answer and lose { $amount } of { $life } life.
        }
       *[none] { $life ->
            [0] { $who } has no answer.
            [1] { $who } has no answer and loses the last life.
           *[other] { $who } has no answer and loses { $amount } of { $life } life.
        }
    }
# A card of $who would do something to $whom.
ask-bang-evade = { $who } plays { $thing } on you: do you avoid it?
    .why = { $you ->
        [subject] You play { $thing } on { $whom }, who may avoid it.
        [object] { $who } plays { $thing }. You may keep it from having an effect on you.
       *[none] { $who } plays { $thing } on { $whom }, who may avoid it.
    }
ask-bang-pass-evade = Let it happen
# $count: the cards that are drawn; the others are left for something else.
ask-bang-do-forgo = { $count ->
    [0] Draw no card
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
# $need: so much life keeps whoever is asked in the game.
ask-bang-save = You are dying!
    .why = { $you ->
        [subject] You have taken { $whom }’s last life ({ $thing }).
        [object] { $who } has taken your last life ({ $thing }).
       *[none] { $who } has taken { $whom }’s last life ({ $thing }).
    }
    .why-nobody = { $you ->
        [object] { $thing }: you have lost your last life.
       *[none] { $thing }: { $whom } has lost the last life.
    }
    .stakes = { $you ->
        [subject] { $need ->
            [one] Save yourself, or you are out of the game.
           *[other] Regain { $need } life, or you are out of the game.
        }
       *[none] { $need ->
            [one] { $who } may find a way out, or is out of the game.
           *[other] { $who } must regain { $need } life, or is out of the game.
        }
    }
    .helpless = { $you ->
        [subject] { $need ->
            [one] Nothing can save you.
           *[other] Nothing can save you: it would take { $need } life.
        }
       *[none] { $need ->
            [one] Nothing can save { $who }.
           *[other] Nothing can save { $who }: it would take { $need } life.
        }
    }

## Options in full

ask-bang-with = { $what } with { $cards }
ask-bang-do-play = Play { $card }
ask-bang-do-play-on = { $you ->
    [object] Play { $card } on yourself
   *[none] Play { $card } on { $whom }
}
ask-bang-do-play-on-hand = { $you ->
    [object] Play { $card } on your own hand
   *[none] Play { $card } on { $whom }’s hand
}
ask-bang-do-play-on-card = { $you ->
    [object] Play { $card } on your own { $thing }
   *[none] Play { $card } on { $whom }’s { $thing }
}
# $thing: something that lies on the table and belongs to nobody.
ask-bang-do-play-for = Play { $card } for { $thing }
ask-bang-do-answer = Answer with { $card }
ask-bang-do-use = Use { $what }
ask-bang-do-use-on = { $you ->
    [object] Use { $what } on yourself
   *[none] Use { $what } on { $whom }
}
ask-bang-do-use-on-hand = { $you ->
    [object] Use { $what } on your own hand
   *[none] Use { $what } on { $whom }’s hand
}
ask-bang-do-use-on-card = { $you ->
    [object] Use { $what } on your own { $thing }
   *[none] Use { $what } on { $whom }’s { $thing }
}
ask-bang-do-use-for = Use { $what } for { $thing }
ask-bang-do-draw-for = “Draw!” for { $thing }
ask-bang-do-draw-deck = Draw from the deck
ask-bang-do-draw-discard = Take the top card of the discard pile
ask-bang-do-take = Take { $cards }
ask-bang-do-take-hand = { $you ->
    [object] Take a card from your own hand
   *[none] Take a card from { $whom }’s hand
}
ask-bang-do-take-card = { $you ->
    [object] Take your own { $thing }
   *[none] Take { $whom }’s { $thing }
}
ask-bang-do-strip-hand = { $you ->
    [object] Discard a card from your own hand
   *[none] Discard a card from { $whom }’s hand
}
ask-bang-do-strip-card = { $you ->
    [object] Discard your own { $thing }
   *[none] Discard { $whom }’s { $thing }
}
ask-bang-do-keep = Keep { $cards }
ask-bang-do-count = Let { $cards } count
ask-bang-do-character = Play as { $character }
ask-bang-do-copy = { $you ->
    [object] Take on your own ability, { $thing }
   *[none] Take on the ability of { $thing } ({ $whom })
}
ask-bang-do-discard = Discard { $card }

## What passing comes to

ask-bang-pass-defend = Take the hit
ask-bang-pass-give-up = Lose 1 life
ask-bang-pass-save = Die
ask-bang-pass-event = Decline

## Buttons

ask-bang-button-draw = “Draw!” for { $thing }
ask-bang-button-deck = From the deck
ask-bang-button-discard = From the discard pile

## Verbs on whoever is aimed at

ask-bang-aim-choose = { $you ->
    [object] Choose yourself
   *[none] Choose { $whom }
}
    .short = Choose
ask-bang-aim-shoot = { $you ->
    [object] Shoot yourself
   *[none] Shoot { $whom }
}
    .short = Shoot
ask-bang-aim-stab = { $you ->
    [object] Stab yourself
   *[none] Stab { $whom }
}
    .short = Stab
ask-bang-aim-punch = { $you ->
    [object] Punch yourself
   *[none] Punch { $whom }
}
    .short = Punch
ask-bang-aim-duel = { $you ->
    [object] Duel yourself
   *[none] Duel { $whom }
}
    .short = Duel
ask-bang-aim-jail = { $you ->
    [object] Jail yourself
   *[none] Jail { $whom }
}
    .short = Jail
ask-bang-aim-rob = { $you ->
    [object] Take a card back
   *[none] Rob { $whom }
}
    .short = Rob
ask-bang-aim-strip = { $you ->
    [object] Discard a card of your own
   *[none] Make { $whom } discard
}
    .short = Discard
ask-bang-aim-treat = { $you ->
    [object] Drink it yourself
   *[none] Treat { $whom }
}
    .short = Treat
ask-bang-aim-heal = { $you ->
    [object] Heal yourself
   *[none] Heal { $whom }
}
    .short = Heal
ask-bang-aim-copy = { $you ->
    [object] Copy yourself
   *[none] Copy { $whom }
}
    .short = Copy

## Part by part: what is asked while an option is picked

# $verb is what the card or the thing does to its target, $what its name.
ask-bang-target = { $verb ->
    [shoot] Whom do you shoot?
    [punch] Whom do you punch?
    [stab] Whom do you stab?
    [duel] Whom do you challenge?
    [jail] Whom do you lock up?
    [rob] From whom do you take a card?
    [strip] Who loses a card?
    [treat] Who gets a drink?
   *[other] { $what }: for whom?
}
# $what is aimed at something that lies on the table and belongs to nobody.
ask-bang-which = { $what }: which one?
# Why these are the targets.
ask-bang-weapon-reaches = Your { $weapon } reaches { $reach }.
ask-bang-reach = Your weapon reaches { $reach }.
# $line: what the card does when it is used.
ask-bang-lay-down = You lay it down now and can use it in a later turn: { $line }.
