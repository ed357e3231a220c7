### La pagina delle regole: ogni gioco in una pagina, la galleria delle carte e tutte le regole.

rules-title = Regole
rules-games = Gioco
rules-jump = In questa pagina
rules-jump-cards = { $game ->
    [dice] Dadi e personaggi
   *[other] Carte
}
rules-jump-all = Tutte le regole
rules-missing = { $what ->
    [game] Non c’è nessun gioco con questo nome. Scegline uno qui sopra.
   *[card] In questo gioco non c’è niente con questo nome. Scegli qualcosa qui sotto.
}
rules-try-again = Riprova

## Ciò che i giochi hanno in comune

rules-roles = Ruoli e scopi
rules-roles-secret = Ognuno pesca un ruolo. Solo lo Sceriffo mostra il suo; gli altri lo tengono segreto finché non cadono.
rules-roles-by-players = Chi siede al tavolo
rules-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
rules-players-with = con { $set }
rules-turn = Il tuo turno
rules-winning = Come finisce

## BANG!

rules-bang-intro = Una sparatoria con ruoli segreti. Lo Sceriffo lo conoscono tutti; da che parte stanno gli altri lo capisci da quello che fanno.
rules-bang-start-life = Le pallottole sono la tua vita. Cominci con tante carte quante pallottole ha il tuo personaggio. Lo Sceriffo ha una pallottola in più.
rules-bang-check = Guarda davanti a te
    .text = Hai davanti una Dinamite o la Prigione? Prima gira una carta per loro.
rules-bang-draw = Pesca due carte
    .text = Prendi le prime due carte del mazzo.
rules-bang-play = Gioca
    .text = Quante carte vuoi, ma una sola carta BANG!
rules-bang-drop = Scarta il resto
    .text = Tieni al massimo tante carte quante pallottole ti restano.
rules-distance = Distanza e portata
rules-distance-text = Conta i posti fino a un altro giocatore dalla parte più corta: quella è la distanza. I vicini sono a 1. Chi è caduto non conta più, così tutti si avvicinano.
rules-distance-reach = La tua arma dice quanto lontano arriva un BANG! Senza arma hai la Colt .45, portata 1. Prova:
rules-distance-weapon = La tua arma
rules-distance-colt = Colt .45
rules-distance-scope = Hai un Mirino: tutti sono 1 più vicini
rules-distance-mustang = Rosa ha un Mustang: è 1 più lontana
rules-distance-in = a tiro
rules-distance-out = fuori tiro
rules-distance-you = Tu
rules-distance-spoken = { $name }: distanza { $distance }, { $reached ->
    [yes] a tiro
   *[no] fuori tiro
}.
rules-shot = Un colpo, e come salvarsi
rules-shot-text = Un BANG! costa una pallottola al bersaglio, se non risponde.
rules-colours = Che cosa dicono i bordi
rules-colour-brown = Marrone
    .text = Giocala, fai quello che dice, scartala.
rules-colour-blue = Blu
    .text = Mettila davanti a te. Vale finché qualcuno non la toglie. Una sola arma, nessuna carta doppia.
rules-colour-red = Rosso
    .text = Carte BANG!: una per turno, contro il fronte avversario.
rules-brought = Che cosa portano i set sul tavolo
rules-check = «Estrai!»
rules-check-text = Certe carte chiedono fortuna: gira la prima carta del mazzo e guarda solo l’angolo.
rules-bang-law = La Legge vince quando tutti i Fuorilegge e i Rinnegati sono eliminati.
rules-bang-outlaws = I Fuorilegge vincono quando cade lo Sceriffo.
rules-bang-renegade = Un Rinnegato vince se, quando cade lo Sceriffo, è rimasto solo lui.
rules-bang-reward = Chi elimina un Fuorilegge pesca tre carte.
rules-bang-penalty = Lo Sceriffo che uccide un Vice perde tutte le sue carte.
rules-bang-three = In tre ognuno ha una preda: il Vice il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Chi elimina la propria vince; se lo fa un altro, vince l’ultimo rimasto.

## The Duel

rules-duel-intro = Due giocatori, due bande. Ogni fazione ha due personaggi in gioco, uno davanti e uno dietro, e altri due in attesa.
rules-duel-street = La strada
rules-duel-street-text = Agisce solo chi sta davanti: contano solo la sua abilità e il suo equipaggiamento, e le sue pallottole dicono quante carte tieni. Chi sta dietro è al sicuro da quasi tutti i colpi.
rules-duel-front = davanti
rules-duel-rear = dietro
rules-duel-start = L’inizio
    .text = Dinamite, Serpente a sonagli e Mandria di bisonti sui tuoi personaggi agiscono per primi.
rules-duel-draw = Pesca due carte
    .text = Dal mazzo della tua fazione.
rules-duel-play = Gioca
    .text = Quante carte vuoi, una sola rossa; e una volta per turno i tuoi due personaggi possono scambiarsi di posto.
rules-duel-drop = Scarta il resto
    .text = Tieni tante carte quante pallottole ha chi sta davanti, ma almeno due.
