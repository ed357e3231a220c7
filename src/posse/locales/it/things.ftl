# I nomi di tutto ciò che c’è nei giochi, ognuno con il suo effetto in poche parole (.line): meno di 26 caratteri per una
# carta o una faccia dei dadi, 40 per un evento, 60 per un personaggio. Un punto vita, dove non c’è posto, è una vita.

## Giochi

game-bang = BANG!
    .line = Il gioco di carte con i ruoli segreti
game-duel = BANG! The Duel
    .line = Il gioco di carte per due
game-dice = BANG! The Dice Game
    .line = Il gioco veloce con cinque dadi

## Espansioni: che cosa aggiunge ognuna, e quanto è più difficile

set-base = BANG!
    .line = 80 carte, 16 personaggi, ruoli segreti; da 4 a 7 posti
    .harder = facile
set-dodge-city = Dodge City
    .line = Carte verdi e 15 personaggi; anche in 3 e in 8
    .harder = più difficile
set-high-noon = Mezzogiorno di Fuoco
    .line = 13 eventi, uno nuovo a ogni giro
    .harder = selvaggio
set-fistful-of-cards = Per un Pugno di Carte
    .line = 15 eventi più strani; si uniscono a Mezzogiorno di Fuoco
    .harder = ancora più selvaggio
set-duel = BANG! The Duel
    .line = Due fazioni, ognuna con un mazzo e due personaggi in gioco
    .harder = più difficile
set-dice = BANG! The Dice Game
    .line = Cinque dadi, frecce e ruoli segreti; da 4 a 8 posti
    .harder = facile

## Varianti

variant-first-game = Prima partita
    .line = Lascia fuori i cinque tipi di carte che richiedono il regolamento.
variant-stick-of-dynamite = Candelotto di dinamite
    .line = Chi colpisce con un BANG! prende il Candelotto e le Dinamiti pescate.
variant-long-game = Partita lunga
    .line = 6 personaggi per fazione invece di 4.
variant-all-characters = Tutti i personaggi
    .line = Tutti i 12 personaggi di ogni fazione.

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

## Fazioni: law, outlaws e renegade con i ruoli, law e outlaw nel Duello

side-law = La Legge
side-outlaws = I Fuorilegge
side-outlaw = I Fuorilegge
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

## Facce dei dadi

face-arrow = Freccia
    .line = Prendi una freccia
face-dynamite = Dinamite
    .line = Bloccata; tre: –1 vita
face-one = Bersaglio 1
    .line = Un vicino perde 1 vita
face-two = Bersaglio 2
    .line = A due posti: perde 1 vita
face-beer = Birra
    .line = Chi vuoi guadagna 1 vita
face-gatling = Gatling
    .line = Tre: gli altri perdono 1

## BANG!: carte

bang-volcanic = Volcanic
    .line = BANG! senza limite
bang-schofield = Schofield
    .line = Arma di portata 2
bang-remington = Remington
    .line = Arma di portata 3
bang-rev-carabine = Rev. Carabine
    .line = Arma di portata 4
bang-winchester = Winchester
    .line = Arma di portata 5
bang-barrel = Barile
    .line = Cuori ferma un colpo
bang-scope = Mirino
    .line = Vedi a distanza –1
bang-mustang = Mustang
    .line = Ti vedono a distanza +1
bang-jail = Prigione
    .line = Turno perso senza Cuori
bang-dynamite = Dinamite
    .line = Picche 2–9: perdi 3 vite
bang-bang = BANG!
    .line = Spara a uno a tiro
bang-missed = Mancato!
    .line = Annulla un colpo
bang-beer = Birra
    .line = Recupera 1 vita
bang-saloon = Saloon
    .line = Tutti recuperano 1 vita
bang-stagecoach = Diligenza
    .line = Pesca 2 carte
bang-wells-fargo = Wells Fargo
    .line = Pesca 3 carte
bang-general-store = Emporio
    .line = Una carta per ciascuno
bang-panic = Panico!
    .line = Ruba 1 carta, distanza 1
bang-cat-balou = Cat Balou
    .line = Fai scartare una carta
bang-gatling = Gatling
    .line = Spara a tutti gli altri
bang-indians = Indiani!
    .line = Gli altri: BANG! o 1 vita
bang-duel = Duello
    .line = Chi cede perde 1 vita

## Dodge City: carte

bang-binocular = Binocolo
    .line = Vedi a distanza –1
bang-hideout = Riparo
    .line = Ti vedono a distanza +1
bang-punch = Pugno
    .line = Un colpo a distanza 1
bang-dodge = Schivata
    .line = Annulla un colpo, pesca 1
bang-springfield = Springfield
    .line = +1 carta: spara ovunque
