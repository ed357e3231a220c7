### Avvisi per chi non c’è, e come averli.

notice-title = Avvisi
notice-text = Posse può dirti che tocca a te, dove una mossa può durare ore, e che il tuo tavolo è pronto. Lo fa solo quando non ci sei.
notice-browser = Questo browser
    .text = Un avviso su questo dispositivo, anche con Posse chiuso
notice-browser-none = Questo browser o questo server non può farlo. Un webhook funziona ovunque.
notice-browser-denied = Il tuo browser non lascia mostrare avvisi a Posse. Si cambia nelle sue impostazioni.
notice-hook = Un webhook
notice-hook-kind = Per cosa è
notice-hook-address = Il suo indirizzo
notice-hook-do = Aggiungi
notice-list = Dove vanno gli avvisi
notice-list-none = Da nessuna parte: sono spenti.
notice-kind-push = Un browser
notice-kind-discord = Discord
notice-kind-slack = Slack
notice-kind-ntfy = ntfy
notice-of-table = tavolo { $code }
notice-failing = non risponde
notice-stop-do = Ferma
notice-stopped = Fermati. Lì non arriva più niente.
notice-stopped-before = Questi avvisi erano già fermi.
notice-home = Torna alla home
notice-table = Racconta di questo tavolo a un canale
notice-table-text = Un webhook sente quando qui comincia e finisce una partita, e a chi tocca dove una mossa può durare ore.
notice-table-done = { $where } ora sente di questo tavolo. Puoi fermarlo nelle impostazioni.
