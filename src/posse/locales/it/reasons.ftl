### Perché un bot ha fatto la sua mossa, con parole sue. Chi chiede riceve una frase intera; $why, $belief, $left, $holds,
### $merit, $uses ne sono parti, ognuna un messaggio a sé: una proposizione con l’iniziale minuscola e senza punto.
### $you esiste solo nel terminale, che parla inglese.

## Parole piccole

# $role: come si dice che qualcuno lo sia.
reason-a-role = { $role ->
    [sheriff] lo Sceriffo
    [deputy] un Vice
    [outlaw] un Fuorilegge
   *[renegade] un Rinnegato
}
# $times: quante volte.
reason-times = { $times ->
    [1] una volta
    [2] due volte
    [3] tre volte
    [4] quattro volte
    [5] cinque volte
    [6] sei volte
   *[other] { $times } volte
}

## Tutti i giochi

reason-unsaid = Questo bot non dice il perché.
reason-random = Ho scelto a caso.
reason-nothing-chosen = Non ho ancora scelto niente.
reason-nothing-weighed = Non ho ancora valutato niente.
# A bot that tried its moves out: how many games of 100 are won with $move, and with $other, the next best.
reason-search = { $move }: { $chance } su 100; { $other }: { $less }. Ho guardato { $worlds ->
    [one] un mondo immaginato
   *[other] { $worlds } mondi immaginati
}.
# A bot that learnt: how sure its net is of $move and of $other, of 100; $count: how many options there are.
# The rules of thumb, from which it began, would do the same, or would rather have done the other.
reason-learned-agrees = { $move }: { $sure } su 100; { $other }: { $less }. La mia rete ha confrontato { $count } mosse ed è d’accordo con le regole pratiche.
reason-learned-differs = { $move }: { $sure } su 100; { $other }: { $less }. La mia rete ha confrontato { $count } mosse; le regole pratiche avrebbero scelto la seconda.

## BANG!: la fase di gioco. $verb: play, o use: usare una carta in gioco o un’abilità

reason-bang-end = Niente di quello che potrei ancora fare vale più di quello che tengo.
reason-bang-do = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing }: { $why }.
reason-bang-do-for = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing } per { $whom }: { $why }.
# Qualcuno si libera di una carta che nessuno vuole.
reason-bang-do-to-free = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing } per liberare { $whom }: { $why }.
reason-bang-do-to = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing } contro { $whom }: { $why }.
reason-bang-do-to-hand = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing } contro la mano di { $whom }: { $why }.
reason-bang-do-to-card = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing } contro la carta { $card } di { $whom }: { $why }.

## BANG!: che cosa penso di qualcuno, e perché. $sure: surely o likely

reason-bang-known = { $who } è { reason-a-role }
# $done: attacked o helped. $victim: me, sheriff, known (qualcuno il cui ruolo $theirs è noto) o player; $whom.
reason-bang-did = { $done ->
    [helped] { $victim ->
        [me] { $who } mi ha aiutato
        [sheriff] { $who } ha aiutato lo Sceriffo
        [known] { $who } ha aiutato { $whom } ({ reason-bang-theirs })
       *[player] { $who } ha aiutato { $whom }
    }
   *[attacked] { $victim ->
        [me] { $who } mi ha attaccato
        [sheriff] { $who } ha attaccato lo Sceriffo
        [known] { $who } ha attaccato { $whom } ({ reason-bang-theirs })
       *[player] { $who } ha attaccato { $whom }
    }
} { reason-times }
reason-bang-theirs = { $theirs ->
    [sheriff] Sceriffo
    [deputy] Vice
    [outlaw] Fuorilegge
   *[renegade] Rinnegato
}
reason-bang-deed = { reason-bang-did } ed è { $sure ->
    [surely] quasi certamente
   *[likely] molto probabilmente
} { reason-a-role }
reason-bang-deed-perhaps = { reason-bang-did }, forse perché è { reason-a-role }
reason-bang-by-all-roles = da quello che si sa di tutti i ruoli, { $who } è { $sure ->
    [surely] quasi certamente
   *[likely] molto probabilmente
} { reason-a-role }
reason-bang-unknown = nessuno sa ancora chi sia { $who }, ma è più facilmente un mio nemico che un amico
reason-bang-no-friends = ormai ognuno gioca per sé
reason-bang-worth-it = per quello che ne ricavo vale la pena

