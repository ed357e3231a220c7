# Der Tisch: was um die Karten herum ist.

table-label = Tisch
table-heading = Tisch { $code }
table-around = Rund um den Tisch
table-you = Du
table-watching = Du schaust zu

## Die Leiste

table-turn = Zug { $turn }
table-your-turn = Du bist dran
table-turn-of = { $who } ist dran
table-over = Spiel vorbei
table-players = { $count } Spieler
table-sound = Ton
table-sound-on = Ton an
table-sound-off = Ton aus
table-close = Schließen

## Plätze

table-life = { $life } von { $max } Leben
table-goal-now = Das Ziel ist jetzt: { $goal }.
table-role-unknown = Rolle unbekannt
table-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
table-in-play = { $cards } im Spiel
table-laid-out = Im Spiel
table-distance = Distanz { $distance }
table-in-reach = erreichbar
table-too-far = zu weit
table-gun-reach = Waffe reicht { $reach } weit
table-gun-reaches-you = Waffe reicht { $reach } weit, bis zu dir
table-ghost = ein Geist
table-ghost-tab = Geist
table-on-turn = Am Zug
table-must-answer = Muss antworten
table-must-answer-short = Antwortet
table-you-answer = Deine Antwort
table-away = Abwesend, ein Bot spielt
table-away-short = Abwesend
table-back = Ich bin wieder da
table-your-reach = Deine Waffe reicht { $reach } weit
# $who: you, other ($killer) oder nobody.
table-fallen = { $who ->
    [you] { $role }, von dir besiegt
    [other] { $role }, von { $killer } besiegt
   *[nobody] { $role }, ausgeschieden
}
table-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $count } Karten
}
table-hand-of = Hand von { $who }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-hand-short = Hand

## Karten

table-face-down = Verdeckte Karte
table-rank-suit = { $suit } { $rank }
table-playable = Spielbar

## Die Mitte

table-deck = Stapel
table-deck-count = Stapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-discard = Ablage, { $count }
table-discard-top = Oben auf der Ablage: { $card }
# What holds for everybody: the events and shows that lie in the middle.
table-in-force = Gilt jetzt
table-bill-first = Kommt zuerst
table-bill-next = Als Nächstes: { $next }
# $part: its name; $what: how many, or what lies there.
table-part = { $part }: { $what }
table-priced = { $card } für { $price }
table-price = Kostet { $price }
table-track = { $place }, { $number } von { $count }
table-offered = Charaktere zur Wahl
table-laid = Karten in der Mitte

## Die Frage

table-prompt = Was gefragt ist
table-put-back = Zurücklegen
table-cancel = Abbrechen
table-done = Fertig
table-seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
table-hours = { $hours } Std.

## Verlauf und Chat

table-log = Verlauf
table-chat = Chat
table-what-happened = Was geschehen ist
table-before = Vor dem ersten Zug
table-chapter = Zug { $turn } · { $who }
table-say = Sag etwas
table-chat-empty = Noch hat niemand ein Wort gesagt.
table-emotes = Schnelle Sprüche
table-emote-howdy = Howdy!
table-emote-draw = Zieh!
table-emote-yeehaw = Yee-haw!
table-emote-close = Das war knapp.
table-emote-ouch = Autsch!
table-emote-thanks = Besten Dank.
table-emote-hurry = Der Whisky wird warm.
table-emote-played = Gut gespielt, Partner.

## Den Zug beenden

table-end = Zug beenden?
table-end-cards = Du kannst noch { $cards } spielen.
table-end-stay = Weiterspielen
table-end-leave = Zug beenden
table-end-never = Nicht mehr fragen

## Den Tisch verlassen

