# Names that the sets share. Those of cards, characters and the like stand in the words of their sets.

## Games

game-bang = BANG!
    .line = The card game with secret roles
game-duel = BANG! The Duel
    .line = The card game for two
game-dice = BANG! The Dice Game
    .line = The quick game with five dice

## Whoever has yet to choose a character

bang-character-unchosen = Not chosen yet
    .line = Has yet to choose a character

## Roles and their goals; .three is the goal at a table of three

role-sheriff = Sheriff
    .line = Eliminate all Outlaws and Renegades.
role-deputy = Deputy
    .line = Protect the Sheriff and win with him.
    .three = Eliminate the Renegade yourself.
role-outlaw = Outlaw
    .line = Bring the Sheriff down.
    .three = Eliminate the Deputy yourself.
role-renegade = Renegade
    .line = Be the last one alive; the Sheriff must fall last.
    .three = Eliminate the Outlaw yourself.
# The goal of everybody at a table of three once somebody is out.
role-last-of-three = Be the last one standing.

## Sides: law, outlaws and renegade with roles, law and outlaw in the Duel

side-law = The Law
side-outlaws = The Outlaws
side-outlaw = The Outlaws
side-alone = Everybody for himself
side-renegade = { $count ->
    [one] The Renegade
   *[other] The Renegades
}

## Places of the Duel

place-ac = Front
    .short = AC
place-rc = Rear
    .short = RC

## Suits and ranks, spoken

suit-H = Hearts
suit-D = Diamonds
suit-C = Clubs
suit-S = Spades
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Jack
rank-Q = Queen
rank-K = King
rank-A = Ace
rank-of-suit = { $rank } of { $suit }

## Symbols on the cards of the Duel

symbol-barrel = Barrel
symbol-snake = Snake
symbol-dynamite = Dynamite
symbol-horseshoe = Horseshoe
