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

bang-set-base = BANG!
    .line = 80 carte, 16 personaggi, ruoli segreti; da 4 a 7 posti
    .harder = facile
bang-set-dodge-city = Dodge City
    .line = Carte verdi e 15 personaggi; anche in 3 e in 8
    .harder = più difficile
bang-set-high-noon = Mezzogiorno di Fuoco
    .line = 13 eventi, uno nuovo a ogni giro
    .harder = selvaggio
bang-set-fistful-of-cards = Per un Pugno di Carte
    .line = 15 eventi più strani; si uniscono a Mezzogiorno di Fuoco
    .harder = ancora più selvaggio
duel-set-duel = BANG! The Duel
    .line = Due fazioni, ognuna con un mazzo e due personaggi in gioco
    .harder = più difficile
dice-set-dice = BANG! The Dice Game
    .line = Cinque dadi, frecce e ruoli segreti; da 4 a 8 posti
    .harder = facile

## Varianti

bang-variant-first-game = Prima partita
    .line = Lascia fuori i cinque tipi di carte che richiedono il regolamento.
bang-variant-stick-of-dynamite = Candelotto di dinamite
    .line = Chi colpisce con un BANG! prende il Candelotto e le Dinamiti pescate.
duel-variant-long-game = Partita lunga
    .line = 6 personaggi per fazione invece di 4.
duel-variant-all-characters = Tutti i personaggi
    .line = Tutti i 12 personaggi di ogni fazione.

## Ciò che un tavolo mostra oltre alle carte: parti delle espansioni

bang-part-stick = Candelotto di dinamite
bang-part-shown = va giocata
bang-part-event = Evento

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

dice-face-arrow = Freccia
    .line = Prendi una freccia
dice-face-dynamite = Dinamite
    .line = Bloccata; tre: –1 vita
dice-face-one = Bersaglio 1
    .line = Un vicino perde 1 vita
dice-face-two = Bersaglio 2
    .line = A due posti: perde 1 vita
dice-face-beer = Birra
    .line = Chi vuoi guadagna 1 vita
dice-face-gatling = Gatling
    .line = Tre: gli altri perdono 1

## BANG!: carte

bang-card-volcanic = Volcanic
    .line = BANG! senza limite
bang-card-schofield = Schofield
    .line = Arma di portata 2
bang-card-remington = Remington
    .line = Arma di portata 3
bang-card-rev-carabine = Rev. Carabine
    .line = Arma di portata 4
bang-card-winchester = Winchester
    .line = Arma di portata 5
bang-card-barrel = Barile
    .line = Cuori ferma un colpo
bang-card-scope = Mirino
    .line = Vedi a distanza –1
bang-card-mustang = Mustang
    .line = Ti vedono a distanza +1
bang-card-jail = Prigione
    .line = Turno perso senza Cuori
bang-card-dynamite = Dinamite
    .line = Picche 2–9: perdi 3 vite
bang-card-bang = BANG!
    .line = Spara a uno a tiro
bang-card-missed = Mancato!
    .line = Annulla un colpo
bang-card-beer = Birra
    .line = Recupera 1 vita
bang-card-saloon = Saloon
    .line = Tutti recuperano 1 vita
bang-card-stagecoach = Diligenza
    .line = Pesca 2 carte
bang-card-wells-fargo = Wells Fargo
    .line = Pesca 3 carte
bang-card-general-store = Emporio
    .line = Una carta per ciascuno
bang-card-panic = Panico!
    .line = Ruba 1 carta, distanza 1
bang-card-cat-balou = Cat Balou
    .line = Fai scartare una carta
bang-card-gatling = Gatling
    .line = Spara a tutti gli altri
bang-card-indians = Indiani!
    .line = Gli altri: BANG! o 1 vita
bang-card-duel = Duello
    .line = Chi cede perde 1 vita

## Dodge City: carte

bang-card-binocular = Binocolo
    .line = Vedi a distanza –1
bang-card-hideout = Riparo
    .line = Ti vedono a distanza +1
bang-card-punch = Pugno
    .line = Un colpo a distanza 1
bang-card-dodge = Schivata
    .line = Annulla un colpo, pesca 1
bang-card-springfield = Springfield
    .line = +1 carta: spara ovunque
bang-card-brawl = Rissa
    .line = +1 carta: tutti scartano
bang-card-rag-time = Rag Time
    .line = +1 carta: ruba una carta
bang-card-tequila = Tequila
    .line = +1 carta: 1 vita a scelta
bang-card-whisky = Whisky
    .line = +1 carta: recupera 2 vite
bang-card-bible = Bibbia
    .line = Annulla un colpo, pesca 1