table-menu = Menü
table-leave = Tisch verlassen
table-leave-ask = Spiel verlassen?
table-leave-what = Ein Bot übernimmt deinen Platz und spielt weiter; das Ergebnis zählt trotzdem für dich. Über den Link zum Tisch kommst du zurück und kannst deinen Platz wieder einnehmen, solange das Spiel läuft.
# $clock: ob es eine gibt.
table-leave-instead = { $clock ->
    [yes] Nur kurz weg? Geh zur Startseite: Der Platz bleibt deiner, und wenn deine Zeit um ist, zieht ein Bot für dich.
   *[no] Nur kurz weg? Geh zur Startseite: Der Platz bleibt deiner, und die anderen warten auf dich.
}
table-leave-stay = Bleiben
table-leave-do = Verlassen

## Tasten

table-keys = Tasten
table-key-tab = weiter zum Nächsten
table-key-arrows = die Reihe entlang und von Reihe zu Reihe
table-key-enter = wählen; noch einmal: spielen
table-key-escape = zurücknehmen, schließen
table-key-end = den Zug beenden
table-key-advise = was würdest du tun? (allein unter Bots)
table-key-follow = tun, was geraten wird
table-key-inspect = erklären, was den Fokus hat
table-key-prompt = die Frage noch einmal sagen
table-key-hand = meine Hand ansagen
table-key-table = den Tisch ansagen
table-key-whole = der ganze Tisch als Liste
table-key-log = zum Verlauf
table-key-chat = zum Chat
table-key-help = diese Tasten

## Wenn etwas nicht stimmt, und am Ende

table-lost = Verbindung verloren. Neuer Versuch …
table-kept = Deine Wahl ist vorgemerkt
table-kept-why = Gerade fehlt die Verbindung. Deine Wahl geht hinaus, sobald sie wieder steht.
table-to-end = Wie es ausging
table-to-home = Zur Startseite

## Die Erklärung

table-about-card = { $border ->
    [brown] Braune Karte
    [blue] Blaue Karte
    [green] Grüne Karte
    [orange] Orange Karte
    [black] Schwarze Karte
    [red] Rote Karte
   *[other] Karte
} · { $set } · { $count } im Stapel
table-about-character = Charakter · { $set } · { $life } Leben
table-about-event = Ereignis · { $set }
table-your-character = Das bist du.
table-character-of = Das ist { $who }.
table-reserve = Reserve für die ganze Partie
table-reserve-short = Reserve
table-reserve-begins = Deine Zeit für diesen Zug ist um. Jetzt läuft die Reserve für die ganze Partie.

## Who is at the table

table-bot = Bot
table-is-here = Da
table-is-away = Gerade nicht da
table-went = { $name } ist nicht da.
table-came-back = { $name } ist wieder da.
table-replace = Ein Bot für { $name }
table-replace-soon = { $name } ist nicht da · { $seconds } s
table-take-bot = Platz eines Bots nehmen
table-take-bot-what = Du spielst mit dem weiter, was der Bot hat. Es zählt für den Abend, nicht für die Wertung.
table-take-bot-not = Nur zusehen

## Das Tempo der Bots

table-pace = Tempo der Bots
table-pace-calm = Ruhig
table-pace-normal = Normal
table-pace-quick = Schnell
table-pause = Die Bots warten lassen
table-resume = Weiter
table-paused = Die Bots warten
table-paused-why = Nichts geschieht, bis du weiterspielst.

## Wer ausgeschieden ist

table-out = Du bist ausgeschieden
table-out-why = Die anderen spielen weiter. Sieh zu, oder lass die Partie zu Ende gehen.
table-out-watch = Zusehen
table-out-faster = Schneller
table-out-skip = Zum Ende springen

## Der ganze Tisch als Liste

table-whole = Der ganze Tisch
table-whole-middle = In der Mitte
table-whole-who = Spieler
table-whole-character = Charakter
table-whole-role = Rolle
table-whole-hand = Hand
table-whole-distance = Entfernung
table-whole-play = Im Spiel
table-whole-things = Außerdem
table-whole-arrows = Pfeile
table-whole-life = Leben
    .count = { $life } von { $max }
# $yes: whether his weapon reaches the reader.
table-whole-back = { $yes ->
    [yes] reicht { $reach } weit und bis zu dir
   *[no] reicht { $reach } weit, nicht bis zu dir
}
