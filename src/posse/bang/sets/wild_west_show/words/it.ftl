### The words of the Wild West Show. Every thing has its name and what it does in a few words (.line): under 40 letters
### for a show card, 60 for a character. A life point, where there is no room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-wild-west-show = Wild West Show
    .line = 10 carte show che stravolgono tutto, anche chi vince
    .harder = più selvaggio

## Show cards

bang-sort-show = Carte show
    .one = Carta show
bang-show-bone-orchard = Campo­santo
    .line = I morti tornano per sempre, con 1 vita
    .out = Finché vale il Camposanto torni per sempre quando tocca a te.
bang-show-darling-valentine = Darling Valen­tine
    .line = A inizio turno si cambia tutta la mano
bang-show-dorothy-rage = Dorothy Rage
    .line = Ordina a un altro di giocare una carta
bang-show-gag = Bavaglio
    .line = Vietato parlare: solo mugugni
bang-show-helena-zontero = Helena Zontero
    .line = Con ♥ o ♦ si ridanno i ruoli
bang-show-lady-rosa-del-texas = Lady Rosa del Texas
    .line = Scambio di posto; l’altro salta un turno
bang-show-miss-susanna = Miss Susanna
    .line = 3 carte a turno, o si perde 1 vita
bang-show-sacagaway = Sacaga­way
    .line = Tutte le mani sono scoperte
bang-show-showdown = Regola­mento di Conti
    .line = Tutto è BANG!; il BANG! è un Mancato!
bang-show-wild-west-show = Wild West Show
    .line = Ognuno per sé: vince l’ultimo rimasto

## What everybody wants, where that is not what his role says

bang-goals-last-one-in-play = Resta l’ultimo in gioco

## Characters

bang-character-big-spencer = Big Spencer
    .line = 9 punti vita, ma 5 carte all’inizio e niente Mancato!
bang-character-flint-westwood = Flint Westwood
    .line = Una volta per turno cambia 1 carta con 2 di un altro.
bang-character-gary-looter = Gary Looter
    .line = Prende ciò che gli altri scartano per il limite di mano.
bang-character-gregory-deck = Gregory Deck
    .line = Ha due abilità del gioco base; può cambiarle entrambe.
bang-character-john-pain = John Pain
    .line = Con meno di 6 carte prende ogni carta estratta!
bang-character-lee-van-kliff = Lee Van Kliff
    .line = Un BANG! ripete la carta marrone appena giocata.
bang-character-teren-kill = Teren Kill
    .line = Quando muore estrae!: se non è ♠ resta con 1 vita.
bang-character-youl-grinner = Youl Grinner
    .line = Chi ha più carte di lui gliene dà una.

## What the table shows beside cards

bang-part-show = Show
    .guide = Chi gioca una Diligenza o Wells Fargo scopre una carta show. Cambia le regole per tutti finché non arriva la prossima, e l’ultima cambia persino chi vince.
bang-part-cards-played = Carte giocate in questo turno
    .one = Carta giocata in questo turno
    .guide = Il numero accanto al tuo nome conta le carte che giochi in un turno. Finché vale Miss Susanna, meno di tre costano una vita alla fine.
bang-part-misses-turn = Salta un turno
    .one = Salta un turno
    .guide = La sedia accanto a un nome vuol dire che quel giocatore salta il prossimo turno.

## What is asked

ask-bang-order-card = Quale carta deve giocare { $whom }?
    .why = { $you ->
        [subject] { $thing }: dai un ordine a { $whom }. Chi non ha la carta mostra la mano.
        [object] { $thing }: { $who } ti dà un ordine. Se non hai la carta, mostri la mano.
       *[none] { $thing }: { $who } dà un ordine a { $whom }. Chi non ha la carta mostra la mano.
    }
    .guide = Nomina una carta che l’altro potrebbe avere. Se ce l’ha deve giocarla subito, e dici tu contro chi; se non ce l’ha, tutti vedono la sua mano.
ask-bang-order-target = { $card }: a che cosa deve mirare { $whom }?
    .why = { $you ->
        [subject] { $thing }: indichi il bersaglio prima di sapere se { $whom } ha la carta.
        [object] { $thing }: { $who } indica il bersaglio della tua carta.
       *[none] { $thing }: { $who } indica il bersaglio per la carta di { $whom }.
    }
ask-bang-obey = { $who } ordina: come la giochi?
    .why = { $you ->
        [subject] { $thing }: { $whom } gioca la carta al tuo ordine.
        [object] { $thing }: devi giocare la carta per ordine di { $who }.
       *[none] { $thing }: { $whom } deve giocare la carta per ordine di { $who }.
    }
