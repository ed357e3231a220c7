### The words of High Noon. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-high-noon = Mezzogiorno di Fuoco
    .line = 13 eventi, uno nuovo a ogni giro
    .harder = selvaggio

## Events

bang-event-blessing = Benedizione
    .line = Tutte le carte valgono come Cuori
bang-event-curse = Maledizione
    .line = Tutte le carte valgono come Picche
bang-event-ghost-town = Città Fantasma
    .line = I morti tornano per il loro turno
    .out = Finché vale la Città Fantasma torni come fantasma nel tuo turno.
    .guide = Chi è eliminato torna come fantasma quando tocca a lui: pesca tre carte, non può perdere né recuperare vite, e a fine turno se ne va di nuovo.
bang-event-gold-rush = Corsa all’Oro
    .line = Si gioca in senso antiorario
    .guide = Fino al prossimo evento i turni vanno nell’altro senso. Gli effetti delle carte girano come prima: la Dinamite passa a sinistra.
bang-event-hangover = Sbornia
    .line = Nessun personaggio ha la sua abilità
bang-event-high-noon = Mezzogiorno di Fuoco
    .line = A inizio turno si perde 1 punto vita
bang-event-shootout = Sparatoria
    .line = Due carte BANG! in ogni turno
bang-event-the-daltons = I Dalton
    .line = Ognuno scarta una carta blu in gioco
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

## Why a bot made its move: clauses

reason-bang-miss-least = è quella che mi mancherà di meno

## What the table shows beside cards

bang-part-event = Evento
    .guide = Dal secondo turno dello Sceriffo in poi, ogni suo turno porta un nuovo evento. Cambia le regole per tutti finché non arriva il prossimo; l’ultimo resta. Indicalo, o tienilo premuto, per leggerlo e vedere che cosa segue.

## On the page of rules

rules-colour-event = Evento
    .text = A ogni giro lo Sceriffo ne gira uno nuovo, e vale per tutti. Arriva con Mezzogiorno di Fuoco e Per un Pugno di Carte.
