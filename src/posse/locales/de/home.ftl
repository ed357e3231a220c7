### Die Startseite.

home-line = Geheime Rollen, schnelle Schüsse, Freunde oder Bots.
home-play-now = Sofort spielen
home-play-now-what = BANG! mit vier Bots
home-play-now-when = geht gleich los
home-playing-as = Du heißt
# So heißt, wer keinen Namen nennt.
home-stranger = Fremder
home-games = Spiele
home-bang-line = Sheriff gegen Banditen
home-bang-players = 3 bis 8 Spieler · 30 Min.
home-duel-line = Das Gesetz gegen die Bande
home-duel-players = 2 Spieler · 20 Min.
home-dice-line = Fünf Würfel, neun Pfeile, keine Gnade
home-dice-players = 4 bis 8 Spieler · 15 Min.
home-vs = vs
home-side = Tische und Partien
home-my-games = Deine Partien
home-your-turn = Du bist dran
home-open = Öffnen
home-running = Die Partie läuft
home-in-lobby = { $seats } von { $all } Plätzen besetzt
home-join = An einen Tisch setzen
home-code = CODE
home-code-label = Code oder Link eines Tisches
home-join-do = Beitreten
home-no-open-tables = Gerade ist kein Tisch offen. Eröffne selbst einen oder lass dir einen Code geben.
home-table-of = Tisch von { $name }
home-sit-down = Hinsetzen
home-last-games = Letzte Partien
home-fan = Posse ist ein unabhängiges Fanprojekt. BANG! ist eine Marke von dV Giochi; wer spielt, sollte das Spiel besitzen.
home-new-here = Neu in der Stadt?
home-new-here-what = Spiel deine erste Partie mit einem Begleiter an deiner Seite, oder lies die Regeln auf einer Seite.
home-guided = Erste Partie mit Begleiter
home-rules = Die Regeln
home-friends = Mit Freunden spielen
home-friends-what = Schick einen Link: Wer ihm folgt, sitzt an deinem Tisch.
home-with = Art der Partie
home-puzzles = Rätsel des Tages

## The leaderboard

home-best = Bestenliste
home-best-how = Gewertet werden Spiele, in denen mindestens zwei Konten aufeinandertreffen. Die Punkte sind vorsichtig geschätzt: Sie wachsen mit jedem Spiel, das die Schätzung sicherer macht.
home-best-rank = Rang
home-best-name = Name
home-best-points = Punkte
home-best-games = Spiele
home-best-more = Mehr zeigen
home-best-none = Bei diesem Spiel ist noch niemand gewertet.
home-best-account = Leg ein Konto an, um hier zu stehen. Deine Spiele als Gast kommen mit.
