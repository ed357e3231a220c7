# Names of everything in the games, each with what it does in a few words (.line): under 26 letters for a card or a
# face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may break.

## Games

game-bang = BANG!
    .line = Das Kartenspiel mit geheimen Rollen
game-duel = BANG! The Duel
    .line = Das Kartenspiel für zwei
game-dice = BANG! The Dice Game
    .line = Das schnelle Spiel mit fünf Würfeln

## Sets: what each adds, and how much harder it is

bang-set-base = BANG!
    .line = 80 Karten, 16 Charaktere, geheime Rollen; 4 bis 7 Plätze
    .harder = leicht
bang-set-dodge-city = Dodge City
    .line = Grüne Karten und 15 Charaktere; auch zu dritt und zu acht
    .harder = schwerer
bang-set-high-noon = High Noon
    .line = 13 Ereignisse, in jeder Runde ein neues
    .harder = wild
bang-set-fistful-of-cards = A Fistful of Cards
    .line = 15 seltsamere Ereignisse; mit High Noon mischbar
    .harder = noch wilder
duel-set-duel = BANG! The Duel
    .line = Zwei Seiten, jede mit eigenem Stapel und zwei Charakteren im Spiel
    .harder = schwerer
dice-set-dice = BANG! The Dice Game
    .line = Fünf Würfel, Pfeile und geheime Rollen; 4 bis 8 Plätze
    .harder = leicht

## Variants

bang-variant-first-game = Erste Partie
    .line = Ohne die fünf Kartenarten, für die man das Regelheft braucht.
bang-variant-stick-of-dynamite = Dynamitstange
    .line = Wer mit BANG! trifft, nimmt die Stange; gezogenes Dynamit kommt zu ihr.
duel-variant-long-game = Lange Partie
    .line = 6 Charaktere auf jeder Seite statt 4.
duel-variant-all-characters = Alle Charaktere
    .line = Alle 12 Charaktere auf jeder Seite.

## What a table shows beside cards: parts of the sets

bang-part-stick = Dynamitstange
bang-part-shown = muss gespielt werden
bang-part-event = Ereignis

## Roles and their goals; .three is the goal at a table of three

role-sheriff = Sheriff
    .line = Alle Banditen und { $game ->
        [dice] Gesetzlosen
       *[other] Abtrünnigen
    } ausschalten.
role-deputy = Hilfssheriff
    .line = Den Sheriff schützen und mit ihm gewinnen.
    .three = Den Abtrünnigen selbst ausschalten.
role-outlaw = Bandit
    .line = Den Sheriff ausschalten.
    .three = Den Hilfssheriff selbst ausschalten.
# Im Würfelspiel heißt er anders.
role-renegade = { $game ->
    [dice] Gesetzloser
   *[other] Abtrünniger
}
    .line = Als Einziger übrig bleiben; der Sheriff muss zuletzt fallen.
    .three = Den Banditen selbst ausschalten.

## Sides: law, outlaws and renegade with roles, law and outlaw in the Duel

side-law = Gesetzeshüter
side-outlaws = Banditen
side-outlaw = Banditen
side-renegade = { $count ->
    [one] { $game ->
        [dice] Gesetzloser
       *[other] Abtrünniger
    }
   *[other] { $game ->
        [dice] Gesetzlose
       *[other] Abtrünnige
    }
}

## Places of the Duel

place-ac = Vorn
    .short = AC
place-rc = Hinten
    .short = UC

## Suits and ranks, spoken

suit-H = Herz
suit-D = Karo
suit-C = Kreuz
suit-S = Pik
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass
rank-of-suit = { $suit } { $rank }

## Symbols on the cards of the Duel

symbol-barrel = Fass
symbol-snake = Schlange
symbol-dynamite = Dynamit
symbol-horseshoe = Hufeisen

## Faces of the dice

dice-face-arrow = Pfeil
    .line = 1 Pfeil nehmen
dice-face-dynamite = Dynamit
    .line = Fest; drei kosten 1 Leben
dice-face-one = Zielscheibe 1
    .line = Nachbar: 1 Leben weg
dice-face-two = Zielscheibe 2
    .line = Übernächster: 1 Leben weg
dice-face-beer = Bier
    .line = Einer erhält 1 Leben
