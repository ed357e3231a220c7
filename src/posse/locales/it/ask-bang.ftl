### Domande ed etichette di BANG!
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.
### Un messaggio è il titolo per chi deve rispondere; .why dice a tutti il perché.

## Prima della partita

ask-bang-character = Chi sei oggi?
    .why = { $you ->
        [subject] Hai ricevuto due personaggi. Scegline uno: l’altro torna coperto nel mazzo.
       *[none] { $who } sceglie un personaggio.
    }

## Il proprio turno

ask-bang-play =
    .why = { $you ->
        [subject] Gioca quante carte vuoi, poi termina il turno.
       *[none] { $who } gioca carte o termina il turno.
    }
    .must = Devi giocare { $card } prima di poter terminare il turno.
    .idle = Non hai più nulla da giocare.
ask-bang-discard = Quale carta scarti?
    .why = { $you ->
        [subject] Hai { $count } carte in mano e { $limit ->
            [0] non puoi tenerne nessuna.
           *[other] puoi tenerne { $limit }.
        }
       *[none] { $who } ha { $count } carte in mano, troppe per tenerle tutte.
    }
    .deck = Va sul mazzo, a faccia in giù.
ask-bang-discard-for = Quale carta scarti?
    .why = { $you ->
        [subject] { $thing }: devi scartare una carta che hai davanti.
       *[none] { $thing }: { $who } deve scartare una carta in gioco.
    }
ask-bang-draw = Come peschi?
    .why = { $you ->
        [subject] { $thing }: puoi pescare a modo tuo.
       *[none] { $thing }: { $who } può pescare in modo speciale.
    }
ask-bang-event = Vuoi approfittarne?
    .why = { $you ->
        [subject] { $thing }: puoi approfittarne.
       *[none] { $thing }: { $who } può approfittarne.
    }
ask-bang-copy = Quale abilità assumi?
    .why = { $you ->
        [subject] { $thing }: è tua fino al tuo prossimo turno.
       *[none] { $thing }: { $who } assume l’abilità di qualcuno fino al prossimo turno.
    }

## Carte da prendere

ask-bang-pick = Quale carta prendi?
    .why = { $you ->
        [subject] { $thing }: scegline una su { $count }.
       *[none] { $thing }: { $who } sceglie una carta su { $count }.
    }
# $whom è fuori dal gioco.
ask-bang-loot = Quale carta prendi?
    .why = { $you ->
        [subject] { $whom } è fuori dal gioco, e prendi una parte delle sue carte.
        [object] Sei fuori dal gioco, e { $who } prende una parte delle tue carte.
       *[none] { $whom } è fuori dal gioco, e { $who } prende una parte delle sue carte.
    }
ask-bang-strip = Quale carta deve scartare { $whom }?
    .why = { $you ->
        [subject] { $thing }: { $whom } deve scartare una carta a tua scelta.
        [object] { $thing }: devi scartare una carta scelta da { $who }.
       *[none] { $thing }: { $whom } deve scartare una carta scelta da { $who }.
    }
    .waiting = { $you ->
        [subject] { $thing }: scegli una carta che qualcun altro scarta.
       *[none] { $thing }: { $who } sceglie una carta che qualcun altro scarta.
    }
ask-bang-flip = Quale carta conta?
    .why = { $you ->
        [subject] { $thing }: hai girato { $cards }.
       *[none] { $thing }: { $who } ha girato { $cards }.
    }

## Pericolo: perché, e che cosa c’è in gioco

# $thing: la carta che spara, o che cosa spara.
ask-bang-defend = { $who } ti spara!
    .why = { $you ->
        [subject] Spari a { $whom } con { $thing }.
        [object] { $who } ti spara con { $thing }.
       *[none] { $who } spara a { $whom } con { $thing }.
    }
ask-bang-defend-ability = { $who } ti spara!
    .why = { $you ->
        [subject] Spari a { $whom }, grazie a { $thing }.
        [object] { $who } ti spara, grazie a { $thing }.
       *[none] { $who } spara a { $whom }, grazie a { $thing }.
    }
ask-bang-attack = { $who } ti attacca!
    .why = { $you ->
        [subject] Attacchi { $whom } con { $thing }.
        [object] { $who } ti attacca con { $thing }.
       *[none] { $who } attacca { $whom } con { $thing }.
    }
ask-bang-defend-nobody = Uno sparo contro di te!
    .why = { $you ->
        [object] { $thing }: qualcuno ti spara.
       *[none] { $thing }: qualcuno spara a { $whom }.
    }