bang-card-iron-plate = Placca di Ferro
    .line = Annulla un colpo
bang-card-sombrero = Sombrero
    .line = Annulla un colpo
bang-card-ten-gallon-hat = Cappello
    .line = Annulla un colpo
bang-card-canteen = Borraccia
    .line = Recupera 1 vita
bang-card-can-can = Can Can
    .line = Fai scartare una carta
bang-card-conestoga = Conestoga
    .line = Ruba una carta a chiunque
bang-card-derringer = Derringer
    .line = Colpo a distanza 1, pesca
bang-card-buffalo-rifle = Fucile da Caccia
    .line = Spara a ogni distanza
bang-card-howitzer = Howitzer
    .line = Spara a tutti gli altri
bang-card-knife = Pugnale
    .line = Un colpo a distanza 1
bang-card-pepperbox = Pepperbox
    .line = Spara a uno a tiro
bang-card-pony-express = Pony Express
    .line = Pesca 3 carte

## Mezzogiorno di Fuoco: eventi

bang-event-blessing = Benedizione
    .line = Tutte le carte valgono come Cuori
bang-event-curse = Maledizione
    .line = Tutte le carte valgono come Picche
bang-event-ghost-town = Città Fantasma
    .line = I morti tornano per il loro turno
bang-event-gold-rush = Corsa all’Oro
    .line = Si gioca in senso antiorario
bang-event-hangover = Sbornia
    .line = Nessun personaggio ha la sua abilità
bang-event-high-noon = Mezzogiorno di Fuoco
    .line = A inizio turno si perde 1 punto vita
bang-event-shootout = Sparatoria
    .line = Due carte BANG! in ogni turno
bang-event-the-daltons = I Dalton
    .line = Ognuno scarta una sua carta blu in gioco
bang-event-the-doctor = Il Dottore
    .line = Chi ha meno punti vita ne recupera 1
bang-event-the-reverend = Il Reverendo
    .line = Nessuno può giocare Birre
bang-event-the-sermon = Sermone
    .line = Niente carte BANG! nel proprio turno
bang-event-thirst = Sete
    .line = Si pesca 1 carta in meno nella fase 1
bang-event-train-arrival = Il Treno
    .line = Si pesca 1 carta in più nella fase 1

## Per un Pugno di Carte: eventi

bang-event-a-fistful-of-cards = Per un Pugno di Carte
    .line = Inizio turno: 1 BANG! per carta in mano
bang-event-abandoned-mine = Miniera Abbandonata
    .line = Si pesca dalla pila degli scarti
bang-event-ambush = Agguato
    .line = Tutti sono a distanza 1
bang-event-blood-brothers = Fratelli di Sangue
    .line = A inizio turno si può dare 1 punto vita
bang-event-dead-man = Dead Man
    .line = Torna in gioco il primo eliminato
bang-event-hard-liquor = Liquore Forte
    .line = 1 punto vita invece di pescare
bang-event-lasso = Lazo
    .line = Le carte in gioco non hanno effetto
bang-event-law-of-the-west = Legge del West
    .line = La seconda carta pescata va giocata
bang-event-peyote = Peyote
    .line = Si pesca indovinando rosso o nero
bang-event-ranch = Ranch
    .line = Dopo la pesca si cambiano carte in mano
bang-event-ricochet = Rimbalzo
    .line = Un BANG! può colpire una carta in gioco
bang-event-russian-roulette = Roulette Russa
    .line = A turno un Mancato!, o –2 punti vita
bang-event-sniper = Cecchino
    .line = Due BANG! in uno: servono due Mancato!
bang-event-the-judge = Il Giudice
    .line = Nessuna carta si mette davanti a nessuno
bang-event-vendetta = Vendetta
    .line = Cuori a fine turno: se ne gioca un altro

## BANG!: personaggi

bang-character-bart-cassidy = Bart Cassidy
    .line = Pesca una carta per ogni punto vita che perde.
bang-character-black-jack = Black Jack
    .line = Pesca una terza carta se la seconda è rossa.
bang-character-calamity-janet = Calamity Janet
    .line = Usa i BANG! come Mancato! e i Mancato! come BANG!
bang-character-el-gringo = El Gringo
    .line = Prende una carta a chi gli toglie un punto vita.
bang-character-jesse-jones = Jesse Jones
    .line = Può pescare la prima carta dalla mano di un altro.
bang-character-jourdonnais = Jourdonnais
    .line = È come se avesse sempre un Barile.
bang-character-kit-carlson = Kit Carlson
    .line = Guarda tre carte e ne tiene due.
bang-character-lucky-duke = Lucky Duke
    .line = Per «estrai!» gira due carte e ne sceglie una.
