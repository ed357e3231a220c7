### Il terminale: ciò che sta intorno a quel che i giochi raccontano. I comandi si scrivono in inglese in ogni lingua.

## Una partita

# $named: se chi legge ha dato un nome.
terminal-intro = { $named ->
    [yes] Sei { $name } e giochi con { $character } a un tavolo di { $count }.
   *[no] Giochi con { $character } a un tavolo di { $count }.
} Il tuo ruolo: { $role }. { $goal }
terminal-intro-unchosen = { $named ->
    [yes] Sei { $name }, a un tavolo di { $count }.
   *[no] Sei a un tavolo di { $count }.
} Il tuo ruolo: { $role }. { $goal }
terminal-intro-three = Se lo fa qualcun altro, devi restare l’ultimo in vita.
terminal-goal = Il tuo obiettivo: { $goal }
terminal-star = { $you ->
    [subject] Porti la stella e cominci tu.
   *[none] { $who } porta la stella e comincia.
}
terminal-first = { $you ->
    [subject] Cominci tu.
   *[none] Comincia { $who }.
}
# $side: law o outlaw.
terminal-intro-duel = { $side ->
    [law] Guidi la Legge
   *[outlaw] Guidi i Fuorilegge
} con { $count } personaggi: sopravvivi a tutti quelli dell’altra parte.
terminal-hint = Rispondi con un numero; ? aiuta, quit lascia la partita.
terminal-bye = Addio. { $where }
# $command: che cosa scrivere per continuare, o per rivedere la partita.
terminal-saved = La partita è in { $file }.
terminal-saved-on = La partita è in { $file }; per continuare: { $command }
terminal-again = Per rivederla: { $command }

## I comandi

terminal-help-number = prendi l’opzione 3
terminal-help-words = prendi un’opzione con le sue parole; lascia via ciò che è chiaro anche senza: basta { $short }
terminal-help-rule = che cosa dice una carta, un personaggio o una regola; ? 3: di che cosa tratta l’opzione 3
terminal-help-table = guarda di nuovo il tavolo
terminal-help-all = tutte le opzioni, quando sono troppe per elencarle ogni volta
terminal-help-log = tutto ciò che è successo
terminal-help-why = perché i bot hanno agito così dopo la tua ultima mossa; può svelare i loro segreti
terminal-help-save = scrivi la partita in un file
    .command = save FILE
terminal-help-quit = lascia la partita; viene salvata
terminal-no-reasons = Dopo la tua ultima mossa nessun bot ha deciso niente.
terminal-bot-fails = Questo bot non riesce a dire il perché ({ $error }).
terminal-more = … e altre { $count }; di’ quale, come in «{ $example }», o scrivi all per vederle

## Ciò che non si può fare

terminal-no-option = Non c’è l’opzione { $number }; sono numerate da 1 a { $count }.
terminal-not-possible = «{ $answer }» ora non è possibile: scrivi un numero da 1 a { $count }, una mossa come nell’elenco, o ? per aiuto.
terminal-nothing-about = Sull’opzione { $number } non c’è niente da cercare.
terminal-save-where = Di’ dove: save FILE
terminal-not-ours = { $file } c’è già e non è una nostra partita; scegli un altro nome.
terminal-cannot-write = Non si può scrivere { $file }: { $error }
terminal-broke-down = Il bot al posto { $seat }, { $who }, si è guastato: { $error }. { $where }
terminal-unknown = Qui niente si chiama «{ $word }».
terminal-unknown-hint = Qui niente si chiama «{ $word }»; volevi dire { $hints }?

## Il tavolo

terminal-player = Giocatore
terminal-role = Ruolo
terminal-character = Personaggio
terminal-life = Vita
# Quanto sono lontani gli altri, visti da chi legge o da qualcun altro.
terminal-away = Distanza
terminal-from = Da { $who }
terminal-reach = portata { $reach }
terminal-result = Esito
terminal-dead = morto
terminal-ghost = fantasma
terminal-extra-turn = ne segue un altro dello stesso giocatore
terminal-deck-known = Note nel mazzo
# Di chi uno ha l’abilità, oltre alla propria.
terminal-as = come { $character }
terminal-holds = ha in mano { $cards }
# Una carta che non si può usare nel turno in cui è messa in gioco.
terminal-waits = { $card } (aspetta)
terminal-priced = { $card } ({ $price })
terminal-after = { $count ->
    [0] l’ultimo
    [one] poi ancora uno
   *[other] poi ancora { $count }
}
# La prima carta, dopo il nome del suo mazzo: non c’è ancora niente.
terminal-first-bill = ancora niente · poi: { $next }

