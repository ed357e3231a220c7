### Rätsel: Stellungen mit einem besten Zug.

puzzle-theme-whom = wen aussuchen
puzzle-theme-patience = sich zurückhalten oder nicht
puzzle-theme-life = wann trinken
puzzle-theme-card = welche Karte nehmen
puzzle-theme-dice = welche Würfel behalten
puzzle-theme-answer = wie antworten
puzzle-theme-play = was spielen
puzzle-ask = Was ist der beste Zug? Einer ist deutlich besser als alle anderen.
puzzle-right = Richtig: { $best }.
puzzle-wrong = Nicht ganz. Am besten ist: { $best }.
puzzle-yours = (deiner)
puzzle-how = So viele von hundert Partien gewinnt jeder Zug, soweit du es wissen kannst; ausprobiert in { $worlds } gedachten Welten.

## Die Seite im Browser

puzzle-page = Rätsel
puzzle-page-line = Stellungen aus Partien von Bots, in denen ein Zug deutlich besser ist als alle anderen. Finde ihn.
puzzle-loading = Der Tisch wird gedeckt …
puzzle-name = Rätsel { $name }
puzzle-daily = Rätsel des Tages
puzzle-daily-go = Lösen
puzzle-daily-look = Noch einmal ansehen
puzzle-daily-right = Du hast das Rätsel von heute gelöst. Morgen gibt es ein neues.
puzzle-daily-wrong = Du hast auf das Rätsel von heute geantwortet. Morgen gibt es ein neues.
puzzle-daily-waits = Eines am Tag, für alle dasselbe.
puzzle-streak = { $streak ->
    [0] Noch kein Tag in Folge
    [one] Ein Tag in Folge
   *[other] { $streak } Tage in Folge
}
puzzle-more = Weitere Rätsel
puzzle-game = Spiel
puzzle-any-game = Alle Spiele
puzzle-any-theme = alle Themen
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-next = Nächstes Rätsel
puzzle-to-page = Alle Rätsel
puzzle-side = Das Rätsel
puzzle-log = Was geschah
puzzle-moves = Alle Züge
puzzle-close = Schließen
