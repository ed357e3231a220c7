### Domande ed etichette di BANG! The Duel.
### $you dice chi tra i nominati legge: subject ($who deve rispondere), object ($whom ne è la causa) o none.

## Domande: il titolo e, in una frase, il motivo e la posta in gioco

ask-duel-choose-ac = Chi va davanti?
ask-duel-choose-ac-why = { $you ->
    [subject] Due personaggi entrano in gioco: chi scegli combatte davanti, l’altro attende dietro.
   *[none] { $who } sceglie chi combatte davanti.
}
# $left: che cosa resta da fare: cards, swap (e forse carte) o nothing: solo terminare il turno.
ask-duel-play-why = { $you ->
    [subject] { $left ->
        [nothing] Non c’è più nulla da giocare: termina il turno.
        [swap] Gioca una carta, scambia la tua coppia o termina il turno.
       *[cards] Gioca una carta o termina il turno.
    }
   *[none] { $who } gioca una carta o termina il turno.
}
# $chance: se si può fare qualcosa.
ask-duel-defend = { $chance ->
    [no] Nessuna via d’uscita
   *[yes] Schivare il colpo?
}
# $life: i punti vita di $character; $own: se il colpo viene dalla propria parte.
ask-duel-defend-why = { $you ->
    [subject] { $own ->
        [yes] Fuoco amico su { $character } ({ $cause }): schiva, o
       *[no] { $whom } attacca { $character } con { $cause }: schiva, o
    }
    [object] Attacchi { $character } con { $cause }: se { $who } non schiva,
   *[none] { $own ->
        [yes] Fuoco amico su { $character } ({ $cause }): se { $who } non schiva,
       *[no] { $whom } attacca { $character } con { $cause }: se { $who } non schiva,
    }
} { $life ->
    [1] se ne va l’ultimo punto vita.
   *[other] se ne va un punto vita.
}
# Chi legge può solo passare.
ask-duel-defend-helpless-why = { $own ->
    [yes] Fuoco amico su { $character } ({ $cause }) e non c’è rimedio:
   *[no] { $whom } attacca { $character } con { $cause } e non c’è rimedio:
} { $life ->
    [1] se ne va l’ultimo punto vita.
   *[other] se ne va un punto vita.
}
ask-duel-second-card = Un’altra carta?
ask-duel-second-card-why = { $you ->
    [subject] Per schivare { $cause } di { $whom } serve una carta in più: scartane una, o il tentativo è vano.
    [object] Per schivare la tua carta { $cause } ne serve una in più: { $who } ne scarta una, o il tentativo è vano.
   *[none] Per schivare { $cause } di { $whom } serve una carta in più: { $who } ne scarta una, o il tentativo è vano.
}
ask-duel-give-up = { $chance ->
    [no] Nessuna carta Colpo da cedere
   *[yes] Cedere una carta Colpo?
}
ask-duel-give-up-duel-why = { $you ->
    [subject] { $cause } contro { $whom }: cedi una carta Colpo o perdi un punto vita.
    [object] { $cause } contro { $who }: { $who } cede una carta Colpo o perde un punto vita.
   *[none] { $cause } tra { $whom } e { $who }: { $who } cede una carta Colpo o perde un punto vita.
}
ask-duel-give-up-why = { $you ->
    [subject] { $own ->
        [yes] La tua stessa carta { $cause } mette in pericolo { $character }: cedi una carta Colpo, o
       *[no] { $whom } attacca { $character } con la carta { $cause }: cedi una carta Colpo, o
    }
    [object] Attacchi { $character } con la carta { $cause }: se { $who } non cede una carta Colpo,
   *[none] { $own ->
        [yes] { $who } mette in pericolo { $character } con la propria carta { $cause }: se { $who } non cede una carta Colpo,
       *[no] { $whom } attacca { $character } con la carta { $cause }: se { $who } non cede una carta Colpo,
    }
} { $life ->
    [1] se ne va l’ultimo punto vita.
   *[other] se ne va un punto vita.
}
ask-duel-give-up-helpless-why = { $own ->
    [yes] La tua stessa carta { $cause } mette in pericolo { $character } e non hai carte Colpo:
   *[no] { $whom } attacca { $character } con la carta { $cause } e non hai carte Colpo:
} { $life ->
    [1] se ne va l’ultimo punto vita.
   *[other] se ne va un punto vita.
}
ask-duel-give-up-duel-helpless-why = { $cause } contro { $whom }: non hai carte Colpo e perdi un punto vita.
ask-duel-stand-in = Si sacrifica { $about }?
ask-duel-stand-in-why = { $you ->
    [subject] L’altro tuo personaggio sta per perdere un punto vita; può perderlo { $about } al suo posto.
   *[none] { $who } decide se { $about } perde il punto vita al posto dell’altro personaggio.
}
ask-duel-discard = Quale carta scarti?
ask-duel-discard-why = { $you ->
    [subject] Hai { $count } carte in mano e puoi tenerne { $limit }.
   *[none] { $who } ha { $count } carte in mano e può tenerne { $limit }.
}
ask-duel-discard-forced-why = { $you ->
    [subject] Hai schivato { $about } di { $whom }, ma ti costa una carta a tua scelta.
    [object] { $who } ha schivato la tua carta { $about }, ma deve scartare una carta.
   *[none] { $who } ha schivato { $about } di { $whom }, ma deve scartare una carta.
}
ask-duel-give-up-one = Quale carta scarti?
ask-duel-give-up-one-why = { $you ->
    [subject] { $about }: delle { $count } carte pescate ne scarti una e tieni il resto.
   *[none] { $about }: { $who } scarta una delle { $count } carte pescate.
}
ask-duel-pick = Quale carta prendi?
ask-duel-pick-why = { $you ->
    [subject] { $about }: sul bancone ci sono { $count } carte, e le due parti ne prendono una a turno.
   *[none] { $about }: { $who } prende una carta dal bancone.
}
ask-duel-reveal = Quale carta vale?
ask-duel-reveal-why = { $you ->
    [subject] Per { $about } sono state scoperte due carte, e decidi tu quale vale.
   *[none] Per { $about } sono state scoperte due carte, e { $who } decide quale vale.
}
ask-duel-discard-equipment = Scartare una carta?
ask-duel-discard-equipment-why = { $you ->
    [subject] { $about }, colpo schivato: puoi scartare una carta di uno dei due personaggi davanti.
   *[none] { $about }, colpo schivato: { $who } può scartare una carta di uno dei due personaggi davanti.
}
ask-duel-swap-either = Scambiare una coppia?
ask-duel-swap-either-why = { $you ->
    [subject] { $about }, colpo schivato: puoi far scambiare di posto una delle due coppie.
   *[none] { $about }, colpo schivato: { $who } può far scambiare di posto una delle due coppie.
}
ask-duel-loot = Prendere una carta?
ask-duel-loot-why = { $you ->
    [subject] Un personaggio è caduto: grazie a { $about } puoi prendere una carta.
   *[none] Un personaggio è caduto: grazie a { $about } { $who } può prendere una carta.
}
ask-duel-revenge = Vendicarsi?
ask-duel-revenge-why = { $you ->
    [subject] { $about } ha perso un punto vita: puoi scartare una carta a caso dalla mano di { $whom }.
    [object] { $about } ha perso un punto vita: { $who } può scartare una carta a caso dalla tua mano.
   *[none] { $about } ha perso un punto vita: { $who } può scartare una carta a caso dalla mano di { $whom }.
}

