### The words of Dodge City. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

bang-set-dodge-city = Dodge City
    .line = Grüne Karten und 15 Charaktere; auch zu dritt und zu acht
    .harder = schwerer

## What everybody wants, where that is not what his role says

bang-goals-last-of-three = Die Jagd ist vorbei, bleib als Letzter im Spiel

## Cards

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

## Characters

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

## What is asked

ask-bang-pat-brennan = Ziehst du, oder nimmst du eine ausliegende Karte?
    .why = { $you ->
        [subject] { $thing }: Statt zu ziehen, darfst du eine beliebige ausliegende Karte nehmen.
       *[none] { $thing }: Statt zu ziehen, darf { $who } eine beliebige ausliegende Karte nehmen.
    }

## What happens

log-bang-copied = { $you ->
    [subject] Du übernimmst
   *[none] { $who } übernimmt
} die Fähigkeit von { $thing }.
log-bang-punches = { $you ->
    [subject] Du schlägst mit { $card } nach { $whom }.
    [object] { $who } schlägt mit { $card } nach dir.
   *[none] { $who } schlägt mit { $card } nach { $whom }.
}
log-bang-treats = { $you ->
    [subject] Du gibst { $whom } { $card } aus.
    [object] { $who } gibt dir { $card } aus.
   *[none] { $who } gibt { $whom } { $card } aus.
}

## Why a bot made its move: clauses

reason-bang-enemies-lose-more = Meine Feinde haben mehr zu verlieren als meine Freunde
reason-bang-spare-a-friend = Freunde sollen so wenig wie möglich verlieren
reason-bang-hurts-most = Das tut am meisten weh
reason-bang-life-over-cards = Das Leben ist mehr wert als die Karten
reason-bang-ready-later = In meinem nächsten Zug ist es einsatzbereit
reason-bang-life-to-spare = Leben habe ich genug, ich brauche Karten
reason-bang-two-for-one = Das sind zwei Karten für eine
reason-bang-better-than-deck = Diese Karte ist mehr wert als das, was der Nachziehstapel brächte
reason-bang-no-card-worth-it = Keine ausliegende Karte ist es wert, nicht zu ziehen
reason-bang-ability = Diese Fähigkeit nützt mir jetzt am meisten

## On the page of rules

rules-colour-green = Grün
    .text = Jetzt auslegen, ab einem späteren Zug benutzen. Kommt mit Dodge City.
