### Uno sguardo a una partita finita: probabilità, errori, fortuna.

review-chances = Probabilità di vittoria
# $side: di chi è la probabilità nella curva.
review-side = { $side ->
    [law] Legge
    [outlaws] Fuorilegge
    [renegade] Rinnegato
    [sheriff] Sceriffo
    [deputy] Vice
    [outlaw] Fuorilegge
   *[other] { $side }
}
review-turns = Svolte
review-mistakes = Gli errori più cari
review-no-mistakes = Nessuna mossa è stata nettamente peggiore della migliore.
review-luck = I momenti più fortunati
review-no-luck = Nessun momento ha cambiato molto le probabilità per fortuna.
review-how = Un errore si giudica da ciò che il giocatore poteva sapere, ed è stato riprovato in un massimo di { $worlds } altri mondi. ± è il doppio dell’errore standard.

## La pagina nel browser

review-title = Analisi
review-loading = Recupero la partita …
review-wait-line = Quali erano le probabilità, dove è girata la partita, quali mosse erano errori e che cosa è stata fortuna? Per scoprirlo il server prosegue molte volte da ogni posizione. Ci vuole circa un minuto; intanto puoi lasciare la pagina.
review-again = Riprova
# $ahead: quante altre partite vengono analizzate prima di questa.
review-waiting = { $ahead ->
    [one] Prima viene analizzata un’altra partita.
   *[other] Prima vengono analizzate altre { $ahead } partite.
}
review-working = Analisi in corso: { $percent } %
review-to-replay = Rivedi
review-place = Tavolo { $code } · mossa { $move } di { $moves }
review-percent = { $percent } %
review-slider = Mosse
review-chart = La probabilità di ogni lato in { $moves } mosse. { $sides }
review-chart-side = { $side }: da { $from } a { $to } %.
review-as-table = Le probabilità come tabella
review-column-move = Mossa
review-previous-turn = Svolta precedente
review-next-turn = Svolta successiva
review-move = Mossa { $move }
review-start = Prima della prima mossa
review-you-played = Hai giocato
review-who-played = Mossa di { $who }
review-best-move = Mossa migliore
review-cost = È costato
# $points su cento, con un margine di $error.
review-cost-line = punti su cento della probabilità di vittoria, con un margine di { $error }.
review-mistake-tag = Errore
review-small = La migliore mossa trovata vale { $points } punti in più, con un margine di { $error }: troppo poco o troppo incerto per parlare di errore.
review-good = Fra le mosse che sembrano migliori non se n’è trovata una più forte.
review-no-choice = Qui non c’era scelta.
review-how-sure = { $percent } % ± { $error }
review-table = Il tavolo dopo la mossa
review-retry = Riprova da qui
review-retry-line = Prosegui da qui contro i bot, a un tavolo tutto tuo. Le carte arrivano come allora, e non conta per nessuno.
review-show-table = Mostra il tavolo
review-whose = Errori di chi
review-mine = I miei
review-all = Di tutti
review-no-turns = Le probabilità non sono mai cambiate molto di colpo.
review-known = Che cosa si poteva sapere
review-known-of = Visto da
review-known-line = Che cosa poteva pensare { $who } dei ruoli dopo la mossa { $move }, da quanto si era visto fin lì. Il distintivo mostra la verità.
review-known-bar = { $who }: { $roles }
review-known-role = { $role } { $percent } %
review-instead = invece: { $what }
