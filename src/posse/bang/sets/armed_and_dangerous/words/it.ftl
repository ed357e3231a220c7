### The words of Armed & Dangerous. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-armed-and-dangerous = Armed & Dangerous
    .line = Carte Pericolose, cariche e 8 personaggi
    .harder = più difficile

## Cards

bang-card-ace-up-the-sleeve = Asso nella Manica
    .line = 2 cariche: 1 carta
bang-card-bandolier = Bandoliera
    .line = 1 carica: un BANG! in più
bang-card-beer-keg = Fusto di Birra
    .line = 3 cariche: 1 vita
bang-card-bell-tower = Campanile
    .line = 1 carica: tutti a 1
bang-card-bomb = Bomba
    .line = Esplode senza cariche
    .guide = La Bomba va davanti a chiunque. All’inizio del suo turno gira una carta: se è rossa passa la Bomba, se è nera perde due cariche. Senza cariche esplode e costa due vite.
bang-card-crate = Cassa
    .line = 2 cariche: schiva
bang-card-lock-pick = Grimaldello
    .line = 3 cariche: da una mano
bang-card-tumbleweed = Cespuglio
    .line = 1 carica: si riestrae
bang-card-whip = Frusta
    .line = 3 cariche: scarta carta
bang-card-big-fifty = Big Fifty
    .line = 1 carica: nessun riparo
bang-card-buntline-special = Buntline Special
    .line = 1 carica: schivare costa
bang-card-double-barrel = Doppia Canna
    .line = 1 carica: Quadri sicuri
bang-card-thunderer = Thunderer
    .line = 1 carica: tieni il BANG!
bang-card-a-little-nip = Cicchetto
    .line = 1 vita; 3 cariche: +1
bang-card-arrow = Freccia
    .line = Un BANG! o 1 vita
bang-card-caravan = Carovana
    .line = 2 carte; 2 cariche: +1
bang-card-duck = Giù la Testa!
    .line = Schiva; 2 cariche: tieni
bang-card-flintlock = Flintlock
    .line = Colpo; 2 cariche: tieni
bang-card-quick-shot = Colpo Rapido
    .line = Colpo; 1 carica: +1
bang-card-reloading = Ricarica
    .line = Prendi 3 cariche
bang-card-rust = Ruggine
    .line = Cariche da tutti
bang-card-squaw = Squaw
    .line = Scarta; 2 cariche: prendi

## Characters

bang-character-al-preacher = Al Preacher
    .line = Se un altro cala una carta, pesca per 2 cariche.
bang-character-bass-greeves = Bass Greeves
    .line = Una volta per turno 2 cariche per una carta.
bang-character-bloody-mary = Bloody Mary
    .line = Pesca quando un suo BANG! viene annullato.
bang-character-frankie-canton = Frankie Canton
    .line = Una volta per turno prende una carica a chiunque.
bang-character-julie-cutter = Julie Cutter
    .line = Con una carta rossa spara a chi la ferisce.
bang-character-mexicali-kid = Mexicali Kid
    .line = Una volta per turno un colpo per 2 cariche.
bang-character-ms-abigail = Ms. Abigail
    .line = Ignora J, Q, K, A marroni giocate solo contro di lei.
bang-character-red-ringo = Red Ringo
    .line = Inizia con 4 cariche; ne sposta fino a 2 per turno.

## What is asked

ask-bang-pay-load = Da dove prendi una carica?
    .why = { $you ->
        [subject] { $count ->
            [one] Paghi ancora 1 carica.
           *[other] Paghi ancora { $count } cariche.
        }
       *[none] { $count ->
            [one] { $who } paga ancora 1 carica.
           *[other] { $who } paga ancora { $count } cariche.
        }
    }
ask-bang-do-pay-load = Prendi una carica da { $thing }
ask-bang-reload = Dove metti una carica?
    .why = { $you ->
        [subject] Puoi mettere una carica su una tua carta Pericolosa o sul personaggio.
       *[none] { $who } può mettere una carica.
    }
    .guide = Una carta blu che giochi, e ogni carta che devi scartare a fine turno, porta una carica. Mettila dove vorrai pagarci qualcosa.
