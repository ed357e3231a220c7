### Ein Rückblick auf ein beendetes Spiel: Chancen, Fehler, Glück.

review-chances = Gewinnchance
# $side: wessen Chance die Kurve zeigt.
review-side = { $side ->
    [law] Gesetz
    [outlaws] Banditen
    [renegade] Abtrünniger
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Bandit
   *[other] { $side }
}
review-turns = Wendepunkte
review-mistakes = Die teuersten Fehler
review-no-mistakes = Kein Zug war deutlich schlechter als der beste.
review-luck = Die glücklichsten Augenblicke
review-no-luck = Kein Augenblick hat die Chancen durch Glück stark verändert.
review-how = Ein Fehler wird danach beurteilt, was der Spieler wissen konnte, und wurde in bis zu { $worlds } anderen Welten noch einmal erprobt. ± ist der doppelte Standardfehler.

## Die Seite im Browser

review-title = Rückblick
review-loading = Das Spiel wird geholt …
review-wait-line = Wie standen die Chancen, wo hat sich das Spiel gewendet, welche Züge waren Fehler, und was war Glück? Um das herauszufinden, spielt der Server von jeder Stellung aus viele Male weiter. Das dauert etwa eine Minute; du kannst die Seite solange verlassen.
review-again = Noch einmal versuchen
# $ahead: wie viele andere Spiele vor diesem an der Reihe sind.
review-waiting = { $ahead ->
    [one] Ein anderes Spiel ist vorher an der Reihe.
   *[other] { $ahead } andere Spiele sind vorher an der Reihe.
}
review-working = Es wird zurückgeblickt: { $percent } %
review-to-replay = Wiederholung
review-place = Tisch { $code } · Zug { $move } von { $moves }
review-percent = { $percent } %
review-slider = Züge
review-chart = Die Chance jeder Seite über { $moves } Züge. { $sides }
review-chart-side = { $side }: von { $from } auf { $to } %.
review-as-table = Die Chancen als Tabelle
review-column-move = Zug
review-previous-turn = Voriger Wendepunkt
review-next-turn = Nächster Wendepunkt
review-move = Zug { $move }
review-start = Vor dem ersten Zug
review-you-played = Du hast gespielt
review-who-played = { $who } hat gespielt
review-best-move = Bester Zug
review-cost = Das kostete
# $points von hundert, auf $error genau.
review-cost-line = Punkte von hundert der Gewinnchance, auf { $error } genau.
review-mistake-tag = Fehler
review-small = Der beste gefundene Zug ist um { $points } Punkte besser, auf { $error } genau: zu wenig oder zu unsicher, um von einem Fehler zu sprechen.
review-good = Unter den Zügen, die am besten aussehen, fand sich kein besserer.
review-no-choice = Hier gab es keine Wahl.
review-how-sure = { $percent } % ± { $error }
review-table = Der Tisch danach
review-retry = Ab hier neu versuchen
review-retry-line = Von hier gegen Bots weiterspielen, an einem eigenen Tisch. Die Karten kommen, wie sie kamen, und es zählt für niemanden.
review-show-table = Tisch zeigen
review-whose = Wessen Fehler
review-mine = Meine
review-all = Alle
review-no-turns = Die Chancen haben sich nie auf einmal stark verändert.
review-known = Was man wissen konnte
review-known-of = Gesehen von
review-known-line = Was { $who } nach Zug { $move } von den Rollen halten konnte, nach allem, was bis dahin zu sehen war. Das Abzeichen zeigt die Wahrheit.
review-known-bar = { $who }: { $roles }
review-known-role = { $role } { $percent } %
review-instead = stattdessen: { $what }
