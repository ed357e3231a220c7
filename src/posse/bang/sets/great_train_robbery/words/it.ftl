### The words of The Great Train Robbery. Every thing has its name and what it does in a few words (.line): under 26
### letters for a card or a railcar, 60 for a character. A station has what it costs, as short as it can be (.price).

## The set: what it adds, and how much harder it is

bang-set-great-train-robbery = The Great Train Robbery
    .line = Un treno con 16 vagoni da prendere, 8 personaggi
    .harder = più difficile

## Cards

bang-card-dragoon = Dragoon
    .line = Portata 2, +1 BANG!
bang-card-map = Mappa
    .line = Vedi 2 carte, scarta 1
bang-card-refund = Rimborso
    .line = Derubato: pesca 1 carta
bang-card-strongbox = Cassaforte
    .line = Fine turno: pesca 1 carta
bang-card-cactus = Cactus
    .line = Schiva; se rossa: 1 vita
bang-card-evaded = Per Un Pelo!
    .line = Schiva e prendi la carta
bang-card-full-steam = A Tutto Vapore
    .line = Il treno va al capolinea
bang-card-knife-revolver = Knife Revolver
    .line = Colpo; J–A: la riprendi
bang-card-money-bag = Sacco Di Soldi
    .line = Copia l’ultimo scarto
bang-card-most-wanted = Most Wanted
    .line = Pesca; Picche: –1 vita
bang-card-next-stop = Prossima Fermata
    .line = Pesca 1, il treno avanza
bang-card-switch = Scambio
    .line = Scambia carte in gioco
bang-card-train-robbery = Rapina Al Treno
    .line = Ogni carta: via o colpo
bang-card-water-tower = Serbatoio
    .line = Un vagone gratis

## Railcars

bang-sort-railcar = Vagoni
    .one = Vagone
bang-railcar-baggage-car = Baggage Car
    .line = Schivata, furto o colpo
bang-railcar-caboose = Caboose
    .line = Le carte blu schivano
bang-railcar-cattle-truck = Cattle Truck
    .line = Prendi 1 di 3 scarti
bang-railcar-circus-wagon = Circus Wagon
    .line = Gli altri scartano 1
bang-railcar-coal-hopper = Coal Hopper
    .line = Pesca; scarta un vagone
bang-railcar-dining-car = Dining Car
    .line = Cuori a ogni turno: 1 vita
bang-railcar-express-car = Express Car
    .line = Via la mano, altro turno
bang-railcar-ghost-car = Ghost Car
    .line = Gioca ancora senza vite
    .ghost = un fantasma
    .ghost-tab = Fantasma
bang-railcar-lounge-car = Lounge Car
    .line = Pesca 2 vagoni, danne 1
bang-railcar-lumber-flatcar = Lumber Flatcar
    .line = Vede tutti 1 più lontano
bang-railcar-mail-car = Mail Car
    .line = Pesca 3 carte, danne 1
bang-railcar-observation-car = Observation Car
    .line = Mirino + Mustang
bang-railcar-passenger-car = Passenger Car
    .line = Ruba una carta a chiunque
bang-railcar-prisoner-car = Prisoner Car
    .line = Niente Duello e Indiani!
bang-railcar-private-car = Private Car
    .line = Mano vuota: niente BANG!
bang-railcar-sleeper-car = Sleeper Car
    .line = Carta blu come BANG!

## The locomotive: the train is pulled by one side of it, and at the End of the Line that does something

bang-sort-locomotive = Locomotive
    .one = Locomotiva
bang-locomotive-ironhorse = Ironhorse
    .line = Un colpo a tutti
bang-locomotive-leland = Leland
    .line = Una carta per tutti

## Stations

bang-sort-station = Stazioni
    .one = Stazione
bang-station-boom-town = Boom Town
    .line = Costa una carta BANG!
    .price = BANG!
