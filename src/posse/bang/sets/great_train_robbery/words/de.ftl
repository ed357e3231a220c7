### The words of The Great Train Robbery. Every thing has its name and what it does in a few words (.line): under 26
### letters for a card or a railcar, 60 for a character. A station has what it costs, as short as it can be (.price).

## The set: what it adds, and how much harder it is

bang-set-great-train-robbery = The Great Train Robbery
    .line = Eine Eisenbahn mit 16 Waggons und 8 Charaktere
    .harder = schwerer

## Cards

bang-card-dragoon = Dragoon
    .line = Weite 2, ein BANG! mehr
bang-card-map = Landkarte
    .line = Sieh 2 Karten, wirf 1 ab
bang-card-refund = Erstattung
    .line = Bestohlen: zieh 1 Karte
bang-card-strongbox = Geld­kassette
    .line = Zugende: zieh 1 Karte
bang-card-cactus = Kaktus
    .line = Ausweichen; rot: 1 Leben
bang-card-evaded = Entwischt!
    .line = Ausweichen, Karte nehmen
bang-card-full-steam = Volldampf
    .line = Bahn zur Endstation
bang-card-knife-revolver = Messer­revolver
    .line = Schuss; J bis A: behalten
bang-card-money-bag = Geldsack
    .line = Wie die oberste Ablage
bang-card-most-wanted = Meist­gesucht
    .line = 1 Karte; Pik: –1 Leben
bang-card-next-stop = Nächster Halt
    .line = 1 Karte, Bahn rollt an
bang-card-switch = Weiche
    .line = Tausch ausliegende Karten
bang-card-train-robbery = Zug­überfall
    .line = Je Karte: weg oder Schuss
bang-card-water-tower = Wasserturm
    .line = Ein Waggon umsonst

## Railcars

bang-sort-railcar = Waggons
    .one = Waggon
bang-railcar-baggage-car = Gepäck­wagen
    .line = Abwehr, Diebstahl, Schuss
bang-railcar-caboose = Brems­wagen
    .line = Blaue Karten wehren ab
bang-railcar-cattle-truck = Viehwagen
    .line = Nimm 1 von 3 Abgelegten
bang-railcar-circus-wagon = Zirkus­wagen
    .line = Andere legen 1 Karte ab
bang-railcar-coal-hopper = Kohlen­wagen
    .line = 1 Karte, 1 Waggon weg
bang-railcar-dining-car = Speise­wagen
    .line = Zugbeginn, Herz: 1 Leben
bang-railcar-express-car = Express­wagen
    .line = Hand weg, neuer Zug
bang-railcar-ghost-car = Geister­wagen
    .line = Spielt ohne Leben weiter
    .ghost = ein Geist
    .ghost-tab = Geist
bang-railcar-lounge-car = Salon­wagen
    .line = Zieh 2 Waggons, gib 1 ab
bang-railcar-lumber-flatcar = Holzwagen
    .line = Sieht alle 1 weiter weg
bang-railcar-mail-car = Postwagen
    .line = Zieh 3 Karten, gib 1 ab
bang-railcar-observation-car = Aussichts­wagen
    .line = Zielfernrohr + Mustang
bang-railcar-passenger-car = Personen­wagen
    .line = Nimm irgendeine Karte
bang-railcar-prisoner-car = Gefangenen­wagen
    .line = Ohne Duell und Indianer!
bang-railcar-private-car = Privat­wagen
    .line = Leere Hand: kein BANG!
bang-railcar-sleeper-car = Schlaf­wagen
    .line = Blaue Karte als BANG!

## The locomotive: the train is pulled by one side of it, and at the End of the Line that does something

bang-sort-locomotive = Lokomotiven
    .one = Lokomotive
bang-locomotive-ironhorse = Ironhorse
    .line = Ein Schuss auf alle
bang-locomotive-leland = Leland
    .line = Eine Karte für alle

## Stations

bang-sort-station = Stationen
    .one = Station
bang-station-boom-town = Boom Town
    .line = Kostet eine BANG!-Karte
    .price = BANG!
bang-station-catico = Catico
    .line = Kostet eine Cat Balou oder eine Panik!
    .price = Panik!/Cat
bang-station-creepy-creek = Creepy Creek
    .line = Kostet eine Pik-Karte
    .price = ♠
