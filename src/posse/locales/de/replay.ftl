### Spiele noch einmal ansehen, Zug um Zug, und die Seite, auf der sie zu finden sind.

replay-title = Replay
replay-loading = Wird zurückgespult …
replay-of = Tisch { $code } · Schritt { $move } von { $moves }
replay-of-record = Aufzeichnung · Schritt { $move } von { $moves }
replay-turn = Zug { $turn }, { $who }
replay-before = Vor dem ersten Zug
replay-over = Das Ende

## Die Bedienung

replay-controls = Replay
replay-slider = Schritte
replay-move-of = Schritt { $move } von { $moves }
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Schritt
replay-previous = Voriger Schritt
replay-next-turn = Nächster Zug
replay-previous-turn = Voriger Zug
replay-speed = Tempo
replay-speed-of = { $speed ->
    [half] Halb so schnell
    [double] Doppelt so schnell
    [four] Viermal so schnell
   *[normal] Normal schnell
}
replay-eyes = Gesehen von
replay-eyes-all = Offen
replay-eyes-table = Wie der Tisch es sah
replay-eyes-seat = Als { $who }
replay-link = Link hierher
replay-link-copied = Kopiert
replay-link-by-hand = Der Link zu diesem Moment
replay-result = Ergebnis
replay-close = Aufzeichnung schließen
replay-close-dialog = Schließen
replay-keys = Die Leertaste spielt ab und hält an, die Pfeile gehen Schritt um Schritt, Bild auf und Bild ab Zug um Zug, Pos1 und Ende an beide Enden.

## Die Schritte

replay-moves = Verlauf
replay-hands = Handkarten
replay-hand-of = { $who }, { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
replay-side = Verlauf und Handkarten
replay-log = Verlauf

## Was der Bot dachte

replay-thought = Was { $who } dachte
replay-thought-ask = Was dachte { $who }?
replay-advice-ask = Was hätte ein Bot getan?
replay-advice = Was ein Bot getan hätte
replay-thinking = Der Bot wird gefragt …
replay-thought-same = Dasselbe: { $move }
replay-thought-other = Etwas anderes: { $move }
replay-thought-made = { $move }
replay-thought-beliefs = Wer wer ist, glaubt er
replay-thought-belief = { $role }, { $percent } %
replay-no-choice = Da gab es nichts zu wählen: Nur dieser Schritt war möglich.
replay-no-thought = Noch hat niemand etwas getan.

## Die Seite der Wiederholungen

replay-page = Replays
replay-my-games = Deine letzten Spiele
replay-none = Du hast noch kein Spiel zu Ende gespielt. Sobald du eins geschafft hast, kannst du es hier noch einmal ansehen.
replay-watch = Ansehen
replay-more = Ältere
replay-won-as = Gewonnen als { $role }
replay-lost-as = Verloren als { $role }
# A side of the Duel.
replay-won-for = { $side ->
    [law] Gewonnen für die Gesetzeshüter
   *[outlaw] Gewonnen für die Banditen
}
replay-lost-for = { $side ->
    [law] Verloren für die Gesetzeshüter
   *[outlaw] Verloren für die Banditen
}
replay-players = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $count }
}
replay-open = Aufzeichnung öffnen
replay-open-line = Eine Aufzeichnung ist die Textdatei, die du nach einem Spiel gespeichert hast, hier oder anderswo. Zieh sie hierher, wähl sie aus, oder füg ihren Text ein.
replay-drop = Loslassen zum Öffnen
replay-choose = Datei auswählen
replay-paste = Text der Aufzeichnung
replay-open-do = Ansehen
replay-bad-record = Diese Aufzeichnung lässt sich nicht zeigen. Der Server sagt dazu:
replay-bad-file = Das ist keine Textdatei. Eine Aufzeichnung beginnt mit „posse record“.
replay-large-file = Diese Datei ist zu groß für eine Aufzeichnung.
replay-by-code = Spiele eines Tischs
replay-by-code-line = Wer den Code eines Tischs kennt, kann die Spiele ansehen, die dort zu Ende gespielt wurden.
replay-code = CODE
replay-code-label = Code oder Link eines Tischs
replay-code-do = Nachsehen
replay-code-none = An diesem Tisch wurde noch kein Spiel zu Ende gespielt.
replay-game-number = Spiel { $number }