bang-character-paul-regret = Paul Regret
    .line = Gli altri lo vedono sempre 1 più lontano.
bang-character-pedro-ramirez = Pedro Ramirez
    .line = Può pescare la prima carta dagli scarti.
bang-character-rose-doolan = Rose Doolan
    .line = Vede sempre gli altri 1 più vicino.
bang-character-sid-ketchum = Sid Ketchum
    .line = Può scartare due carte per recuperare 1 punto vita.
bang-character-slab-the-killer = Slab the Killer
    .line = I suoi BANG! si annullano solo con due Mancato!
bang-character-suzy-lafayette = Suzy Lafayette
    .line = Pesca una carta appena ha la mano vuota.
bang-character-vulture-sam = Vulture Sam
    .line = Prende le carte di chi è eliminato.
bang-character-willy-the-kid = Willy the Kid
    .line = Può giocare carte BANG! senza limite.

## Dodge City: personaggi

bang-character-apache-kid = Apache Kid
    .line = Le carte marroni di Quadri degli altri non lo toccano.
bang-character-belle-star = Belle Star
    .line = Nel suo turno le carte in gioco degli altri non valgono.
bang-character-bill-noface = Bill Noface
    .line = Pesca 1 carta, più 1 per ogni punto vita che gli manca.
bang-character-chuck-wengam = Chuck Wengam
    .line = Può perdere 1 punto vita per pescare due carte.
bang-character-doc-holyday = Doc Holyday
    .line = Una volta per turno due carte fanno un colpo a tiro.
bang-character-elena-fuente = Elena Fuente
    .line = Ogni sua carta in mano vale come un Mancato!
bang-character-greg-digger = Greg Digger
    .line = Recupera 2 punti vita quando un altro è eliminato.
bang-character-herb-hunter = Herb Hunter
    .line = Pesca due carte quando un altro è eliminato.
bang-character-jose-delgado = José Delgado
    .line = Due volte per turno cambia una carta blu con altre due.
bang-character-molly-stark = Molly Stark
    .line = Fuori turno Mancato!, Birra e BANG! le danno una carta.
bang-character-pat-brennan = Pat Brennan
    .line = Può prendere una carta in gioco invece di pescarne due.
bang-character-pixie-pete = Pixie Pete
    .line = Pesca tre carte invece di due.
bang-character-sean-mallory = Sean Mallory
    .line = Può tenere in mano fino a dieci carte.
bang-character-tequila-joe = Tequila Joe
    .line = La Birra gli dà 2 punti vita invece di 1.
bang-character-vera-custer = Vera Custer
    .line = A ogni turno copia l’abilità di un altro personaggio.

## The Duel: carte

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

## The Duel: personaggi

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

## The Dice Game: personaggi

dice-character-bart-cassidy = Bart Cassidy
    .line = Contro un colpo può prendere una freccia invece del danno.
dice-character-black-jack = Black Jack
    .line = Può rilanciare le dinamiti, se non ne ha tre.
dice-character-calamity-janet = Calamity Janet
    .line = Può usare un 1 come 2 e un 2 come 1.
dice-character-el-gringo = El Gringo
    .line = Chi gli toglie punti vita prende una freccia.
dice-character-jesse-jones = Jesse Jones
    .line = Con 4 punti vita o meno ogni sua birra gliene dà 2.
dice-character-jourdonnais = Jourdonnais
    .line = Gli Indiani gli tolgono al massimo 1 punto vita.
dice-character-kit-carlson = Kit Carlson
    .line = Per ogni Gatling può restituire una freccia.
dice-character-lucky-duke = Lucky Duke
    .line = Ha un rilancio in più.
dice-character-paul-regret = Paul Regret
    .line = La Gatling non gli toglie punti vita.
dice-character-pedro-ramirez = Pedro Ramirez
    .line = Può restituire una freccia per ogni punto vita che perde.
dice-character-rose-doolan = Rose Doolan
    .line = I suoi 1 e 2 possono arrivare un posto più in là.
dice-character-sid-ketchum = Sid Ketchum
    .line = A inizio turno dà 1 punto vita a qualcuno.
dice-character-slab-the-killer = Slab the Killer
    .line = Una volta per turno una birra può raddoppiare un colpo.
dice-character-suzy-lafayette = Suzy Lafayette
    .line = Guadagna 2 punti vita se non tiene né 1 né 2.
dice-character-vulture-sam = Vulture Sam
    .line = Guadagna 2 punti vita quando un altro è eliminato.
dice-character-willy-the-kid = Willy the Kid
    .line = Gli bastano due Gatling.
