# Names that the sets share. Those of cards, characters and the like stand in the words of their sets.

## Giochi

game-bang = BANG!
    .line = Il gioco di carte con i ruoli segreti
game-duel = BANG! The Duel
    .line = Il gioco di carte per due
game-dice = BANG! The Dice Game
    .line = Il gioco veloce con cinque dadi

## Chi deve ancora scegliere un personaggio

bang-character-unchosen = Ancora da scegliere
    .line = Deve ancora scegliere un personaggio

## Ruoli e scopi; .three è lo scopo a un tavolo di tre

role-sheriff = Sceriffo
    .line = Elimina tutti i Fuorilegge e i Rinnegati.
role-deputy = Vice
    .line = Proteggi lo Sceriffo e vinci con lui.
    .three = Elimina di persona il Rinnegato.
role-outlaw = Fuorilegge
    .line = Elimina lo Sceriffo.
    .three = Elimina di persona il Vice.
role-renegade = Rinnegato
    .line = Resta l’ultimo in vita; lo Sceriffo deve cadere per ultimo.
    .three = Elimina di persona il Fuorilegge.
# Che cosa vogliono tutti in tre, appena uno è eliminato.
role-last-of-three = Resta l’ultimo in vita.

## Fazioni: law, outlaws e renegade con i ruoli, law e outlaw nel Duello

side-law = La Legge
side-outlaws = I Fuorilegge
side-outlaw = I Fuorilegge
side-alone = Ognuno per sé
side-renegade = { $count ->
    [one] Il Rinnegato
   *[other] I Rinnegati
}

## Posti del Duello

place-ac = Davanti
    .short = PA
place-rc = Dietro
    .short = PR

## Semi e valori, a parole

suit-H = Cuori
suit-D = Quadri
suit-C = Fiori
suit-S = Picche
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Fante
rank-Q = Donna
rank-K = Re
rank-A = Asso
rank-of-suit = { $rank } di { $suit }

## Simboli sulle carte del Duello

symbol-barrel = Barile
symbol-snake = Serpente
symbol-dynamite = Dinamite
symbol-horseshoe = Ferro di cavallo