dice-face-gatling = Gatling
    .line = Drei: andere verlieren 1

## BANG!: cards

bang-card-volcanic = Volcanic
    .line = Beliebig viele BANG!
bang-card-schofield = Schofield
    .line = Waffe, Reichweite 2
bang-card-remington = Remington
    .line = Waffe, Reichweite 3
bang-card-rev-carabine = Rev. Carabine
    .line = Waffe, Reichweite 4
bang-card-winchester = Winchester
    .line = Waffe, Reichweite 5
bang-card-barrel = Fass
    .line = Bei Herz kein Treffer
bang-card-scope = Zielfern­rohr
    .line = Andere sind 1 näher
bang-card-mustang = Mustang
    .line = Für andere 1 weiter weg
bang-card-jail = Gefängnis
    .line = Aussetzen, außer bei Herz
bang-card-dynamite = Dynamit
    .line = Pik 2–9: 3 Leben weg
bang-card-bang = BANG!
    .line = Schuss in Reichweite
bang-card-missed = Fehlschuss!
    .line = Weicht einem Schuss aus
bang-card-beer = Bier
    .line = 1 Leben zurück
bang-card-saloon = Saloon
    .line = Alle: 1 Leben zurück
bang-card-stagecoach = Postkutsche
    .line = 2 Karten ziehen
bang-card-wells-fargo = Wells Fargo
    .line = 3 Karten ziehen
bang-card-general-store = Warenhaus
    .line = Jeder nimmt eine Karte
bang-card-panic = Panik!
    .line = Karte nehmen, Distanz 1
bang-card-cat-balou = Cat Balou
    .line = Einer legt 1 Karte ab
bang-card-gatling = Gatling
    .line = Schuss auf alle anderen
bang-card-indians = Indianer!
    .line = Alle: BANG! oder 1 Leben
bang-card-duel = Duell
    .line = Wem BANG! fehlt, verliert

## Dodge City: cards

bang-card-binocular = Fernglas
    .line = Andere sind 1 näher
bang-card-hideout = Versteck
    .line = Für andere 1 weiter weg
bang-card-punch = Faustschlag
    .line = Schuss auf Distanz 1
bang-card-dodge = Ausweichen
    .line = Ausweichen, 1 ziehen
bang-card-springfield = Springfield
    .line = +1 Karte: Schuss überall
bang-card-brawl = Schlägerei
    .line = +1 Karte: alle legen ab
bang-card-rag-time = Ragtime
    .line = +1 Karte: Karte nehmen
bang-card-tequila = Tequila
    .line = +1 Karte: einem +1 Leben
bang-card-whisky = Whisky
    .line = +1 Karte: 2 Leben zurück
bang-card-bible = Bibel
    .line = Ausweichen, 1 ziehen
bang-card-iron-plate = Eisenplatte
    .line = Weicht einem Schuss aus
bang-card-sombrero = Sombrero
    .line = Weicht einem Schuss aus
bang-card-ten-gallon-hat = Cowboyhut
    .line = Weicht einem Schuss aus
bang-card-canteen = Feldflasche
    .line = 1 Leben zurück
bang-card-can-can = Can-Can
    .line = Einer legt 1 Karte ab
bang-card-conestoga = Planwagen
    .line = Karte nehmen, egal wo
bang-card-derringer = Derringer
    .line = Schuss Distanz 1, 1 Karte
bang-card-buffalo-rifle = Büffel­gewehr
    .line = Schuss, jede Distanz
bang-card-howitzer = Haubitze
    .line = Schuss auf alle anderen
bang-card-knife = Messer
    .line = Schuss auf Distanz 1
bang-card-pepperbox = Pepperbox
    .line = Schuss in Reichweite
bang-card-pony-express = Pony Express
    .line = 3 Karten ziehen

## High Noon: events

bang-event-blessing = Segnung
    .line = Alle Karten gelten als Herz
bang-event-curse = Fluch
    .line = Alle Karten gelten als Pik
bang-event-ghost-town = Geisterstadt
    .line = Tote kehren für ihren Zug zurück
bang-event-gold-rush = Goldrausch
    .line = Gespielt wird gegen den Uhrzeigersinn
