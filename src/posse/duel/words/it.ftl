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

## What bots say of equipment

reason-duel-does-bank = davanti porta una carta in più ogni turno
reason-duel-does-barrel = ferma qualche colpo
reason-duel-does-clock = porta una carta ogni volta che l’avversario scambia i personaggi
reason-duel-does-dynamite = può esplodere prima di tornare da me
reason-duel-does-gun-belt = mi lascia giocare carte BANG! senza limite
reason-duel-does-hat = ferma di sicuro un colpo
reason-duel-does-rattlesnake = morde di continuo
reason-duel-does-scope = mi lascia sparare a chi sta dietro
reason-duel-does-stampede = ogni turno scompiglia i piani dell’avversario

## What bots say of characters, after their names

reason-duel-merit-alan-pinkertoon = risponde al fuoco a ogni ferita
reason-duel-merit-annie-oakey = schiva con le carte Colpo e spara con i Mancato!
reason-duel-merit-bart-masterson = decide ogni rivelazione, davanti o dietro
reason-duel-merit-bill-tightman = pesca due carte quando cade qualcuno
reason-duel-merit-buffalo-bell = può prendersi le ferite dell’altro
reason-duel-merit-dalon-ranger = pesca una carta per ogni ferita
reason-duel-merit-jango = pesca una carta ogni volta che l’avversario scambia i personaggi
reason-duel-merit-pat-garret = spesso pesca una terza carta
reason-duel-merit-tex-killer = fa costare una carta in più schivare i colpi
reason-duel-merit-the-stranger = mi lascia giocare una seconda carta BANG!, davanti o dietro
reason-duel-merit-wild-bill = spara ai ladri
reason-duel-merit-wyatt-ear = pesca una carta per ogni colpo schivato
reason-duel-merit-babe-leroy = con la mano vuota pesca due carte
reason-duel-merit-bull-anderson = deruba chi cade
reason-duel-merit-cattle-katie = scambia l’equipaggiamento con due carte
reason-duel-merit-dalton-bros = pescano tre carte a turno
reason-duel-merit-jack-ransome = può fare di tutto a chiunque
reason-duel-merit-pearl-hat = ripete la carta Azione in cima agli scarti
reason-duel-merit-sid-curry = schiva un colpo su quattro e risponde al fuoco
reason-duel-merit-slim-poet = toglie una carta all’avversario per ogni ferita
reason-duel-merit-soundance-kid = ogni turno cambia una carta scarsa con una migliore, davanti o dietro
reason-duel-merit-toco-ramirez = spara con qualsiasi carta
reason-duel-merit-tom-thorn = quando avanza spara a chi sta dietro
reason-duel-merit-west-harding = può giocare carte BANG! senza limite
