### The words of The Valley of Shadows. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-valley-of-shadows = The Valley of Shadows
    .line = Geister, Fluchten und 8 Charaktere
    .harder = schwerer

## Cards

bang-card-ghost = Geist
    .line = Holt jemanden zurück
    .guide = Ein Geist holt jemanden, der ausgeschieden ist, ohne Lebenspunkte zurück an den Tisch: Er spielt seine Züge und kann nicht verletzt werden, solange die Karte vor ihm liegt.
    .ghost = ein Geist
    .ghost-tab = Geist
bang-card-lemat = LeMat
    .line = Jede Karte ist ein BANG!
bang-card-rattlesnake = Klapperschlange
    .line = Beißt jeden Zug bei Pik
bang-card-shotgun = Schrotflinte
    .line = Treffer kostet eine Karte
bang-card-bounty = Kopfgeld
    .line = Triff ihn: 1 Karte
bang-card-bandidos = Bandidos
    .line = Alle: 2 Karten/1 Leben
bang-card-escape = Flucht
    .line = Entgeht brauner Karte
    .guide = Eine Flucht erspart dir eine braune Karte, die andere gegen dich spielen. Ein BANG! hält sie nicht auf.
bang-card-aim = Zielen
    .line = +BANG!: kostet 2 Leben
bang-card-poker = Poker
    .line = Alle geben; nimm zwei
bang-card-backfire = Gegenfeuer
    .line = Ausweichen, Rückschuss
bang-card-saved = Gerettet!
    .line = Rette einen, zieh zwei
    .guide = Du kannst gefragt werden, ob du andere rettest: Gerettet! erspart einem anderen eine Wunde und bringt dir zwei Karten.
bang-card-fanning = Schnellfeuer
    .line = Zwei nebeneinander
bang-card-tomahawk = Tomahawk
    .line = Schuss auf Distanz 2
bang-card-tornado = Tornado
    .line = Alle: 1 ab, 2 ziehen
bang-card-last-call = Letzte Runde
    .line = 1 Leben zurück

## Characters

bang-character-black-flower = Black Flower
    .line = Einmal je Zug ist eine Kreuzkarte ein BANG! mehr.
bang-character-colorado-bill = Colorado Bill
    .line = Zieht für jedes BANG!: Pik ist nicht zu vermeiden.
bang-character-der-spot-burst-ringer = Der Spot-Burst Ringer
    .line = Einmal je Zug ist ein BANG! eine Gatling.
bang-character-evelyn-shebang = Evelyn Shebang
    .line = Darf schießen statt ziehen, einmal je Karte.
bang-character-henry-block = Henry Block
    .line = Schießt auf jeden, der an seine Karten geht.
bang-character-lemonade-jim = Lemonade Jim
    .line = Trinken andere Bier, bringt ihm eine Karte 1 Leben.
bang-character-mick-defender = Mick Defender
    .line = Sein Fehlschuss! hilft gegen alle braunen Karten.
bang-character-tuco-franziskaner = Tuco Franziskaner
    .line = Zieht zwei mehr, wenn nichts Blaues vor ihm liegt.

## What is asked

ask-bang-bandidos = { $thing }: Karten oder Leben?
    .why = { $you ->
        [subject] { $thing }: Leg zwei Karten ab, oder deine einzige, oder verliere ein Leben.
       *[none] { $thing }: { $who } legt zwei Karten ab oder verliert ein Leben.
    }
ask-bang-bandidos-more = Welche ist die zweite Karte?
    .why = { $you ->
        [subject] { $thing }: Du legst eine zweite Karte ab.
       *[none] { $thing }: { $who } legt eine zweite Karte ab.
    }
ask-bang-pass-bandidos = 1 Leben verlieren
ask-bang-from-hand = Welche Karte legst du ab?
    .why = { $you ->
        [subject] { $thing }: Du legst eine Handkarte ab.
       *[none] { $thing }: { $who } legt eine Karte ab.
    }
ask-bang-poker = Welche Karte gibst du?
    .why = { $you ->
        [subject] { $thing }: Alle Karten werden zugleich gezeigt; ein Ass verdirbt es.
       *[none] { $thing }: { $who } wählt verdeckt eine Karte.
    }
ask-bang-poker-take = Welche Karte nimmst du?
    .why = { $you ->
        [subject] { $thing }: Es ist kein Ass dabei, du darfst zwei dieser Karten nehmen.
       *[none] { $thing }: Es ist kein Ass dabei, { $who } darf zwei Karten nehmen.
    }
ask-bang-pass-poker = Nichts mehr nehmen
# $whom is about to lose $amount life.
ask-bang-saved = Rettest du { $whom }?
    .why = { $you ->
        [subject] { $whom } verliert gleich { $amount } Leben. Du darfst eines davon abwenden.
        [object] Du verlierst gleich { $amount } Leben. { $who } darf eines davon abwenden.
       *[none] { $whom } verliert gleich { $amount } Leben. { $who } darf eines davon abwenden.
    }