bang-station-crowns-hole = Crown’s Hole
    .line = Kostet ein Bier
    .price = Bier
bang-station-deathwood = Deathwood
    .line = Kostet eine blaue Karte
    .price = Blau
bang-station-dodgville = Dodgville
    .line = Kostet einen Fehlschuss!
    .price = Fehlschuss!
bang-station-fort-wroth = Fort Wroth
    .line = Kostet eine 10, einen Buben, eine Dame, einen König oder ein Ass
    .price = 10–A
bang-station-frisco = Frisco
    .line = Kostet eine Kreuz-Karte
    .price = ♣
bang-station-miners-oath = Miner’s Oath
    .line = Kostet eine Karo-Karte
    .price = ♦
bang-station-san-tafe = San Tafe
    .line = Kostet eine Herz-Karte
    .price = ♥
bang-station-tombrock = Tombrock
    .line = Kostet einen Lebenspunkt, nie den letzten
    .price = 1 Leben
bang-station-yooma = Yooma
    .line = Kostet eine Karte von 2 bis 9
    .price = 2–9
bang-station-virginia-town = Virginia Town
    .line = Kostet zwei beliebige Karten
    .price = 2 Karten

## Characters

bang-character-benny-brawler = Benny Brawler
    .line = Darf in seinem Zug beliebig viele Waggons nehmen.
bang-character-evan-babbit = Evan Babbit
    .line = Gleiche Farbe: Lenkt ein BANG! auf einen Nachbarn um.
bang-character-jimmy-texas = Jimmy Texas
    .line = Zieht am Ende seines Zuges eine Karte.
bang-character-manuelita = Manuelita
    .line = Zieht bei jeder Ankunft an der Endstation 2 Karten.
bang-character-sancho = Sancho
    .line = Darf einmal im Zug einen Waggon umsonst nehmen.
bang-character-sgt-blaze = Sgt. Blaze
    .line = Verschont einen, wenn er mehrere trifft.
bang-character-shade-oconnor = Shade O’Connor
    .line = Rollt die Bahn bei anderen, darf er 1 Karte tauschen.
bang-character-zippy-roy = Zippy Roy
    .line = Darf einmal im Zug die Bahn weiterrollen lassen.

## What is asked

ask-bang-take-railcar = Nimmst du einen Waggon?
    .why = { $you ->
        [subject] Die Eisenbahn ist an der Endstation: Du darfst eine Station bezahlen und nehmen, was darunter steht.
       *[none] Die Eisenbahn ist an der Endstation: { $who } darf einen Waggon nehmen.
    }
    .which = Welchen Waggon nimmst du?
    .must = { $you ->
        [subject] Du hast die Eisenbahn weiterrollen lassen: Nun musst du eine Station bezahlen und nehmen, was darunter steht.
       *[none] { $who } hat die Eisenbahn weiterrollen lassen und nimmt einen Waggon.
    }
ask-bang-place-railcar = Vor wen stellst du ihn?
    .why = { $you ->
        [subject] Du hast den { $thing } genommen und darfst ihn vor irgendwen stellen.
       *[none] { $who } hat den { $thing } genommen und darf ihn vor irgendwen stellen.
    }
ask-bang-share-railcars = Welchen Waggon gibst du ab, und an wen?
    .why = { $you ->
        [subject] { $thing }: Einer geht an einen anderen Spieler, der andere bleibt bei dir.
       *[none] { $thing }: { $who } gibt einen von zwei Waggons ab.
    }
ask-bang-share-mail = Welche Karte gibst du ab, und an wen?
    .why = { $you ->
        [subject] { $thing }: Eine der gezogenen Karten geht an einen anderen Spieler.
       *[none] { $thing }: { $who } gibt eine von drei Karten ab.
    }
# $whom plays the Train Robbery.
ask-bang-robbery = Karte ablegen oder einen Schuss hinnehmen?
    .why = { $you ->
        [subject] { $whom } überfällt dich: Für jede Karte vor dir legst du sie ab, oder { $whom } schießt auf dich.
        [object] Du überfällst { $who }: Für jede ausliegende Karte heißt es ablegen oder beschossen werden.
       *[none] { $whom } überfällt { $who }: Für jede ausliegende Karte heißt es ablegen oder beschossen werden.
    }
