### Das Protokoll: was alle Spiele gemeinsam haben.
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.

## Aufzählungen

log-list-comma = { $a }, { $b }
log-list-and = { $a } und { $b }
log-list-or = { $a } oder { $b }

## Kleine Wörter

# Karten, die niemand sieht, als Objekt eines Satzes.
log-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
log-nobody = niemand
# Was eine aufgedeckte Karte gebracht hat, mit dem Ende des Satzes.
log-outcome = { $outcome ->
    [good] {" "}– Glück gehabt!
    [hurt] {" "}– Pech gehabt.
   *[open] .
}

## Sätze

log-turn = { $you ->
    [subject] Du bist am Zug.
   *[none] { $who } ist am Zug.
}
# $others: wie viele außer dem Lesenden gewonnen haben.
log-over = { $you ->
    [subject] { $others ->
        [0] Der Rauch verzieht sich, und du gewinnst!
       *[other] Der Rauch verzieht sich, und du gewinnst, zusammen mit { $who }!
    }
   *[none] { $others ->
        [0] Der Rauch verzieht sich, und niemand gewinnt.
        [one] Der Rauch verzieht sich, und { $who } gewinnt.
       *[other] Der Rauch verzieht sich, und { $who } gewinnen.
    }
}
log-died = { $you ->
    [subject] Du beißt ins Gras. Deine Rolle:
   *[none] { $who } beißt ins Gras. Die Rolle:
} { $role ->
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Bandit
   *[renegade] { $game ->
        [dice] Gesetzloser
       *[other] Abtrünniger
    }
}.
log-eliminated = { $you ->
    [subject] Du bringst { $whom } unter die Erde. Die Rolle:
    [object] { $who } bringt dich unter die Erde. Deine Rolle:
   *[none] { $who } bringt { $whom } unter die Erde. Die Rolle:
} { $role ->
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Bandit
   *[renegade] { $game ->
        [dice] Gesetzloser
       *[other] Abtrünniger
    }
}.
log-unknown = Etwas geschieht: { $kind }.
