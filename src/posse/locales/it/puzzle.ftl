### Rompicapi: posizioni con una sola mossa migliore.

puzzle-theme-whom = chi scegliere
puzzle-theme-patience = trattenersi o no
puzzle-theme-life = quando bere
puzzle-theme-card = quale carta prendere
puzzle-theme-dice = quali dadi tenere
puzzle-theme-answer = come rispondere
puzzle-theme-play = cosa giocare
puzzle-ask = Qual è la mossa migliore? Una è nettamente migliore di tutte le altre.
puzzle-right = Giusto: { $best }.
puzzle-wrong = Non proprio. La migliore è: { $best }.
puzzle-yours = (la tua)
puzzle-how = Tante partite su cento si vincono con ogni mossa, per quanto puoi sapere; provate in { $worlds } mondi immaginati.

## La pagina nel browser

puzzle-page = Rompicapi
puzzle-page-line = Posizioni da partite di bot in cui una mossa è nettamente migliore di tutte le altre. Trovala.
puzzle-loading = Si prepara il tavolo …
puzzle-name = Rompicapo { $name }
puzzle-daily = Rompicapo del giorno
puzzle-daily-go = Risolvilo
puzzle-daily-look = Guardalo di nuovo
puzzle-daily-right = Hai risolto il rompicapo di oggi. Domani ce n’è un altro.
puzzle-daily-wrong = Hai risposto al rompicapo di oggi. Domani ce n’è un altro.
puzzle-daily-waits = Uno al giorno, lo stesso per tutti.
puzzle-streak = { $streak ->
    [0] Ancora nessun giorno di fila
    [one] Un giorno di fila
   *[other] { $streak } giorni di fila
}
puzzle-more = Altri rompicapi
puzzle-game = Gioco
puzzle-any-game = Tutti i giochi
puzzle-any-theme = tutti i temi
puzzle-solved-of = { $solved } su { $all } risolti
puzzle-next = Prossimo rompicapo
puzzle-to-page = Tutti i rompicapi
puzzle-side = Il rompicapo
puzzle-log = Cosa è successo
puzzle-moves = Tutte le mosse
puzzle-close = Chiudi
