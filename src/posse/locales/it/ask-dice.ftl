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

## Le scelte sui pulsanti

ask-dice-button-keep = Tieni tutto
ask-dice-button-reroll = Rilancia { $count }

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
