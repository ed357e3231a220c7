### The log of BANG! The Dice Game.
### $you says who of those named is the reader: subject ($who), object ($whom) or none.

## Small words

# So many dice that show a face, as the object of a sentence.
log-dice-faces = { $face ->
    [arrow] { $count ->
        [one] an arrow
       *[other] { $count } arrows
    }
    [dynamite] { $count ->
        [one] a dynamite
       *[other] { $count } dynamites
    }
    [one] { $count ->
        [one] a one
       *[other] { $count } ones
    }
    [two] { $count ->
        [one] a two
       *[other] { $count } twos
    }
    [beer] { $count ->
        [one] a beer
       *[other] { $count } beers
    }
   *[gatling] { $count ->
        [one] a Gatling
       *[other] { $count } Gatlings
    }
}

## The dice

log-dice-rolled = { $you ->
    [subject] You roll { $dice }.
   *[none] { $who } rolls { $dice }.
}
log-dice-rolled-again = { $you ->
    [subject] { $count ->
        [one] You roll one die again: { $dice }.
       *[other] You roll { $count } dice again: { $dice }.
    }
   *[none] { $count ->
        [one] { $who } rolls one die again: { $dice }.
       *[other] { $who } rolls { $count } dice again: { $dice }.
    }
}
log-dice-kept = { $you ->
    [subject] You keep { $dice }.
   *[none] { $who } keeps { $dice }.
}
log-dice-used = { $you ->
    [subject] You use the ability of { $thing }.
   *[none] { $who } uses the ability of { $thing }.
}

## Arrows

log-dice-arrow = { $you ->
    [subject] You take an arrow:
   *[none] { $who } takes an arrow:
} { $pile ->
    [0] that was the last one.
    [1] one left in the pile.
   *[other] { $pile } left in the pile.
}
log-dice-returned = { $you ->
    [subject] { $count ->
        [one] You are rid of an arrow:
       *[other] You are rid of { $count } arrows:
    }
   *[none] { $count ->
        [one] { $who } is rid of an arrow:
       *[other] { $who } is rid of { $count } arrows:
    }
} { $pile ->
    [1] one in the pile now.
   *[other] { $pile } in the pile now.
}
log-dice-indians = The pile is empty: the Indians attack!

## Shots, beers and life

log-dice-aimed = { $you ->
    [subject] You shoot at { $whom }.
    [object] { $who } shoots at you.
   *[none] { $who } shoots at { $whom }.
}
log-dice-aimed-double = { $you ->
    [subject] You fire a double shot at { $whom }.
    [object] { $who } fires a double shot at you.
   *[none] { $who } fires a double shot at { $whom }.
}
log-dice-gatling = { $you ->
    [subject] You fire the Gatling!
   *[none] { $who } fires the Gatling!
}
log-dice-drank = { $you ->
    [subject] You drink a beer.
   *[none] { $who } drinks a beer.
}
log-dice-poured = { $you ->
    [subject] You buy { $whom } a beer.
    [object] { $who } buys you a beer.
   *[none] { $who } buys { $whom } a beer.
}
log-dice-lost-life = { $you ->
    [subject] { $amount ->
        [one] You lose a life point
       *[other] You lose { $amount } life points
    }
   *[none] { $amount ->
        [one] { $who } loses a life point
       *[other] { $who } loses { $amount } life points
    }
} { $cause ->
    [dynamite] to the dynamite:
    [indians] to the Indians:
    [gatling] to the Gatling:
   *[bulls-eye] to the shots:
} { $life ->
    [0] none left.
    [1] one left.
   *[other] { $life } left.
}
log-dice-healed = { $you ->
    [subject] { $amount ->
        [one] You gain a life point: { $life } now.
       *[other] You gain { $amount } life points: { $life } now.
    }
   *[none] { $amount ->
        [one] { $who } gains a life point: { $life } now.
       *[other] { $who } gains { $amount } life points: { $life } now.
    }
}

## The game in a few lines, once it is over

log-dice-story-first-blood = { $you ->
    [subject] You are the first to lose a life point.
   *[none] { $who } is the first to lose a life point.
}
log-dice-story-indians = { $you ->
    [subject] You take the last arrow, and the Indians attack:
   *[none] { $who } takes the last arrow, and the Indians attack:
} { $lost ->
    [0] nobody loses a life point.
    [1] one life point is gone.
   *[other] { $lost } life points are gone.
}
log-dice-story-gatling = { $you ->
    [subject] You fire the Gatling:
   *[none] { $who } fires the Gatling:
} { $lost ->
    [0] nobody loses a life point.
    [1] one life point is gone.
   *[other] { $lost } life points are gone.
}
log-dice-story-dynamite = { $you ->
    [subject] The dynamite goes off in your hands.
   *[none] The dynamite goes off in the hands of { $who }.
}

## What is counted, once it is over

log-dice-count-turns = Turns
log-dice-count-rolls = Rolls
log-dice-count-shots = Shots fired
log-dice-count-hits = Life points taken
log-dice-count-lost = Life points lost
log-dice-count-healed = Life points gained
log-dice-count-arrows = Arrows taken
log-dice-count-beers = Beers bought or drunk
log-dice-count-gatlings = Gatlings fired
log-dice-count-indians = Indian attacks
