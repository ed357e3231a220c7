### Die Regelseite: jedes Spiel auf einer Seite, die Galerie seiner Karten, und alle Regeln.

rules-title = Regeln
rules-games = Spiel
rules-jump = Auf dieser Seite
rules-jump-cards = { $game ->
    [dice] Würfel und Charaktere
   *[other] Karten
}
rules-jump-all = Alle Regeln
rules-missing = { $what ->
    [game] Ein Spiel dieses Namens gibt es nicht. Wähle oben eines aus.
   *[card] Unter diesem Namen gibt es in diesem Spiel nichts. Wähle unten etwas aus.
}
rules-try-again = Noch einmal versuchen

## Was mehrere Spiele teilen

rules-roles = Rollen und Ziele
rules-roles-secret = Jeder zieht eine Rolle. Nur der Sheriff zeigt seine; die anderen bleiben geheim, bis ihr Besitzer ausscheidet.
rules-roles-by-players = Wer am Tisch sitzt
rules-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
rules-players-with = mit { $set }
rules-turn = Dein Zug
rules-winning = Wie es endet

## BANG!

rules-bang-intro = Eine Schießerei mit geheimen Rollen. Den Sheriff kennen alle; wo die anderen stehen, verrät nur, was sie tun.
rules-bang-start-life = Patronen sind dein Leben. Du beginnst mit so vielen Karten, wie dein Charakter Patronen hat. Der Sheriff hat eine mehr.
rules-bang-check = Vor dir nachsehen
    .text = Liegt Dynamit oder Gefängnis vor dir? Deck dafür zuerst eine Karte auf.
rules-bang-draw = Zwei ziehen
    .text = Nimm die zwei obersten Karten vom Stapel.
rules-bang-play = Spielen
    .text = So viele Karten, wie du willst, aber nur eine BANG!-Karte.
rules-bang-drop = Rest ablegen
    .text = Behalte höchstens so viele Karten, wie du noch Patronen hast.
rules-distance = Distanz und Reichweite
rules-distance-text = Zähl die Plätze bis zum anderen auf dem kürzeren Weg: Das ist die Distanz. Nachbarn sind bei 1. Wer ausgeschieden ist, zählt nicht mehr; alle rücken näher zusammen.
rules-distance-reach = Deine Waffe sagt, wie weit ein BANG! fliegt. Ohne Waffe hast du den Colt .45 mit Reichweite 1. Probier es aus:
rules-distance-weapon = Deine Waffe
rules-distance-colt = Colt .45
rules-distance-scope = Du hast ein Zielfernrohr: Alle sind 1 näher
rules-distance-mustang = Rosa hat einen Mustang: Sie ist 1 weiter weg
rules-distance-in = erreichbar
rules-distance-out = zu weit
rules-distance-you = Du
rules-distance-spoken = { $name }: Distanz { $distance }, { $reached ->
    [yes] erreichbar
   *[no] zu weit
}.
rules-shot = Ein Schuss, und was dagegen hilft
rules-shot-text = Ein BANG! kostet sein Ziel eine Patrone, wenn es nicht antwortet.
rules-colours = Was der Rand sagt
rules-colour-brown = Braun
    .text = Spielen, tun, was draufsteht, ablegen.
rules-colour-blue = Blau
    .text = Auslegen. Wirkt, bis sie jemand wegnimmt. Nur eine Waffe, keine Karte doppelt.
rules-colour-red = Rot
    .text = BANG!-Karten: eine im Zug, auf die Front des Gegners.
rules-brought = Was Sets auf den Tisch legen
rules-check = „Ziehen!“
rules-check-text = Manche Karten fragen das Glück: Deck die oberste Karte vom Stapel auf und sieh nur auf ihre Ecke.
rules-bang-law = Das Gesetz gewinnt, wenn alle Banditen und Abtrünnigen ausgeschaltet sind.
rules-bang-outlaws = Die Banditen gewinnen, wenn der Sheriff fällt.
rules-bang-renegade = Ein Abtrünniger gewinnt, wenn er als Einziger noch lebt, sobald der Sheriff fällt.
rules-bang-reward = Wer einen Banditen ausschaltet, zieht drei Karten.
rules-bang-penalty = Ein Sheriff, der einen Hilfssheriff erschießt, verliert alle seine Karten.
rules-bang-three = Zu dritt jagt jeder einen: der Hilfssheriff den Abtrünnigen, der Abtrünnige den Banditen, der Bandit den Hilfssheriff. Wer seinen selbst ausschaltet, gewinnt; tut es ein anderer, gewinnt der letzte Überlebende.

## The Duel

rules-duel-intro = Zwei Spieler, zwei Banden. Jede Seite hat zwei Charaktere im Spiel, einen vorn und einen hinten, und zwei warten noch.
rules-duel-street = Die Straße
rules-duel-street-text = Nur wer vorn steht, handelt: Nur seine Fähigkeit und seine Ausrüstung zählen, und seine Patronen sagen, wie viele Karten du behältst. Wer hinten steht, ist vor den meisten Schüssen sicher.
rules-duel-front = vorn
rules-duel-rear = hinten
rules-duel-start = Der Anfang
    .text = Dynamit, Klapperschlange und Büffelherde bei deinen Charakteren wirken zuerst.
rules-duel-draw = Zwei ziehen
    .text = Vom Stapel deiner eigenen Seite.
rules-duel-play = Spielen
    .text = Beliebig viele Karten, davon eine rote; und einmal im Zug dürfen deine beiden Charaktere die Plätze tauschen.
rules-duel-drop = Rest ablegen
    .text = Behalte so viele Karten, wie dein Charakter vorn Patronen hat, mindestens aber zwei.
