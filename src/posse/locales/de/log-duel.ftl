### Das Protokoll von BANG! The Duel.
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.
### $many: yes, wo $character der Name von mehreren ist.

## Kleine Wörter

# Eine Seite, deren Spieler keinen Namen hat, wie ein Name gebraucht.
log-duel-name = { $side ->
    [law] Team Gesetz
   *[outlaw] Team Banditen
}
log-duel-symbol = { $symbol ->
    [barrel] Fass
    [snake] Schlange
    [dynamite] Dynamit
   *[horseshoe] Hufeisen
}
# Was die Exemplare einer Karte unterscheidet: das Symbol. $copy: Rückseite und Symbol.
duel-copy = ({ $copy ->
    [law-barrel] Fass
    [outlaw-barrel] Fass
    [law-snake] Schlange
    [outlaw-snake] Schlange
    [law-dynamite] Dynamit
    [outlaw-dynamite] Dynamit
   *[other] Hufeisen
})
log-duel-card-full = { $card } ({ $side ->
    [law] Gesetzeshüter
   *[outlaw] Banditen
}, { $symbol })
log-duel-card-spoken = { $card }, Symbol { $symbol }, { $side ->
    [law] Karte der Gesetzeshüter
   *[outlaw] Karte der Banditen
}
# Eine Karte, die als eine andere dient.
log-duel-card-as = { $card } als { $as }
# Die Karte Indianer! mitten im Satz.
log-duel-indians = Indianer

## Worauf etwas gespielt wird: steht beim Verb.

log-duel-aim-character = auf { $character }
log-duel-aim-card = auf die Karte { $card } bei { $character }
log-duel-aim-hand = { $you ->
    [object] auf deine Hand
   *[none] auf die Hand von { $whom }
}
log-duel-aim-hand-back = { $side ->
    [law] auf eine Karte der Gesetzeshüter
   *[outlaw] auf eine Karte der Banditen
} { $you ->
    [object] in deiner Hand
   *[none] in der Hand von { $whom }
}
# $own: ob die eigene Seite gemeint ist.
log-duel-aim-side = { $own ->
    [yes] { $you ->
        [subject] auf dein eigenes Paar
       *[none] auf das eigene Paar
    }
   *[no] { $you ->
        [object] auf dein Paar
       *[none] auf das Paar von { $whom }
    }
}

## Charaktere kommen, gehen und tauschen die Plätze

log-duel-looked = { $you ->
    [subject] Du hast { $count } Charaktere.
   *[none] { $who } hat { $count } Charaktere.
}
log-duel-looked-at = { $you ->
    [subject] Deine { $count } Charaktere: { $list }.
   *[none] { $who } hat { $count } Charaktere: { $list }.
}
log-duel-chose = { $you ->
    [subject] Du hast gewählt, wer nach vorn geht.
   *[none] { $who } hat gewählt, wer nach vorn geht.
}
log-duel-chose-character = { $you ->
    [subject] Du schickst { $character } nach vorn.
   *[none] { $who } schickt { $character } nach vorn.
}
log-duel-entered = { $character } { $many ->
    [yes] kommen
   *[no] kommt
} für { $you ->
    [subject] dich
   *[none] { $who }
} { $place ->
    [ac] vorn ins Spiel.
   *[rc] hinten ins Spiel.
}
log-duel-swapped = { $character } { $many ->
    [yes] treten
   *[no] tritt
} für { $you ->
    [subject] dich nach vorn.
   *[none] { $who } nach vorn.
}
log-duel-eliminated = { $character } { $many ->
    [yes] beißen ins Gras:
   *[no] beißt ins Gras:
} { $you ->
    [subject] ein Revolver weniger auf deiner Seite.
   *[none] ein Revolver weniger auf der Seite von { $who }.
}

## Karten kommen

log-duel-drew = { $you ->
    [subject] Du ziehst { $cards }.
   *[none] { $who } zieht { $cards }.
}
log-duel-drew-from = { $you ->
    [subject] Du ziehst { $cards } vom Stapel von { $whom }.
    [object] { $who } zieht { $cards } von deinem Stapel.
   *[none] { $who } zieht { $cards } vom Stapel von { $whom }.
}
log-duel-showed = { $you ->
    [subject] Du zeigst { $card }.
   *[none] { $who } zeigt { $card }.
}
log-duel-laid-out = Auf dem Ladentisch: { $cards }.
log-duel-laid-out-nothing = Die Regale sind leer.
log-duel-picked = { $you ->
    [subject] Du nimmst { $card } vom Ladentisch.
   *[none] { $who } nimmt { $card } vom Ladentisch.
}
log-duel-took-hand = { $you ->
    [subject] Du nimmst { $card } aus der Hand von { $whom }.
    [object] { $who } nimmt { $card } aus deiner Hand.
   *[none] { $who } nimmt { $card } aus der Hand von { $whom }.
}
log-duel-took-card = { $you ->
    [subject] Du nimmst { $card } von { $character }.
   *[none] { $who } nimmt { $card } von { $character }.
}
log-duel-reshuffled = { $count ->
    [one] Der Ablagestapel wird zum gemeinsamen Stapel mit einer einzigen Karte.
   *[other] Der Ablagestapel wird gemischt und ist nun der gemeinsame Stapel mit { $count } Karten.
}