ask-bang-look = Wirfst du eine davon ab?
    .why = { $you ->
        [subject] { $thing }: Das sind die nächsten zwei Karten des Stapels.
       *[none] { $thing }: { $who } sieht sich die nächsten zwei Karten des Stapels an.
    }
ask-bang-exchange = Tauschst du eine Karte?
    .why = { $you ->
        [subject] Die Eisenbahn ist weitergerollt. Mit { $thing } darfst du eine Karte ablegen, um eine zu ziehen.
       *[none] Die Eisenbahn ist weitergerollt. { $who } darf eine Karte ablegen, um eine zu ziehen.
    }
# $thing is about to hit several players.
ask-bang-spare = Wen verschonst du?
    .why = { $you ->
        [subject] { $thing }: Du darfst einen Spieler davon ausnehmen.
       *[none] { $thing }: { $who } darf einen Spieler davon ausnehmen.
    }
ask-bang-pick-discard = Welche Karte nimmst du?
    .why = { $you ->
        [subject] { $thing }: Das sind die obersten Karten der Ablage.
       *[none] { $thing }: { $who } nimmt eine Karte von der Ablage.
    }

## What may be done

# $cost: 1 if it is paid with a life point.
ask-bang-do-take-railcar = { $cost ->
    [0] { $what } nehmen
   *[other] { $what } für 1 Leben nehmen
}
ask-bang-do-advance = Die Eisenbahn vorrücken lassen, dann einen Waggon nehmen
ask-bang-button-advance = Bahn vorrücken
ask-bang-do-free-railcar = { $places } umsonst nehmen
ask-bang-button-free-railcar = Waggon umsonst
ask-bang-do-move-train = Die Eisenbahn weiterrollen lassen, dank { $thing }
ask-bang-button-move-train = Bahn weiterrollen
ask-bang-do-divert = { $cards } ablegen und den Schuss auf { $whom } lenken
ask-bang-button-divert = Ablenken
ask-bang-do-exchange = { $cards } ablegen und eine Karte ziehen
ask-bang-button-exchange = Karte tauschen
ask-bang-do-give-away = { $what } an { $whom } geben
ask-bang-do-hand-it-over = { $thing } ablegen
ask-bang-button-hand-it-over = Ablegen
ask-bang-do-be-shot = { $thing } behalten und einen Schuss hinnehmen
ask-bang-button-be-shot = Schuss hinnehmen
ask-bang-do-put = { $you ->
    [object] Vor dich selbst stellen
   *[none] Vor { $whom } stellen
}
ask-bang-aim-put = { $you ->
    [object] Vor dich selbst stellen
   *[none] Vor { $whom } stellen
}
    .short = Hierher
ask-bang-do-spare = { $you ->
    [object] Dich selbst verschonen
   *[none] { $whom } verschonen
}
ask-bang-aim-spare = { $you ->
    [object] Dich selbst verschonen
   *[none] { $whom } verschonen
}
    .short = Schonen
ask-bang-for-double = { $card }: Die Lok wirkt zweimal
ask-bang-for-ignore = { $card }: Die Lok wirkt nicht
ask-bang-pass-take-railcar = Keinen nehmen
ask-bang-pass-look = Liegen lassen
ask-bang-pass-exchange = Karten behalten
ask-bang-pass-spare = Niemanden verschonen
ask-bang-aim-rob-train = { $you ->
    [object] Dich selbst überfallen
   *[none] { $whom } überfallen
}
    .short = Überfall
ask-bang-aim-switch = { $you ->
    [object] Mit dir selbst tauschen
   *[none] Mit { $whom } tauschen
}
    .short = Tauschen
ask-bang-aim-divert = { $you ->
    [object] Den Schuss auf dich selbst lenken
   *[none] Den Schuss auf { $whom } lenken
}
    .short = Ablenken

## Why a card cannot be played now

why-no-railcar = Unter keiner Station steht ein Waggon, den du nehmen kannst
    .short = Kein Waggon da
why-nothing-to-copy = Die oberste Ablage lässt sich jetzt nicht nachahmen
    .short = Keine Vorlage
why-nothing-to-swap = Es liegen keine zwei Karten aus, die man tauschen könnte
    .short = Nichts zu tauschen
why-no-discards = Es liegt keine Karte auf der Ablage
    .short = Ablage leer