ask-bang-pass-saved = Geschehen lassen
ask-bang-saved-draw = Woher kommen deine zwei Karten?
    .why = { $you ->
        [subject] { $thing }: Du ziehst aus der Hand von { $whom } oder vom Stapel.
        [object] { $thing }: { $who } zieht aus deiner Hand oder vom Stapel.
       *[none] { $thing }: { $who } zieht aus der Hand von { $whom } oder vom Stapel.
    }
ask-bang-evelyn = Wie viele Karten ziehst du?
    .why = { $you ->
        [subject] { $thing }: Für jede Karte weniger schießt du auf jemanden in Reichweite.
       *[none] { $thing }: Für jede Karte weniger schießt { $who } auf jemanden in Reichweite.
    }
ask-bang-evelyn-shot = Auf wen schießt du?
    .why = { $you ->
        [subject] { $thing }: ein Schuss statt einer Karte.
       *[none] { $thing }: { $who } schießt, statt zu ziehen.
    }
ask-bang-fanning = Wer ist das zweite Ziel?
    .why = { $you ->
        [subject] { $thing }: Der zweite Schuss geht neben das erste Ziel.
       *[none] { $thing }: { $who } wählt ein zweites Ziel.
    }
ask-bang-lemonade = Trinkst du mit?
    .why = { $you ->
        [subject] { $thing }: Eine Handkarte bringt dir 1 Leben.
       *[none] { $thing }: { $who } darf für 1 Leben eine Karte ablegen.
    }
ask-bang-do-lemonade = { $cards } für 1 Leben ablegen
ask-bang-button-lemonade = 1 Leben zurück
ask-bang-pass-lemonade = Nichts trinken
ask-bang-aim-ghost = { $you ->
    [object] Dich selbst zurückholen
   *[none] { $whom } zurückholen
}
    .short = Zurückholen
ask-bang-aim-rattlesnake = { $you ->
    [object] Vor dich selbst legen
   *[none] Vor { $whom } legen
}
    .short = Hinlegen
ask-bang-aim-bounty = { $you ->
    [object] Ein Kopfgeld auf dich selbst aussetzen
   *[none] Ein Kopfgeld auf { $whom } aussetzen
}
    .short = Aussetzen
ask-bang-aim-tomahawk = { $you ->
    [object] Auf dich selbst werfen
   *[none] Auf { $whom } werfen
}
    .short = Werfen

## What happens

log-bang-spared = { $you ->
    [subject] Du bewahrst { $whom } vor dem Verlust eines Lebens.
    [object] { $who } bewahrt dich vor dem Verlust eines Lebens.
   *[none] { $who } bewahrt { $whom } vor dem Verlust eines Lebens.
}
log-bang-bounty = { $you ->
    [subject] { $thing }: Du ziehst für den Treffer auf { $whom } eine Karte.
    [object] { $thing }: { $who } zieht für den Treffer auf dich eine Karte.
   *[none] { $thing }: { $who } zieht für den Treffer auf { $whom } eine Karte.
}
log-bang-throws = { $you ->
    [subject] Du wirfst { $card } auf { $whom }.
    [object] { $who } wirft { $card } auf dich.
   *[none] { $who } wirft { $card } auf { $whom }.
}
log-bang-aims = { $you ->
    [subject] Du nimmst { $whom } ins Visier: { $card }.
    [object] { $who } nimmt dich ins Visier: { $card }.
   *[none] { $who } nimmt { $whom } ins Visier: { $card }.
}
log-bang-shoots-back = { $you ->
    [subject] { $thing }: Du schießt auf { $whom } zurück.
    [object] { $thing }: { $who } schießt auf dich zurück.
   *[none] { $thing }: { $who } schießt auf { $whom } zurück.
}
log-bang-guards = { $you ->
    [subject] { $thing }: Du schießt auf { $whom }, wer an deine Karten will, büßt es.
    [object] { $thing }: { $who } schießt auf dich, weil du an die Karten willst.
   *[none] { $thing }: { $who } schießt auf { $whom }, wer an die Karten will, büßt es.
}

## Why a bot made its move: clauses

reason-bang-friend-returns = Ein Freund ist zurück, den niemand treffen kann
reason-bang-friend-lives = Der Lebenspunkt ist es wert, und es bringt mir zwei Karten
reason-bang-bites-for-long = Sie kann viele Züge lang beißen
reason-bang-price-on-head = Für Schüsse dorthin gibt es Karten
reason-bang-shots-over-cards = Der Schuss ist mehr wert als die Karte

## What the table shows beside cards

bang-part-face-down = Karte gewählt
