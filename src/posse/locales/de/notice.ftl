### Nachrichten für alle, die gerade weg sind, und wie man sie bekommt.

notice-title = Benachrichtigungen
notice-text = Posse kann dir sagen, dass du dran bist, wo ein Zug Stunden dauern darf, und dass dein Tisch bereit ist. Aber nur, solange du weg bist.
notice-browser = Dieser Browser
    .text = Eine Nachricht auf diesem Gerät, auch wenn Posse zu ist
notice-browser-none = Dieser Browser oder dieser Server kann das nicht. Ein Webhook geht überall.
notice-browser-denied = Dein Browser lässt Posse keine Nachrichten zeigen. Das ändert man in seinen Einstellungen.
notice-hook = Ein Webhook
notice-hook-kind = Wofür er ist
notice-hook-address = Seine Adresse
notice-hook-do = Hinzufügen
notice-list = Wohin Nachrichten gehen
notice-list-none = Nirgendwohin: Sie sind aus.
notice-kind-push = Ein Browser
notice-kind-discord = Discord
notice-kind-slack = Slack
notice-kind-ntfy = ntfy
notice-of-table = Tisch { $code }
notice-failing = antwortet nicht
notice-stop-do = Abschalten
notice-stopped = Abgeschaltet. Dorthin geht nichts mehr.
notice-stopped-before = Diese Nachrichten waren schon abgeschaltet.
notice-home = Zur Startseite
notice-table = Einem Kanal von diesem Tisch erzählen
notice-table-text = Ein Webhook hört, wann hier eine Partie beginnt und endet, und wer dran ist, wo ein Zug Stunden dauern darf.
notice-table-done = { $where } hört jetzt von diesem Tisch. Abschalten kannst du das in den Einstellungen.