bang-station-catico = Catico
    .line = Costa una Cat Balou o un Panico!
    .price = Panico!/Cat
bang-station-creepy-creek = Creepy Creek
    .line = Costa una carta di Picche
    .price = ♠
bang-station-crowns-hole = Crown’s Hole
    .line = Costa una Birra
    .price = Birra
bang-station-deathwood = Deathwood
    .line = Costa una carta blu
    .price = Blu
bang-station-dodgville = Dodgville
    .line = Costa un Mancato!
    .price = Mancato!
bang-station-fort-wroth = Fort Wroth
    .line = Costa una carta di valore 10, J, Q, K o A
    .price = 10–A
bang-station-frisco = Frisco
    .line = Costa una carta di Fiori
    .price = ♣
bang-station-miners-oath = Miner’s Oath
    .line = Costa una carta di Quadri
    .price = ♦
bang-station-san-tafe = San Tafe
    .line = Costa una carta di Cuori
    .price = ♥
bang-station-tombrock = Tombrock
    .line = Costa un punto vita, mai l’ultimo
    .price = 1 vita
bang-station-yooma = Yooma
    .line = Costa una carta di valore da 2 a 9
    .price = 2–9
bang-station-virginia-town = Virginia Town
    .line = Costa due carte qualsiasi
    .price = 2 carte

## Characters

bang-character-benny-brawler = Benny Brawler
    .line = Nel suo turno può prendere quanti vagoni vuole.
bang-character-evan-babbit = Evan Babbit
    .line = Stesso seme: devia un BANG! su un altro vicino.
bang-character-jimmy-texas = Jimmy Texas
    .line = Pesca una carta alla fine del suo turno.
bang-character-manuelita = Manuelita
    .line = Pesca 2 carte a ogni arrivo al capolinea.
bang-character-sancho = Sancho
    .line = Una volta per turno può prendere un vagone gratis.
bang-character-sgt-blaze = Sgt. Blaze
    .line = Risparmia uno di quelli che colpisce insieme.
bang-character-shade-oconnor = Shade O’Connor
    .line = Se il treno avanza nei turni altrui, può cambiare 1 carta.
bang-character-zippy-roy = Zippy Roy
    .line = Una volta per turno può far avanzare il treno.

## What is asked

ask-bang-take-railcar = Prendi un vagone?
    .why = { $you ->
        [subject] Il treno è al capolinea: puoi pagare una stazione e prendere il vagone che vi sta sotto.
       *[none] Il treno è al capolinea: { $who } può prendere un vagone.
    }
    .which = Quale vagone prendi?
    .must = { $you ->
        [subject] Hai fatto avanzare il treno: ora devi pagare una stazione e prendere il vagone che vi sta sotto.
       *[none] { $who } ha fatto avanzare il treno e prende un vagone.
    }
ask-bang-place-railcar = Davanti a chi lo metti?
    .why = { $you ->
        [subject] Hai preso { $thing } e puoi metterlo davanti a chiunque.
       *[none] { $who } ha preso { $thing } e può metterlo davanti a chiunque.
    }
ask-bang-share-railcars = Quale vagone dai via, e a chi?
    .why = { $you ->
        [subject] { $thing }: uno va a un altro giocatore, l’altro resta a te.
       *[none] { $thing }: { $who } dà via uno di due vagoni.
    }
ask-bang-share-mail = Quale carta dai via, e a chi?
    .why = { $you ->
        [subject] { $thing }: una delle carte pescate va a un altro giocatore.
       *[none] { $thing }: { $who } dà via una di tre carte.
    }
# $whom plays the Train Robbery.
ask-bang-robbery = Scarti una carta o subisci un colpo?
    .why = { $you ->
        [subject] { $whom } ti rapina: per ogni carta davanti a te, la scarti o { $whom } ti spara.
        [object] Rapini { $who }: ogni carta in gioco va scartata o costa un colpo.
       *[none] { $whom } rapina { $who }: ogni carta in gioco va scartata o costa un colpo.
    }
