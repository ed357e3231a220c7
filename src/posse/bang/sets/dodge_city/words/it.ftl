### The words of Dodge City. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-dodge-city = Dodge City
    .line = Carte verdi e 15 personaggi; anche in 3 e in 8
    .harder = più difficile

## What everybody wants, where that is not what his role says

bang-goals-last-of-three = La caccia è finita, resta l’ultimo in gioco

## Cards

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

## Characters

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

## What is asked

ask-bang-pat-brennan = Peschi o prendi una carta in gioco?
    .why = { $you ->
        [subject] { $thing }: invece di pescare puoi prendere una carta in gioco qualsiasi.
       *[none] { $thing }: invece di pescare { $who } può prendere una carta in gioco qualsiasi.
    }

## What happens

log-bang-copied = { $you ->
    [subject] Assumi
   *[none] { $who } assume
} l’abilità di { $thing }.
log-bang-punches = { $you ->
    [subject] Attacchi { $whom } con { $card }.
    [object] { $who } ti attacca con { $card }.
   *[none] { $who } attacca { $whom } con { $card }.
}
log-bang-treats = { $you ->
    [subject] Offri { $card } a { $whom }.
    [object] { $who } ti offre { $card }.
   *[none] { $who } offre { $card } a { $whom }.
}

## Why a bot made its move: clauses

reason-bang-enemies-lose-more = i miei nemici hanno da perdere più dei miei amici
reason-bang-spare-a-friend = un amico deve perdere il meno possibile
reason-bang-hurts-most = è quello che fa più male
reason-bang-life-over-cards = il punto vita vale più delle carte
reason-bang-ready-later = la carta sarà pronta nel mio prossimo turno
reason-bang-life-to-spare = punti vita ne ho, mi servono carte
reason-bang-two-for-one = sono due carte al posto di una
reason-bang-better-than-deck = vale più di quello che darebbe il mazzo
reason-bang-no-card-worth-it = nessuna carta in gioco vale la mia pesca
reason-bang-ability = quell’abilità ora è quella che mi serve di più

## On the page of rules

rules-colour-green = Verde
    .text = Mettila giù ora, usala da un turno successivo. Arriva con Dodge City.
