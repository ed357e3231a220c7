### Einstellungen: wie Posse aussieht, klingt und spielt, und wer man ist.

settings-title = Einstellungen
settings-kept = Alles gilt sofort und bleibt in diesem Browser gespeichert.

## Bild und Ton

settings-look = Bild und Ton
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-noon = Mittag
settings-theme-midnight = Mitternacht
settings-sound = Ton
    .text = Schüsse, Karten und ein Ruf, wenn du dran bist
settings-volume = Lautstärke
settings-volume-now = { $percent } Prozent
settings-test = Probeschuss
settings-speed = Animationen
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-still = Dein System wünscht weniger Bewegung, darum bewegt sich hier nichts.
settings-four = Vier Farben für die Kartenfarben
    .text = Karo blau, Kreuz grün: leichter zu unterscheiden

## Spielen

settings-play = Am Tisch
settings-ask = Vor dem Ende des Zuges fragen
    .text = Wenn du noch Karten spielen könntest
settings-pass = Von selbst passen
    .text = Wenn es keine andere Antwort gibt; ist das aus, drückst du selbst
settings-hints = Tipps für Neulinge
    .text = Kurze Hinweise, was geht und warum etwas nicht geht
settings-guide = Einführung in die erste Partie
    .text = Führt dich noch einmal um den Tisch
settings-guide-do = Noch einmal zeigen
settings-guide-done = Sie begrüßt dich bei der nächsten Partie

## Du

settings-you = Du
settings-name = Dein Name
settings-name-note = So sehen dich die anderen. In einer laufenden Partie bleibt der alte.
settings-name-account = Du änderst ihn unter „Konto“, mit deinem Passwort.
settings-saved = Gespeichert
settings-before = Auf diesem Gerät warst du vorher { $name }.
settings-before-do = Wieder { $name } sein
settings-device = Auf einem anderen Gerät weiterspielen
settings-device-text = Öffne diesen Link auf dem Handy oder einem anderen Rechner, und du bist dort dieselbe Person mit denselben Plätzen.
settings-device-do = Link erstellen
settings-device-lasts = { $minutes ->
    [one] Gilt einmal, eine Minute lang. Wer ihn hat, spielt als du: Gib ihn nicht weiter.
   *[other] Gilt einmal, { $minutes } Minuten lang. Wer ihn hat, spielt als du: Gib ihn nicht weiter.
}
settings-device-qr = Code-Bild des Links
settings-copy = Link kopieren
settings-copied = Kopiert
settings-link = Der Link

## Das Konto

settings-account = Konto
settings-account-why = Du kannst auch ohne spielen. Ein Konto behält deinen Namen, deine Partien und deine Wertung, auf jedem Gerät.
settings-account-way = Konto
settings-create = Anlegen
settings-login = Anmelden
settings-account-name = Name
settings-password = Passwort
settings-password-note = Mindestens 8 Zeichen
settings-create-do = Konto anlegen
settings-login-do = Anmelden
settings-logged-in = Angemeldet als { $name }
settings-logout = Abmelden
settings-rename = Namen ändern
settings-rename-to = Neuer Name
settings-rename-note = Gespielte Partien behalten den alten, und andere können ihn nehmen.
settings-rename-do = Ändern
settings-rename-done = Ab jetzt heißt du { $name }.
settings-password-change = Passwort ändern
settings-password-old = Bisheriges Passwort
settings-password-new = Neues Passwort
settings-password-do = Ändern
settings-password-done = Geändert. Deine anderen Geräte sind abgemeldet.
settings-delete = Konto löschen
settings-delete-text = Name, Passwort und Wertung sind für immer weg. Die Partien bleiben, ohne deinen Namen.
settings-delete-do = Endgültig löschen
settings-deleted = Das Konto ist gelöscht.
settings-loading = Einen Augenblick …

## Statistik

settings-stats = Deine Partien
settings-stats-none = Noch keine Partie. Setz dich hin und spiel eine.
settings-stats-role = Rolle
settings-stats-played = Gespielt
settings-stats-won = Gewonnen
settings-stats-rating = Wertung { $points }
settings-stats-rated = { $games ->
    [one] nach { $games } Partie
   *[other] nach { $games } Partien
}