ask-bang-do-name = Nomina { $what }
ask-bang-change = Cambi entrambe le abilità?
    .why = { $you ->
        [subject] { $thing }: puoi cambiarle entrambe con due estratte a caso.
       *[none] { $thing }: { $who } può cambiare entrambe le abilità con due estratte a caso.
    }
ask-bang-do-change = Estrai altre due abilità
ask-bang-button-change = Cambia entrambe
ask-bang-pass-change = Tieni entrambe
ask-bang-hand-over = Quale carta dai a { $who }?
    .why = { $you ->
        [subject] { $thing }: ricevi una carta da { $whom }, che ne ha più di te.
        [object] { $thing }: hai più carte di { $who } e ne dai una.
       *[none] { $thing }: { $whom } ha più carte di { $who } e ne dà una.
    }
ask-bang-do-seats = Scambia il posto con chi siede alla tua destra
ask-bang-button-seats = Cambia posto
ask-bang-aim-order = { $you ->
    [object] Dai un ordine a te
   *[none] Dai un ordine a { $whom }
}
    .short = Ordina
ask-bang-aim-trade = { $you ->
    [object] Scambia con te
   *[none] Scambia con { $whom }
}
    .short = Scambia
ask-bang-aim-again = { $you ->
    [object] Ancora su di te
   *[none] Ancora su { $whom }
}
    .short = Ancora

## What happens

log-bang-show = Carta show: { $thing }. { $line }.
log-bang-ordered = { $you ->
    [subject] Ordini a { $whom } di giocare { $thing }.
    [object] { $who } ti ordina di giocare { $thing }.
   *[none] { $who } ordina a { $whom } di giocare { $thing }.
}
# $at: a player.
log-bang-ordered-on = { $you ->
    [subject] Ordini a { $whom } di giocare { $thing } su { $at }.
    [object] { $who } ti ordina di giocare { $thing } su { $at }.
   *[none] { $who } ordina a { $whom } di giocare { $thing } su { $at }.
}
log-bang-ordered-on-you = { $who } ordina a { $whom } di giocare { $thing } su di te.
log-bang-showed-hand = { $you ->
    [subject] Non hai quella carta e mostri { $cards }.
   *[none] { $who } non ha quella carta e mostra { $cards }.
}
log-bang-showed-no-hand = { $you ->
    [subject] Non hai nessuna carta da mostrare.
   *[none] { $who } non ha nessuna carta da mostrare.
}
log-bang-roles-shuffled = I ruoli si mescolano e si ridanno coperti: { $players }.
    .guide = I ruoli nascosti sono stati ridati. Ciò che pensavi di questi giocatori non vale più, e forse ora anche tu vuoi altro.
log-bang-role-dealt = Il tuo ruolo ora è: { $role }.
log-bang-seats-changed = { $you ->
    [subject] Cambi posto con { $whom }, che salterà un turno.
    [object] { $who } cambia posto con te, e salterai un turno.
   *[none] { $who } cambia posto con { $whom }, che salterà un turno.
}
log-bang-skipped = { $you ->
    [subject] Salti il turno.
   *[none] { $who } salta il turno.
}
log-bang-looted = { $you ->
    [subject] { $whom } prende { $card }, scartata da te.
    [object] Prendi { $card }, scartata da { $who }.
   *[none] { $whom } prende { $card }, scartata da { $who }.
}
log-bang-caught = { $you ->
    [subject] Prendi { $card }, appena scoperta.
   *[none] { $who } prende { $card }, appena scoperta.
}
log-bang-gave = { $you ->
    [subject] Dai { $card } a { $whom }.
    [object] { $who } ti dà { $card }.
   *[none] { $who } dà { $card } a { $whom }.
}
log-bang-stayed = { $you ->
    [subject] Inganni la morte e resti con 1 punto vita.
   *[none] { $who } inganna la morte e resta con 1 punto vita.
}
log-bang-abilities-drawn = { $you ->
    [subject] Hai nuove abilità: { $things }.
   *[none] { $who } ha nuove abilità: { $things }.
}

## Why a bot made its move: clauses

reason-bang-order = un ordine non mi costa nulla
reason-bang-loses-turn = qualcuno perde così un turno
reason-bang-two-for-one-card = sono due carte in cambio di una
reason-bang-abilities = spero in abilità migliori
reason-bang-once-more = vale la pena di rifarlo
reason-bang-spare-it = di questa carta posso fare a meno
