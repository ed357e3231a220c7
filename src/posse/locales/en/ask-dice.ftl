### Questions and labels of BANG! The Dice Game.
### $you says who of those named is the reader: subject ($who is asked), object ($whom) or none.

## Questions: the headline, and in one sentence why it is asked and what is at stake

ask-dice-roll = Roll again, or keep?
# $left: how many rolls are left; $pile: arrows in the pile.
ask-dice-roll-why = { $you ->
    [subject] { $left ->
        [one] You may roll the dice you pick once more;
       *[other] You may roll the dice you pick { $left } more times;
    }
   *[none] { $left ->
        [one] { $who } may roll once more;
       *[other] { $who } may roll { $left } more times;
    }
} { $pile ->
    [one] one arrow is left in the pile.
   *[other] { $pile } arrows are left in the pile.
}
ask-dice-target = Whom do you shoot?
ask-dice-target-why = { $you ->
    [subject] Die { $die } shows { $face }: whoever you choose loses a life point once all your shots are aimed.
   *[none] Die { $die } shows { $face }: { $who } chooses whom to shoot.
}
ask-dice-beer = Who gets the beer?
ask-dice-beer-why = { $you ->
    [subject] Die { $die } shows { $face }: whoever you choose regains a life point.
   *[none] Die { $die } shows { $face }: { $who } chooses who drinks it.
}

## Options in full

ask-dice-do-keep = Keep all dice ({ $dice })
ask-dice-do-reroll = { $count ->
    [one] Roll die { $numbers } again ({ $dice })
   *[other] Roll dice { $numbers } again ({ $dice })
}
ask-dice-do-shoot = Shoot at { $whom }
ask-dice-do-shoot-double = Spend a beer and shoot twice as hard at { $whom }
ask-dice-do-beer = { $you ->
    [object] Drink the beer yourself
   *[none] Buy { $whom } the beer
}
ask-dice-do-return = { $you ->
    [object] Put back an arrow of your own
   *[none] Put back an arrow of { $whom }
}
ask-dice-do-heal = { $you ->
    [object] Give yourself a life point
   *[none] Give { $whom } a life point
}
ask-dice-do-take-arrow = Take an arrow instead of losing the life point
ask-dice-do-return-own = Put back one of your arrows

## Options on buttons

ask-dice-button-keep = Keep all
ask-dice-button-reroll = Roll { $count } again

## On a target

ask-dice-aim-short = { $act ->
    [shoot] Shoot
    [double] Double shot
    [drink] Drink
    [buy] Buy a beer
    [return] Arrow back
    [heal] Give a life
    [gain] Gain a life
   *[choose] Choose
}

## Part by part: what is asked while an option is picked

ask-dice-whom = { $what }: for whom?
ask-dice-more = Roll these again?