rules-duel-where = Dove va ogni carta
rules-duel-where-red = su chi di loro è davanti
rules-duel-where-brown = su tutti tranne chi di loro è dietro
rules-duel-where-blue = sulla tua retroguardia o su chi di loro è davanti
# The two sides of a small picture: the opponent’s above, one’s own below.
rules-duel-they = loro
rules-duel-you = tu
rules-duel-hit = Colpo e schivata
    .text = Un colpo costa una pallottola se non viene schivato: con Mancato! o Fuoco di risposta, con l’equipaggiamento o l’abilità del bersaglio. Dove una carta dice che si perdono punti vita, non c’è rimedio.
rules-duel-symbols = Simboli
rules-duel-symbols-text = Per rivelare, gira la prima carta del tuo mazzo e guarda solo il simbolo nell’angolo.
rules-duel-symbol-barrel = Con un Barile: il colpo è schivato.
rules-duel-symbol-snake = Con un Serpente a sonagli: 1 pallottola persa.
rules-duel-symbol-dynamite = Con la Dinamite: esplode, 3 pallottole perse.
rules-duel-symbol-horseshoe = Il più comune: fortuna per chi sa usarla.
rules-duel-in-deck = { $count } carte su 40
rules-duel-fall = Chi perde l’ultima pallottola è fuori: la sua fazione pesca due carte e il prossimo della banda prende il suo posto.
rules-duel-win = La fazione che non ha più nessuno ha perso.

## The Dice Game

rules-dice-intro = Ruoli segreti come in BANG!, ma qui parlano i dadi. Cinque dadi, tre lanci, nove frecce al centro.
rules-dice-start-life = Le pallottole sono la tua vita. Il tuo personaggio dice quante ne hai; lo Sceriffo ne ha due in più.
rules-dice-roll = Lancia
    .text = Tutti e cinque i dadi insieme.
rules-dice-again = Rilancia
    .text = Altre due volte, i dadi che vuoi. La dinamite resta bloccata.
rules-dice-use = Usali
    .text = Tutti i dadi hanno effetto nel loro ordine, qui sotto da sinistra a destra.
rules-dice-pass = Passa
    .text = Tocca al giocatore alla tua sinistra.
rules-dice-faces = Le sei facce
rules-dice-order = In quale ordine
rules-dice-order-at-once = subito, a ogni lancio
rules-dice-order-then = quando smetti di lanciare
rules-dice-arrow = Per ogni freccia prendine una dal centro. Chi prende l’ultima chiama gli indiani: tutti perdono una pallottola per ogni freccia che hanno, e tutte le frecce tornano al centro.
rules-dice-dynamite = Non si rilancia. Tre o più ti costano una pallottola.
rules-dice-one = Il vicino di sinistra o di destra perde una pallottola.
rules-dice-two = Chi siede a due posti perde una pallottola. Se restate in tre o meno vale come un 1.
rules-dice-beer = Tu o un altro recuperate una pallottola, mai più che all’inizio.
rules-dice-gatling = Tre o più: tutti gli altri perdono una pallottola, e tu restituisci le tue frecce.
rules-dice-law = La Legge vince quando tutti i Fuorilegge e i Rinnegati sono eliminati.
rules-dice-renegade = Un Rinnegato vince se resta l’unico in vita.

## La galleria

rules-gallery = { $game ->
    [dice] Dadi e personaggi
   *[other] Tutte le carte
}
rules-search = Cerca fra tutte e { $count }
rules-search-label = Cerca per nome o testo
rules-set = Espansione
rules-kind = Tipo
rules-all-sets = Tutte
rules-kind-all = Tutti
rules-kind-brown = Marroni
rules-kind-blue = Blu
rules-kind-green = Verdi
rules-kind-orange = Arancioni
rules-kind-red = Rosse
rules-kind-character = Personaggi
rules-kind-event = Eventi
rules-kind-face = Dadi
rules-group-card = Carte
rules-group-character = Personaggi
rules-group-event = Eventi
rules-group-face = Le facce dei dadi
rules-found = { $count ->
    [0] Niente trovato
    [one] { $count } trovata
   *[other] { $count } trovate
}
rules-none = Qui non c’è niente di simile. Prova un’altra parola, o tutte le espansioni e i tipi.
rules-clear = Mostra tutto
rules-event = Evento
rules-keys = Con le frecce passi da una carta all’altra.

## La carta nei dettagli

rules-inspector = La carta scelta
rules-kind-of-brown = Carta marrone
rules-kind-of-blue = Carta blu
rules-kind-of-green = Carta verde
rules-kind-of-orange = Carta arancione
rules-kind-of-red = Carta rossa
rules-kind-of-character = Personaggio
rules-kind-of-event = Evento
rules-kind-of-face = Faccia di un dado
rules-copies = { $count ->
    [one] { $count } nel mazzo
   *[other] { $count } nel mazzo
}
rules-copies-list = Nel mazzo
rules-bullets = { $count ->
    [one] { $count } pallottola
   *[other] { $count } pallottole
}
rules-rulings = Nei dettagli
rules-decided = Dove il regolamento tace
rules-copy-link = Copia link
rules-copied = Copiato
rules-close = Chiudi
rules-link = Il link

## Tutte le regole

rules-all = Tutte le regole
rules-all-text = Ogni regola come la gioca Posse, espansione per espansione.
rules-all-search = Cerca nelle regole
rules-together = Quando le carte si incontrano
rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