## Le scelte per intero. $aim è uno di log-duel-aim-...

ask-duel-do-play = Gioca { $card }
ask-duel-do-play-aim = Gioca { $card } { $aim }
ask-duel-do-place = Metti in gioco { $card } su { $character }
ask-duel-do-avoid = Schiva il colpo con { $card }
ask-duel-do-avoid-paying = Schiva il colpo con { $card } e scarta { $paid }
ask-duel-do-give-up = Cedi { $card }
ask-duel-do-use-paying = Usa { $thing } e scarta { $paid }
ask-duel-do-use-aim = Usa { $thing } { $aim }
# Pearl Hat: si scarta $paid per giocare $card dagli scarti.
ask-duel-do-copy = Usa { $thing }: scarta { $paid } e gioca un’altra volta { $card }
ask-duel-do-copy-aim = Usa { $thing }: scarta { $paid } e gioca un’altra volta { $card } { $aim }
ask-duel-do-copy-reload = Usa { $thing }: scarta { $paid } e ricarica { $card }
ask-duel-do-stand-in = Fai perdere il punto vita a { $thing }
ask-duel-do-front = Manda { $character } davanti
ask-duel-do-pick = Prendi { $card }
ask-duel-do-reveal = Fai valere { $card }
ask-duel-do-discard = Scarta { $card }
ask-duel-do-discard-card = Scarta { $card } di { $character }
ask-duel-do-take-card = Prendi { $card } di { $character }
# $side: il dorso della carta, dove ce ne sono due tipi, o any.
ask-duel-do-take-hand = { $side ->
    [law] Prendi una carta della Legge a caso dalla mano di { $whom }
    [outlaw] Prendi una carta dei Fuorilegge a caso dalla mano di { $whom }
   *[any] Prendi una carta a caso dalla mano di { $whom }
}
ask-duel-do-discard-hand = { $side ->
    [law] Scarta una carta della Legge a caso dalla mano di { $whom }
    [outlaw] Scarta una carta dei Fuorilegge a caso dalla mano di { $whom }
   *[any] Scarta una carta a caso dalla mano di { $whom }
}
ask-duel-do-swap = Scambia: { $character } davanti
ask-duel-do-swap-side = { $you ->
    [subject] Scambia la tua coppia
   *[none] Scambia la coppia di { $whom }
}
ask-duel-do-reload = Ricarica { $card }
ask-duel-do-reload-card = Ricarica { $card } di { $character }
# Che cosa significa passare, secondo la domanda.
ask-duel-do-pass = { $kind ->
    [defend] Subisci il colpo e perdi un punto vita
    [give-up] Non cedere nulla e perdi un punto vita
    [second-card] Non aggiungere carte e rinuncia al tentativo
    [stand-in] Lascia che l’altro personaggio perda il punto vita
    [loot] Non prendere nulla
    [discard-equipment] Non scartare nulla
    [swap-either] Lascia tutti al loro posto
   *[other] Lascia perdere
}

