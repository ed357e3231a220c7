### Quanto sono bravi i bot e di che indole.

bots-grade-easy = Facile
bots-grade-fair = Medio
bots-grade-hard = Difficile
bots-grade-deadly = Letale
    .line = Guarda avanti: prova le sue mosse in centinaia di partite immaginate prima di farne una.
bots-temper-bold = spavaldo
    .line = Prima spara, poi pensa alla propria pelle.
bots-temper-careful = guardingo
    .line = Bada ai propri punti vita prima di far male a qualcuno.
bots-temper-greedy = avido
    .line = Di carte non ne ha mai abbastanza.
bots-temper-vengeful = vendicativo
    .line = Ricorda chi gli ha fatto male e gliela fa pagare.
