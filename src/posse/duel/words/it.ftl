### The words of the Duel. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

duel-set-duel = BANG! The Duel
    .line = Due fazioni, ognuna con un mazzo e due personaggi in gioco
    .harder = più difficile

## Cards

duel-card-carbine = Carabina
    .line = Colpo, o scarta una blu
duel-card-colt = Colt
    .line = Un colpo
duel-card-fanning = Fanning
    .line = Un colpo per carta blu
duel-card-peacemaker = Peacemaker
    .line = Colpo, o il rivale scarta
duel-card-remington = Remington
    .line = Colpo, o pesca una carta
duel-card-schofield = Schofield
    .line = Colpo, o recupera 1 vita
duel-card-shotgun = Shotgun
    .line = Colpo, o scambio di posti
duel-card-winchester = Winchester
    .line = Colpo davanti o dietro
duel-card-bank = Banca
    .line = Pesca 1 carta in più
duel-card-barrel = Barile
    .line = Il simbolo barile schiva
duel-card-clock = Orologio
    .line = Rivale scambia: pesca 1
duel-card-dynamite = Dinamite
    .line = Esplode: perde 3 vite
duel-card-gun-belt = Cinturone
    .line = BANG! senza limite
duel-card-hat = Cappello
    .line = Scarta e schiva un colpo
duel-card-rattlesnake = Serpente a sonagli
    .line = Serpente: perde 1 vita
duel-card-scope = Mirino
    .line = I colpi arrivano dietro
duel-card-stampede = Mandria di bisonti
    .line = Scambio a inizio turno
duel-card-beer = Birra
    .line = I tuoi: 1 vita ciascuno
duel-card-derringer = Derringer
    .line = Colpo; ogni carta schiva
duel-card-duel = Duello
    .line = Chi cede perde 1 vita
duel-card-gatling = Gatling
    .line = Colpo a tutti gli altri
duel-card-general-store = Emporio
    .line = Due carte per fazione
duel-card-indians = Indiani!
    .line = Tutti: Colpo o 1 vita
duel-card-knife = Pugnale
    .line = Un colpo, non è un BANG!
duel-card-missed = Mancato!
    .line = Schiva un colpo
duel-card-return-fire = Fuoco di risposta
    .line = Schiva e colpisci davanti
duel-card-schoolmarm = Maestrina
    .line = Prendi una carta in gioco
duel-card-stealing = Furto
    .line = Ruba, o scarta una blu
duel-card-strong-ale = Birra forte
    .line = Porta uno a 3 vite
duel-card-wagon = Carro
    .line = Pesca 3, tieni 2
duel-card-water = Acqua
    .line = Scambia davanti e dietro

## Characters

duel-character-alan-pinkertoon = Alan Pinkertoon
    .line = Per ogni punto vita perso colpisce l’avversario davanti.
duel-character-annie-oakey = Annie Oakey
    .line = Schiva con le carte Colpo e gioca i Mancato! come Colt.
duel-character-bart-masterson = Bart Masterson
    .line = Ogni rivelazione gira due carte; sceglie lui.
duel-character-bill-tightman = Bill Tightman
    .line = Pesca due carte quando un altro è eliminato.
duel-character-buffalo-bell = Buffalo Bell
    .line = Può perdere punti vita al posto del compagno.
duel-character-dalon-ranger = Dalon Ranger
    .line = Pesca una carta per ogni punto vita che gli tolgono.
duel-character-jango = Jango
    .line = Pesca una carta se l’avversario davanti cambia.
duel-character-pat-garret = Pat Garret
    .line = Un ferro di cavallo come seconda carta ne porta un’altra.
duel-character-tex-killer = Tex Killer
    .line = Schivare i suoi BANG! costa una carta in più.
duel-character-the-stranger = The Stranger
    .line = Permette una carta BANG! in più per turno.
duel-character-wild-bill = Wild Bill
    .line = Spara quando l’avversario gli toglie carte.
duel-character-wyatt-ear = Wyatt Ear
    .line = Pesca una carta se un colpo dei suoi è schivato.
duel-character-babe-leroy = Babe Leroy
    .line = Una volta per turno, a mano vuota, pesca due carte.
duel-character-bull-anderson = Bull Anderson
    .line = Prende fino a due carte quando un altro cade.
duel-character-cattle-katie = Cattle Katie
    .line = Una volta per turno un suo equipaggiamento vale due carte.
duel-character-dalton-bros = Dalton Bros
    .line = Pescano tre carte invece di due.
duel-character-jack-ransome = Jack Ransome
    .line = Può giocare carte su qualsiasi personaggio.
duel-character-pearl-hat = Pearl Hat
    .line = Una volta per turno, per una carta, ripete l’ultima Azione.
duel-character-sid-curry = Sid Curry
    .line = Un simbolo barile schiva il colpo e spara di rimando.
duel-character-slim-poet = Slim Poet
    .line = Ogni punto vita perso può costare una carta al rivale.
duel-character-soundance-kid = Soundance Kid
    .line = Una volta per turno: scarta 1 carta, pesca 2, tiene 1.
duel-character-toco-ramirez = Toco Ramirez
    .line = Ogni sua carta in mano vale come una Colt.
duel-character-tom-thorn = Tom Thorn
    .line = Quando passa davanti spara all’avversario dietro.
duel-character-west-harding = West Harding
    .line = Davanti gioca carte BANG! senza limite.

## Variants

duel-variant-long-game = Partita lunga
    .line = 6 personaggi per fazione invece di 4.
duel-variant-all-characters = Tutti i personaggi
    .line = Tutti i 12 personaggi di ogni fazione.
