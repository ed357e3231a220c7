### The words of the Dice Game. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

dice-set-dice = BANG! The Dice Game
    .line = Five dice, arrows and secret roles; 4 to 8 seats
    .harder = easy

## Faces of the dice

dice-face-arrow = Indian arrow
    .line = Take an arrow
dice-face-dynamite = Dynamite
    .line = Locked; three cost 1 life
dice-face-one = Bull’s Eye 1
    .line = Neighbour loses 1 life
dice-face-two = Bull’s Eye 2
    .line = Two away loses 1 life
dice-face-beer = Beer
    .line = Anybody gains 1 life
dice-face-gatling = Gatling
    .line = Three: all others lose 1

## Characters

dice-character-bart-cassidy = Bart Cassidy
    .line = May take an arrow instead of losing life to a shot.
dice-character-black-jack = Black Jack
    .line = May reroll dynamite, unless he has three.
dice-character-calamity-janet = Calamity Janet
    .line = May use a 1 as a 2 and a 2 as a 1.
dice-character-el-gringo = El Gringo
    .line = Whoever costs him life takes an arrow.
dice-character-jesse-jones = Jesse Jones
    .line = With 4 life or fewer each beer of his gives him 2.
dice-character-jourdonnais = Jourdonnais
    .line = Indians cost him 1 life at most.
dice-character-kit-carlson = Kit Carlson
    .line = Each Gatling lets him return an arrow.
dice-character-lucky-duke = Lucky Duke
    .line = Has one reroll more.
dice-character-paul-regret = Paul Regret
    .line = Loses no life to the Gatling.
dice-character-pedro-ramirez = Pedro Ramirez
    .line = May return an arrow for each life he loses.
dice-character-rose-doolan = Rose Doolan
    .line = Her 1 and 2 may reach one place farther.
dice-character-sid-ketchum = Sid Ketchum
    .line = Gives somebody 1 life at the start of his turn.
dice-character-slab-the-killer = Slab the Killer
    .line = Once a turn a beer may double a shot.
dice-character-suzy-lafayette = Suzy Lafayette
    .line = Gains 2 life if she keeps no 1 and no 2.
dice-character-vulture-sam = Vulture Sam
    .line = Gains 2 life when another is eliminated.
dice-character-willy-the-kid = Willy the Kid
    .line = Two Gatlings are enough for him.

## What is asked for characters, and their options

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
# What it means to pass, by the character who asks.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Lose the life point
    [kit-carlson] Leave all arrows where they are
    [pedro-ramirez] Keep your arrows
   *[other] Let it be
}
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