why-no-other-railcar = Vor niemandem liegt ein anderer Waggon
    .short = Kein Waggon da
why-no-blue-card = Du hast keine andere blaue Karte und keinen Waggon dafür
    .short = Keine blaue Karte

## What happens

log-bang-train-moved = Die Eisenbahn rollt weiter nach { $thing }.
log-bang-line-ended = Endstation! { $thing } ist angekommen.
    .guide = Endstation: Wer am Zug ist, darf noch einen Waggon nehmen. Dann wirkt die Lokomotive, Ironhorse mit einem Schuss auf alle, Leland mit einer Karte für alle, und eine neue Strecke beginnt.
log-bang-new-line = Eine neue Strecke wird gelegt, und { $thing } fährt wieder an.
log-bang-took-railcar = { $you ->
    [subject] Du nimmst den { $card }.
   *[none] { $who } nimmt den { $card }.
}
    .guide = Ein Waggon liegt vor dem, der ihn genommen hat, wie eine blaue Karte: Andere können ihn nehmen oder ablegen lassen. Manche wirken immer, andere einmal, dann sind sie weg. Zeig auf einen oder drück länger darauf, um ihn zu lesen.
log-bang-placed-railcar = { $you ->
    [subject] Du stellst den { $card } vor { $whom }.
    [object] { $who } stellt den { $card } vor dich.
   *[none] { $who } stellt den { $card } vor { $whom }.
}
log-bang-kept-railcar = { $you ->
    [subject] Der { $card } liegt jetzt vor dir.
   *[none] Der { $card } liegt jetzt vor { $who }.
}
log-bang-railcars-drawn = { $you ->
    [subject] Du ziehst { $cards }.
   *[none] { $who } zieht { $cards }.
}
log-bang-switched = { $you ->
    [subject] Du tauschst { $card } gegen { $at } von { $whom }.
    [object] { $who } tauscht { $card } gegen { $at } von dir.
   *[none] { $who } tauscht { $card } gegen { $at } von { $whom }.
}
log-bang-snatched-shot = { $you ->
    [subject] Du fängst { $card } auf und behältst die Karte.
   *[none] { $who } fängt { $card } auf und behält die Karte.
}
log-bang-became-ghost = { $you ->
    [subject] Der { $thing } hält dich im Spiel: Du fährst als Geist weiter.
   *[none] Der { $thing } hält { $who } im Spiel, als Geist.
}
    .guide = Der Geisterwagen hält jemanden ohne Lebenspunkte im Spiel: Er kann nicht mehr verletzt werden und ist draußen, sobald er den Wagen verliert.
log-bang-rides-again = { $you ->
    [subject] Der { $thing } holt dich zurück: Du fährst als Geist weiter.
   *[none] Der { $thing } holt { $who } zurück, als Geist.
}
log-bang-robs-train = { $you ->
    [subject] Du überfällst { $whom }: { $card }.
    [object] { $who } überfällt dich: { $card }.
   *[none] { $who } überfällt { $whom }: { $card }.
}

## Why a bot made its move: clauses

reason-bang-good-railcar = Das ist mehr wert, als es kostet
reason-bang-do-take = Ich nehme { $thing }: { $why }.
reason-bang-do-advance = Ich lasse die Eisenbahn weiterrollen: { $why }.

## What the table shows beside cards

bang-part-train = Die Eisenbahn
    .end = Endstation
    .line = Station bezahlen, Waggon darunter nehmen
    .guide = Die Eisenbahn fährt die Stationen entlang. Einmal in deinem Zug darfst du bezahlen, was eine Station kostet, und den Waggon darunter nehmen. Sie rollt weiter, wenn der Zug des Sheriffs beginnt und wenn jemand sie rollen lässt; hinter der letzten Station wirkt die Lokomotive auf alle.

## What is refused

error-no-train = Das geht nur, wenn man in seinem eigenen Zug Karten spielt
error-advanced = Umsonst rückt die Eisenbahn einmal in einem Zug vor
error-no-advance = Das geht nur, um gleich danach einen Waggon zu nehmen
error-taken = In einem Zug nimmt man nur einen Waggon
error-not-the-price = Das ist nicht, was seine Station kostet
error-no-station = „{ $word }“ steht unter keiner Station
