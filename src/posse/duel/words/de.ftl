### The words of the Duel. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

duel-set-duel = BANG! The Duel
    .line = Zwei Seiten, jede mit eigenem Stapel und zwei Charakteren im Spiel
    .harder = schwerer

## Cards

duel-card-carbine = Karabiner
    .line = Schuss, sonst 1 blaue weg
duel-card-colt = Colt
    .line = Ein Schuss
duel-card-fanning = Fanning
    .line = Ein Schuss je blaue Karte
duel-card-peacemaker = Peacemaker
    .line = Schuss, sonst legt er ab
duel-card-remington = Remington
    .line = Schuss, sonst 1 ziehen
duel-card-schofield = Schofield
    .line = Schuss, sonst 1 Leben
duel-card-shotgun = Shotgun
    .line = Schuss, sonst Tausch
duel-card-winchester = Winchester
    .line = Schuss vorn oder hinten
duel-card-bank = Bank
    .line = 1 Karte mehr ziehen
duel-card-barrel = Fass
    .line = Fass-Symbol weicht aus
duel-card-clock = Uhr
    .line = Karte bei Wechsel vorn
duel-card-dynamite = Dynamit
    .line = Explodiert: 3 Leben weg
duel-card-gun-belt = Waffengürtel
    .line = Beliebig viele BANG!
duel-card-hat = Hut
    .line = Ablegen: ausweichen
duel-card-rattlesnake = Klapper­schlange
    .line = Schlange: 1 Leben weg
duel-card-scope = Zielfern­rohr
    .line = Schüsse auch nach hinten
duel-card-stampede = Büffelherde
    .line = Zugbeginn: Platztausch
duel-card-beer = Bier
    .line = Beide: 1 Leben zurück
duel-card-derringer = Derringer
    .line = Schuss; jede Karte hilft
duel-card-duel = Duell
    .line = Ohne Schuss: 1 Leben weg
duel-card-gatling = Gatling
    .line = Schuss auf alle anderen
duel-card-general-store = Warenhaus
    .line = Je Seite 2 Karten wählen
duel-card-indians = Indianer!
    .line = Alle: Schuss oder 1 Leben
duel-card-knife = Messer
    .line = Schuss, kein BANG!
duel-card-missed = Fehlschuss!
    .line = Weicht einem Schuss aus
duel-card-return-fire = Feuer­erwiderung
    .line = Ausweichen, dann Schuss
duel-card-schoolmarm = Lehrerin
    .line = Ausliegende Karte nehmen
duel-card-stealing = Diebstahl
    .line = Stehlen oder 1 blaue weg
duel-card-strong-ale = Starkbier
    .line = Setzt Leben auf 3
duel-card-wagon = Wagen
    .line = 3 ziehen, 2 behalten
duel-card-water = Wasser
    .line = Vorn und hinten tauschen

## Characters

duel-character-alan-pinkertoon = Alan Pinkerton
    .line = Je verlorenes Leben ein Schuss auf den Gegner vorn.
duel-character-annie-oakey = Annie Oakley
    .line = Weicht mit Schuss-Karten aus, Fehlschuss! ist ihr Colt.
duel-character-bart-masterson = Bart Masterson
    .line = Jedes Aufdecken zeigt zwei Karten; er wählt.
duel-character-bill-tightman = Bill Tightman
    .line = Zieht zwei Karten, wenn ein anderer ausscheidet.
duel-character-buffalo-bell = Buffalo Bell
    .line = Darf Leben anstelle seines Partners verlieren.
duel-character-dalon-ranger = Dalon Ranger
    .line = Zieht 1 Karte für jedes vom Gegner genommene Leben.
duel-character-jango = Jango
    .line = Zieht 1 Karte, wenn der Gegner vorn wechselt.
duel-character-pat-garret = Pat Garret
    .line = Ein Hufeisen als zweite Karte bringt noch eine.
duel-character-tex-killer = Tex Killer
    .line = Seinem BANG! auszuweichen kostet eine Karte mehr.
duel-character-the-stranger = The Stranger
    .line = Erlaubt ein BANG! mehr in jedem Zug.
duel-character-wild-bill = Wild Bill
    .line = Schießt, wenn der Gegner ihm Karten nimmt.
duel-character-wyatt-ear = Wyatt Ear
    .line = Zieht 1 Karte, wenn der Gegner einem Schuss ausweicht.
duel-character-babe-leroy = Babe Leroy
    .line = Einmal im Zug, bei leerer Hand: zwei Karten ziehen.
