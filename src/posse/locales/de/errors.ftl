### Was an dem nicht stimmt, was jemand eingetippt hat: Züge, Einstellungen, Dateien. Ein Satz endet ohne Punkt: er kann
### in einem anderen stehen.

## Züge. $typed ist das Getippte, $word das Wort, an dem es liegt.

error-move-empty = Ein leerer Text ist kein Zug
error-move-verb = „{ $typed }“ ist kein Zug: Er muss mit einem dieser Wörter beginnen: { $verbs }
error-move-after = „{ $typed }“ ist kein Zug: Nach „{ $word }“ steht nichts
error-move-twice = „{ $typed }“ ist kein Zug: „{ $word }“ steht zweimal da
error-move-comma = „{ $typed }“ ist kein Zug: Ein Komma steht, wo ein Name stehen müsste
error-move-too-many = „{ $typed }“ ist kein Zug: „{ $word }“ ist ein Wort zu viel
error-move-no-name = „{ $typed }“ ist kein Zug: „{ $word }“ ist kein Name
error-move-breaks-off = „{ $typed }“ ist kein Zug: Er bricht ab
error-move-alone = „{ $typed }“ ist kein Zug: „{ $word }“ steht allein
error-move-what = „{ $typed }“ ist kein Zug: Es fehlt, worauf sich „{ $word }“ bezieht
error-move-one-word = „{ $typed }“ ist kein Zug: Nach „{ $word }“ darf nur ein Wort stehen
error-move-tokens = „{ $typed }“ ist kein Zug: „{ $word }“ ist keine Anzahl von Marken
error-move-not-now = „{ $typed }“ geht für { $who } jetzt nicht; möglich ist: { $options }
error-move-near = „{ $typed }“ geht für { $who } jetzt nicht (war „{ $near }“ gemeint?); möglich ist: { $options }
error-move-nothing = „{ $typed }“ geht für { $who } jetzt nicht: „{ $word }“ ist bei nichts möglich; möglich ist: { $options }
error-move-why = „{ $typed }“ geht für { $who } jetzt nicht: { $why }; möglich ist: { $options }
error-move-several = „{ $typed }“ kann mehreres bedeuten: { $options }
error-move-options = { $why }; möglich ist: { $options }
error-over = Das Spiel ist aus: Kein Zug ist mehr möglich
error-out-of-game = { $who } ist nicht mehr im Spiel
error-has-not = { $who } hat „{ $word }“ nicht
error-no-life = Wer ohne Lebenspunkte im Spiel ist, gewinnt und verliert keine

## Einstellungen. $what ist game, set, variant, role oder character.

error-no-such = { $what ->
    [game] Das Spiel „{ $word }“ gibt es nicht
    [set] Das Set „{ $word }“ gibt es nicht
    [variant] Die Variante „{ $word }“ gibt es nicht
    [role] Die Rolle „{ $word }“ gibt es nicht
   *[character] Den Charakter „{ $word }“ gibt es nicht
}; zur Wahl stehen { $choice }
error-has-none = { $what ->
    [set] Das Set „{ $word }“ gibt es nicht; dieses Spiel hat keine Sets
    [variant] Die Variante „{ $word }“ gibt es nicht; dieses Spiel hat keine Varianten
   *[other] „{ $word }“ gibt es nicht; dieses Spiel hat so etwas nicht
}
error-no-bot = Den Bot „{ $word }“ gibt es nicht; zur Wahl stehen { $choice }, oder eine Klasse mit ihrem Modul, zum Beispiel my_bots:MyBot
error-preset = Die Zusammenstellung „{ $word }“ gibt es bei { $played } nicht; zur Wahl stehen { $choice }
error-presets-none = Die Zusammenstellung „{ $word }“ gibt es bei { $played } nicht
error-name = „{ $name }“ kann kein Spielername sein
error-name-letters = „{ $name }“ kann kein Spielername sein: Nimm kleine Buchstaben, Ziffern, - und _
error-name-twice = Zwei Spieler heißen „{ $name }“; jeder Name muss ein anderer sein
error-seed = Ein Seed ist eine Zeile aus höchstens 200 druckbaren Zeichen, ohne Leerzeichen davor oder danach
error-not-for = { $played } ist für { $known } Spieler, nicht für { $count }
error-variant-for = Die Variante { $variant } ist für { $least } Spieler oder mehr, nicht für { $count }
error-sets-for = BANG! mit den Sets { $sets } ist für { $known } Spieler, nicht für { $count }
error-dice-for = Das Würfelspiel ist für 4 bis 8 Spieler, nicht für { $count }
error-duel-side = Deine Seite im Duell ist law oder outlaw, nicht { $name }

## Dateien. $why ist ein anderer Satz, oder was der Rechner sagt.

error-nobody-called = Niemand in diesem Spiel heißt „{ $name }“; die Spieler sind { $players }
error-file-over = Das Spiel in { $file } ist aus; sieh es dir an mit posse replay { $file }
error-no-move = Einen Zug { $number } gibt es nicht: Diese Aufzeichnung hat die Züge 1 bis { $moves }
error-not-text = { $file } ist keine Aufzeichnung: Es ist kein UTF-8-Text
error-cannot-read = { $file } lässt sich nicht lesen: { $why }
error-no-record = Zeile 1: Eine Aufzeichnung beginnt mit „{ $begins }“
error-line = Zeile { $line }: { $why }
error-move = Zug { $move }: { $why }
error-rules-version = Diese Aufzeichnung stammt von Version { $made } der Regeln, dieses Posse spielt nach Version { $now }
error-no-puzzle = so ein Rätsel gibt es nicht; Spiele mit Rätseln sind { $games }, Themen { $themes }
error-no-puzzle-called = Das Rätsel „{ $word }“ gibt es nicht
error-look-up-what = Sag, was du nachschlagen willst, zum Beispiel: posse rule barrel
error-left-out = „{ $word }“ kann nicht wegbleiben: Keine Karte und kein Charakter dieser Sets heißt so
error-left-too-few = es bleibt zu wenig übrig: { $cards } Karten und { $characters } Charaktere reichen nicht für { $count } Spieler
error-characters = { $count } Spieler brauchen { $needed } Charaktere, und diese Sets haben nur { $characters }