ask-bang-do-reload = Metti una carica su { $thing }
ask-bang-pass-reload = Nessuna carica
ask-bang-pass-bomb = A chi va la Bomba?
    .why = { $you ->
        [subject] Una carta rossa: passi la { $thing } a un altro.
       *[none] Una carta rossa: { $who } passa la { $thing }.
    }
# $whom made the “draw!”; $card is the one that counts.
ask-bang-repeat = Deve valere?
    .why = { $you ->
        [subject] { $whom } ha girato { $card }. Con { $thing } puoi far ripetere.
        [object] Hai girato { $card }. Con { $thing } { $who } può far ripetere.
       *[none] { $whom } ha girato { $card }. Con { $thing } { $who } può far ripetere.
    }
    .several = { $you ->
        [subject] { $whom } ha girato più carte. Con { $thing } puoi far ripetere.
        [object] Hai girato più carte. Con { $thing } { $who } può far ripetere.
       *[none] { $whom } ha girato più carte. Con { $thing } { $who } può far ripetere.
    }
ask-bang-pass-repeat = Lascia valere
ask-bang-preach = Peschi una carta?
    .why = { $you ->
        [subject] { $whom } ha calato { $card }. Con { $thing } puoi pescare per 2 cariche.
        [object] Hai calato { $card }. Con { $thing } { $who } può pescare per 2 cariche.
       *[none] { $whom } ha calato { $card }. Con { $thing } { $who } può pescare per 2 cariche.
    }
ask-bang-pass-preach = Non pescare
ask-bang-take-again = Riprendi la carta?
    .why = { $you ->
        [subject] Il colpo è stato annullato. Per 2 cariche { $thing } torna nella tua mano.
       *[none] Il colpo è stato annullato. { $who } può pagare 2 cariche per { $thing }.
    }
ask-bang-further = Chi altro?
    .why = { $you ->
        [subject] { $thing }: hai pagato per un altro bersaglio.
       *[none] { $thing }: { $who } sceglie un altro bersaglio.
    }
ask-bang-for-loads = { $count ->
    [one] { $what } per 1 carica
   *[other] { $what } per { $count } cariche
}
ask-bang-do-ignore = Ignora la carta, grazie a { $thing }
ask-bang-button-ignore = Ignora
ask-bang-do-move-loads = { $count ->
    [one] Sposta 1 carica su { $places }
   *[other] Sposta { $count } cariche su { $places }
}
ask-bang-button-move-loads = Sposta cariche
ask-bang-do-load-up = Scarta { $cards } per 2 cariche su { $places }
ask-bang-button-load-up = Prendi 2 cariche
ask-bang-do-take-load = { $you ->
    [object] Prendi una carica da { $places }, davanti a te
   *[none] Prendi a { $whom } una carica da { $places }
}
ask-bang-button-take-load = Prendi una carica
ask-bang-aim-bomb = { $you ->
    [object] Mettila davanti a te
   *[none] Mettila davanti a { $whom }
}
    .short = Metti
ask-bang-aim-arrow = { $you ->
    [object] Tira a te
   *[none] Tira a { $whom }
}
    .short = Tira
ask-bang-aim-load = { $you ->
    [object] Metti qui le cariche
   *[none] Carica { $whom }
}
    .short = Carica
ask-bang-aim-unload = { $you ->
    [object] Prendi una carica da te
   *[none] Prendi una carica a { $whom }
}
    .short = Prendi

## Why a card cannot be played now

why-too-few-loads = Ci sono troppo poche cariche
    .short = Poche cariche
why-once-a-turn = L’hai già usata in questo turno
    .short = Già usata

## What happens

