### Impostazioni: aspetto, suono e gioco di Posse, e chi sei.

settings-title = Impostazioni
settings-kept = Tutto vale subito e resta in questo browser.

## Aspetto e suono

settings-look = Aspetto e suono
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come il sistema
settings-theme-noon = Mezzogiorno
settings-theme-midnight = Mezzanotte
settings-sound = Suono
    .text = Spari, carte e un richiamo quando tocca a te
settings-volume = Volume
settings-volume-now = { $percent } per cento
settings-test = Sparo di prova
settings-speed = Animazioni
settings-speed-off = Spente
settings-speed-fast = Veloci
settings-speed-normal = Normali
settings-speed-slow = Lente
settings-speed-still = Il tuo sistema chiede meno movimento, quindi qui non si muove nulla.
settings-four = Quattro colori per i semi
    .text = Quadri blu, fiori verdi: più facili da distinguere

## Giocare

settings-play = Al tavolo
settings-ask = Chiedi prima di terminare il turno
    .text = Quando hai ancora carte che potresti giocare
settings-pass = Passa da solo
    .text = Quando non puoi rispondere altro; se spento, premi tu
settings-hints = Consigli per chi comincia
    .text = Brevi note su che cosa puoi fare e perché no
settings-guide = Guida alla prima partita
    .text = Ti porta ancora una volta in giro per il tavolo
settings-guide-do = Mostrala di nuovo
settings-guide-done = Ti accoglierà alla prossima partita

## Tu

settings-you = Tu
settings-name = Il tuo nome
settings-name-note = È quello che vedono gli altri. In una partita in corso resta il vecchio.
settings-name-account = Si cambia sotto «Account», con la tua password.
settings-saved = Salvato
settings-before = Su questo dispositivo prima eri { $name }.
settings-before-do = Torna a essere { $name }
settings-device = Continua su un altro dispositivo
settings-device-text = Apri questo link sul telefono o su un altro computer e lì sarai la stessa persona, con gli stessi posti.
settings-device-do = Crea un link
settings-device-lasts = { $minutes ->
    [one] Vale una sola volta, per un minuto. Chi ce l’ha gioca al posto tuo: non passarlo a nessuno.
   *[other] Vale una sola volta, per { $minutes } minuti. Chi ce l’ha gioca al posto tuo: non passarlo a nessuno.
}
settings-device-qr = Codice QR del link
settings-copy = Copia link
settings-copied = Copiato
settings-link = Il link

## L’account

settings-account = Account
settings-account-why = Puoi giocare anche senza. Un account conserva il tuo nome, le tue partite e il tuo punteggio, su ogni dispositivo.
settings-account-way = Account
settings-create = Crea
settings-login = Accedi
settings-account-name = Nome
settings-password = Password
settings-password-note = Almeno 8 caratteri
settings-create-do = Crea l’account
settings-login-do = Accedi
settings-logged-in = Hai effettuato l’accesso come { $name }
settings-logout = Esci
settings-rename = Cambia il nome
settings-rename-to = Nuovo nome
settings-rename-note = Le partite già giocate tengono quello vecchio, e altri possono prenderlo.
settings-rename-do = Cambialo
settings-rename-done = D’ora in poi ti chiami { $name }.
settings-password-change = Cambia la password
settings-password-old = Password attuale
settings-password-new = Nuova password
settings-password-do = Cambiala
settings-password-done = Cambiata. Sugli altri tuoi dispositivi la sessione è chiusa.
settings-delete = Elimina l’account
settings-delete-text = Nome, password e punteggio spariscono per sempre. Le partite restano, senza il tuo nome.
settings-delete-do = Elimina per sempre
settings-deleted = L’account è eliminato.
settings-loading = Un momento…

## Statistiche

settings-stats = Le tue partite
settings-stats-none = Ancora nessuna partita. Siediti e giocane una.
settings-stats-role = Ruolo
settings-stats-played = Giocate
settings-stats-won = Vinte
settings-stats-rating = Punteggio { $points }
settings-stats-rated = { $games ->
    [one] dopo { $games } partita
   *[other] dopo { $games } partite
}
