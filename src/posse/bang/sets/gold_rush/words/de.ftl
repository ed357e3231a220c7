### The words of Gold Rush. Every thing has its name and what it does in a few words (.line): under 26 letters for a
### piece of equipment, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-gold-rush = Gold Rush
    .line = Nuggets für Treffer, ein Laden dafür, 8 Charaktere
    .harder = schwerer

## Equipment

bang-sort-equipment = Ausrüstung
    .one = Ausrüstung
bang-equipment-shot = Schnaps
    .line = Einer erhält 1 Leben
bang-equipment-bottle = Flasche
    .line = Panik!, Bier oder BANG!
bang-equipment-pardner = Partner
    .line = Warenhaus/Duell/Cat Balou
bang-equipment-rhum = Rum
    .line = 4 aufdecken: Leben/Farbe
bang-equipment-union-pacific = Union Pacific
    .line = 4 Karten ziehen
bang-equipment-gold-rush = Goldrausch
    .line = Alle Leben, neuer Zug
bang-equipment-boots = Stiefel
    .line = Karte je verlorenes Leben
bang-equipment-lucky-charm = Glücks­bringer
    .line = Nugget je Leben verloren
bang-equipment-calumet = Friedens­pfeife
    .line = Karo wirkt nicht auf dich
bang-equipment-gold-pan = Goldpfanne
    .line = 2× Nugget für eine Karte
bang-equipment-gun-belt = Pistolen­gurt
    .line = 8 Karten auf der Hand
bang-equipment-horseshoe = Hufeisen
    .line = „Ziehen!“: 1 mehr, wählen
bang-equipment-pickaxe = Spitzhacke
    .line = 1 Karte mehr ziehen
bang-equipment-rucksack = Rucksack
    .line = 2 Nuggets für 1 Leben
bang-equipment-wanted = Steckbrief
    .line = Täter: 2 Karten, 1 Nugget

## Characters

bang-character-don-bell = Don Bell
    .line = Deckt am Zugende auf: bei Rot folgt noch ein Zug.
bang-character-dutch-will = Dutch Will
    .line = Zieht zwei, legt eine davon ab und nimmt ein Nugget.
bang-character-jacky-murieta = Jacky Murieta
    .line = Darf für 2 Nuggets schießen, sooft er mag.
bang-character-josh-mccloud = Josh McCloud
    .line = Darf für 2 Nuggets die oberste Ausrüstung nehmen.
bang-character-madam-yto = Madam Yto
    .line = Zieht eine Karte, sooft jemand ein Bier spielt.
bang-character-pretty-luzena = Pretty Luzena
    .line = Kauft einmal im Zug für 1 Nugget weniger.
bang-character-raddie-snake = Raddie Snake
    .line = Darf zweimal im Zug für ein Nugget eine Karte ziehen.
bang-character-simeon-picos = Simeon Picos
    .line = Nimmt ein Nugget für jedes verlorene Leben.

## The variant

bang-variant-shadow-gunslingers = Schattenschützen
    .line = Wer ausgeschieden ist, hat seine Züge als Schatten.
    .out = Solange mehr leben als der Sheriff und ein Abtrünniger, kommst du für jeden deiner Züge als Schatten zurück.
    .ghost = ein Schatten
    .ghost-tab = Schatten

## What is asked

ask-bang-prospect = Was machst du damit?
    .why = { $you ->
        [subject] Du hast { $thing } aufgedeckt: Wähle, wofür die Karte dient.
       *[none] { $who } hat { $thing } aufgedeckt und wählt, wofür die Karte dient.
    }

## What may be done

ask-bang-do-buy-equipment = { $what } kaufen ({ $cost ->
    [0] umsonst
    [one] 1 Nugget
   *[other] { $cost } Nuggets
})
ask-bang-do-buy-equipment-on = { $you ->
    [object] { $what } kaufen und auf dich selbst spielen
   *[none] { $what } kaufen und auf { $whom } spielen
} ({ $cost ->
    [0] umsonst
    [one] 1 Nugget
   *[other] { $cost } Nuggets
})
ask-bang-do-buy-equipment-on-hand = { $what } kaufen, auf die Hand von { $whom } ({ $cost ->
    [one] 1 Nugget
   *[other] { $cost } Nuggets
})
ask-bang-do-buy-equipment-on-card = { $you ->
    [object] { $what } kaufen, auf deine eigene Karte { $thing }
   *[none] { $what } kaufen, auf { $thing } von { $whom }
} ({ $cost ->
    [one] 1 Nugget
   *[other] { $cost } Nuggets
})
ask-bang-do-expel-equipment-on-card = { $whom } muss { $thing } ablegen ({ $cost } Nuggets)
ask-bang-for-gold = { $card } für ein Nugget verkaufen
ask-bang-do-pan = Ein Nugget zahlen, eine Karte ziehen ({ $thing })
ask-bang-button-pan = Nugget zahlen
ask-bang-do-rucksack = 2 Nuggets zahlen, 1 Leben zurück ({ $thing })
ask-bang-button-rucksack = 2 Nuggets zahlen
ask-bang-do-prospect = 2 Nuggets für die oberste Ausrüstung zahlen
ask-bang-button-prospect = 2 Nuggets zahlen
ask-bang-do-hired-shot = 2 Nuggets zahlen, auf { $whom } schießen
ask-bang-button-hired-shot = 2 Nuggets zahlen
ask-bang-aim-expel = { $you ->
    [object] Eigene Ausrüstung ablegen
   *[none] { $whom } eine Ausrüstung ablegen lassen
}
    .short = Ablegen
ask-bang-aim-post = { $you ->
    [object] Vor dir selbst aufhängen
   *[none] Vor { $whom } aufhängen
}
    .short = Gesucht