## BANG!: risposte

reason-bang-too-late = Non avrei potuto fermarlo comunque.
reason-bang-spare-the-life = Posso rinunciare al punto vita più che alla carta.
reason-bang-may-stop = { $thing } può bastare e non mi costa nulla.
reason-bang-defend = { $verb ->
    [use] Uso
   *[play] Gioco
} { $thing }: il punto vita per me vale di più.
# $asked: che cosa mi chiede una carta.
reason-bang-give-nothing = Quello che mi costa { $asked } vale per me meno delle mie carte.
reason-bang-give = Cedo { $thing }: quello che mi costerebbe { $asked } vale di più.
reason-bang-lost = Ormai niente può salvarmi.
reason-bang-saved = Altrimenti la partita per me sarebbe finita.
reason-bang-discard = Di tutto quello che ho, { $thing } è ciò che mi mancherà di meno.
reason-bang-pick = Prendo { $thing }: tra queste è quella che mi serve di più.
reason-bang-character = { $thing } vince più spesso dell’altro.
reason-bang-flip = { $thing } mi serve più dell’altra carta.
# $asked: la carta, il personaggio o l’evento per cui devo scegliere.
reason-bang-take = Prendo { $place }: è quello che mi serve di più.
reason-bang-no-help = { $asked } adesso non mi aiuterebbe.
reason-bang-choose = { $asked }: scelgo { $place }, perché { $why }.
reason-bang-asked = { $asked }: { $why }.

## BANG!: ciò di cui si tratta, come oggetto di una frase

reason-bang-mine = la mia carta { $card }
reason-bang-as = { $card } come { $other }
reason-bang-place-card = la carta { $card } di { $whom }
reason-bang-place-hand = una carta dalla mano di { $whom }

## BANG!: che cosa parla per una carta, un personaggio o un evento

reason-bang-best = mi sembra la cosa migliore
reason-bang-serves-long = mi servirà a lungo
reason-bang-into-reach = mi porta più nemici a tiro
reason-bang-out-of-reach = così meno di loro mi hanno a tiro
reason-bang-more-enemies = colpisce più nemici che amici
reason-bang-more-choices = più carte, più scelta
reason-bang-need-life = mi serve il punto vita

## Il gioco di dadi: colpi. $belief segue il nome

# $purpose: a che cosa serve il colpo: must, win, last-two, balance, last-life o none.
reason-dice-shoot = { $doubled ->
    [yes] Spendo una birra per sparare un colpo doppio a { $whom },
   *[no] Sparo a { $whom },
} che { $belief }{ $purpose ->
    [must] : a qualcuno devo sparare, e questo mi costa meno.
    [win] : se cade lo Sceriffo, abbiamo vinto.
    [last-two] : siamo rimasti solo in due.
    [balance] : la Legge è troppo forte.
    [last-life] : è l’ultimo punto vita.
   *[none] .
}
reason-dice-aim-at-dead = Miro a { $whom }, che è già fuori gioco: così nessuno si fa male.

## Il gioco di dadi: che cosa penso di qualcuno

# $role: anche friend o foe, dove nessun ruolo è probabile. $alike: se ho lo stesso ruolo.
reason-dice-is = { $role ->
    [friend] è forse dalla mia parte
    [foe] è più facilmente un nemico che un amico
    [sheriff] è lo Sceriffo
   *[other] è { $sure ->
        [yes] { reason-a-role }
       *[no] molto probabilmente { reason-a-role }
    }{ $alike ->
        [yes] {" "}come me
       *[no] {""}
    }
}
# $done: aimed o helped. $victim: me o sheriff.
reason-dice-did = { $done ->
    [helped] { $victim ->
        [me] mi ha aiutato
       *[sheriff] ha aiutato lo Sceriffo
    }
   *[aimed] { $victim ->
        [me] mi ha sparato
       *[sheriff] ha sparato allo Sceriffo
    }
} { reason-times }
reason-dice-shot-me = { $shots ->
    [1] mi ha sparato una volta
    [2] mi ha sparato due volte
    [3] mi ha sparato tre volte
    [4] mi ha sparato quattro volte
    [5] mi ha sparato cinque volte
    [6] mi ha sparato sei volte
   *[other] mi ha sparato { $shots } volte
}
# $seen: che cosa ha fatto: deed, shots (contro di me), both o none.
reason-dice-belief = { $seen ->
    [deed] { reason-dice-did } ed { reason-dice-is }
    [shots] { reason-dice-shot-me } ed { reason-dice-is }
    [both] { reason-dice-did }, { reason-dice-shot-me } ed { reason-dice-is }
   *[none] { reason-dice-is }
}