log-bang-loaded = { $count ->
    [one] { $you ->
        [subject] Metti una carica su { $thing }.
       *[none] { $who } mette una carica su { $thing }.
    }
   *[other] { $you ->
        [subject] Metti { $count } cariche su { $thing }.
       *[none] { $who } mette { $count } cariche su { $thing }.
    }
}
log-bang-loaded-self = { $count ->
    [one] { $you ->
        [subject] Prendi una carica.
       *[none] { $who } prende una carica.
    }
   *[other] { $you ->
        [subject] Prendi { $count } cariche.
       *[none] { $who } prende { $count } cariche.
    }
}
log-bang-unloaded = { $count ->
    [one] { $you ->
        [subject] Togli una carica da { $thing }.
       *[none] { $who } toglie una carica da { $thing }.
    }
   *[other] { $you ->
        [subject] Togli { $count } cariche da { $thing }.
       *[none] { $who } toglie { $count } cariche da { $thing }.
    }
}
log-bang-unloaded-self = { $count ->
    [one] { $you ->
        [subject] Cedi una carica.
       *[none] { $who } cede una carica.
    }
   *[other] { $you ->
        [subject] Cedi { $count } cariche.
       *[none] { $who } cede { $count } cariche.
    }
}
log-bang-load-taken = { $you ->
    [subject] Prendi a { $whom } una carica da { $thing }.
    [object] { $who } ti prende una carica da { $thing }.
   *[none] { $who } prende a { $whom } una carica da { $thing }.
}
log-bang-load-taken-off = { $you ->
    [subject] Prendi una carica a { $whom }.
    [object] { $who } ti prende una carica.
   *[none] { $who } prende una carica a { $whom }.
}
log-bang-load-moved = { $you ->
    [subject] Prendi una carica da { $thing }.
   *[none] { $who } prende una carica da { $thing }.
}
log-bang-took-again = { $you ->
    [subject] Riprendi { $card } in mano.
   *[none] { $who } riprende { $card }.
}
log-bang-bomb-passed = { $you ->
    [subject] Passi la { $thing } a { $whom }.
    [object] { $who } ti passa la { $thing }.
   *[none] { $who } passa la { $thing } a { $whom }.
}
log-bang-bomb-exploded = La { $thing } esplode davanti a { $you ->
    [subject] te!
   *[none] { $who }!
}
log-bang-lets-fly = { $you ->
    [subject] Tiri a { $whom }: { $card }.
    [object] { $who } ti tira: { $card }.
   *[none] { $who } tira a { $whom }: { $card }.
}
log-bang-lays-before = { $you ->
    [subject] Metti { $card } davanti a { $whom }.
    [object] { $who } mette { $card } davanti a te.
   *[none] { $who } mette { $card } davanti a { $whom }.
}
log-bang-cuts-back = { $you ->
    [subject] { $thing }: rispondi al fuoco di { $whom }.
    [object] { $thing }: { $who } risponde al tuo fuoco.
   *[none] { $thing }: { $who } risponde al fuoco di { $whom }.
}

## Why a bot made its move: clauses

reason-bang-loads-pay = qui le cariche rendono
reason-bang-loads-ready = le cariche serviranno
reason-bang-bomb-ticks = prima o poi esploderà
reason-bang-bad-omen = la carta girata non mi conviene

## What the table shows beside cards

bang-part-loads = Cariche
    .one = Carica
    .guide = Le cariche stanno sulle carte arancioni e sui personaggi, al massimo quattro per posto. Pagano ciò che fa una carta arancione e un effetto in più di una marrone. Ne ricevi un’altra per ogni carta blu che giochi e per ogni carta che devi scartare. Una carta arancione senza cariche se ne va.
bang-part-load-supply = Cariche nella riserva
    .one = Carica nella riserva

## On the page of rules

rules-colour-orange = Arancione
    .text = Mettila davanti a te con tre cariche. Ciò che fa si paga con quelle, e senza cariche se ne va. Arriva con Armed & Dangerous.

## What is refused

error-loads = servono { $count ->
    [one] 1 carica
   *[other] { $count } cariche
}, e { $held } è troppo poco
