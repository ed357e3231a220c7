# Names that the sets share. Those of cards, characters and the like stand in the words of their sets.

## Games

game-bang = BANG!
    .line = Das Kartenspiel mit geheimen Rollen
game-duel = BANG! The Duel
    .line = Das Kartenspiel für zwei
game-dice = BANG! The Dice Game
    .line = Das schnelle Spiel mit fünf Würfeln

## Wer noch einen Charakter zu wählen hat

bang-character-unchosen = Noch nicht gewählt
    .line = Wählt noch einen Charakter

## Roles and their goals; .three is the goal at a table of three

role-sheriff = Sheriff
    .line = Alle Banditen und { $game ->
        [dice] Gesetzlosen
       *[other] Abtrünnigen
    } ausschalten.
role-deputy = Hilfssheriff
    .line = Den Sheriff schützen und mit ihm gewinnen.
    .three = Den Abtrünnigen selbst ausschalten.
role-outlaw = Bandit
    .line = Den Sheriff ausschalten.
    .three = Den Hilfssheriff selbst ausschalten.
# Im Würfelspiel heißt er anders.
role-renegade = { $game ->
    [dice] Gesetzloser
   *[other] Abtrünniger
}
    .line = Als Einziger übrig bleiben; der Sheriff muss zuletzt fallen.
    .three = Den Banditen selbst ausschalten.
# Was zu dritt alle wollen, sobald jemand ausgeschieden ist.
role-last-of-three = Als Letzter übrig bleiben.

## Sides: law, outlaws and renegade with roles, law and outlaw in the Duel

side-law = Gesetzeshüter
side-outlaws = Banditen
side-outlaw = Banditen
side-alone = Jeder gegen jeden
side-renegade = { $count ->
    [one] { $game ->
        [dice] Gesetzloser
       *[other] Abtrünniger
    }
   *[other] { $game ->
        [dice] Gesetzlose
       *[other] Abtrünnige
    }
}

## Places of the Duel

place-ac = Vorn
    .short = AC
place-rc = Hinten
    .short = UC

## Suits and ranks, spoken

suit-H = Herz
suit-D = Karo
suit-C = Kreuz
suit-S = Pik
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass
rank-of-suit = { $suit } { $rank }

## Symbols on the cards of the Duel

symbol-barrel = Fass
symbol-snake = Schlange
symbol-dynamite = Dynamit
symbol-horseshoe = Hufeisen
