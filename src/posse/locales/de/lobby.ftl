### Einen Tisch eröffnen, und die Lobby vor der Partie.

lobby-new = Neuer Tisch
lobby-new-note = Du bekommst einen Code und einen Link für deine Freunde. Leere Plätze gehen an Bots.
lobby-open = Tisch eröffnen
lobby-bots-now = Gleich mit Bots anfangen
lobby-how = Wie gespielt wird
lobby-who = Wer mitspielt
lobby-title = Tisch { $code }
lobby-game = Spiel
lobby-seats-label = Plätze
lobby-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
lobby-seats-with = { $counts } Plätze: mit { $set }
lobby-only-host = Das kann nur der Gastgeber ändern.
lobby-seat-less = Ein Platz weniger
lobby-seat-more = Ein Platz mehr
lobby-role-sheriff = { $count } Sheriff
lobby-role-deputy = { $count ->
    [one] { $count } Hilfssheriff
   *[other] { $count } Hilfssheriffs
}
lobby-role-outlaw = { $count ->
    [one] { $count } Bandit
   *[other] { $count } Banditen
}
lobby-role-renegade = { $count ->
    [one] { $count } { $game ->
        [dice] Gesetzloser
       *[other] Abtrünniger
    }
   *[other] { $count } { $game ->
        [dice] Gesetzlose
       *[other] Abtrünnige
    }
}
lobby-sets = Erweiterungen
lobby-variants = Hausregeln
lobby-clock = Zeit für einen Zug
lobby-clock-blitz = 20 Sekunden
lobby-clock-fast = Eine Minute
lobby-clock-calm = 2 Minuten
lobby-clock-day = Ein Tag
lobby-clock-days = Drei Tage
lobby-clock-none = Keine Uhr
lobby-public = Offen für alle
lobby-hints = Hinweise für alle
    .line = jeder darf fragen, was ein starker Spieler täte; die Partie wird nicht gewertet
lobby-you = du
lobby-host = Gastgeber
lobby-is-not-ready = Noch nicht bereit
lobby-kick = { $name } wegschicken
lobby-kick-ask = { $name } muss gehen und kann nicht an diesen Tisch zurückkommen.
lobby-kick-do = Wegschicken
lobby-make-host = { $name } zum Gastgeber machen
lobby-host-ask = Dann bestimmt { $name } über das Spiel und die Plätze und du nicht mehr.
lobby-host-do = Übergeben
lobby-stand = Aufstehen
lobby-standing = Zuschauer
lobby-leave = Tisch verlassen
lobby-fewer = Weniger Plätze
lobby-fewer-ask = { $count ->
    [one] Eine Person verliert ihren Platz und kann nur noch zuschauen.
   *[other] { $count } Personen verlieren ihren Platz und können nur noch zuschauen.
}
lobby-fewer-do = Trotzdem ändern
lobby-ask-not = Abbrechen
lobby-bot = Bot
lobby-bots = Bots auf leeren Plätzen
lobby-bot-away = Bot entfernen
lobby-level = Wie gut der Bot ist
lobby-free = Wartet auf einen Spieler
lobby-sit = Hier sitzen
lobby-take = Platz übernehmen
lobby-qr = Code-Bild groß zeigen
lobby-qr-alt = Code-Bild von { $link }
lobby-invite = Wer dem Link folgt, sitzt sofort. Ein Handy neben dir kann das Bild lesen.
lobby-link = Der Link
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-close = Schließen
lobby-chat = Chat
lobby-chat-empty = Noch hat niemand etwas gesagt.
lobby-say = Sag etwas
lobby-say-do = Senden
lobby-start = { $open ->
    [0] Anfangen
    [one] Anfangen, ein Platz für einen Bot
   *[other] Anfangen, { $open } Plätze für Bots
}
lobby-waiting = { $count ->
    [one] Warten auf einen Spieler
   *[other] Warten auf { $count } Spieler
}
lobby-ready = Ich bin bereit
lobby-not-ready = Wartet auf mich
lobby-watching = { $free ->
    [0] Du schaust zu. Alle Plätze sind besetzt; sobald einer frei wird, kannst du dich setzen.
   *[other] Du schaust zu. Nimm einen freien Platz oder den eines Bots, um mitzuspielen.
}
lobby-connecting = Einen Augenblick …
lobby-lost = Die Verbindung ist weg. Neuer Versuch …
lobby-gone = Tisch { $code }
lobby-try-again = Noch einmal versuchen
lobby-home = Startseite
lobby-person = Wer bist du auf diesem Gerät?
lobby-person-whose = Dieser Link gehört { $name }.
lobby-person-here = { $tables ->
    [0] Auf diesem Gerät bist du { $name }.
    [one] Auf diesem Gerät bist du { $name } und sitzt an { $tables } Tisch.
   *[other] Auf diesem Gerät bist du { $name } und sitzt an { $tables } Tischen.
}
lobby-person-trust = Geh nur weiter, wenn du diesen Link selbst erstellt hast. Dann bist du hier { $name }, mit denselben Plätzen.
lobby-person-do = Hier { $name } sein
lobby-person-stay = { $name } bleiben
lobby-person-leave = Nichts tun
lobby-person-done = Auf diesem Gerät bist du jetzt { $name }.
lobby-no-game = Ein Spiel dieses Namens gibt es nicht. Wähle eines von diesen.
lobby-lost-page = Hier ist nichts als Staub
lobby-lost-page-why = Unter dieser Adresse gibt es keine Seite.
lobby-invite-title = Hol deine Freunde
lobby-share = Teilen
lobby-share-text = Komm und spiel mit an Tisch { $code }!
lobby-is-away = Nicht da
lobby-you-are-ready = Du sitzt, also bist du bereit. { $host } startet das Spiel.

## Womit gespielt wird, in einem Wort

lobby-presets = Art der Partie
lobby-all-sets = Alle Erweiterungen
    .line = Alles, was es gibt, an einem Tisch
lobby-lot = Ausgelost: { $sets }
lobby-hard = { $hard ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
lobby-preset-first-game = Erste Partie
    .line = BANG! ohne die fünf Kartenarten, die eine Anleitung brauchen
lobby-preset-classic = Klassisch
    .line = BANG! so, wie es in der Schachtel lag
lobby-preset-high-noon = High noon
    .line = Jede Runde ändert ein neues Ereignis die Regeln
lobby-preset-gold-and-shadows = Gold und Schatten
    .line = Nuggets und ein Laden, Geister, und Tote kehren als Schatten zurück
lobby-preset-everything = Alles
    .line = Alle Erweiterungen auf einmal, für Kenner
lobby-preset-surprise = Überrasch mich
    .line = Zwei bis vier Erweiterungen, ausgelost

## Was an einem Tisch wegbleibt

lobby-left-out = Bleibt weg
lobby-left-out-text = Karten und Charaktere, mit denen an diesem Tisch nicht gespielt wird.
lobby-left-out-add = Weglassen …
lobby-left-out-back = Wieder mit { $name } spielen
lobby-left-out-cards = Karten
lobby-left-out-characters = Charaktere
