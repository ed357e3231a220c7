### Ein Rückblick auf ein beendetes Spiel: was nur `posse review` sagt.

# $moves: wie viele Züge das Spiel hatte; $winners: eine Liste von Namen.
review-head = { $moves } Züge; gewonnen von { $winners }
# $who gewann so viele Punkte von hundert ($gain), auf $error genau.
review-turn = Zug { $move }: { $who } gewinnt { $gain } Punkte (± { $error }). { $what }
review-mistake = Zug { $move }, { $who }: kostet { $cost } Punkte von hundert (± { $error })
review-played = Gespielt, { $chance } von 100: { $what }
review-best = Besser, { $chance } von 100: { $what }
review-column-who = Wer
review-column-played = Gespielt
review-column-best = Besser
review-column-cost = Kosten
review-decisions = Alle Entscheidungen
