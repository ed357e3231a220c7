# Il tavolo: ciò che sta intorno alle carte.

table-label = Tavolo
table-heading = Tavolo { $code }
table-around = Intorno al tavolo
table-you = Tu
table-watching = Stai guardando

## La barra

table-turn = Turno { $turn }
table-your-turn = Tocca a te
table-turn-of = Tocca a { $who }
table-over = Partita finita
table-players = { $count } giocatori
table-sound = Audio
table-sound-on = Audio acceso
table-sound-off = Audio spento
table-close = Chiudi

## I posti

table-life = { $life ->
    [one] 1 punto vita
   *[other] { $life } punti vita
} su { $max }
table-goal-now = Per vincere ora: { $goal }.
table-role-unknown = Ruolo sconosciuto
table-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
table-in-play = { $cards } in gioco
table-laid-out = In gioco
table-distance = Distanza { $distance }
table-in-reach = a tiro
table-too-far = fuori tiro
table-gun-reach = l’arma arriva a { $reach }
table-gun-reaches-you = l’arma arriva a { $reach }, fino a te
table-ghost = un fantasma
table-ghost-tab = Fantasma
table-on-turn = Di turno
table-must-answer = Deve rispondere
table-must-answer-short = Risponde
table-you-answer = Rispondi tu
table-away = Assente, gioca un bot
table-away-short = Assente
table-back = Eccomi di nuovo
table-your-reach = La tua arma ha portata { $reach }
# $who: you, other ($killer) o nobody.
table-fallen = { $who ->
    [you] { $role }, battuto da te
    [other] { $role }, battuto da { $killer }
   *[nobody] { $role }, fuori gioco
}
table-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano, 1 carta
   *[other] La tua mano, { $count } carte
}
table-hand-of = Mano di { $who }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-hand-short = Mano

## Le carte

table-face-down = Carta coperta
table-rank-suit = { $rank } di { $suit }
table-playable = Si può giocare

## Il centro

table-deck = Mazzo
table-deck-count = Mazzo, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-discard = Scarti, { $count }
table-discard-top = In cima agli scarti: { $card }
# What holds for everybody: the events and shows that lie in the middle.
table-in-force = In vigore
table-bill-first = Il primo sarà
table-bill-next = Prossimo: { $next }
# $part: its name; $what: how many, or what lies there.
table-part = { $part }: { $what }
table-priced = { $card } per { $price }
table-price = Costa { $price }
table-track = { $place }, { $number } di { $count }
table-offered = Personaggi fra cui scegliere
table-laid = Carte al centro

## La domanda

table-prompt = Che cosa si chiede
table-put-back = Rimetti giù
table-cancel = Annulla
table-done = Fatto
table-seconds-left = { $seconds ->
    [one] ancora 1 secondo
   *[other] ancora { $seconds } secondi
}
table-hours = { $hours } h

## Cronaca e chat

table-log = Cronaca
table-chat = Chat
table-what-happened = Che cosa è successo
table-before = Prima del primo turno
table-chapter = Turno { $turn } · { $who }
table-say = Di’ qualcosa
table-chat-empty = Nessuno ha ancora detto una parola.
table-emotes = Battute pronte
table-emote-howdy = Salve, gente!
table-emote-draw = Estrai!
table-emote-yeehaw = Yee-haw!
table-emote-close = C’è mancato poco.
table-emote-ouch = Ahi!
table-emote-thanks = Grazie mille.
table-emote-hurry = Il whisky si scalda.
table-emote-played = Ben giocato, socio.

## La fine del turno

table-end = Terminare il turno?
table-end-cards = Puoi ancora giocare { $cards }.
table-end-stay = Continua a giocare
table-end-leave = Termina il turno
table-end-never = Non chiederlo più

## Lasciare il tavolo