bang-event-hangover = Suff
    .line = Niemand hat seine Fähigkeit
bang-event-high-noon = Zwölf Uhr mittags
    .line = Zugbeginn: 1 Lebenspunkt verlieren
bang-event-shootout = Schießerei
    .line = Zwei BANG! in jedem Zug erlaubt
bang-event-the-daltons = Die Daltons
    .line = Jeder legt 1 ausliegende blaue Karte ab
bang-event-the-doctor = Der Doktor
    .line = Wer am wenigsten Leben hat, erhält 1
bang-event-the-reverend = Der Reverend
    .line = Niemand darf Bier spielen
bang-event-the-sermon = Die Predigt
    .line = Kein BANG! im eigenen Zug
bang-event-thirst = Durst
    .line = In Phase 1 eine Karte weniger
bang-event-train-arrival = Ankunft des Zuges
    .line = In Phase 1 eine Karte mehr

## A Fistful of Cards: events

bang-event-a-fistful-of-cards = Für eine Handvoll Karten
    .line = Zugbeginn: ein BANG! je Handkarte
bang-event-abandoned-mine = Verlassene Mine
    .line = Gezogen wird vom Ablagestapel
bang-event-ambush = Hinterhalt
    .line = Alle sind in Distanz 1
bang-event-blood-brothers = Blutsbrüder
    .line = Zugbeginn: 1 Leben abgeben erlaubt
bang-event-dead-man = Toter Mann
    .line = Der zuerst Ausgeschiedene kehrt zurück
bang-event-hard-liquor = Hoch­prozentiges
    .line = 1 Leben zurück, statt zu ziehen
bang-event-lasso = Lasso
    .line = Ausliegende Karten wirken nicht
bang-event-law-of-the-west = Gesetz des Westens
    .line = Zweite gezogene Karte: Spielpflicht
bang-event-peyote = Peyote
    .line = Ziehen durch Raten: rot oder schwarz
bang-event-ranch = Ranch
    .line = Nach dem Ziehen einmal Karten tauschen
bang-event-ricochet = Quer­schläger
    .line = BANG! trifft auch ausliegende Karten
bang-event-russian-roulette = Russisches Roulette
    .line = Fehlschuss! ablegen oder 2 Leben weg
bang-event-sniper = Scharf­schütze
    .line = 2 BANG! als Schuss: 2 Fehlschuss! nötig
bang-event-the-judge = Der Richter
    .line = Niemand darf Karten auslegen
bang-event-vendetta = Vendetta
    .line = Bei Herz am Zugende noch ein Zug

## BANG!: characters

bang-character-bart-cassidy = Bart Cassidy
    .line = Zieht für jedes verlorene Leben eine Karte.
bang-character-black-jack = Black Jack
    .line = Zieht eine dritte Karte, wenn die zweite rot ist.
bang-character-calamity-janet = Calamity Janet
    .line = Nutzt BANG! als Fehlschuss! und umgekehrt.
bang-character-el-gringo = El Gringo
    .line = Nimmt dem eine Handkarte, der ihm ein Leben nimmt.
bang-character-jesse-jones = Jesse Jones
    .line = Darf die erste Karte aus einer fremden Hand ziehen.
bang-character-jourdonnais = Jourdonnais
    .line = Hat immer ein Fass.
bang-character-kit-carlson = Kit Carlson
    .line = Sieht drei Karten und behält zwei davon.
bang-character-lucky-duke = Lucky Duke
    .line = Deckt beim „Ziehen!“ zwei Karten auf und wählt eine.
bang-character-paul-regret = Paul Regret
    .line = Ist für alle anderen immer um 1 weiter weg.
bang-character-pedro-ramirez = Pedro Ramirez
    .line = Darf die erste Karte vom Ablagestapel nehmen.
bang-character-rose-doolan = Rose Doolan
    .line = Sieht alle anderen immer um 1 näher.
bang-character-sid-ketchum = Sid Ketchum
    .line = Darf zwei Handkarten für 1 Leben ablegen.
bang-character-slab-the-killer = Slab the Killer
    .line = Sein BANG! hält nur ein doppelter Fehlschuss! auf.
bang-character-suzy-lafayette = Suzy Lafayette
    .line = Zieht eine Karte, sobald ihre Hand leer ist.