## Il gioco di dadi: punti vita e frecce. $what: beer o point, un punto vita

reason-dice-help = { $what ->
    [point] Do il punto vita a { $whom },
   *[beer] Offro la birra a { $whom },
} che { $belief }: { $life ->
    [1] resta un punto vita su { $most }.
   *[other] restano { $life } punti vita su { $most }.
}
reason-dice-help-me = { $what ->
    [point] Il punto vita lo prendo io:
   *[beer] La birra la bevo io:
} ne ho { $life } su { $most }.
reason-dice-help-nobody = { $what ->
    [point] Il punto vita lo prendo io, anche se non mi serve:
   *[beer] La birra la bevo io, anche se non mi serve:
} non voglio che vada a qualcun altro.
reason-dice-arrows = { $held ->
    [0] non ne ho nessuna,
    [1] ne ho una,
   *[other] ne ho { $held },
} e { reason-dice-left }
reason-dice-left = { $pile ->
    [0] nella riserva non ne resta nessuna
    [1] nella riserva ne resta una
   *[other] nella riserva ne restano { $pile }
}
reason-dice-lose-life = Preferisco perdere il punto vita che prendere una freccia: { $why }.
reason-dice-take-arrow = Prendo una freccia invece di perdere un punto vita: { $why }.
reason-dice-keep-arrows = Tengo le mie frecce: { $why }.
reason-dice-return = Restituisco una freccia: { $why }.
reason-dice-return-own = Restituisco una mia freccia: { $why }.
reason-dice-return-none = Non restituisco frecce: chi ne ha ancora non è tra i miei amici.
reason-dice-return-for = Restituisco una freccia di { $whom }, che { $belief }.

## Il gioco di dadi: lanciare

# $danger: che cosa potrebbe portare un altro lancio: dynamite, arrows, both o none.
reason-dice-danger = { $danger ->
    [dynamite] ; una terza dinamite mi costerebbe un punto vita
    [arrows] ; { reason-dice-few }
    [both] ; una terza dinamite mi costerebbe un punto vita, e { reason-dice-few }
   *[none] {""}
}
reason-dice-few = { $pile ->
    [0] di frecce non ne resta nessuna
    [1] di frecce ne resta una sola
   *[other] di frecce ne restano solo { $pile }
}
reason-dice-keep = Tengo i dadi: { $uses }{ reason-dice-danger }.
reason-dice-keep-anyway = Tengo i dadi: un altro lancio non promette niente di meglio{ reason-dice-danger }.
reason-dice-roll-and-keep = { $count ->
    [one] Rilancio il dado { $dice }
   *[other] Rilancio i dadi { $dice }
} e tengo { $uses }.
reason-dice-roll = { $count ->
    [one] Rilancio il dado { $dice }: mi serve a poco.
   *[other] Rilancio i dadi { $dice }: mi servono a poco.
}
# Tanti dadi che mostrano una faccia, come oggetto di una frase.
reason-dice-faces = { $face ->
    [one] { $count ->
        [1] un bersaglio 1
        [2] due bersagli 1
        [3] tre bersagli 1
        [4] quattro bersagli 1
       *[other] cinque bersagli 1
    }
    [two] { $count ->
        [1] un bersaglio 2
        [2] due bersagli 2
        [3] tre bersagli 2
        [4] quattro bersagli 2
       *[other] cinque bersagli 2
    }
    [beer] { $count ->
        [1] una birra
        [2] due birre
        [3] tre birre
        [4] quattro birre
       *[other] cinque birre
    }
   *[gatling] { $count ->
        [1] una Gatling
        [2] due Gatling
        [3] tre Gatling
        [4] quattro Gatling
       *[other] cinque Gatling
    }
}
reason-dice-for = { reason-dice-faces } per { $mine ->
    [yes] me
   *[no] { $whom }
}
reason-dice-gun = la Gatling per tutti gli altri
# $missing: quante ne mancano perché spari.
reason-dice-gatlings = { reason-dice-faces }{ $missing ->
    [0] {" "}per tutti gli altri
    [1] : ancora una e la mitragliatrice spara
    [2] : ancora due e la mitragliatrice spara
   *[other] : ancora tre e la mitragliatrice spara
}