## What happens

log-bang-earned = { $you ->
    [subject] Du nimmst { $count ->
        [one] ein Nugget.
       *[other] { $count } Nuggets.
    }
   *[none] { $who } nimmt { $count ->
        [one] ein Nugget.
       *[other] { $count } Nuggets.
    }
}
log-bang-bought = { $you ->
    [subject] Du kaufst { $card }.
   *[none] { $who } kauft { $card }.
}
log-bang-bought-on = { $you ->
    [subject] Du kaufst { $card }, auf { $whom } gespielt.
    [object] { $who } kauft { $card }, auf dich gespielt.
   *[none] { $who } kauft { $card }, auf { $whom } gespielt.
}
log-bang-bought-on-hand = { $you ->
    [subject] Du kaufst { $card } gegen die Hand von { $whom }.
    [object] { $who } kauft { $card } gegen deine Hand.
   *[none] { $who } kauft { $card } gegen die Hand von { $whom }.
}
log-bang-bought-on-card = { $you ->
    [subject] Du kaufst { $card } gegen { $at } von { $whom }.
    [object] { $who } kauft { $card } gegen deine Karte { $at }.
   *[none] { $who } kauft { $card } gegen { $at } von { $whom }.
}
log-bang-bought-on-own = { $you ->
    [subject] Du kaufst { $card } für deine eigene Karte { $at }.
   *[none] { $who } kauft { $card } für die eigene Karte { $at }.
}
log-bang-expelled = { $you ->
    [subject] Du zahlst, und { $whom } legt { $thing } ab.
    [object] { $who } zahlt, und du legst { $thing } ab.
   *[none] { $who } zahlt, und { $whom } legt { $thing } ab.
}
log-bang-prospected = { $you ->
    [subject] Du deckst { $thing } auf.
   *[none] { $who } deckt { $thing } auf.
}
log-bang-wanted-paid = { $you ->
    [subject] Du bekommst das Kopfgeld für { $whom }.
    [object] { $who } bekommt das Kopfgeld für dich.
   *[none] { $who } bekommt das Kopfgeld für { $whom }.
}
log-bang-shadow-rose = { $you ->
    [subject] Du erhebst dich als Schatten.
   *[none] { $who } erhebt sich als Schatten.
}
    .guide = Wer ausgeschieden ist, kommt als Schatten für einen Zug mit zwei Karten zurück, kann nicht verletzt werden und geht am Ende wieder.
log-bang-shadow-left = { $you ->
    [subject] Dein Schatten vergeht.
   *[none] Der Schatten von { $who } vergeht.
}

## Why a bot made its move: clauses

reason-bang-good-buy = Das ist mehr wert, als es kostet
reason-bang-sell = Ein Nugget ist mir jetzt lieber
reason-bang-do-buy = Ich kaufe { $thing }: { $why }.
reason-bang-do-buy-to = Ich kaufe { $thing } für { $whom }: { $why }.
reason-bang-do-expel-to = Ich zahle, damit { $whom } { $thing } verliert: { $why }.

## What the table shows beside cards

bang-part-gold = Nuggets
    .one = Nugget
    .line = Goldnuggets, um Ausrüstung zu kaufen
    .guide = Wer einen anderen ein Leben kostet, nimmt ein Nugget. Mit Nuggets bezahlst du, was im Laden liegt.
bang-part-shop = Laden
    .guide = In deinem Zug darfst du kaufen, was im Laden liegt: Braune Ausrüstung wirkt sofort, schwarze bleibt bei dir. Ein Bier darfst du für ein Nugget verkaufen. Für den Preis und ein Nugget mehr lässt du einen anderen ein Stück seiner Ausrüstung ablegen.
bang-part-equipment-deck = Kommende Ausrüstung
bang-part-equipment = Ausrüstung
bang-part-shadow-renegade = Schatten ohne Seite
    .guide = Ein ausgeschiedener Abtrünniger nimmt zu Beginn jedes seiner Züge als Schatten eine Seite: die des Gesetzes, wenn mehr Gesetzeshüter als Banditen offen liegen, sonst die der Banditen. Mit dieser Seite gewinnt er.
    .goal = Eine Seite finden: Das geschieht zu Beginn deines ersten Zuges als Schatten.
bang-part-shadow-deputy = Schatten-Hilfssheriff
    .goal = Mit den Gesetzeshütern gewinnen: Alle Banditen und Abtrünnigen müssen fallen.
bang-part-shadow-outlaw = Schatten-Bandit
    .goal = Mit den Banditen gewinnen: Der Sheriff muss fallen.

## Warum etwas gerade nicht verkauft wird

why-too-dear = Das kostet { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}, mehr als du hast
    .short = Zu teuer
why-no-effect-now = Das könnte jetzt nichts bewirken
    .short = Jetzt nutzlos

## Warum ein Zug mit Gold nicht ging, mitten im Satz. $count ist der Preis, $held das, was $who hat.

error-nuggets = Das kostet { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}, und { $who } hat { $held }
error-shop-empty = Der Laden ist leer
error-not-in-shop = „{ $word }“ liegt nicht im Laden
error-has-one = { $who } hat das schon
error-own-equipment = Eigene Ausrüstung lässt niemand abwerfen
error-only-beer = Nur eine Bier-Karte wird für Gold verkauft
error-no-trade = Gehandelt wird nur, wenn man in seinem eigenen Zug Karten spielt
error-twice = Das geht zweimal in einem Zug
error-full-life = Es ist kein Lebenspunkt zurückzugewinnen
error-not-dying = Außerhalb des eigenen Zuges rettet das nur den letzten Lebenspunkt