## Le scelte sui pulsanti

ask-duel-button = { $act ->
    [play] Gioca { $card }
    [avoid] Schiva con { $card }
    [give-up] Cedi { $card }
    [place] Metti { $card }
    [front] Avanti { $card }
    [take] Prendi { $card }
    [count] Vale { $card }
    [discard] Scarta { $card }
   *[reload] Ricarica { $card }
}
ask-duel-button-swap = Scambia
ask-duel-button-hand = { $act ->
    [discard] Scarta una carta
   *[take] Prendi una carta
}
ask-duel-button-pass = { $kind ->
    [defend] Subisci il colpo
    [give-up] Perdi un punto vita
    [second-card] Rinuncia
    [stand-in] Lascia stare
    [loot] Niente
    [discard-equipment] Nessuno scarto
    [swap-either] Nessuno scambio
   *[other] Lascia perdere
}

## Su un bersaglio

ask-duel-aim = { $act ->
    [shoot] Spara a { $target }
    [stab] Pugnala { $target }
    [challenge] Sfida { $target }
    [place] Metti in gioco su { $target }
    [pour] Servi { $target }
    [steal] Ruba: { $target }
    [take] Prendi { $target }
    [discard] Scarta { $target }
    [swap] Scambia { $target }
    [front] Manda { $target } davanti
    [count] Fai valere { $target }
    [reload] Ricarica { $target }
    [play] Gioca { $target }
   *[choose] Scegli { $target }
}
ask-duel-aim-short = { $act ->
    [shoot] Spara
    [stab] Pugnala
    [challenge] Sfida
    [place] Metti
    [pour] Servi
    [steal] Ruba
    [take] Prendi
    [discard] Scarta
    [swap] Scambia
    [front] Davanti
    [count] Fai valere
    [reload] Ricarica
    [play] Gioca
   *[choose] Scegli
}
# Ciò a cui si può mirare, come oggetto di un tale verbo.
ask-duel-target-hand = { $side ->
    [law] { $you ->
        [object] una carta della Legge dalla tua mano
       *[none] una carta della Legge dalla mano di { $whom }
    }
    [outlaw] { $you ->
        [object] una carta dei Fuorilegge dalla tua mano
       *[none] una carta dei Fuorilegge dalla mano di { $whom }
    }
   *[any] { $you ->
        [object] una carta dalla tua mano
       *[none] una carta dalla mano di { $whom }
    }
}
ask-duel-target-card = { $card } di { $character }
ask-duel-target-side = { $you ->
    [object] la tua coppia
   *[none] la coppia di { $whom }
}

## Passo per passo: che cosa si chiede mentre si sceglie

# $verb è che cosa la carta o la cosa fa al bersaglio, $what il suo nome.
ask-duel-target = { $verb ->
    [shoot] A chi spari?
    [stab] Chi pugnali?
    [challenge] Chi sfidi?
    [pour] Chi la beve?
    [swap] Quale coppia si scambia?
    [take] Quale carta prendi?
    [place] A chi la dai?
   *[other] { $what }: su chi?
}
ask-duel-target-stealing = A quale carta miri?
ask-duel-target-katie = Quale carta cede?
