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
ask-dice-bart-cassidy = Take an arrow instead?
ask-dice-bart-cassidy-why = { $you ->
    [subject] { $whom } is about to cost you a life point: thanks to { $about } you may take an arrow instead.
    [object] You are about to cost { $who } a life point: thanks to { $about } an arrow may be taken instead.
   *[none] { $whom } is about to cost { $who } a life point: thanks to { $about } an arrow may be taken instead.
}
ask-dice-pedro-ramirez = Put an arrow back?
ask-dice-pedro-ramirez-why = { $you ->
    [subject] You have lost a life point: thanks to { $about } you may put an arrow back for it.
   *[none] { $who } has lost a life point: thanks to { $about } an arrow may go back for it.
}
ask-dice-kit-carlson = Whose arrow goes back?
ask-dice-kit-carlson-why = { $you ->
    [subject] You show a Gatling: thanks to { $about } you may put one arrow of anybody back in the pile.
   *[none] { $who } shows a Gatling: thanks to { $about } one arrow of anybody may go back in the pile.
}
ask-dice-sid-ketchum = Who gains a life point?
ask-dice-sid-ketchum-why = { $you ->
    [subject] Before you roll, { $about } gives a life point to whoever you choose.
   *[none] Before the roll, { $about } gives a life point to whoever { $who } chooses.
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
# What it means to pass, by the character who asks.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Lose the life point
    [kit-carlson] Leave all arrows where they are
    [pedro-ramirez] Keep your arrows
   *[other] Let it be
}

## Options on buttons

ask-dice-button-keep = Keep all
ask-dice-button-reroll = Roll { $count } again
ask-dice-button-use = { $about ->
    [bart-cassidy] Take an arrow
    [pedro-ramirez] Put an arrow back
   *[slab-the-killer] Double shot
}
ask-dice-button-pass = { $about ->
    [bart-cassidy] Lose a life
    [kit-carlson] Leave them
    [pedro-ramirez] Keep them
   *[other] Let it be
}

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
