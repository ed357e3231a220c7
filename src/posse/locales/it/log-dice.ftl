### Il diario di BANG! The Dice Game.
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.

## Parole piccole

# Tanti dadi che mostrano una faccia, come oggetto di una frase.
log-dice-faces = { $face ->
    [arrow] { $count ->
        [one] una freccia
       *[other] { $count } frecce
    }
    [dynamite] { $count ->
        [one] una dinamite
       *[other] { $count } dinamiti
    }
    [one] { $count ->
        [one] un bersaglio 1
       *[other] { $count } bersagli 1
    }
    [two] { $count ->
        [one] un bersaglio 2
       *[other] { $count } bersagli 2
    }
    [beer] { $count ->
        [one] una birra
       *[other] { $count } birre
    }
   *[gatling] { $count ->
        [one] una Gatling
       *[other] { $count } Gatling
    }
}

## I dadi

log-dice-rolled = { $you ->
    [subject] Lanci i dadi: { $dice }.
   *[none] { $who } lancia i dadi: { $dice }.
}
log-dice-rolled-again = { $you ->
    [subject] { $count ->
        [one] Rilanci un dado: { $dice }.
       *[other] Rilanci { $count } dadi: { $dice }.
    }
   *[none] { $count ->
        [one] { $who } rilancia un dado: { $dice }.
       *[other] { $who } rilancia { $count } dadi: { $dice }.
    }
}
log-dice-kept = { $you ->
    [subject] Tieni { $dice }.
   *[none] { $who } tiene { $dice }.
}
log-dice-used = { $you ->
    [subject] Usi l’abilità di { $thing }.
   *[none] { $who } usa l’abilità di { $thing }.
}

## Frecce

log-dice-arrow = { $you ->
    [subject] Prendi una freccia:
   *[none] { $who } prende una freccia:
} { $pile ->
    [0] era l’ultima.
    [1] ne resta una nella riserva.
   *[other] ne restano { $pile } nella riserva.
}
log-dice-returned = { $you ->
    [subject] { $count ->
        [one] Ti liberi di una freccia:
       *[other] Ti liberi di { $count } frecce:
    }
   *[none] { $count ->
        [one] { $who } si libera di una freccia:
       *[other] { $who } si libera di { $count } frecce:
    }
} { $pile ->
    [1] ora nella riserva ce n’è una.
   *[other] ora nella riserva ce ne sono { $pile }.
}
log-dice-indians = La riserva è vuota: gli indiani attaccano!

## Colpi, birre e vita

log-dice-aimed = { $you ->
    [subject] Spari a { $whom }.
    [object] { $who } ti spara.
   *[none] { $who } spara a { $whom }.
}
log-dice-aimed-double = { $you ->
    [subject] Spari un colpo doppio a { $whom }.
    [object] { $who } ti spara un colpo doppio.
   *[none] { $who } spara un colpo doppio a { $whom }.
}
log-dice-gatling = { $you ->
    [subject] Spari con la Gatling!
   *[none] { $who } spara con la Gatling!
}
log-dice-drank = { $you ->
    [subject] Bevi una birra.
   *[none] { $who } beve una birra.
}
log-dice-poured = { $you ->
    [subject] Offri una birra a { $whom }.
    [object] { $who } ti offre una birra.
   *[none] { $who } offre una birra a { $whom }.
}
log-dice-lost-life = { $you ->
    [subject] { $amount ->
        [one] Perdi un punto vita
       *[other] Perdi { $amount } punti vita
    }
   *[none] { $amount ->
        [one] { $who } perde un punto vita
       *[other] { $who } perde { $amount } punti vita
    }
} { $cause ->
    [dynamite] per la dinamite:
    [indians] per gli indiani:
    [gatling] per la Gatling:
   *[bulls-eye] per i colpi:
} { $life ->
    [0] non ne resta nessuno.
    [1] ne resta uno.
   *[other] ne restano { $life }.
}
log-dice-healed = { $you ->
    [subject] { $amount ->
        [one] Recuperi un punto vita: ora { $life }.
       *[other] Recuperi { $amount } punti vita: ora { $life }.
    }
   *[none] { $amount ->
        [one] { $who } recupera un punto vita: ora { $life }.
       *[other] { $who } recupera { $amount } punti vita: ora { $life }.
    }
}

## La partita in poche righe, quando è finita

log-dice-story-first-blood = { $you ->
    [subject] Il primo punto vita della partita lo perdi tu.
   *[none] Il primo punto vita della partita lo perde { $who }.
}
log-dice-story-indians = { $you ->
    [subject] Prendi l’ultima freccia e gli indiani attaccano:
   *[none] { $who } prende l’ultima freccia e gli indiani attaccano:
} { $lost ->
    [0] nessuno perde punti vita.
    [1] se ne va un punto vita.
   *[other] se ne vanno { $lost } punti vita.
}
log-dice-story-gatling = { $you ->
    [subject] Spari con la Gatling:
   *[none] { $who } spara con la Gatling:
} { $lost ->
    [0] nessuno perde punti vita.
    [1] se ne va un punto vita.
   *[other] se ne vanno { $lost } punti vita.
}
log-dice-story-dynamite = { $you ->
    [subject] La dinamite ti esplode tra le mani.
   *[none] La dinamite esplode tra le mani di { $who }.
}

## Ciò che si conta, quando è finita

log-dice-count-turns = Turni
log-dice-count-rolls = Lanci
log-dice-count-shots = Colpi sparati
log-dice-count-hits = Punti vita tolti
log-dice-count-lost = Punti vita persi
log-dice-count-healed = Punti vita recuperati
log-dice-count-arrows = Frecce prese
log-dice-count-beers = Birre servite
log-dice-count-gatlings = Raffiche di Gatling
log-dice-count-indians = Attacchi degli indiani