## Il tavolo del gioco di dadi

terminal-arrows = Frecce
terminal-shots = Colpi
terminal-from-turn = Da ▶
terminal-rerolls = { $count ->
    [0] nessun rilancio rimasto
    [one] ancora un rilancio
   *[other] ancora { $count } rilanci
}
terminal-beers = { $count ->
    [one] una birra usata
   *[other] { $count } birre usate
}
terminal-rolled = nuovo
terminal-face = { $face ->
    [arrow] freccia
    [dynamite] dinamite
    [one] uno
    [two] due
    [beer] birra
   *[gatling] Gatling
}

## Il tavolo del Duello. $side è law o outlaw.

terminal-reserve = Riserva
terminal-out = Fuori
terminal-yours = { $side } (tu)
terminal-ended = { $side }: { $result }
terminal-setup = Preparazione
terminal-duel-card = { $card } ({ $side }, { $symbol })
terminal-symbol = { $card } ({ $symbol })
terminal-common = { $pile } (in cima una carta { $side ->
    [law] della Legge
   *[outlaw] dei Fuorilegge
})
terminal-bangs = { $count ->
    [one] una carta BANG! giocata
   *[other] { $count } carte BANG! giocate
}
terminal-swapped = scambio fatto
terminal-used = { $thing }: già usato

## Partite raccontate di nuovo

# Ciò che sta in testa a una registrazione, secondo $key.
terminal-header = { $key ->
    [game] gioco
    [sets] espansioni
    [variants] varianti
    [players] giocatori
    [seed] seme
    [rules] regole
    [roles] ruoli
    [characters] personaggi
   *[other] { $key }
}
terminal-seen-by = vista da
terminal-everybody = tutti, senza niente di coperto
terminal-before = Prima della prima mossa
terminal-after-move = Dopo la mossa { $move } di { $moves }
terminal-forced = { $move } (obbligata)

## Ciò che si può cercare

terminal-about = { $sort ->
    [event] evento
    [character] { $side ->
        [law] personaggio della Legge
        [outlaw] personaggio dei Fuorilegge
       *[none] personaggio
    }
    [face] faccia di un dado
    [part] sul tavolo
    [rule] regola
    [set] espansione con carte e regole
    [card] { $border ->
        [brown] { $game ->
            [duel] carta Azione marrone
           *[other] carta marrone
        }
        [blue] { $game ->
            [duel] equipaggiamento blu
           *[other] carta blu
        }
        [green] carta verde
        [orange] carta arancione
        [black] carta nera
        [red] carta BANG! rossa
       *[other] carta
    }
    [variant] variante
   *[other] { $sort }
}
terminal-about-weapon = arma con portata { $reach }
terminal-about-last = l’ultimo del suo mazzo
terminal-about-active = sempre attivo
terminal-about-reload = ricarica
terminal-about-life = { $count ->
    [one] 1 punto vita
   *[other] { $count } punti vita
}
terminal-about-copies = { $count ->
    [one] una copia: { $copies }
   *[other] { $count } copie: { $copies }
}
terminal-written = Nella notazione: { $written }
terminal-won = Hai vinto!
terminal-lost = Hai perso
terminal-puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] { puzzle-theme-whom }
    [patience] { puzzle-theme-patience }
    [life] { puzzle-theme-life }
    [card] { puzzle-theme-card }
    [dice] { puzzle-theme-dice }
    [answer] { puzzle-theme-answer }
   *[other] { puzzle-theme-play }
} (rompicapo { $name })
terminal-puzzle-so-far = { $solved ->
    [one] Un rompicapo risolto
   *[other] { $solved } rompicapi risolti
}; il rompicapo del giorno { $streak ->
    [0] non ancora di fila
    [one] in un giorno
   *[other] per { $streak } giorni di fila
}.