bang-brawl = Rissa
    .line = +1 carta: tutti scartano
bang-rag-time = Rag Time
    .line = +1 carta: ruba una carta
bang-tequila = Tequila
    .line = +1 carta: 1 vita a scelta
bang-whisky = Whisky
    .line = +1 carta: recupera 2 vite
bang-bible = Bibbia
    .line = Annulla un colpo, pesca 1
bang-iron-plate = Placca di Ferro
    .line = Annulla un colpo
bang-sombrero = Sombrero
    .line = Annulla un colpo
bang-ten-gallon-hat = Cappello
    .line = Annulla un colpo
bang-canteen = Borraccia
    .line = Recupera 1 vita
bang-can-can = Can Can
    .line = Fai scartare una carta
bang-conestoga = Conestoga
    .line = Ruba una carta a chiunque
bang-derringer = Derringer
    .line = Colpo a distanza 1, pesca
bang-buffalo-rifle = Fucile da Caccia
    .line = Spara a ogni distanza
bang-howitzer = Howitzer
    .line = Spara a tutti gli altri
bang-knife = Pugnale
    .line = Un colpo a distanza 1
bang-pepperbox = Pepperbox
    .line = Spara a uno a tiro
bang-pony-express = Pony Express
    .line = Pesca 3 carte

## Mezzogiorno di Fuoco: eventi

bang-blessing = Benedizione
    .line = Tutte le carte valgono come Cuori
bang-curse = Maledizione
    .line = Tutte le carte valgono come Picche
bang-ghost-town = Città Fantasma
    .line = I morti tornano per il loro turno
bang-gold-rush = Corsa all’Oro
    .line = Si gioca in senso antiorario
bang-hangover = Sbornia
    .line = Nessun personaggio ha la sua abilità
bang-high-noon = Mezzogiorno di Fuoco
    .line = A inizio turno si perde 1 punto vita
bang-shootout = Sparatoria
    .line = Due carte BANG! in ogni turno
bang-the-daltons = I Dalton
    .line = Ognuno scarta una sua carta blu in gioco
bang-the-doctor = Il Dottore
    .line = Chi ha meno punti vita ne recupera 1
bang-the-reverend = Il Reverendo
    .line = Nessuno può giocare Birre
bang-the-sermon = Sermone
    .line = Niente carte BANG! nel proprio turno
bang-thirst = Sete
    .line = Si pesca 1 carta in meno nella fase 1
bang-train-arrival = Il Treno
    .line = Si pesca 1 carta in più nella fase 1

## Per un Pugno di Carte: eventi

bang-a-fistful-of-cards = Per un Pugno di Carte
    .line = Inizio turno: 1 BANG! per carta in mano
bang-abandoned-mine = Miniera Abbandonata
    .line = Si pesca dalla pila degli scarti
bang-ambush = Agguato
    .line = Tutti sono a distanza 1
bang-blood-brothers = Fratelli di Sangue
    .line = A inizio turno si può dare 1 punto vita
bang-dead-man = Dead Man
    .line = Torna in gioco il primo eliminato
bang-hard-liquor = Liquore Forte
    .line = 1 punto vita invece di pescare
bang-lasso = Lazo
    .line = Le carte in gioco non hanno effetto
bang-law-of-the-west = Legge del West
    .line = La seconda carta pescata va giocata
bang-peyote = Peyote
    .line = Si pesca indovinando rosso o nero
bang-ranch = Ranch
    .line = Dopo la pesca si cambiano carte in mano
bang-ricochet = Rimbalzo
    .line = Un BANG! può colpire una carta in gioco
bang-russian-roulette = Roulette Russa
    .line = A turno un Mancato!, o –2 punti vita
bang-sniper = Cecchino
    .line = Due BANG! in uno: servono due Mancato!
bang-the-judge = Il Giudice
    .line = Nessuna carta si mette davanti a nessuno
bang-vendetta = Vendetta
    .line = Cuori a fine turno: se ne gioca un altro

## BANG!: personaggi

bang-bart-cassidy = Bart Cassidy
    .line = Pesca una carta per ogni punto vita che perde.
bang-black-jack = Black Jack
    .line = Pesca una terza carta se la seconda è rossa.
bang-calamity-janet = Calamity Janet
    .line = Usa i BANG! come Mancato! e i Mancato! come BANG!
bang-el-gringo = El Gringo
    .line = Prende una carta a chi gli toglie un punto vita.
bang-jesse-jones = Jesse Jones
    .line = Può pescare la prima carta dalla mano di un altro.
bang-jourdonnais = Jourdonnais
    .line = È come se avesse sempre un Barile.
bang-kit-carlson = Kit Carlson
    .line = Guarda tre carte e ne tiene due.
