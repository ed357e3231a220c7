### Wie gut Bots sind und was für welche.

bots-grade-easy = Leicht
bots-grade-fair = Mittel
bots-grade-hard = Schwer
bots-grade-deadly = Tödlich
    .line = Denkt voraus: probiert seine Züge in Hunderten gedachter Partien aus, bevor er einen macht.
bots-temper-bold = draufgängerisch
    .line = Schießt zuerst und denkt erst dann an die eigene Haut.
bots-temper-careful = vorsichtig
    .line = Hält die eigenen Lebenspunkte zusammen, bevor er jemandem wehtut.
bots-temper-greedy = gierig
    .line = Kann nicht genug Karten haben.
bots-temper-vengeful = rachsüchtig
    .line = Merkt sich, wer ihm wehgetan hat, und zahlt es heim.
