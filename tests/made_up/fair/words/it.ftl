### The Fair, a made-up set.

bang-set-fair = La Fiera
    .line = Biglietti, premi e una ruota panoramica
    .harder = più difficile

## Cards

bang-card-popgun = Fucile a Tappi
    .line = Tre tappi per sparare
bang-card-balloon = Palloncino
    .line = Sei visto 1 più lontano
bang-card-candyfloss = Zucchero Filato
    .line = Prendi 2 biglietti
bang-card-fireworks = Fuochi d’Artificio
    .line = Tutti perdono 1 vita
bang-card-price-tag = Cartellino
    .line = 3 biglietti a chi uccide

## Prizes

bang-sort-prize = Premi
    .one = Premio
bang-prize-big-hat = Cappellone
    .line = Tieni otto carte
bang-prize-teddy-bear = Orsacchiotto
    .line = Ti salva una volta
bang-prize-lemonade = Limonata
    .line = Recuperi 1 vita

## Characters

bang-character-barker = Imbonitore
    .line = Prende un biglietto per ogni Birra degli altri
bang-character-sharpshooter = Tiratore Scelto
    .line = Estrae per BANG!: Picche sicuro, Cuori doppio
bang-character-magpie = Gazza
    .line = Prende le carte scoperte

bang-character-acrobat = Acrobata
    .line = Devia un BANG! su un vicino per una carta
bang-character-juggler = Giocoliere
    .line = Evita con lo zucchero filato; biglietti per le carte perse

## Events and attractions

bang-event-charity = Beneficenza
    .line = Nessuno perde più di 1 vita per colpo
bang-event-fireworks = Fuochi d’Artificio
    .line = Un secondo BANG! in ogni turno
bang-sort-attraction = Attrazioni
    .one = Attrazione
bang-attraction-crystal-ball = Sfera di Cristallo
    .line = Tutte le mani sono scoperte
bang-attraction-mirror-maze = Labirinto di Specchi
    .line = Ogni carta vale come Mancato!
bang-attraction-carousel = Giostra
    .line = Due giocatori si scambiano di posto
bang-attraction-free-for-all = Tutti contro Tutti
    .line = Vince l’ultimo rimasto vivo
bang-goals-last-one-standing = Resta l’ultimo in vita

## A house rule

bang-variant-dry-fair = Fiera Asciutta
    .line = Niente Birra, ma una carta nuova a mano vuota.

## Parts of the table

bang-part-tickets = Biglietti
    .one = Biglietto
bang-part-corks = Tappi
    .one = Tappo
bang-part-booth = Baraccone
bang-part-prizes = Altri premi
bang-part-won = Premi
bang-part-attraction = Attrazione
bang-part-wheel = Ruota panoramica
bang-rule-ground = A terra
bang-rule-halfway = A metà
bang-rule-sky = In cielo

## What happens

log-bang-attraction = Nuova attrazione: { $thing }. { $line }.
log-bang-tickets-won = { $you ->
    [subject] Prendi { $count ->
        [one] un biglietto.
       *[other] { $count } biglietti.
    }
   *[none] { $who } prende { $count ->
        [one] un biglietto.
       *[other] { $count } biglietti.
    }
}
log-bang-prize-bought = { $you ->
    [subject] Compri { $thing }.
   *[none] { $who } compra { $thing }.
}
log-bang-prize-expelled = { $you ->
    [subject] Fai restituire { $thing } a { $whom }.
    [object] { $who } ti fa restituire { $thing }.
   *[none] { $who } fa restituire { $thing } a { $whom }.
}
log-bang-wheel = La ruota gira: { $position ->
    [0] di nuovo a terra, e un biglietto per tutti.
    [1] a metà.
   *[other] alta nel cielo.
}
log-bang-hugged = { $you ->
    [subject] L’orsacchiotto ti salva.
   *[none] L’orsacchiotto salva { $who }.
}
log-bang-snatched = { $you ->
    [subject] Arraffi { $card }.
   *[none] { $who } arraffa { $card }.
}
log-bang-swapped-seats = { $you ->
    [subject] Ti scambi di posto con { $whom }.
    [object] { $who } si scambia di posto con te.
   *[none] { $who } si scambia di posto con { $whom }.
}
log-bang-eats = { $you ->
    [subject] Mangi { $card }.
   *[none] { $who } mangia { $card }.
}

## What may be done

ask-bang-do-buy-prize = Compra { $what } per { $cost ->
    [one] 1 biglietto
   *[other] { $cost } biglietti
}
ask-bang-do-expel-prize-on-card = Fai restituire { $thing } a { $whom } per { $cost } biglietti
ask-bang-for-ticket = Vendi { $card } per un biglietto