bang-lucky-duke = Lucky Duke
    .line = Per «estrai!» gira due carte e ne sceglie una.
bang-paul-regret = Paul Regret
    .line = Gli altri lo vedono sempre 1 più lontano.
bang-pedro-ramirez = Pedro Ramirez
    .line = Può pescare la prima carta dagli scarti.
bang-rose-doolan = Rose Doolan
    .line = Vede sempre gli altri 1 più vicino.
bang-sid-ketchum = Sid Ketchum
    .line = Può scartare due carte per recuperare 1 punto vita.
bang-slab-the-killer = Slab the Killer
    .line = I suoi BANG! si annullano solo con due Mancato!
bang-suzy-lafayette = Suzy Lafayette
    .line = Pesca una carta appena ha la mano vuota.
bang-vulture-sam = Vulture Sam
    .line = Prende le carte di chi è eliminato.
bang-willy-the-kid = Willy the Kid
    .line = Può giocare carte BANG! senza limite.

## Dodge City: personaggi

bang-apache-kid = Apache Kid
    .line = Le carte marroni di Quadri degli altri non lo toccano.
bang-belle-star = Belle Star
    .line = Nel suo turno le carte in gioco degli altri non valgono.
bang-bill-noface = Bill Noface
    .line = Pesca 1 carta, più 1 per ogni punto vita che gli manca.
bang-chuck-wengam = Chuck Wengam
    .line = Può perdere 1 punto vita per pescare due carte.
bang-doc-holyday = Doc Holyday
    .line = Una volta per turno due carte fanno un colpo a tiro.
bang-elena-fuente = Elena Fuente
    .line = Ogni sua carta in mano vale come un Mancato!
bang-greg-digger = Greg Digger
    .line = Recupera 2 punti vita quando un altro è eliminato.
bang-herb-hunter = Herb Hunter
    .line = Pesca due carte quando un altro è eliminato.
bang-jose-delgado = José Delgado
    .line = Due volte per turno cambia una carta blu con altre due.
bang-molly-stark = Molly Stark
    .line = Fuori turno Mancato!, Birra e BANG! le danno una carta.
bang-pat-brennan = Pat Brennan
    .line = Può prendere una carta in gioco invece di pescarne due.
bang-pixie-pete = Pixie Pete
    .line = Pesca tre carte invece di due.
bang-sean-mallory = Sean Mallory
    .line = Può tenere in mano fino a dieci carte.
bang-tequila-joe = Tequila Joe
    .line = La Birra gli dà 2 punti vita invece di 1.
bang-vera-custer = Vera Custer
    .line = A ogni turno copia l’abilità di un altro personaggio.

## The Duel: carte

duel-carbine = Carabina
    .line = Colpo, o scarta una blu
duel-colt = Colt
    .line = Un colpo
duel-fanning = Fanning
    .line = Un colpo per carta blu
duel-peacemaker = Peacemaker
    .line = Colpo, o il rivale scarta
duel-remington = Remington
    .line = Colpo, o pesca una carta
duel-schofield = Schofield
    .line = Colpo, o recupera 1 vita
duel-shotgun = Shotgun
    .line = Colpo, o scambio di posti
duel-winchester = Winchester
    .line = Colpo davanti o dietro
duel-bank = Banca
    .line = Pesca 1 carta in più
duel-barrel = Barile
    .line = Il simbolo barile schiva
duel-clock = Orologio
    .line = Rivale scambia: pesca 1
duel-dynamite = Dinamite
    .line = Esplode: perde 3 vite
duel-gun-belt = Cinturone
    .line = BANG! senza limite
duel-hat = Cappello
    .line = Scarta e schiva un colpo
duel-rattlesnake = Serpente a sonagli
    .line = Serpente: perde 1 vita
duel-scope = Mirino
    .line = I colpi arrivano dietro
duel-stampede = Mandria di bisonti
    .line = Scambio a inizio turno
duel-beer = Birra
    .line = I tuoi: 1 vita ciascuno
duel-derringer = Derringer
    .line = Colpo; ogni carta schiva
duel-duel = Duello
    .line = Chi cede perde 1 vita
duel-gatling = Gatling
    .line = Colpo a tutti gli altri
duel-general-store = Emporio
    .line = Due carte per fazione
duel-indians = Indiani!
    .line = Tutti: Colpo o 1 vita
duel-knife = Pugnale
    .line = Un colpo, non è un BANG!
duel-missed = Mancato!
    .line = Schiva un colpo
duel-return-fire = Fuoco di risposta
    .line = Schiva e colpisci davanti
duel-schoolmarm = Maestrina
    .line = Prendi una carta in gioco