## The Duel: parole piccole e proposizioni. $side: law o outlaw; $many: se $who sono più d’uno

reason-duel-has-left = { $who } { $many ->
    [yes] { $life ->
        [0] non hanno più punti vita
        [1] hanno solo un punto vita
       *[other] hanno ancora { $life } punti vita
    }
   *[no] { $life ->
        [0] non ha più punti vita
        [1] ha solo un punto vita
       *[other] ha ancora { $life } punti vita
    }
}
reason-duel-holds = { $side ->
    [law] { $cards ->
        [0] la Legge non ha carte in mano
        [1] la Legge ha una sola carta in mano
       *[other] la Legge ha { $cards } carte in mano
    }
   *[outlaw] { $cards ->
        [0] i Fuorilegge non hanno carte in mano
        [1] i Fuorilegge hanno una sola carta in mano
       *[other] i Fuorilegge hanno { $cards } carte in mano
    }
}
reason-duel-card = { $thing }
reason-duel-ability = l’abilità di { $thing }

## The Duel: la fase di gioco

# $merit: a che cosa serve, dopo il nome.
reason-duel-begin = Comincio con { $who } davanti: { $who } { $merit }.
reason-duel-end = Termino il turno: niente di quello che potrei ancora fare vale quello che costa.
reason-duel-swap = Mando { $who } davanti: { $who } { $merit }.
# $left: i punti vita dell’altro, con il nome.
reason-duel-swap-to-save = Mando { $who } davanti: { $left }, e dietro il rischio è minore.
reason-duel-swap-to-stand = Mando { $who } davanti: { $who } { $merit }, e nel turno avversario il rischio è minore.
reason-duel-reload = Ricarico { $card }: una carta nuova dovrebbe valere di più per me.
reason-duel-play = Gioco { $card }: { $why }.
reason-duel-shoot = Sparo a { $who } con { $card }: { $why }.
reason-duel-shoot-as = Uso { $card } come { $other } contro { $who }: { $why }.
reason-duel-fire = Sparo con la { $card }: { $why }.
reason-duel-challenge = Sfido { $who } a { $card }: { $why }.
reason-duel-call = Chiamo gli { $card }: { $why }.
reason-duel-drink = Bevo una { $card }: { $why }.
reason-duel-pour = Verso a { $who } una { $card }: { $why }.
reason-duel-water = Gioco { $card } sulla coppia { $side ->
    [law] della Legge
   *[outlaw] dei Fuorilegge
}: { $why }.
reason-duel-open = Apro l’{ $card }: { $why }.
reason-duel-send = Mando la { $card } a prendere la carta { $taken } di { $who }: { $why }.
reason-duel-steal = Con { $card } prendo una carta { $side ->
    [law] alla Legge
   *[outlaw] ai Fuorilegge
}: { $why }.
reason-duel-get-rid = Con { $card } mi libero della carta { $taken } di { $who }: { $why }.
reason-duel-lay = Metto { $card } davanti a { $who }: { $why }.
reason-duel-use = Uso l’abilità di { $who }: { $why }.
reason-duel-trade = { $who } dà via { $card }: { $why }.
reason-duel-copy = { $who } scarta { $card } per ripetere { $other } dagli scarti: { $why }.
reason-duel-exchange = { $who } scarta { $card }: { $why }.

## The Duel: che cosa parla per una carta o un’abilità