table-menu = Menu
table-leave = Lascia il tavolo
table-leave-ask = Lasciare la partita?
table-leave-what = Un bot prende il tuo posto e continua a giocare; il risultato vale comunque per te. Con il link del tavolo puoi tornare e riprendere il tuo posto finché la partita è in corso.
# $clock: se ce n’è uno.
table-leave-instead = { $clock ->
    [yes] Ti allontani solo un momento? Vai alla pagina iniziale: il posto resta tuo e, quando il tempo scade, un bot gioca per te.
   *[no] Ti allontani solo un momento? Vai alla pagina iniziale: il posto resta tuo e gli altri ti aspettano.
}
table-leave-stay = Resta
table-leave-do = Lascia

## I tasti

table-keys = Tasti
table-key-tab = alla prossima cosa
table-key-arrows = lungo una fila, e da una fila all’altra
table-key-enter = scegli; ancora una volta: gioca
table-key-escape = annulla, chiudi
table-key-end = termina il turno
table-key-advise = tu che faresti? (da soli fra i bot)
table-key-follow = fai come consigliato
table-key-inspect = spiega ciò che è selezionato
table-key-prompt = ripeti la domanda
table-key-hand = leggi la mia mano
table-key-table = leggi il tavolo
table-key-whole = tutto il tavolo in un elenco
table-key-log = alla cronaca
table-key-chat = alla chat
table-key-help = questi tasti

## Quando qualcosa non va, e alla fine

table-lost = Connessione persa. Nuovo tentativo…
table-kept = La tua mossa è in attesa
table-kept-why = Al momento manca la connessione. La mossa partirà appena torna la linea.
table-to-end = Com’è andata
table-to-home = Pagina iniziale

## La spiegazione

table-about-card = { $border ->
    [brown] Carta marrone
    [blue] Carta blu
    [green] Carta verde
    [orange] Carta arancione
    [black] Carta nera
    [red] Carta rossa
   *[other] Carta
} · { $set } · { $count } nel mazzo
table-about-character = Personaggio · { $set } · { $life } punti vita
table-about-event = Evento · { $set }
table-your-character = Sei tu.
table-character-of = È { $who }.
table-reserve = riserva per tutta la partita
table-reserve-short = Riserva
table-reserve-begins = Il tempo per questa mossa è finito. Ora corre la riserva per tutta la partita.

## Who is at the table

table-bot = Bot
table-is-here = Presente
table-is-away = Al momento assente
table-went = { $name } si è allontanato.
table-came-back = { $name } è tornato.
table-replace = Un bot per { $name }
table-replace-soon = { $name } è assente · { $seconds } s
table-take-bot = Prendi il posto di un bot
table-take-bot-what = Continui con quello che ha il bot. Conta per la serata, non per la classifica.
table-take-bot-not = Guardo soltanto

## Il ritmo dei bot

table-pace = Ritmo dei bot
table-pace-calm = Calmo
table-pace-normal = Normale
table-pace-quick = Rapido
table-pause = Fai aspettare i bot
table-resume = Continua
table-paused = I bot aspettano
table-paused-why = Non succede nulla finché non continui.

## Chi è fuori dal gioco

table-out = Sei fuori dal gioco
table-out-why = Gli altri giocano ancora. Resta a guardare, o lascia che la partita finisca.
table-out-watch = Guarda
table-out-faster = Più veloce
table-out-skip = Vai alla fine

## Tutto il tavolo in un elenco

table-whole = Tutto il tavolo
table-whole-middle = Al centro
table-whole-who = Giocatore
table-whole-character = Personaggio
table-whole-role = Ruolo
table-whole-hand = Mano
table-whole-distance = Distanza
table-whole-play = In gioco
table-whole-things = Inoltre
table-whole-arrows = Frecce
table-whole-life = Vita
    .count = { $life } su { $max }
# $yes: whether his weapon reaches the reader.
table-whole-back = { $yes ->
    [yes] arriva a { $reach }, e fino a te
   *[no] arriva a { $reach }, non fino a te
}
