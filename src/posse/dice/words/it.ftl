### The words of the Dice Game. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

dice-set-dice = BANG! The Dice Game
    .line = Cinque dadi, frecce e ruoli segreti; da 4 a 8 posti
    .harder = facile

## Faces of the dice

dice-face-arrow = Freccia
    .line = Prendi una freccia
dice-face-dynamite = Dinamite
    .line = Bloccata; tre: –1 vita
dice-face-one = Bersaglio 1
    .line = Un vicino perde 1 vita
dice-face-two = Bersaglio 2
    .line = A due posti: perde 1 vita
dice-face-beer = Birra
    .line = Chi vuoi guadagna 1 vita
dice-face-gatling = Gatling
    .line = Tre: gli altri perdono 1

## Characters

dice-character-bart-cassidy = Bart Cassidy
    .line = Contro un colpo può prendere una freccia invece del danno.
dice-character-black-jack = Black Jack
    .line = Può rilanciare le dinamiti, se non ne ha tre.
dice-character-calamity-janet = Calamity Janet
    .line = Può usare un 1 come 2 e un 2 come 1.
dice-character-el-gringo = El Gringo
    .line = Chi gli toglie punti vita prende una freccia.
dice-character-jesse-jones = Jesse Jones
    .line = Con 4 punti vita o meno ogni sua birra gliene dà 2.
dice-character-jourdonnais = Jourdonnais
    .line = Gli Indiani gli tolgono al massimo 1 punto vita.
dice-character-kit-carlson = Kit Carlson
    .line = Per ogni Gatling può restituire una freccia.
dice-character-lucky-duke = Lucky Duke
    .line = Ha un rilancio in più.
dice-character-paul-regret = Paul Regret
    .line = La Gatling non gli toglie punti vita.
dice-character-pedro-ramirez = Pedro Ramirez
    .line = Può restituire una freccia per ogni punto vita che perde.
dice-character-rose-doolan = Rose Doolan
    .line = I suoi 1 e 2 possono arrivare un posto più in là.
dice-character-sid-ketchum = Sid Ketchum
    .line = A inizio turno dà 1 punto vita a qualcuno.
dice-character-slab-the-killer = Slab the Killer
    .line = Una volta per turno una birra può raddoppiare un colpo.
dice-character-suzy-lafayette = Suzy Lafayette
    .line = Guadagna 2 punti vita se non tiene né 1 né 2.
dice-character-vulture-sam = Vulture Sam
    .line = Guadagna 2 punti vita quando un altro è eliminato.
dice-character-willy-the-kid = Willy the Kid
    .line = Gli bastano due Gatling.

## What is asked for characters, and their options

ask-dice-bart-cassidy = Prendere invece una freccia?
ask-dice-bart-cassidy-why = { $you ->
    [subject] { $whom } sta per toglierti un punto vita: grazie a { $about } puoi prendere invece una freccia.
    [object] Stai per togliere un punto vita a { $who }, che grazie a { $about } può prendere invece una freccia.
   *[none] { $whom } sta per togliere un punto vita a { $who }, che grazie a { $about } può prendere invece una freccia.
}
ask-dice-pedro-ramirez = Restituire una freccia?
ask-dice-pedro-ramirez-why = { $you ->
    [subject] Hai perso un punto vita: grazie a { $about } puoi restituire in cambio una freccia.
   *[none] { $who } ha perso un punto vita: grazie a { $about } può restituire in cambio una freccia.
}
ask-dice-kit-carlson = Di chi è la freccia da restituire?
ask-dice-kit-carlson-why = { $you ->
    [subject] Mostri una Gatling: grazie a { $about } puoi rimettere nella riserva una freccia di chi vuoi.
   *[none] { $who } mostra una Gatling: grazie a { $about } può rimettere nella riserva una freccia di chi vuole.
}
ask-dice-sid-ketchum = Chi riceve un punto vita?
ask-dice-sid-ketchum-why = { $you ->
    [subject] Prima del lancio { $about } dona un punto vita: scegli tu a chi.
   *[none] Prima del lancio { $about } dona un punto vita: { $who } sceglie a chi.
}
# Che cosa significa passare, secondo il personaggio.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Perdi il punto vita
    [kit-carlson] Lascia le frecce dove sono
    [pedro-ramirez] Tieni le tue frecce
   *[other] Lascia perdere
}
ask-dice-button-use = { $about ->
    [bart-cassidy] Prendi una freccia
    [pedro-ramirez] Restituisci una freccia
   *[slab-the-killer] Colpo doppio
}
ask-dice-button-pass = { $about ->
    [bart-cassidy] Perdi un punto vita
    [kit-carlson] Lasciale
    [pedro-ramirez] Tienile
   *[other] Lascia perdere
}
