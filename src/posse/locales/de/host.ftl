### Ordnung auf einem Server: was Spieler melden, und die Seite des Betreibers.

## Meldungen, für alle

host-report-title = { $name } melden
host-report-text = Das liest nur der Betreiber dieses Servers.
host-report-why = Was ist los? Du kannst das Feld leer lassen.
host-report-do = Meldung abschicken
host-report-done = Danke. Der Betreiber dieses Servers bekommt deine Meldung zu sehen.
host-report-close = Schließen

## Die Seite des Betreibers

host-title = Für Ordnung sorgen
host-intro = Was du hier tust, gilt an allen Tischen dieses Servers und steht unten im Protokoll.

host-reports = Meldungen
host-reports-none = Es wurde nichts gemeldet.
host-report = Meldung { $number }
host-report-about = Nr. { $number }: { $name }, Tisch { $table }
host-report-says = { $name } schreibt: { $why }
host-mute-day = Einen Tag stumm
host-ban-day = Einen Tag sperren
host-settle = Erledigt

host-measures = Stumm und gesperrt
host-measures-none = Niemand ist stumm oder gesperrt.
host-what = Was
host-mute = Stumm
host-ban = Sperre
host-mute-do = Stumm schalten
host-ban-do = Sperren
host-whom = Wen
host-account = Konto
host-guest = Gast
host-address = Adresse
host-who-name = Name des Kontos
host-who-person = Kennung des Gasts, wie sie in der Meldung steht
host-who-address = Adresse oder Netz, etwa 203.0.113.0/24
host-whence = Auch die Adresse sperren, von der er zuletzt kam
host-hours = Wie lange
host-hours-1 = Eine Stunde
host-hours-24 = Einen Tag
host-hours-168 = Eine Woche
host-hours-0 = Für immer
host-why = Grund
host-until = bis { $date }
host-lift = Aufheben

host-rules = Hausregeln
host-chat = Chat
host-chat-open = Offen
host-chat-emotes = Nur Emotes
host-chat-off = Aus
host-words = Wörter, die hier niemand lesen soll
host-words-note = Im Chat werden sie zu Sternchen, und kein Name darf sie enthalten.
host-lines = Chatzeilen, die jemand in der Minute schreiben darf
host-tables-each = Tische, an denen jemand sitzen darf
host-guests = Gäste
    .text = Wer kein Konto hat, darf mitspielen
host-accounts = Neue Konten
    .text = Man darf ein Konto anlegen
host-rules-do = Regeln speichern

host-close = Tisch schließen
host-close-code = Code des Tischs
host-close-note = Alle werden weggeschickt. Eine laufende Partie endet ohne Ergebnis.
host-close-do = Tisch schließen
host-close-done = Tisch { $code } ist geschlossen.
host-reset = Vergessene Passwörter
host-reset-note = Der Link gilt einen Tag und für ein neues Passwort. Gib ihn nur der richtigen Person.
host-reset-do = Link anlegen

host-log = Was getan wurde
host-log-none = Noch wurde nichts getan.
host-deed-mute = Stumm geschaltet:
host-deed-ban = Gesperrt:
host-deed-lift-mute = Darf wieder reden:
host-deed-lift-ban = Darf wieder kommen:
host-deed-close = Tisch geschlossen:
host-deed-settle = Meldung erledigt:
host-deed-rules = Hausregeln geändert
host-deed-grant = Darf für Ordnung sorgen:
host-deed-revoke = Darf nicht mehr für Ordnung sorgen:
host-deed-reset-link = Link für ein neues Passwort:

## Ein neues Passwort

host-new-password = Ein neues Passwort
host-new-password-text = Auf allen anderen Geräten wirst du abgemeldet.