## Karten werden gespielt und gehen

log-duel-played = { $you ->
    [subject] Du spielst { $card }.
   *[none] { $who } spielt { $card }.
}
log-duel-answers = { $you ->
    [subject] Du antwortest mit { $card }.
   *[none] { $who } antwortet mit { $card }.
}
log-duel-played-aim = { $you ->
    [subject] Du spielst { $card } { $aim }.
   *[none] { $who } spielt { $card } { $aim }.
}
log-duel-equipped = { $you ->
    [subject] Du legst { $card } bei { $character } aus.
   *[none] { $who } legt { $card } bei { $character } aus.
}
log-duel-used = { $you ->
    [subject] Du nutzt { $thing }.
   *[none] { $who } nutzt { $thing }.
}
log-duel-used-ability = { $you ->
    [subject] Du nutzt die Fähigkeit von { $thing }.
   *[none] { $who } nutzt die Fähigkeit von { $thing }.
}
log-duel-used-ability-aim = { $you ->
    [subject] Du nutzt die Fähigkeit von { $thing } { $aim }.
   *[none] { $who } nutzt die Fähigkeit von { $thing } { $aim }.
}
# Eine Karte vom Ablagestapel dient noch einmal; $reload: ob sie nur nachgeladen wird.
log-duel-copied = { $reload ->
    [yes] { $you ->
        [subject] Du lädst { $card } vom Ablagestapel nach.
       *[none] { $who } lädt { $card } vom Ablagestapel nach.
    }
   *[no] { $you ->
        [subject] Du spielst { $card } vom Ablagestapel noch einmal.
       *[none] { $who } spielt { $card } vom Ablagestapel noch einmal.
    }
}
log-duel-reloaded = { $you ->
    [subject] Du lädst { $card } nach.
   *[none] { $who } lädt { $card } nach.
}
log-duel-discarded = { $you ->
    [subject] Du legst { $card } ab.
   *[none] { $who } legt { $card } ab.
}
log-duel-discarded-card = Die Karte { $card } von { $character } kommt auf den Ablagestapel.
# $end: was es gebracht hat (log-outcome).
log-duel-revealed = { $about }: Der Stapel zeigt { $cards }{ $end }
log-duel-counted = { $about }: { $you ->
    [subject] Du lässt { $card } zählen
   *[none] { $who } lässt { $card } zählen
}{ $end }
log-duel-exploded = { $card } fliegt { $character } um die Ohren!
log-duel-passed-on = { $card } zischt weiter und wandert zu { $character }.

## Schüsse und Leben

log-duel-shot = { $cause } nimmt { $character } ins Visier.
log-duel-shot-indians = Die Indianer stürmen auf { $character } zu.
log-duel-avoided = { $character } { $many ->
    [yes] weichen dem Schuss aus.
   *[no] weicht dem Schuss aus.
}
log-duel-lost-life = { $character } { $many ->
    [yes] verlieren
   *[no] verliert
} durch { $cause } ein Leben: { $life ->
    [0] keines mehr übrig.
    [1] noch eines übrig.
   *[other] noch { $life } übrig.
}
log-duel-healed = { $character } { $many ->
    [yes] bekommen
   *[no] bekommt
} { $amount ->
    [one] ein Leben zurück: jetzt { $life }.
   *[other] { $amount } Leben zurück: jetzt { $life }.
}
log-duel-over = { $side ->
    [law] { $you ->
        [subject] Der Rauch verzieht sich: Das Gesetz behält die Oberhand, und du gewinnst!
       *[none] Der Rauch verzieht sich: Das Gesetz behält die Oberhand, und { $who } gewinnt.
    }
   *[outlaw] { $you ->
        [subject] Der Rauch verzieht sich: Die Banditen reiten davon, und du gewinnst!
       *[none] Der Rauch verzieht sich: Die Banditen reiten davon, und { $who } gewinnt.
    }
}

## Das Spiel in wenigen Zeilen, wenn es vorbei ist

log-duel-story-opening = Den Anfang machen { $law } und { $outlaw }.
log-duel-story-first-blood = Das erste Blut: { $character } { $many ->
    [yes] verlieren
   *[no] verliert
} durch { $cause } ein Leben.
log-duel-story-fell = { $you ->
    [subject] Du verlierst { $character } durch { $cause }.
   *[none] { $who } verliert { $character } durch { $cause }.
}
log-duel-story-exploded = { $card } geht bei { $character } hoch.
log-duel-story-last = { $character } { $many ->
    [yes] sind
   *[no] ist
} { $you ->
    [subject] dein letzter Revolver.
   *[none] der letzte Revolver von { $who }.
}

## Was gezählt wird, wenn es vorbei ist

log-duel-count-turns = Züge
log-duel-count-played = Gespielte Karten
log-duel-count-shots = Abgegebene Schüsse
log-duel-count-hits = Genommene Leben
log-duel-count-dodges = Ausgewichen
log-duel-count-lost = Verlorene Leben
log-duel-count-healed = Zurückgewonnene Leben
log-duel-count-drawn = Gezogene Karten
log-duel-count-swaps = Wechsel nach vorn
log-duel-count-fallen = Verlorene Charaktere
