### Das Protokoll von BANG!: ein Satz für jede Art von Ereignis.
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.

## Der Zug

log-bang-event = Neues Ereignis: { $thing }. { $line }.
# $goal: what everybody wants now.
log-bang-goals = Von jetzt an gilt: { $goal }.
    .guide = Für alle gewinnt jetzt etwas anderes, und niemand hat mehr Freunde. Deine Rolle sagt noch, was es bringt oder kostet, jemanden auszuschalten.
log-bang-goals-of-roles = Jede Rolle hat wieder ihr eigenes Ziel
# $life: 0 für einen Geist.
log-bang-returned = { $you ->
    [subject] Du kehrst
   *[none] { $who } kehrt
} { $life ->
    [0] als Geist zurück.
   *[other] mit { $life } Leben von den Toten zurück.
}

## Karten kommen

# $cards: Karten mit Namen, oder wie viele (log-cards).
log-bang-drew = { $you ->
    [subject] Du ziehst { $cards }.
   *[none] { $who } zieht { $cards }.
}
log-bang-drew-discard = { $you ->
    [subject] Du nimmst { $card } vom Ablagestapel.
   *[none] { $who } nimmt { $card } vom Ablagestapel.
}
log-bang-chose = { $you ->
    [subject] Du hast einen Charakter gewählt.
   *[none] { $who } hat einen Charakter gewählt.
}
log-bang-chose-character = { $you ->
    [subject] Du wählst { $character }.
   *[none] { $who } wählt { $character }.
}
log-bang-shown-character = { $you ->
    [subject] Du bist { $character }.
   *[none] { $who } ist { $character }.
}
log-bang-looked = { $you ->
    [subject] Du siehst dir { $cards } vom Nachziehstapel an.
   *[none] { $who } sieht sich { $cards } vom Nachziehstapel an.
}
log-bang-showed = { $you ->
    [subject] Du zeigst { $card }.
   *[none] { $who } zeigt { $card }.
}
log-bang-picked = { $you ->
    [subject] Du nimmst { $card }.
   *[none] { $who } nimmt { $card }.
}
log-bang-revealed = { $thing }: { $cards }.
log-bang-revealed-none = { $thing }: Es ist keine Karte mehr da.
log-bang-reshuffled = { $count ->
    [one] Der Ablagestapel wird gemischt: { $count } Karte bildet den neuen Nachziehstapel.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten bilden den neuen Nachziehstapel.
}
log-bang-shuffled-in = { $card } wird in den Nachziehstapel gemischt.
# $card: mit Namen, oder „eine Karte“ (log-cards).
log-bang-took = { $you ->
    [subject] Du nimmst { $whom } { $card } aus der Hand.
    [object] { $who } nimmt dir { $card } aus der Hand.
   *[none] { $who } nimmt { $whom } { $card } aus der Hand.
}
log-bang-took-with = { $you ->
    [subject] Du nimmst { $whom } mit { $thing } { $card } aus der Hand.
    [object] { $who } nimmt dir mit { $thing } { $card } aus der Hand.
   *[none] { $who } nimmt { $whom } mit { $thing } { $card } aus der Hand.
}
log-bang-took-in-play = { $you ->
    [subject] Du nimmst { $whom } { $card } weg.
    [object] { $who } nimmt dir { $card } weg.
   *[none] { $who } nimmt { $whom } { $card } weg.
}
log-bang-took-in-play-with = { $you ->
    [subject] Du nimmst { $whom } mit { $thing } { $card } weg.
    [object] { $who } nimmt dir mit { $thing } { $card } weg.
   *[none] { $who } nimmt { $whom } mit { $thing } { $card } weg.
}
log-bang-took-back = { $you ->
    [subject] Du nimmst { $card } wieder auf die Hand.
   *[none] { $who } nimmt { $card } wieder auf die Hand.
}
# $whom ist ausgeschieden.
log-bang-took-hand = { $you ->
    [subject] Du nimmst { $whom } { $cards } aus der kalten Hand.
    [object] { $who } nimmt dir { $cards } aus der kalten Hand.
   *[none] { $who } nimmt { $whom } { $cards } aus der kalten Hand.
}