ask-bang-look = Ne scarti una?
    .why = { $you ->
        [subject] { $thing }: queste sono le prossime due carte del mazzo.
       *[none] { $thing }: { $who } guarda le prossime due carte del mazzo.
    }
ask-bang-exchange = Cambi una carta?
    .why = { $you ->
        [subject] Il treno è avanzato. Con { $thing } puoi scartare una carta per pescarne una.
       *[none] Il treno è avanzato. { $who } può scartare una carta per pescarne una.
    }
# $thing is about to hit several players.
ask-bang-spare = Chi risparmi?
    .why = { $you ->
        [subject] { $thing }: puoi escludere un giocatore.
       *[none] { $thing }: { $who } può escludere un giocatore.
    }
ask-bang-pick-discard = Quale carta prendi?
    .why = { $you ->
        [subject] { $thing }: queste sono le prime carte degli scarti.
       *[none] { $thing }: { $who } prende una carta dagli scarti.
    }

## What may be done

# $cost: 1 if it is paid with a life point.
ask-bang-do-take-railcar = { $cost ->
    [0] Prendi { $what }
   *[other] Prendi { $what } per 1 vita
}
ask-bang-do-advance = Fai avanzare il treno e poi prendi un vagone
ask-bang-button-advance = Fai avanzare
ask-bang-do-free-railcar = Prendi { $places } gratis
ask-bang-button-free-railcar = Vagone gratis
ask-bang-do-move-train = Fai avanzare il treno, grazie a { $thing }
ask-bang-button-move-train = Muovi il treno
ask-bang-do-divert = Scarta { $cards } e devia il colpo su { $whom }
ask-bang-button-divert = Devia
ask-bang-do-exchange = Scarta { $cards } e pesca una carta
ask-bang-button-exchange = Cambia una carta
ask-bang-do-give-away = Dai { $what } a { $whom }
ask-bang-do-hand-it-over = Scarta { $thing }
ask-bang-button-hand-it-over = Scarta
ask-bang-do-be-shot = Tieni { $thing } e subisci un colpo
ask-bang-button-be-shot = Subisci un colpo
ask-bang-do-put = { $you ->
    [object] Mettilo davanti a te
   *[none] Mettilo davanti a { $whom }
}
ask-bang-aim-put = { $you ->
    [object] Mettilo davanti a te
   *[none] Mettilo davanti a { $whom }
}
    .short = Metti
ask-bang-do-spare = { $you ->
    [object] Risparmia te
   *[none] Risparmia { $whom }
}
ask-bang-aim-spare = { $you ->
    [object] Risparmia te
   *[none] Risparmia { $whom }
}
    .short = Risparmia
ask-bang-for-double = { $card }: la locomotiva agisce due volte
ask-bang-for-ignore = { $card }: la locomotiva non fa nulla
ask-bang-pass-take-railcar = Non prenderne
ask-bang-pass-look = Lasciale
ask-bang-pass-exchange = Tieni le carte
ask-bang-pass-spare = Nessuno
ask-bang-aim-rob-train = { $you ->
    [object] Rapina te
   *[none] Rapina { $whom }
}
    .short = Rapina
ask-bang-aim-switch = { $you ->
    [object] Scambia con te
   *[none] Scambia con { $whom }
}
    .short = Scambia
ask-bang-aim-divert = { $you ->
    [object] Devia il colpo su di te
   *[none] Devia il colpo su { $whom }
}
    .short = Devia

## Why a card cannot be played now

why-no-railcar = Sotto le stazioni non c’è un vagone da prendere
    .short = Nessun vagone lì
why-nothing-to-copy = L’ultimo scarto ora non si può copiare
    .short = Niente da copiare
why-nothing-to-swap = Non ci sono due carte in gioco da scambiare
    .short = Nulla da scambiare
