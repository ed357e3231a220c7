### Domande ed etichette di BANG! The Dice Game.
### $you dice chi tra i nominati legge: subject ($who deve rispondere), object ($whom) o none.

## Domande: il titolo e, in una frase, il motivo e la posta in gioco

ask-dice-roll = Rilanciare o tenere?
# $left: quanti lanci restano; $pile: frecce nella riserva.
ask-dice-roll-why = { $you ->
    [subject] { $left ->
        [one] Puoi rilanciare i dadi che scegli ancora una volta;
       *[other] Puoi rilanciare i dadi che scegli altre { $left } volte;
    }
   *[none] { $left ->
        [one] { $who } può lanciare ancora una volta;
       *[other] { $who } può lanciare altre { $left } volte;
    }
} { $pile ->
    [one] nella riserva resta una freccia.
   *[other] nella riserva restano { $pile } frecce.
}
ask-dice-target = A chi spari?
ask-dice-target-why = { $you ->
    [subject] Il dado { $die } mostra { $face }: chi scegli perde un punto vita, quando tutti i colpi sono assegnati.
   *[none] Il dado { $die } mostra { $face }: { $who } sceglie a chi sparare.
}
ask-dice-beer = A chi va la birra?
ask-dice-beer-why = { $you ->
    [subject] Il dado { $die } mostra { $face }: chi scegli recupera un punto vita.
   *[none] Il dado { $die } mostra { $face }: { $who } sceglie chi la beve.
}
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

## Le scelte per intero

ask-dice-do-keep = Tieni tutti i dadi ({ $dice })
ask-dice-do-reroll = { $count ->
    [one] Rilancia il dado { $numbers } ({ $dice })
   *[other] Rilancia i dadi { $numbers } ({ $dice })
}
ask-dice-do-shoot = Spara a { $whom }
ask-dice-do-shoot-double = Spendi una birra e spara un colpo doppio a { $whom }
ask-dice-do-beer = { $you ->
    [object] Bevi tu la birra
   *[none] Offri la birra a { $whom }
}
ask-dice-do-return = { $you ->
    [object] Restituisci una tua freccia
   *[none] Restituisci una freccia di { $whom }
}
ask-dice-do-heal = { $you ->
    [object] Prendi tu il punto vita
   *[none] Dai un punto vita a { $whom }
}
ask-dice-do-take-arrow = Prendi una freccia invece di perdere il punto vita
ask-dice-do-return-own = Restituisci una delle tue frecce
# Che cosa significa passare, secondo il personaggio.
ask-dice-do-pass = { $about ->
    [bart-cassidy] Perdi il punto vita
    [kit-carlson] Lascia le frecce dove sono
    [pedro-ramirez] Tieni le tue frecce
   *[other] Lascia perdere
}

## Le scelte sui pulsanti

ask-dice-button-keep = Tieni tutto
ask-dice-button-reroll = Rilancia { $count }
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

## Su un bersaglio

ask-dice-aim-short = { $act ->
    [shoot] Spara
    [double] Colpo doppio
    [drink] Bevi
    [buy] Offri la birra
    [return] Via una freccia
    [heal] Cura
    [gain] Curati
   *[choose] Scegli
}

## Passo per passo: che cosa si chiede mentre si sceglie

ask-dice-whom = { $what }: per chi?
ask-dice-more = Rilanci questi?