duel-stealing = Furto
    .line = Ruba, o scarta una blu
duel-strong-ale = Birra forte
    .line = Porta uno a 3 vite
duel-wagon = Carro
    .line = Pesca 3, tieni 2
duel-water = Acqua
    .line = Scambia davanti e dietro

## The Duel: personaggi

duel-alan-pinkertoon = Alan Pinkertoon
    .line = Per ogni punto vita perso colpisce l’avversario davanti.
duel-annie-oakey = Annie Oakey
    .line = Schiva con le carte Colpo e gioca i Mancato! come Colt.
duel-bart-masterson = Bart Masterson
    .line = Ogni rivelazione gira due carte; sceglie lui.
duel-bill-tightman = Bill Tightman
    .line = Pesca due carte quando un altro è eliminato.
duel-buffalo-bell = Buffalo Bell
    .line = Può perdere punti vita al posto del compagno.
duel-dalon-ranger = Dalon Ranger
    .line = Pesca una carta per ogni punto vita che gli tolgono.
duel-jango = Jango
    .line = Pesca una carta se l’avversario davanti cambia.
duel-pat-garret = Pat Garret
    .line = Un ferro di cavallo come seconda carta ne porta un’altra.
duel-tex-killer = Tex Killer
    .line = Schivare i suoi BANG! costa una carta in più.
duel-the-stranger = The Stranger
    .line = Permette una carta BANG! in più per turno.
duel-wild-bill = Wild Bill
    .line = Spara quando l’avversario gli toglie carte.
duel-wyatt-ear = Wyatt Ear
    .line = Pesca una carta se un colpo dei suoi è schivato.
duel-babe-leroy = Babe Leroy
    .line = Una volta per turno, a mano vuota, pesca due carte.
duel-bull-anderson = Bull Anderson
    .line = Prende fino a due carte quando un altro cade.
duel-cattle-katie = Cattle Katie
    .line = Una volta per turno un suo equipaggiamento vale due carte.
duel-dalton-bros = Dalton Bros
    .line = Pescano tre carte invece di due.
duel-jack-ransome = Jack Ransome
    .line = Può giocare carte su qualsiasi personaggio.
duel-pearl-hat = Pearl Hat
    .line = Una volta per turno, per una carta, ripete l’ultima Azione.
duel-sid-curry = Sid Curry
    .line = Un simbolo barile schiva il colpo e spara di rimando.
duel-slim-poet = Slim Poet
    .line = Ogni punto vita perso può costare una carta al rivale.
duel-soundance-kid = Soundance Kid
    .line = Una volta per turno: scarta 1 carta, pesca 2, tiene 1.
duel-toco-ramirez = Toco Ramirez
    .line = Ogni sua carta in mano vale come una Colt.
duel-tom-thorn = Tom Thorn
    .line = Quando passa davanti spara all’avversario dietro.
duel-west-harding = West Harding
    .line = Davanti gioca carte BANG! senza limite.

## The Dice Game: personaggi

dice-bart-cassidy = Bart Cassidy
    .line = Contro un colpo può prendere una freccia invece del danno.
dice-black-jack = Black Jack
    .line = Può rilanciare le dinamiti, se non ne ha tre.
dice-calamity-janet = Calamity Janet
    .line = Può usare un 1 come 2 e un 2 come 1.
dice-el-gringo = El Gringo
    .line = Chi gli toglie punti vita prende una freccia.
dice-jesse-jones = Jesse Jones
    .line = Con 4 punti vita o meno ogni sua birra gliene dà 2.
dice-jourdonnais = Jourdonnais
    .line = Gli Indiani gli tolgono al massimo 1 punto vita.
dice-kit-carlson = Kit Carlson
    .line = Per ogni Gatling può restituire una freccia.
dice-lucky-duke = Lucky Duke
    .line = Ha un rilancio in più.
dice-paul-regret = Paul Regret
    .line = La Gatling non gli toglie punti vita.
dice-pedro-ramirez = Pedro Ramirez
    .line = Può restituire una freccia per ogni punto vita che perde.
dice-rose-doolan = Rose Doolan
    .line = I suoi 1 e 2 possono arrivare un posto più in là.
dice-sid-ketchum = Sid Ketchum
    .line = A inizio turno dà 1 punto vita a qualcuno.
dice-slab-the-killer = Slab the Killer
    .line = Una volta per turno una birra può raddoppiare un colpo.
dice-suzy-lafayette = Suzy Lafayette
    .line = Guadagna 2 punti vita se non tiene né 1 né 2.
dice-vulture-sam = Vulture Sam
    .line = Guadagna 2 punti vita quando un altro è eliminato.
dice-willy-the-kid = Willy the Kid
    .line = Gli bastano due Gatling.
