### Cosa viene detto a chi non c’è, con un avviso.

away-turn = Tocca a te al tavolo { $code }.
away-turn-of = Al tavolo { $code } tocca a { $name }.
away-started = Al tavolo { $code } la partita è cominciata.
away-ready = Il tuo tavolo { $code } è al completo: si può cominciare.
away-over = La partita al tavolo { $code } è finita.
away-stop = Basta avvisi: { $link }
away-stop-do = Ferma