rules-duel-where = Welche Karte wohin darf
rules-duel-where-red = auf den Gegner vorn
rules-duel-where-brown = auf alle, nur nicht den Gegner hinten
rules-duel-where-blue = auf deinen hinten oder den Gegner vorn
# The two sides of a small picture: the opponent’s above, one’s own below.
rules-duel-they = sie
rules-duel-you = du
rules-duel-hit = Schuss und Ausweichen
    .text = Ein Schuss kostet eine Patrone, wenn ihm niemand ausweicht: mit Fehlschuss! oder Feuererwiderung, mit der Ausrüstung oder der Fähigkeit des Ziels. Wo eine Karte sagt, dass Leben verloren geht, hilft nichts.
rules-duel-symbols = Symbole
rules-duel-symbols-text = Zum Aufdecken drehst du die oberste Karte deines Stapels um und siehst nur auf das Symbol in ihrer Ecke.
rules-duel-symbol-barrel = Mit einem Fass: Dem Schuss wird ausgewichen.
rules-duel-symbol-snake = Mit einer Klapperschlange: 1 Patrone weg.
rules-duel-symbol-dynamite = Mit Dynamit: Es explodiert, 3 Patronen weg.
rules-duel-symbol-horseshoe = Das häufigste: Glück für alle, die es nutzen können.
rules-duel-in-deck = { $count } von 40 Karten
rules-duel-fall = Wer die letzte Patrone verliert, ist draußen: Seine Seite zieht zwei Karten, und der Nächste der Bande nimmt seinen Platz ein.
rules-duel-win = Wer niemanden mehr hat, hat verloren.

## The Dice Game

rules-dice-intro = Geheime Rollen wie bei BANG!, aber hier sprechen die Würfel. Fünf davon, drei Würfe, neun Pfeile in der Mitte.
rules-dice-start-life = Patronen sind dein Leben. Dein Charakter sagt, wie viele du hast; der Sheriff hat zwei mehr.
rules-dice-roll = Würfeln
    .text = Alle fünf Würfel auf einmal.
rules-dice-again = Noch einmal
    .text = Noch zweimal, mit beliebigen Würfeln. Dynamit bleibt liegen.
rules-dice-use = Auswerten
    .text = Alle Würfel wirken in ihrer Reihenfolge, unten von links nach rechts.
rules-dice-pass = Weitergeben
    .text = Dann ist dein linker Nachbar dran.
rules-dice-faces = Die sechs Seiten
rules-dice-order = In welcher Reihenfolge
rules-dice-order-at-once = sofort, bei jedem Wurf
rules-dice-order-then = wenn du ausgewürfelt hast
rules-dice-arrow = Nimm für jeden Pfeil einen aus der Mitte. Wer den letzten nimmt, ruft die Indianer: Alle verlieren für jeden ihrer Pfeile eine Patrone, und alle Pfeile gehen zurück.
rules-dice-dynamite = Kann nicht neu gewürfelt werden. Drei oder mehr kosten dich eine Patrone.
rules-dice-one = Dein linker oder rechter Nachbar verliert eine Patrone.
rules-dice-two = Der Übernächste verliert eine Patrone. Sind nur noch drei oder weniger da, zählt sie als 1.
rules-dice-beer = Du oder ein anderer bekommt eine Patrone zurück, nie mehr als am Anfang.
rules-dice-gatling = Drei oder mehr: Alle anderen verlieren eine Patrone, und du gibst deine Pfeile zurück.
rules-dice-law = Das Gesetz gewinnt, wenn alle Banditen und Gesetzlosen ausgeschaltet sind.
rules-dice-renegade = Ein Gesetzloser gewinnt, wenn er als Einziger übrig ist.

## Die Galerie

rules-gallery = { $game ->
    [dice] Würfel und Charaktere
   *[other] Alle Karten
}
rules-search = Alle { $count } durchsuchen
rules-search-label = Nach Name oder Text suchen
rules-set = Ausgabe
rules-kind = Art
rules-all-sets = Alle Ausgaben
rules-kind-all = Alle
rules-kind-brown = Braun
rules-kind-blue = Blau
rules-kind-green = Grün
rules-kind-orange = Orange
rules-kind-red = Rot
rules-kind-character = Charaktere
rules-kind-event = Ereignisse
rules-kind-face = Würfel
rules-group-card = Karten
rules-group-character = Charaktere
rules-group-event = Ereignisse
rules-group-face = Die Seiten der Würfel
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
rules-none = So etwas gibt es hier nicht. Versuch ein anderes Wort oder alle Ausgaben und Arten.
rules-clear = Alles zeigen
rules-event = Ereignis
rules-keys = Mit den Pfeiltasten geht es von Karte zu Karte.

## Die Karte im Einzelnen

rules-inspector = Die gewählte Karte
rules-kind-of-brown = Braune Karte
rules-kind-of-blue = Blaue Karte
rules-kind-of-green = Grüne Karte
rules-kind-of-orange = Orangefarbene Karte
rules-kind-of-red = Rote Karte
rules-kind-of-character = Charakter
rules-kind-of-event = Ereignis
rules-kind-of-face = Würfelseite
rules-copies = { $count ->
    [one] { $count }-mal im Stapel
   *[other] { $count }-mal im Stapel
}
rules-copies-list = Im Stapel
rules-bullets = { $count ->
    [one] { $count } Patrone
   *[other] { $count } Patronen
}
rules-rulings = Im Einzelnen
rules-decided = Wo das Regelheft schweigt
rules-copy-link = Link kopieren
rules-copied = Kopiert
rules-close = Schließen
rules-link = Der Link

## Alle Regeln

rules-all = Alle Regeln
rules-all-text = Jede Regel, wie Posse sie spielt, Ausgabe für Ausgabe.
rules-all-search = Regeln durchsuchen
rules-together = Wenn Karten zusammentreffen
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