## Karten werden gespielt und gehen

log-bang-card-as = { $card } als { $as }
log-bang-played = { $you ->
    [subject] Du spielst { $card }.
   *[none] { $who } spielt { $card }.
}
log-bang-played-on = { $you ->
    [subject] Du spielst { $card } auf { $whom }.
    [object] { $who } spielt { $card } auf dich.
   *[none] { $who } spielt { $card } auf { $whom }.
}
log-bang-played-on-hand = { $you ->
    [subject] Du spielst { $card } auf die Hand von { $whom }.
    [object] { $who } spielt { $card } auf deine Hand.
   *[none] { $who } spielt { $card } auf die Hand von { $whom }.
}
# $at: eine Karte vor $whom.
log-bang-played-on-card = { $you ->
    [subject] Du spielst { $card } auf die Karte { $at } von { $whom }.
    [object] { $who } spielt { $card } auf deine Karte { $at }.
   *[none] { $who } spielt { $card } auf die Karte { $at } von { $whom }.
}
log-bang-played-on-own = { $you ->
    [subject] Du spielst { $card } auf die eigene Karte { $at }.
   *[none] { $who } spielt { $card } auf die eigene Karte { $at }.
}
log-bang-shoots = { $you ->
    [subject] Du schießt mit { $card } auf { $whom }.
    [object] { $who } schießt mit { $card } auf dich.
   *[none] { $who } schießt mit { $card } auf { $whom }.
}
log-bang-answers = { $you ->
    [subject] Du antwortest mit { $card }.
   *[none] { $who } antwortet mit { $card }.
}
log-bang-drinks = { $you ->
    [subject] Du trinkst { $card }.
   *[none] { $who } trinkt { $card }.
}
log-bang-used = { $you ->
    [subject] Du nutzt { $thing }.
   *[none] { $who } nutzt { $thing }.
}
log-bang-used-on = { $you ->
    [subject] Du nutzt { $thing } gegen { $whom }.
    [object] { $who } nutzt { $thing } gegen dich.
   *[none] { $who } nutzt { $thing } gegen { $whom }.
}
log-bang-used-on-hand = { $you ->
    [subject] Du nutzt { $thing } gegen die Hand von { $whom }.
    [object] { $who } nutzt { $thing } gegen deine Hand.
   *[none] { $who } nutzt { $thing } gegen die Hand von { $whom }.
}
log-bang-used-on-card = { $you ->
    [subject] Du nutzt { $thing } gegen die Karte { $at } von { $whom }.
    [object] { $who } nutzt { $thing } gegen deine Karte { $at }.
   *[none] { $who } nutzt { $thing } gegen die Karte { $at } von { $whom }.
}
log-bang-used-on-own = { $you ->
    [subject] Du nutzt { $thing } gegen die eigene Karte { $at }.
   *[none] { $who } nutzt { $thing } gegen die eigene Karte { $at }.
}
log-bang-unaffected = { $thing }: keine Wirkung auf { $you ->
    [subject] dich.
   *[none] { $who }.
}
log-bang-discarded = { $you ->
    [subject] Du legst { $card } ab.
   *[none] { $who } legt { $card } ab.
}
log-bang-discarded-in-play = { $you ->
    [subject] Du legst die ausliegende Karte { $card } ab.
   *[none] { $who } legt die ausliegende Karte { $card } ab.
}
log-bang-stripped = { $you ->
    [subject] Du bringst { $whom } mit { $thing } um { $card }.
    [object] { $who } bringt dich mit { $thing } um { $card }.
   *[none] { $who } bringt { $whom } mit { $thing } um { $card }.
}
log-bang-put-on-deck = { $you ->
    [subject] Du legst { $card } verdeckt auf den Nachziehstapel.
   *[none] { $who } legt { $card } verdeckt auf den Nachziehstapel.
}
log-bang-discarded-all = { $you ->
    [subject] Du lässt alles zurück: { $cards }.
   *[none] { $who } lässt alles zurück: { $cards }.
}
# $thing: wofür „gezogen!“ wird. $cards: Werte und Farben. $end: was es gebracht hat (log-outcome).
log-bang-flipped = { $thing }: { $you ->
    [subject] Du deckst { $cards } auf
   *[none] { $who } deckt { $cards } auf
}{ $end }
log-bang-counted = { $thing }: { $you ->
    [subject] Du wählst { $card }
   *[none] { $who } wählt { $card }
}{ $end }

