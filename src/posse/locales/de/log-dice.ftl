### Das Protokoll von BANG! The Dice Game.
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.

## Kleine Wörter

# So viele Würfel, die eine Seite zeigen, als Objekt eines Satzes.
log-dice-faces = { $face ->
    [arrow] { $count ->
        [one] einen Pfeil
       *[other] { $count } Pfeile
    }
    [dynamite] { $count ->
        [one] Dynamit
       *[other] { $count }-mal Dynamit
    }
    [one] { $count ->
        [one] eine Eins
       *[other] { $count } Einsen
    }
    [two] { $count ->
        [one] eine Zwei
       *[other] { $count } Zweien
    }
    [beer] { $count ->
        [one] ein Bier
       *[other] { $count } Bier
    }
   *[gatling] { $count ->
        [one] eine Gatling
       *[other] { $count } Gatlings
    }
}

## Die Würfel

log-dice-rolled = { $you ->
    [subject] Du würfelst { $dice }.
   *[none] { $who } würfelt { $dice }.
}
log-dice-rolled-again = { $you ->
    [subject] { $count ->
        [one] Du würfelst einen Würfel neu: { $dice }.
       *[other] Du würfelst { $count } Würfel neu: { $dice }.
    }
   *[none] { $count ->
        [one] { $who } würfelt einen Würfel neu: { $dice }.
       *[other] { $who } würfelt { $count } Würfel neu: { $dice }.
    }
}
log-dice-kept = { $you ->
    [subject] Du behältst { $dice }.
   *[none] { $who } behält { $dice }.
}
log-dice-used = { $you ->
    [subject] Du nutzt die Fähigkeit von { $thing }.
   *[none] { $who } nutzt die Fähigkeit von { $thing }.
}

## Pfeile

log-dice-arrow = { $you ->
    [subject] Du nimmst einen Pfeil:
   *[none] { $who } nimmt einen Pfeil:
} { $pile ->
    [0] Es war der letzte.
    [1] Einer liegt noch im Vorrat.
   *[other] { $pile } liegen noch im Vorrat.
}
log-dice-returned = { $you ->
    [subject] { $count ->
        [one] Du bist einen Pfeil los:
       *[other] Du bist { $count } Pfeile los:
    }
   *[none] { $count ->
        [one] { $who } ist einen Pfeil los:
       *[other] { $who } ist { $count } Pfeile los:
    }
} { $pile ->
    [1] Jetzt liegt einer im Vorrat.
   *[other] Jetzt liegen { $pile } im Vorrat.
}
log-dice-indians = Der Vorrat ist leer: Die Indianer greifen an!

## Schüsse, Bier und Leben

log-dice-aimed = { $you ->
    [subject] Du schießt auf { $whom }.
    [object] { $who } schießt auf dich.
   *[none] { $who } schießt auf { $whom }.
}
log-dice-aimed-double = { $you ->
    [subject] Du schießt doppelt auf { $whom }.
    [object] { $who } schießt doppelt auf dich.
   *[none] { $who } schießt doppelt auf { $whom }.
}
log-dice-gatling = { $you ->
    [subject] Du feuerst die Gatling ab!
   *[none] { $who } feuert die Gatling ab!
}
log-dice-drank = { $you ->
    [subject] Du trinkst ein Bier.
   *[none] { $who } trinkt ein Bier.
}
log-dice-poured = { $you ->
    [subject] Du gibst { $whom } ein Bier aus.
    [object] { $who } gibt dir ein Bier aus.
   *[none] { $who } gibt { $whom } ein Bier aus.
}
log-dice-lost-life = { $you ->
    [subject] Du verlierst durch
   *[none] { $who } verliert durch
} { $cause ->
    [dynamite] Dynamit
    [indians] die Indianer
    [gatling] die Gatling
   *[bulls-eye] Schüsse
} { $amount ->
    [one] ein Leben:
   *[other] { $amount } Leben:
} { $life ->
    [0] keines mehr übrig.
    [1] noch eines übrig.
   *[other] noch { $life } übrig.
}
log-dice-healed = { $you ->
    [subject] { $amount ->
        [one] Du bekommst ein Leben: jetzt { $life }.
       *[other] Du bekommst { $amount } Leben: jetzt { $life }.
    }
   *[none] { $amount ->
        [one] { $who } bekommt ein Leben: jetzt { $life }.
       *[other] { $who } bekommt { $amount } Leben: jetzt { $life }.
    }
}

## Das Spiel in wenigen Zeilen, wenn es vorbei ist

log-dice-story-first-blood = { $you ->
    [subject] Du verlierst das erste Leben in diesem Spiel.
   *[none] { $who } verliert das erste Leben in diesem Spiel.
}
log-dice-story-indians = { $you ->
    [subject] Du nimmst den letzten Pfeil, und die Indianer greifen an:
   *[none] { $who } nimmt den letzten Pfeil, und die Indianer greifen an:
} { $lost ->
    [0] Niemand verliert ein Leben.
    [1] Ein Leben ist weg.
   *[other] { $lost } Leben sind weg.
}
log-dice-story-gatling = { $you ->
    [subject] Du feuerst die Gatling ab:
   *[none] { $who } feuert die Gatling ab:
} { $lost ->
    [0] Niemand verliert ein Leben.
    [1] Ein Leben ist weg.
   *[other] { $lost } Leben sind weg.
}
log-dice-story-dynamite = { $you ->
    [subject] Das Dynamit geht bei dir hoch.
   *[none] Das Dynamit geht bei { $who } hoch.
}

## Was gezählt wird, wenn es vorbei ist

log-dice-count-turns = Züge
log-dice-count-rolls = Würfe
log-dice-count-shots = Abgegebene Schüsse
log-dice-count-hits = Genommene Leben
log-dice-count-lost = Verlorene Leben
log-dice-count-healed = Gewonnene Leben
log-dice-count-arrows = Genommene Pfeile
log-dice-count-beers = Vergebene Biere
log-dice-count-gatlings = Abgefeuerte Gatlings
log-dice-count-indians = Angriffe der Indianer
