### La pagina iniziale.

home-line = Ruoli segreti, mani veloci, amici o bot.
home-play-now = Gioca subito
home-play-now-what = BANG! con quattro bot
home-play-now-when = si comincia all’istante
home-playing-as = Ti chiami
# Il nome di chi non ne dà uno.
home-stranger = Straniero
home-games = Giochi
home-bang-line = Lo Sceriffo contro i Fuorilegge
home-bang-players = da 3 a 8 giocatori · 30 min
home-duel-line = La Legge contro la banda
home-duel-players = 2 giocatori · 20 min
home-dice-line = Cinque dadi, nove frecce, nessuna pietà
home-dice-players = da 4 a 8 giocatori · 15 min
home-vs = vs
home-side = Tavoli e partite
home-my-games = Le tue partite
home-your-turn = Tocca a te
home-open = Apri
home-running = La partita è in corso
home-in-lobby = { $seats ->
    [one] 1 posto su { $all } occupato
   *[other] { $seats } posti su { $all } occupati
}
home-join = Siediti a un tavolo
home-code = CODICE
home-code-label = Codice o link di un tavolo
home-join-do = Entra
home-no-open-tables = Nessun tavolo aperto al momento. Aprine uno tu, o chiedi un codice a un amico.
home-table-of = Tavolo di { $name }
home-sit-down = Siediti
home-last-games = Ultime partite
home-fan = Posse è un progetto indipendente di appassionati. BANG! è un marchio di dV Giochi; chi gioca dovrebbe possedere il gioco.
home-new-here = Prima volta in città?
home-new-here-what = Gioca la prima partita con una guida al fianco, o leggi le regole in una pagina.
home-guided = Prima partita guidata
home-rules = Le regole
home-friends = Gioca con gli amici
home-friends-what = Manda un link: chi lo segue siede al tuo tavolo.
home-with = Tipo di partita
home-puzzles = Rompicapo del giorno

## The leaderboard

home-best = Classifica
home-best-how = Contano le partite in cui si incontrano almeno due account. I punti sono una stima prudente: crescono con ogni partita che la rende più sicura.
home-best-rank = Posto
home-best-name = Nome
home-best-points = Punti
home-best-games = Partite
home-best-more = Mostra altri
home-best-none = In questo gioco nessuno è ancora in classifica.
home-best-account = Crea un account per comparire qui. Le partite giocate da ospite vengono con te.