## Schüsse, Leben und Tod

log-bang-shot = { $you ->
    [subject] Du schießt mit { $thing } auf { $whom }.
    [object] { $who } schießt mit { $thing } auf dich.
   *[none] { $who } schießt mit { $thing } auf { $whom }.
}
log-bang-shot-by = { $thing }: ein Schuss auf { $you ->
    [object] dich.
   *[none] { $whom }.
}
log-bang-needs = { $you ->
    [subject] Du brauchst { $missing }-mal „{ $missed }“, um davonzukommen.
   *[none] { $who } braucht { $missing }-mal „{ $missed }“, um davonzukommen.
}
log-bang-cancelled = { $you ->
    [subject] Du weichst dem Schuss aus.
   *[none] { $who } weicht dem Schuss aus.
}
log-bang-lost-life = { $you ->
    [subject] Du verlierst { $amount } Leben und hast
   *[none] { $who } verliert { $amount } Leben und hat
} { $life ->
    [0] keins mehr.
   *[other] noch { $life }.
}
log-bang-lost-to = { $thing }: { $you ->
    [subject] Du verlierst { $amount } Leben und hast
   *[none] { $who } verliert { $amount } Leben und hat
} { $life ->
    [0] keins mehr.
   *[other] noch { $life }.
}
log-bang-healed = { $you ->
    [subject] Du erhältst { $amount } Leben zurück und hast jetzt { $life }.
   *[none] { $who } erhält { $amount } Leben zurück und hat jetzt { $life }.
}
# $short: so viele fehlen noch, um im Spiel zu bleiben.
log-bang-healed-short = { $you ->
    [subject] Du erhältst { $amount } Leben zurück, brauchst aber noch { $short }, um zu überleben.
   *[none] { $who } erhält { $amount } Leben zurück, braucht aber noch { $short }, um zu überleben.
}
log-bang-saved = { $you ->
    [subject] Dem Tod nahe rettest du dich mit { $what }.
   *[none] Dem Tod nahe rettet sich { $who } mit { $what }.
}
log-bang-rewarded = { $you ->
    [subject] Du kassierst das Kopfgeld auf { $whom }.
    [object] { $who } kassiert das Kopfgeld auf dich.
   *[none] { $who } kassiert das Kopfgeld auf { $whom }.
}
# Der Sheriff hat einen Hilfssheriff ausgeschaltet.
log-bang-penalised = { $you ->
    [subject] { $whom } war auf deiner Seite: Du musst alle deine Karten ablegen.
    [object] Du warst auf der Seite von { $who }: { $who } muss alle Karten ablegen.
   *[none] { $whom } war auf der Seite von { $who }: { $who } muss alle Karten ablegen.
}
log-bang-faded = { $you ->
    [subject] Du verblasst wieder.
   *[none] { $who } verblasst wieder.
}

## Zahlen am Ende eines Spiels

log-bang-count-turns = Züge
log-bang-count-shots = Schüsse
log-bang-count-hits = Treffer
log-bang-count-dodges = Ausgewichen
log-bang-count-beers = Biere