bang-character-vulture-sam = Vulture Sam
    .line = Nimmt alle Karten der Ausgeschiedenen.
bang-character-willy-the-kid = Willy the Kid
    .line = Darf beliebig viele BANG! spielen.

## Dodge City: characters

bang-character-apache-kid = Apache Kid
    .line = Fremde braune Karo-Karten wirken nicht auf ihn.
bang-character-belle-star = Belle Star
    .line = In ihrem Zug wirken fremde ausliegende Karten nicht.
bang-character-bill-noface = Bill Noface
    .line = Zieht 1 Karte und 1 weitere je fehlendes Leben.
bang-character-chuck-wengam = Chuck Wengam
    .line = Darf 1 Leben opfern, um zwei Karten zu ziehen.
bang-character-doc-holyday = Doc Holyday
    .line = Einmal im Zug: zwei Karten ablegen für einen Schuss.
bang-character-elena-fuente = Elena Fuente
    .line = Jede Handkarte dient ihr als Fehlschuss!
bang-character-greg-digger = Greg Digger
    .line = Erhält 2 Leben, wenn ein anderer ausscheidet.
bang-character-herb-hunter = Herb Hunter
    .line = Zieht zwei Karten, wenn ein anderer ausscheidet.
bang-character-jose-delgado = José Delgado
    .line = Zweimal im Zug: eine blaue Karte gegen zwei neue.
bang-character-molly-stark = Molly Stark
    .line = 1 Karte je BANG!, Bier, Fehlschuss! in fremden Zügen.
bang-character-pat-brennan = Pat Brennan
    .line = Darf statt zwei Karten eine ausliegende nehmen.
bang-character-pixie-pete = Pixie Pete
    .line = Zieht drei Karten statt zwei.
bang-character-sean-mallory = Sean Mallory
    .line = Darf bis zu zehn Handkarten behalten.
bang-character-tequila-joe = Tequila Joe
    .line = Ein Bier gibt ihm 2 Leben statt 1.
bang-character-vera-custer = Vera Custer
    .line = Übernimmt in jedem Zug die Fähigkeit eines anderen.

## The Duel: cards

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

## The Duel: characters

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

## The Dice Game: characters

dice-character-bart-cassidy = Bart Cassidy
    .line = Darf bei Schüssen statt 1 Leben einen Pfeil nehmen.
dice-character-black-jack = Black Jack
    .line = Darf Dynamit neu würfeln, solange es keine drei sind.
dice-character-calamity-janet = Calamity Janet
    .line = Darf jede 1 als 2 und jede 2 als 1 nutzen.
dice-character-el-gringo = El Gringo
    .line = Wer ihm Leben nimmt, bekommt einen Pfeil.
dice-character-jesse-jones = Jesse Jones
    .line = Mit höchstens 4 Leben bringt ihm jedes eigene Bier 2.
dice-character-jourdonnais = Jourdonnais
    .line = Indianer kosten ihn höchstens 1 Leben.
dice-character-kit-carlson = Kit Carlson
    .line = Mit jeder Gatling darf er einen Pfeil zurücklegen.
dice-character-lucky-duke = Lucky Duke
    .line = Darf einmal öfter neu würfeln.
dice-character-paul-regret = Paul Regret
    .line = Verliert durch die Gatling kein Leben.
dice-character-pedro-ramirez = Pedro Ramirez
    .line = Darf je verlorenes Leben einen Pfeil zurücklegen.
dice-character-rose-doolan = Rose Doolan
    .line = Ihre 1 und 2 dürfen einen Platz weiter treffen.
dice-character-sid-ketchum = Sid Ketchum
    .line = Gibt zu Beginn seines Zuges jemandem 1 Leben.
dice-character-slab-the-killer = Slab the Killer
    .line = Einmal im Zug darf ein Bier einen Schuss verdoppeln.
dice-character-suzy-lafayette = Suzy Lafayette
    .line = Erhält 2 Leben, wenn sie weder 1 noch 2 behält.
dice-character-vulture-sam = Vulture Sam
    .line = Erhält 2 Leben, wenn ein anderer ausscheidet.
dice-character-willy-the-kid = Willy the Kid
    .line = Ihm genügen zwei Gatlings.
