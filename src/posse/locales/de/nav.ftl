# Die Leiste am Kopf jeder Seite.
nav-home = Posse, Startseite
nav-main = Hauptmenü
nav-play = Spielen
nav-rules = Regeln
nav-replays = Replays
nav-settings = Einstellungen
nav-about = Über Posse
nav-to-noon = High Noon: das helle Thema
nav-to-midnight = Midnight: das dunkle Thema
nav-reload = Noch einmal versuchen