why-no-discards = Non ci sono scarti da prendere
    .short = Nessuno scarto
why-no-other-railcar = Nessuno ha davanti un altro vagone
    .short = Nessun vagone
why-no-blue-card = Non hai un’altra carta blu né un vagone da cedere
    .short = Nessuna carta blu

## What happens

log-bang-train-moved = Il treno prosegue fino a { $thing }.
log-bang-line-ended = Capolinea! È arrivata { $thing }.
    .guide = Capolinea: chi è di turno può ancora prendere un vagone. Poi agisce la locomotiva, Ironhorse con un colpo a tutti, Leland con una carta per tutti, e comincia una nuova linea.
log-bang-new-line = Si posa una nuova linea, e { $thing } traina il prossimo treno.
log-bang-took-railcar = { $you ->
    [subject] Prendi { $card }.
   *[none] { $who } prende { $card }.
}
    .guide = Un vagone sta davanti a chi lo ha preso come una carta blu: gli altri possono prenderlo o farlo scartare. Alcuni funzionano sempre, altri si usano una volta e se ne vanno. Indicane uno, o tienilo premuto, per leggerlo.
log-bang-placed-railcar = { $you ->
    [subject] Metti { $card } davanti a { $whom }.
    [object] { $who } mette { $card } davanti a te.
   *[none] { $who } mette { $card } davanti a { $whom }.
}
log-bang-kept-railcar = { $you ->
    [subject] { $card } è ora davanti a te.
   *[none] { $card } è ora davanti a { $who }.
}
log-bang-railcars-drawn = { $you ->
    [subject] Peschi { $cards }.
   *[none] { $who } pesca { $cards }.
}
log-bang-switched = { $you ->
    [subject] Scambi { $card } con { $at } di { $whom }.
    [object] { $who } scambia { $card } con { $at } davanti a te.
   *[none] { $who } scambia { $card } con { $at } di { $whom }.
}
log-bang-snatched-shot = { $you ->
    [subject] Prendi al volo { $card } e la tieni.
   *[none] { $who } prende al volo { $card } e la tiene.
}
log-bang-became-ghost = { $you ->
    [subject] { $thing } ti tiene in gioco: continui come fantasma.
   *[none] { $thing } tiene in gioco { $who }, come fantasma.
}
    .guide = La Ghost Car tiene in gioco un giocatore senza punti vita: non può più essere ferito, ed è fuori appena la perde.
log-bang-rides-again = { $you ->
    [subject] { $thing } ti riporta in gioco: continui come fantasma.
   *[none] { $thing } riporta in gioco { $who }, come fantasma.
}
log-bang-robs-train = { $you ->
    [subject] Rapini { $whom }: { $card }.
    [object] { $who } ti rapina: { $card }.
   *[none] { $who } rapina { $whom }: { $card }.
}

## Why a bot made its move: clauses

reason-bang-good-railcar = vale più di quanto costa
reason-bang-do-take = Prendo { $thing }: { $why }.
reason-bang-do-advance = Faccio avanzare il treno: { $why }.

## What the table shows beside cards

bang-part-train = Il treno
    .end = Capolinea
    .line = Paga una stazione e prendi il vagone sotto
    .guide = Il treno corre lungo le stazioni. Una volta nel tuo turno puoi pagare ciò che costa una stazione e prendere il vagone che vi sta sotto. Avanza quando inizia il turno dello Sceriffo e quando qualcuno lo fa avanzare; oltre l’ultima stazione la locomotiva agisce su tutti.

## What is refused

error-no-train = si fa solo quando si giocano carte nel proprio turno
error-advanced = il treno avanza gratis una volta per turno
error-no-advance = si fa solo per prendere subito dopo un vagone
error-taken = in un turno si prende un solo vagone
error-not-the-price = non è ciò che costa la sua stazione
error-no-station = «{ $word }» non sta sotto nessuna stazione
