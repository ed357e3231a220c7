### Partite da rivedere, mossa per mossa, e la pagina dove trovarle.

replay-title = Replay
replay-loading = Si riavvolge…
replay-of = Tavolo { $code } · mossa { $move } di { $moves }
replay-of-record = Registrazione · mossa { $move } di { $moves }
replay-turn = Turno { $turn }, { $who }
replay-before = Prima del primo turno
replay-over = La fine

## I comandi

replay-controls = Replay
replay-slider = Mosse
replay-move-of = Mossa { $move } di { $moves }
replay-play = Avvia
replay-pause = Ferma
replay-next = Mossa successiva
replay-previous = Mossa precedente
replay-next-turn = Turno successivo
replay-previous-turn = Turno precedente
replay-speed = Velocità
replay-speed-of = { $speed ->
    [half] A metà velocità
    [double] Due volte più veloce
    [four] Quattro volte più veloce
   *[normal] A velocità normale
}
replay-eyes = Vista di
replay-eyes-all = A carte scoperte
replay-eyes-table = Come la vedeva il tavolo
replay-eyes-seat = Come { $who }
replay-link = Link a qui
replay-link-copied = Copiato
replay-link-by-hand = Il link a questo momento
replay-result = Risultato
replay-close = Chiudi la registrazione
replay-close-dialog = Chiudi
replay-keys = La barra spaziatrice avvia e ferma, le frecce vanno mossa per mossa, Pag su e Pag giù turno per turno, Inizio e Fine ai due capi.

## Le mosse

replay-moves = Mosse
replay-hands = Mani
replay-hand-of = { $who }, { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
replay-side = Mosse e mani
replay-log = Mosse

## Che cosa pensava il bot

replay-thought = Che cosa pensava { $who }
replay-thought-ask = Che cosa pensava { $who }?
replay-advice-ask = Che cosa avrebbe fatto un bot?
replay-advice = Che cosa avrebbe fatto un bot
replay-thinking = Si chiede al bot…
replay-thought-same = Lo stesso: { $move }
replay-thought-other = Qualcos’altro: { $move }
replay-thought-made = { $move }
replay-thought-beliefs = Chi è chi, secondo lui
replay-thought-belief = { $role }, { $percent } %
replay-no-choice = Non c’era niente da scegliere: era l’unica mossa possibile.
replay-no-thought = Nessuno ha ancora fatto una mossa.

## La pagina dei replay

replay-page = Replay
replay-my-games = Le tue ultime partite
replay-none = Non hai ancora finito una partita. Quando l’avrai fatto, potrai rivederla qui.
replay-watch = Guarda
replay-more = Più vecchie
replay-won-as = Vinta come { $role }
replay-lost-as = Persa come { $role }
# A side of the Duel.
replay-won-for = { $side ->
    [law] Vinta per la Legge
   *[outlaw] Vinta per i Fuorilegge
}
replay-lost-for = { $side ->
    [law] Persa per la Legge
   *[outlaw] Persa per i Fuorilegge
}
replay-players = In { $count }
replay-open = Apri una registrazione
replay-open-line = Una registrazione è il file di testo che hai salvato dopo una partita, qui o altrove. Trascinalo qui, sceglilo, o incolla il suo testo.
replay-drop = Lascia per aprirlo
replay-choose = Scegli un file
replay-paste = Testo della registrazione
replay-open-do = Guardala
replay-bad-record = Questa registrazione non si può mostrare. Il server dice:
replay-bad-file = Non è un file di testo. Una registrazione comincia con «posse record».
replay-large-file = Questo file è troppo grande per una registrazione.
replay-by-code = Partite di un tavolo
replay-by-code-line = Chi conosce il codice di un tavolo può guardare le partite che vi sono state finite.
replay-code = CODICE
replay-code-label = Codice o link di un tavolo
replay-code-do = Cerca
replay-code-none = A questo tavolo non è ancora finita nessuna partita.
replay-game-number = Partita { $number }
