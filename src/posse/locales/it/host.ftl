### L’ordine su un server: cosa segnalano i giocatori, e la pagina di chi lo gestisce.

## Segnalazioni, per tutti

host-report-title = Segnala { $name }
host-report-text = Lo legge solo chi gestisce questo server.
host-report-why = Cosa non va? Puoi lasciare vuoto questo campo.
host-report-do = Invia la segnalazione
host-report-done = Grazie. Chi gestisce questo server vedrà la tua segnalazione.
host-report-close = Chiudi

## La pagina di chi gestisce

host-title = Mantenere l’ordine
host-intro = Quello che fai qui vale a tutti i tavoli di questo server e resta nel registro qui sotto.

host-reports = Segnalazioni
host-reports-none = Nessuna segnalazione.
host-report = segnalazione { $number }
host-report-about = N. { $number }: { $name }, tavolo { $table }
host-report-says = { $name } scrive: { $why }
host-mute-day = Silenzia per un giorno
host-ban-day = Escludi per un giorno
host-settle = Fatto

host-measures = Silenziati ed esclusi
host-measures-none = Nessuno è silenziato o escluso.
host-what = Cosa
host-mute = Silenzio
host-ban = Esclusione
host-mute-do = Silenzia
host-ban-do = Escludi
host-whom = Chi
host-account = Account
host-guest = Ospite
host-address = Indirizzo
host-who-name = Nome dell’account
host-who-person = Id dell’ospite, come nella segnalazione
host-who-address = Indirizzo o rete, per esempio 203.0.113.0/24
host-whence = Escludi anche l’ultimo indirizzo da cui è arrivato
host-hours = Per quanto
host-hours-1 = Un’ora
host-hours-24 = Un giorno
host-hours-168 = Una settimana
host-hours-0 = Per sempre
host-why = Motivo
host-until = fino al { $date }
host-lift = Annulla

host-rules = Regole della casa
host-chat = Chat
host-chat-open = Libera
host-chat-emotes = Solo emote
host-chat-off = Spenta
host-words = Parole che qui nessuno deve leggere
host-words-note = Nella chat diventano asterischi, e nessun nome può contenerle.
host-lines = Righe di chat al minuto per persona
host-tables-each = Tavoli a cui una persona può sedere
host-guests = Ospiti
    .text = Può giocare anche chi non ha un account
host-accounts = Nuovi account
    .text = Si possono creare account
host-rules-do = Salva le regole

host-close = Chiudere un tavolo
host-close-code = Codice del tavolo
host-close-note = Tutti vengono mandati via. Una partita in corso finisce senza risultato.
host-close-do = Chiudi il tavolo
host-close-done = Il tavolo { $code } è chiuso.
host-reset = Password dimenticate
host-reset-note = Il link vale un giorno e per una sola nuova password. Dallo solo alla persona giusta.
host-reset-do = Crea un link

host-log = Cosa è stato fatto
host-log-none = Ancora niente.
host-deed-mute = Silenziato:
host-deed-ban = Escluso:
host-deed-lift-mute = Può parlare di nuovo:
host-deed-lift-ban = Può tornare:
host-deed-close = Chiuso il tavolo
host-deed-settle = Chiusa la segnalazione
host-deed-rules = Cambiate le regole della casa
host-deed-grant = Può mantenere l’ordine:
host-deed-revoke = Non può più mantenere l’ordine:
host-deed-reset-link = Link per una nuova password:

## Una nuova password

host-new-password = Una nuova password
host-new-password-text = Su tutti gli altri dispositivi vieni disconnesso.