duel-character-bull-anderson = Bull Anderson
    .line = Nimmt bis zu zwei Karten, wenn ein anderer ausscheidet.
duel-character-cattle-katie = Cattle Katie
    .line = Einmal im Zug: eine Ausrüstung gegen zwei Karten.
duel-character-dalton-bros = Dalton Bros
    .line = Ziehen drei Karten statt zwei.
duel-character-jack-ransome = Jack Ransome
    .line = Darf Karten auf jeden Charakter spielen.
duel-character-pearl-hat = Pearl Hat
    .line = Einmal im Zug, für 1 Karte: wiederholt die oberste Aktion.
duel-character-sid-curry = Sid Curry
    .line = Ein Fass-Symbol weicht aus und schießt zurück.
duel-character-slim-poet = Slim Poet
    .line = Jedes genommene Leben kann den Gegner 1 Karte kosten.
duel-character-soundance-kid = Soundance Kid
    .line = Einmal im Zug: 1 Karte ablegen, 2 ziehen, 1 behalten.
duel-character-toco-ramirez = Toco Ramirez
    .line = Jede Handkarte dient ihm als Colt.
duel-character-tom-thorn = Tom Thorn
    .line = Kommt er nach vorn, schießt er auf den Gegner hinten.
duel-character-west-harding = West Harding
    .line = Spielt vorn beliebig viele BANG!

## Variants

duel-variant-long-game = Lange Partie
    .line = 6 Charaktere auf jeder Seite statt 4.
duel-variant-all-characters = Alle Charaktere
    .line = Alle 12 Charaktere auf jeder Seite.

## What bots say of equipment

reason-duel-does-bank = Sie bringt vorn in jedem Zug eine Karte mehr
reason-duel-does-barrel = Es hält manchen Schuss ab
reason-duel-does-clock = Sie bringt eine Karte, sooft der Gegner tauscht
reason-duel-does-dynamite = Es geht vielleicht hoch, bevor es zu mir zurückkommt
reason-duel-does-gun-belt = Mit ihm darf ich beliebig viele BANG!-Karten spielen
reason-duel-does-hat = Er hält sicher einen Schuss ab
reason-duel-does-rattlesnake = Sie beißt immer wieder zu
reason-duel-does-scope = Damit kann ich nach hinten schießen
reason-duel-does-stampede = Sie bringt in jedem Zug die Ordnung des Gegners durcheinander

## What bots say of characters, after their names

reason-duel-merit-alan-pinkertoon = schießt bei jeder Wunde zurück
reason-duel-merit-annie-oakey = weicht mit Schuss-Karten aus und schießt mit Fehlschuss!
reason-duel-merit-bart-masterson = entscheidet über jedes Aufdecken, vorn wie hinten
reason-duel-merit-bill-tightman = zieht zwei Karten, wenn jemand fällt
reason-duel-merit-buffalo-bell = kann Wunden für den anderen einstecken
reason-duel-merit-dalon-ranger = zieht für jede Wunde eine Karte
reason-duel-merit-jango = zieht eine Karte, sooft der Gegner tauscht
reason-duel-merit-pat-garret = zieht oft eine dritte Karte
reason-duel-merit-tex-killer = macht jedes Ausweichen um eine Karte teurer
reason-duel-merit-the-stranger = erlaubt mir, vorn wie hinten, eine zweite BANG!-Karte
reason-duel-merit-wild-bill = schießt auf Diebe
reason-duel-merit-wyatt-ear = zieht für jeden Schuss, dem jemand ausweicht, eine Karte
reason-duel-merit-babe-leroy = zieht bei leerer Hand zwei Karten
reason-duel-merit-bull-anderson = beraubt jeden, der fällt
reason-duel-merit-cattle-katie = tauscht Ausrüstung gegen zwei Karten
reason-duel-merit-dalton-bros = ziehen drei Karten je Zug
reason-duel-merit-jack-ransome = kann jedem alles antun
reason-duel-merit-pearl-hat = wiederholt die Aktion auf dem Ablagestapel
reason-duel-merit-sid-curry = weicht jedem vierten Schuss aus und schießt zurück
reason-duel-merit-slim-poet = nimmt dem Gegner für jede Wunde eine Karte
reason-duel-merit-soundance-kid = macht, vorn wie hinten, in jedem Zug aus einer schlechten Karte eine bessere
reason-duel-merit-toco-ramirez = schießt mit jeder Karte
reason-duel-merit-tom-thorn = schießt beim Vortreten nach hinten
reason-duel-merit-west-harding = darf beliebig viele BANG!-Karten spielen