ask-bang-needs = Servono { $missing } { $missed } per cavarsela.
ask-bang-give-up = { $thing }: rispondi?
# $life: quanti punti vita ha ora chi deve rispondere.
ask-bang-stakes =
    .dodge = { $you ->
        [subject] { $life ->
            [0] Puoi schivare.
            [1] Schiva, o perdi l’ultimo punto vita.
           *[other] Schiva, o perdi { $amount } dei tuoi { $life } punti vita.
        }
       *[none] { $life ->
            [0] { $who } può schivare.
            [1] { $who } può schivare, o perde l’ultimo punto vita.
           *[other] { $who } può schivare, o perde { $amount } dei suoi { $life } punti vita.
        }
    }
    .give = { $you ->
        [subject] { $life ->
            [0] Puoi scartare { $thing }.
            [1] Scarta { $thing }, o perdi l’ultimo punto vita.
           *[other] Scarta { $thing }, o perdi { $amount } dei tuoi { $life } punti vita.
        }
       *[none] { $life ->
            [0] { $who } può scartare { $thing }.
            [1] { $who } può scartare { $thing }, o perde l’ultimo punto vita.
           *[other] { $who } può scartare { $thing }, o perde { $amount } dei suoi { $life } punti vita.
        }
    }
    .answer = { $you ->
        [subject] { $life ->
            [0] Puoi rispondere.
            [1] Rispondi, o perdi l’ultimo punto vita.
           *[other] Rispondi, o perdi { $amount } dei tuoi { $life } punti vita.
        }
       *[none] { $life ->
            [0] { $who } può rispondere.
            [1] { $who } può rispondere, o perde l’ultimo punto vita.
           *[other] { $who } può rispondere, o perde { $amount } dei suoi { $life } punti vita.
        }
    }
    .helpless = { $you ->
        [subject] { $life ->
            [0] Non puoi rispondere.
            [1] Non puoi rispondere e perdi l’ultimo punto vita.
           *[other] Non puoi rispondere e perdi { $amount } dei tuoi { $life } punti vita.
        }
       *[none] { $life ->
            [0] { $who } non può rispondere.
            [1] { $who } non può rispondere e perde l’ultimo punto vita.
           *[other] { $who } non può rispondere e perde { $amount } dei suoi { $life } punti vita.
        }
    }
# A card of $who would do something to $whom.
ask-bang-evade = { $who } gioca { $thing } contro di te: la eviti?
    .why = { $you ->
        [subject] Giochi { $thing } contro { $whom }, che può evitarla.
        [object] { $who } gioca { $thing }. Puoi impedire che abbia effetto su di te.
       *[none] { $who } gioca { $thing } contro { $whom }, che può evitarla.
    }
ask-bang-pass-evade = Lasciar fare
# $count: the cards that are drawn; the others are left for something else.
ask-bang-do-forgo = { $count ->
    [0] Non pescare carte
    [one] Pescare 1 carta
   *[other] Pescare { $count } carte
}
# $need: quanti punti vita servono per restare in gioco.
ask-bang-save = Stai morendo!
    .why = { $you ->
        [subject] Hai tolto a { $whom } l’ultimo punto vita ({ $thing }).
        [object] { $who } ti ha tolto l’ultimo punto vita ({ $thing }).
       *[none] { $who } ha tolto a { $whom } l’ultimo punto vita ({ $thing }).
    }
    .why-nobody = { $you ->
        [object] { $thing }: hai perso l’ultimo punto vita.
       *[none] { $thing }: { $whom } ha perso l’ultimo punto vita.
    }
    .stakes = { $you ->
        [subject] { $need ->
            [one] Salvati, o sei fuori dal gioco.
           *[other] Recupera { $need } punti vita, o sei fuori dal gioco.
        }
       *[none] { $need ->
            [one] { $who } trova una via d’uscita, o è fuori dal gioco.
           *[other] { $who } deve recuperare { $need } punti vita, o è fuori dal gioco.
        }
    }
    .helpless = { $you ->
        [subject] { $need ->
            [one] Niente può salvarti.
           *[other] Niente può salvarti: servirebbero { $need } punti vita.
        }
       *[none] { $need ->
            [one] Niente può salvare { $who }.
           *[other] Niente può salvare { $who }: servirebbero { $need } punti vita.
        }
    }

## Le mosse per intero

