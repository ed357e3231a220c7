### Aprire un tavolo, e la sala prima della partita.

lobby-new = Nuovo tavolo
lobby-new-note = Ricevi un codice e un link per i tuoi amici. I posti vuoti vanno ai bot.
lobby-open = Apri il tavolo
lobby-bots-now = Comincia subito con i bot
lobby-how = Come si gioca
lobby-who = Chi si siede
lobby-title = Tavolo { $code }
lobby-game = Gioco
lobby-seats-label = Posti
lobby-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
lobby-seats-with = { $counts } posti: con { $set }
lobby-only-host = Può cambiarlo solo il padrone di casa.
lobby-seat-less = Un posto in meno
lobby-seat-more = Un posto in più
lobby-role-sheriff = { $count } Sceriffo
lobby-role-deputy = { $count } Vice
lobby-role-outlaw = { $count } Fuorilegge
lobby-role-renegade = { $count ->
    [one] { $count } Rinnegato
   *[other] { $count } Rinnegati
}
lobby-sets = Espansioni
lobby-variants = Regole della casa
lobby-clock = Tempo per una mossa
lobby-clock-blitz = 20 secondi
lobby-clock-fast = Un minuto
lobby-clock-calm = 2 minuti
lobby-clock-day = Un giorno
lobby-clock-days = Tre giorni
lobby-clock-none = Senza orologio
lobby-public = Aperto a tutti
lobby-hints = Suggerimenti per tutti
    .line = chiunque può chiedere cosa farebbe un giocatore forte; la partita non conta per la classifica
lobby-you = tu
lobby-host = padrone di casa
lobby-is-not-ready = Non ancora
lobby-kick = Manda via { $name }
lobby-kick-ask = { $name } deve andarsene e non può più tornare a questo tavolo.
lobby-kick-do = Manda via
lobby-make-host = Nomina { $name } padrone di casa
lobby-host-ask = Da quel momento è { $name } a decidere sul gioco e sui posti, non più tu.
lobby-host-do = Nomina
lobby-stand = Alzati
lobby-standing = Chi guarda
lobby-leave = Lascia il tavolo
lobby-fewer = Meno posti
lobby-fewer-ask = { $count ->
    [one] Una persona perde il posto e può solo guardare.
   *[other] { $count } persone perdono il posto e possono solo guardare.
}
lobby-fewer-do = Cambia lo stesso
lobby-ask-not = Annulla
lobby-bot = Bot
lobby-bots = Bot ai posti vuoti
lobby-bot-away = Togli il bot
lobby-level = Quanto è bravo il bot
lobby-free = In attesa di un giocatore
lobby-sit = Siediti qui
lobby-take = Prendi questo posto
lobby-qr = Mostra grande il codice da inquadrare
lobby-qr-alt = Codice da inquadrare per { $link }
lobby-invite = Chi segue il link siede subito. Un telefono accanto a te può leggere l’immagine.
lobby-link = Il link
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-close = Chiudi
lobby-chat = Chat
lobby-chat-empty = Nessuno ha ancora detto niente.
lobby-say = Di’ qualcosa
lobby-say-do = Invia
lobby-start = { $open ->
    [0] Comincia
    [one] Comincia, un posto a un bot
   *[other] Comincia, { $open } posti ai bot
}
lobby-waiting = { $count ->
    [one] In attesa di un giocatore
   *[other] In attesa di { $count } giocatori
}
lobby-ready = Ci sono
lobby-not-ready = Aspettatemi
lobby-watching = { $free ->
    [0] Stai guardando. Tutti i posti sono occupati: appena se ne libera uno puoi sederti.
   *[other] Stai guardando. Prendi un posto libero, o quello di un bot, per giocare.
}
lobby-connecting = Un momento…
lobby-lost = La connessione è caduta. Nuovo tentativo…
lobby-gone = Tavolo { $code }
lobby-try-again = Riprova
lobby-home = Pagina iniziale
lobby-person = Chi sei su questo dispositivo?
lobby-person-whose = Questo link appartiene a { $name }.
lobby-person-here = { $tables ->
    [0] Su questo dispositivo sei { $name }.
    [one] Su questo dispositivo sei { $name }, con un posto a { $tables } tavolo.
   *[other] Su questo dispositivo sei { $name }, con posti a { $tables } tavoli.
}
lobby-person-trust = Continua solo se hai creato tu questo link. Poi qui sarai { $name }, con gli stessi posti.
lobby-person-do = Sii { $name } qui
lobby-person-stay = Resta { $name }
lobby-person-leave = Non fare nulla
lobby-person-done = Ora su questo dispositivo sei { $name }.
lobby-no-game = Non c’è nessun gioco con questo nome. Scegline uno di questi.
lobby-lost-page = Qui non c’è che polvere
lobby-lost-page-why = A questo indirizzo non c’è nessuna pagina.
lobby-invite-title = Chiama gli amici
lobby-share = Condividi
lobby-share-text = Vieni a giocare al tavolo { $code }!
lobby-is-away = Assente
lobby-you-are-ready = Sei seduto, quindi sei pronto. { $host } fa partire la partita.

## Con che cosa si gioca, in una parola

lobby-presets = Tipo di partita
lobby-all-sets = Tutte le espansioni
    .line = Tutto quello che c’è, a un solo tavolo
lobby-lot = A sorte: { $sets }
lobby-hard = { $hard ->
    [1] facile
    [2] media
   *[other] difficile
}
lobby-preset-first-game = Prima partita
    .line = BANG! senza i cinque tipi di carte che richiedono il regolamento
lobby-preset-classic = Classica
    .line = BANG! com’era nella scatola
lobby-preset-high-noon = Mezzogiorno di fuoco
    .line = A ogni giro un nuovo evento cambia le regole
lobby-preset-gold-and-shadows = Oro e ombre
    .line = Pepite e un negozio, fantasmi, e gli eliminati tornano come ombre
lobby-preset-everything = Tutto
    .line = Tutte le espansioni insieme, per chi le conosce
lobby-preset-surprise = Sorprendimi
    .line = Da due a quattro espansioni, tirate a sorte

## Cosa resta fuori

lobby-left-out = Restano fuori
lobby-left-out-text = Carte e personaggi con cui a questo tavolo non si gioca.
lobby-left-out-add = Togli …
lobby-left-out-back = Gioca di nuovo con { $name }
lobby-left-out-cards = Carte
lobby-left-out-characters = Personaggi
