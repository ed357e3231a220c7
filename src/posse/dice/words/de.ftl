### The words of the Dice Game. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

dice-set-dice = BANG! The Dice Game
    .line = Fünf Würfel, Pfeile und geheime Rollen; 4 bis 8 Plätze
    .harder = leicht

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

## Characters

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

## What is asked for characters, and their options

ask-dice-bart-cassidy = Lieber einen Pfeil nehmen?
ask-dice-bart-cassidy-why = { $you ->
    [subject] { $whom } nimmt dir gleich ein Leben: Dank { $about } darfst du stattdessen einen Pfeil nehmen.
    [object] Du nimmst { $who } gleich ein Leben: Dank { $about } ist stattdessen auch ein Pfeil möglich.
   *[none] { $whom } nimmt { $who } gleich ein Leben: Dank { $about } ist stattdessen auch ein Pfeil möglich.
}
ask-dice-pedro-ramirez = Einen Pfeil zurücklegen?
ask-dice-pedro-ramirez-why = { $you ->
    [subject] Du hast ein Leben verloren: Dank { $about } darfst du dafür einen Pfeil zurücklegen.
   *[none] { $who } hat ein Leben verloren: Dank { $about } darf dafür ein Pfeil zurück in den Vorrat.
}
ask-dice-kit-carlson = Wessen Pfeil kommt zurück?
ask-dice-kit-carlson-why = { $you ->
    [subject] Du zeigst eine Gatling: Dank { $about } darfst du irgendeinen Pfeil in den Vorrat zurücklegen.
   *[none] { $who } zeigt eine Gatling: Dank { $about } darf irgendein Pfeil zurück in den Vorrat.
}
ask-dice-sid-ketchum = Wer bekommt ein Leben?
ask-dice-sid-ketchum-why = { $you ->
    [subject] Vor deinem Wurf schenkt { $about } ein Leben: Du wählst, wem.
   *[none] Vor dem Wurf schenkt { $about } ein Leben: { $who } wählt, wem.
}
# Was Passen bedeutet, je nach dem Charakter, um den es geht.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Das Leben verlieren
    [kit-carlson] Alle Pfeile liegen lassen
    [pedro-ramirez] Deine Pfeile behalten
   *[other] Darauf verzichten
}
ask-dice-button-use = { $about ->
    [bart-cassidy] Pfeil nehmen
    [pedro-ramirez] Pfeil zurücklegen
   *[slab-the-killer] Doppelschuss
}
ask-dice-button-pass = { $about ->
    [bart-cassidy] Leben verlieren
    [kit-carlson] Liegen lassen
    [pedro-ramirez] Behalten
   *[other] Verzichten
}
