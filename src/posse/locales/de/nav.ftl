# Die Leiste am Kopf jeder Seite.
nav-home = Posse, Startseite
nav-main = Hauptmenü
nav-play = Spielen
nav-rules = Regeln
nav-replays = Replays
nav-settings = Einstellungen
nav-about = Über Posse
nav-to-noon = Mittag: die hellen Farben
nav-to-midnight = Mitternacht: die dunklen Farben
nav-reload = Noch einmal versuchen