reason-duel-may-hit = { $left } e { $holds }, perciò va a segno circa nel { $percent } % dei casi
reason-duel-hits = { $left } e { $holds }
reason-duel-hits-hat = { $left }, e come minimo salta il Cappello
reason-duel-hits-at-once = { $hits ->
    [0] nessun colpo
    [1] un colpo
   *[other] { $hits } colpi
} in una volta, e { $left }
reason-duel-costs-a-card = se non un punto vita costa almeno una carta, e { $holds }
reason-duel-hits-all = colpisce { $targets }, e { $holds }
# $mine: le mie carte Colpo.
reason-duel-hit-cards = { $mine ->
    [0] non ho carte Colpo da spendere,
    [1] ho una carta Colpo da spendere,
   *[other] ho { $mine } carte Colpo da spendere,
} e { $holds }
reason-duel-no-missed-helps = qui nessun { $missed } aiuta { $targets }, e { $holds }
reason-duel-both-left = { $left }; { $other }
reason-duel-makes-three = { $left }, e così diventano tre
reason-duel-want-in-front = voglio { $who } davanti e { $other } dietro
reason-duel-choose-first = lì la prima scelta è mia, e per questa carta ne prendo due
reason-duel-rather-in-hand = la preferisco in mano
reason-duel-of-use-in-hand = lì è contro di me, e in mano può servirmi
reason-duel-not-against-me = { $holds }, e quella che prendo non può più nuocermi
reason-duel-more-harm = lì mi fa più male di quanto mi gioverebbe una carta della mano
reason-duel-two-of-three = mi dà le due migliori di tre carte
reason-duel-serves = { $merit }, e { $left }
reason-duel-two-for-nothing = ho la mano vuota e due carte arrivano gratis
reason-duel-two-worth-more = ora due carte per me valgono di più
reason-duel-reloading = ricaricando arriva una carta nuova
reason-duel-better-of-two = la migliore di due carte nuove dovrebbe valere di più

## The Duel: risposte

# $what: una carta o un’abilità (reason-duel-card, reason-duel-ability).
reason-duel-try = Provo { $what } contro il colpo a { $who }: non costa nessuna carta.
reason-duel-avoid-with = Uso { $what } contro il colpo: { $left }.
reason-duel-avoid = Gioco { $card } contro il colpo: { $left }.
reason-duel-let-fall = Lascio cadere { $who }: le mie carte, e le due che pesco per questo, per me valgono di più.
reason-duel-let-hit = Lascio andare a segno il colpo su { $who }: { $left }, e le mie carte per me valgono di più.
reason-duel-add = Per schivare aggiungo { $card }: { $left }.
reason-duel-stand-in = Il punto vita lo faccio perdere a { $who }: { $left }, e lì pesa meno.
reason-duel-give-nothing = Non cedo niente per { $what }: { $left }, e le mie carte Colpo per me valgono di più.
reason-duel-give = Cedo { $card } per { $what }: { $left }.
reason-duel-discard = Scarto { $card }: tra queste carte è quella che mi serve meno.
reason-duel-pick = Prendo { $card }: tra le carte esposte è la più utile.
reason-duel-strip-nobody = Lascio tutto l’equipaggiamento dov’è: non mi fa danno.
reason-duel-strip = Scarto la carta { $card } di { $who }: lì è contro di me.
reason-duel-loot-nothing = Non prendo niente: niente vale il suo prezzo.
reason-duel-loot = { $who } prende { $card }: mi può servire.
reason-duel-loot-hand = { $who } prende una carta dalla mano { $side ->
    [law] della Legge: aiuta me e danneggia loro.
   *[outlaw] dei Fuorilegge: aiuta me e danneggia loro.
}
reason-duel-no-revenge = { $who } non si vendica: non ne vale il prezzo.
reason-duel-revenge = { $who } si vendica: { $side ->
    [law] per la Legge una carta in meno è un guaio.
   *[outlaw] per i Fuorilegge una carta in meno è un guaio.
}
reason-duel-count = Faccio valere { $symbol ->
    [barrel] il barile
    [snake] il serpente
    [dynamite] la dinamite
   *[horseshoe] il ferro di cavallo
} per { $what }: per me è meglio.
reason-duel-leave-places = Lascio tutti al loro posto: per me è la cosa migliore.
reason-duel-swap-side = Scambio { $side ->
    [law] la coppia della Legge
   *[outlaw] la coppia dei Fuorilegge
}: voglio { $who } davanti e { $other } dietro.
