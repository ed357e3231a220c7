### The Fair, a made-up set.

bang-set-fair = Der Jahrmarkt
    .line = Karten, Preise und ein Riesenrad
    .harder = schwerer

## Cards

bang-card-popgun = Korkenflinte
    .line = Drei Korken zum Schießen
bang-card-balloon = Luftballon
    .line = Du bist 1 weiter weg
bang-card-candyfloss = Zuckerwatte
    .line = Nimm 2 Fahrscheine
bang-card-fireworks = Feuerwerk
    .line = Alle verlieren 1 Leben
bang-card-price-tag = Preisschild
    .line = 3 Fahrscheine als Lohn

## Prizes

bang-sort-prize = Preise
    .one = Preis
bang-prize-big-hat = Großer Hut
    .line = Acht Karten halten
bang-prize-teddy-bear = Teddybär
    .line = Rettet dich einmal
bang-prize-lemonade = Limonade
    .line = 1 Leben zurück

## Characters

bang-character-barker = Ausrufer
    .line = Nimmt einen Fahrschein für jedes Bier der anderen
bang-character-sharpshooter = Scharfschütze
    .line = Zieht bei BANG!: Pik trifft sicher, Herz doppelt
bang-character-magpie = Elster
    .line = Nimmt die aufgedeckten Karten

bang-character-acrobat = Akrobat
    .line = Lenkt ein BANG! für eine Karte auf einen Nachbarn
bang-character-juggler = Jongleur
    .line = Zuckerwatte schützt ihn; Lose für verlorene Karten

## Events and attractions

bang-event-charity = Wohltätigkeit
    .line = Niemand verliert mehr als 1 Leben
bang-event-fireworks = Feuerwerk
    .line = Ein zweites BANG! in jedem Zug
bang-sort-attraction = Attraktionen
    .one = Attraktion
bang-attraction-crystal-ball = Kristallkugel
    .line = Alle Hände liegen offen
bang-attraction-mirror-maze = Spiegelkabinett
    .line = Jede Karte gilt als Fehlschuss!
bang-attraction-carousel = Karussell
    .line = Zwei Spieler tauschen die Plätze
bang-attraction-free-for-all = Jeder gegen jeden
    .line = Der letzte Lebende gewinnt
bang-goals-last-one-standing = Bleib als Letzter am Leben

## A house rule

bang-variant-dry-fair = Trockener Jahrmarkt
    .line = Kein Bier, aber eine neue Karte für leere Hände.

## Parts of the table

bang-part-tickets = Fahrscheine
    .one = Fahrschein
bang-part-corks = Korken
    .one = Korken
bang-part-booth = Losbude
bang-part-prizes = Weitere Preise
bang-part-won = Preise
bang-part-attraction = Attraktion
bang-part-wheel = Riesenrad
bang-rule-ground = Boden
bang-rule-halfway = Auf halber Höhe
bang-rule-sky = Himmel

## What happens

log-bang-attraction = Neue Attraktion: { $thing }. { $line }.
log-bang-tickets-won = { $you ->
    [subject] Du nimmst { $count ->
        [one] einen Fahrschein.
       *[other] { $count } Fahrscheine.
    }
   *[none] { $who } nimmt { $count ->
        [one] einen Fahrschein.
       *[other] { $count } Fahrscheine.
    }
}
log-bang-prize-bought = { $you ->
    [subject] Du kaufst { $thing }.
   *[none] { $who } kauft { $thing }.
}
log-bang-prize-expelled = { $you ->
    [subject] { $whom } muss deinetwegen { $thing } zurückgeben.
    [object] Du musst wegen { $who } { $thing } zurückgeben.
   *[none] { $whom } muss wegen { $who } { $thing } zurückgeben.
}
log-bang-wheel = Das Riesenrad dreht sich: { $position ->
    [0] wieder am Boden, und ein Fahrschein für alle.
    [1] auf halber Höhe.
   *[other] hoch am Himmel.
}
log-bang-hugged = { $you ->
    [subject] Der Teddybär rettet dich.
   *[none] Der Teddybär rettet { $who }.
}
log-bang-snatched = { $you ->
    [subject] Du schnappst dir { $card }.
   *[none] { $who } schnappt sich { $card }.
}
log-bang-swapped-seats = { $you ->
    [subject] Du tauschst den Platz mit { $whom }.
    [object] { $who } tauscht den Platz mit dir.
   *[none] { $who } tauscht den Platz mit { $whom }.
}
log-bang-eats = { $you ->
    [subject] Du isst { $card }.
   *[none] { $who } isst { $card }.
}

## What may be done

ask-bang-do-buy-prize = { $what } kaufen für { $cost ->
    [one] 1 Fahrschein
   *[other] { $cost } Fahrscheine
}
ask-bang-do-expel-prize-on-card = { $whom } muss { $thing } zurückgeben, für { $cost } Fahrscheine
ask-bang-for-ticket = { $card } für einen Fahrschein verkaufen