ask-bang-with = { $what } con { $cards }
ask-bang-do-play = Gioca { $card }
ask-bang-do-play-on = { $you ->
    [object] Gioca { $card } su di te
   *[none] Gioca { $card } su { $whom }
}
ask-bang-do-play-on-hand = { $you ->
    [object] Gioca { $card } sulla tua mano
   *[none] Gioca { $card } sulla mano di { $whom }
}
ask-bang-do-play-on-card = { $you ->
    [object] Gioca { $card } sulla tua carta { $thing }
   *[none] Gioca { $card } sulla carta { $thing } di { $whom }
}
# $thing: something that lies on the table and belongs to nobody.
ask-bang-do-play-for = Gioca { $card } per { $thing }
ask-bang-do-answer = Rispondi con { $card }
ask-bang-do-use = Usa { $what }
ask-bang-do-use-on = { $you ->
    [object] Usa { $what } su di te
   *[none] Usa { $what } contro { $whom }
}
ask-bang-do-use-on-hand = { $you ->
    [object] Usa { $what } contro la tua mano
   *[none] Usa { $what } contro la mano di { $whom }
}
ask-bang-do-use-on-card = { $you ->
    [object] Usa { $what } contro la tua carta { $thing }
   *[none] Usa { $what } contro la carta { $thing } di { $whom }
}
ask-bang-do-use-for = Usa { $what } per { $thing }
ask-bang-do-draw-for = «Estrai!» per { $thing }
ask-bang-do-draw-deck = Pesca dal mazzo
ask-bang-do-draw-discard = Prendi la prima carta degli scarti
ask-bang-do-take = Prendi { $cards }
ask-bang-do-take-hand = { $you ->
    [object] Prendi una carta dalla tua mano
   *[none] Prendi una carta dalla mano di { $whom }
}
ask-bang-do-take-card = { $you ->
    [object] Prendi la tua carta { $thing }
   *[none] Prendi la carta { $thing } di { $whom }
}
ask-bang-do-strip-hand = { $you ->
    [object] Scarta una carta dalla tua mano
   *[none] Fai scartare a { $whom } una carta dalla mano
}
ask-bang-do-strip-card = { $you ->
    [object] Scarta la tua carta { $thing }
   *[none] Fai scartare a { $whom } la carta { $thing }
}
ask-bang-do-keep = Tieni { $cards }
ask-bang-do-count = Fai contare { $cards }
ask-bang-do-character = Gioca con { $character }
ask-bang-do-copy = { $you ->
    [object] Assumi la tua stessa abilità, { $thing }
   *[none] Assumi l’abilità di { $thing } ({ $whom })
}
ask-bang-do-discard = Scarta { $card }

## Che cosa vuol dire passare

ask-bang-pass-defend = Incassa il colpo
ask-bang-pass-give-up = Perdi 1 punto vita
ask-bang-pass-save = Muori
ask-bang-pass-event = Rinuncia

## Pulsanti

ask-bang-button-draw = «Estrai!» per { $thing }
ask-bang-button-deck = Dal mazzo
ask-bang-button-discard = Dagli scarti

## Verbi sui bersagli

ask-bang-aim-choose = { $you ->
    [object] Scegli te
   *[none] Scegli { $whom }
}
    .short = Scegli
ask-bang-aim-shoot = { $you ->
    [object] Spara a te
   *[none] Spara a { $whom }
}
    .short = Spara
ask-bang-aim-stab = { $you ->
    [object] Pugnala te
   *[none] Pugnala { $whom }
}
    .short = Pugnala
ask-bang-aim-punch = { $you ->
    [object] Colpisci te
   *[none] Colpisci { $whom }
}
    .short = Colpisci
ask-bang-aim-duel = { $you ->
    [object] Sfida te
   *[none] Sfida { $whom }
}
    .short = Sfida
ask-bang-aim-jail = { $you ->
    [object] Imprigiona te
   *[none] Imprigiona { $whom }
}
    .short = Imprigiona
ask-bang-aim-rob = { $you ->
    [object] Riprendi una tua carta
   *[none] Deruba { $whom }
}
    .short = Deruba
ask-bang-aim-strip = { $you ->
    [object] Scarta una tua carta
   *[none] Fai scartare una carta a { $whom }
}
    .short = Fai scartare
ask-bang-aim-treat = { $you ->
    [object] Bevi tu
   *[none] Offri da bere a { $whom }
}
    .short = Offri
ask-bang-aim-heal = { $you ->
    [object] Cura te
   *[none] Cura { $whom }
}
    .short = Cura
ask-bang-aim-copy = { $you ->
    [object] Imita te
   *[none] Imita { $whom }
}
    .short = Imita

## Passo per passo: che cosa si chiede mentre si sceglie

# $verb è che cosa la carta o la cosa fa al bersaglio, $what il suo nome.
ask-bang-target = { $verb ->
    [shoot] A chi spari?
    [punch] A chi dai un pugno?
    [stab] Chi colpisci con il pugnale?
    [duel] Chi sfidi?
    [jail] Chi metti in prigione?
    [rob] A chi prendi una carta?
    [strip] Chi perde una carta?
    [treat] A chi offri da bere?
   *[other] { $what }: per chi?
}
# $what is aimed at something that lies on the table and belongs to nobody.
ask-bang-which = { $what }: quale?
# Why these are the targets.
ask-bang-weapon-reaches = La tua arma, { $weapon }, ha portata { $reach }.
ask-bang-reach = La tua arma ha portata { $reach }.
# $line: che cosa fa la carta quando viene usata.
ask-bang-lay-down = Ora la metti in gioco davanti a te e potrai usarla in un turno successivo: { $line }.
