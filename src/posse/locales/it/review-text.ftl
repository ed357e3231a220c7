### Uno sguardo a una partita finita: ciò che dice solo `posse review`.

# $moves: quante mosse ha avuto la partita; $winners: un elenco di nomi.
review-head = { $moves } mosse; vince { $winners }
# $who ha guadagnato tanti punti su cento ($gain), con un margine di $error.
review-turn = Mossa { $move }: { $who } guadagna { $gain } punti (± { $error }). { $what }
review-mistake = Mossa { $move }, { $who }: costa { $cost } punti su cento (± { $error })
review-played = Giocato, { $chance } su 100: { $what }
review-best = Meglio, { $chance } su 100: { $what }
review-column-who = Chi
review-column-played = Giocato
review-column-best = Meglio
review-column-cost = Costo
review-decisions = Tutte le decisioni
