### Warum ein Bot seinen Zug gemacht hat, in seinen eigenen Worten. Wer fragt, bekommt einen ganzen Satz; $why, $belief,
### $left, $holds, $merit, $uses sind Teile davon, jeder eine Nachricht für sich, ohne Punkt. $why steht nach einem
### Doppelpunkt oder einem Punkt und beginnt groß; $belief und $merit folgen einem Namen.
### $you kommt nur am Terminal vor, das Englisch spricht.

## Kleine Wörter

# $role: wie man sie von jemandem sagt.
reason-a-role = { $role ->
    [sheriff] der Sheriff
    [deputy] ein Hilfssheriff
    [outlaw] ein Bandit
   *[renegade] ein Abtrünniger
}
# $times: wie oft.
reason-times = { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[other] { $times }-mal
}

## Alle Spiele

reason-unsaid = Dieser Bot sagt nicht, warum.
reason-random = Ich habe zufällig gewählt.
reason-nothing-chosen = Ich habe noch nichts gewählt.
reason-nothing-weighed = Ich habe noch nichts abgewogen.
# A bot that tried its moves out: how many games of 100 are won with $move, and with $other, the next best.
reason-search = { $move }: { $chance } von 100; { $other }: { $less }. Ich habe { $worlds ->
    [one] eine gedachte Welt
   *[other] { $worlds } gedachte Welten
} angesehen.
# A bot that learnt: how sure its net is of $move and of $other, of 100; $count: how many options there are.
# The rules of thumb, from which it began, would do the same, or would rather have done the other.
reason-learned-agrees = { $move }: { $sure } von 100; { $other }: { $less }. Mein Netz hat { $count } Züge verglichen und ist sich mit den Faustregeln einig.
reason-learned-differs = { $move }: { $sure } von 100; { $other }: { $less }. Mein Netz hat { $count } Züge verglichen; die Faustregeln hätten das Zweite getan.

## BANG!: die Spielphase. $verb: play, oder use: etwas Ausliegendes oder eine Fähigkeit nutzen

reason-bang-end = Was ich noch tun könnte, ist mir weniger wert als das, was ich behalte.
reason-bang-do = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing }: { $why }.
reason-bang-do-for = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing } für { $whom }: { $why }.
# Jemand wird eine Karte los, die keiner haben will.
reason-bang-do-to-free = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing }, um { $whom } zu befreien: { $why }.
reason-bang-do-to = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing } gegen { $whom }: { $why }.
reason-bang-do-to-hand = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing } gegen die Hand von { $whom }: { $why }.
reason-bang-do-to-card = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing } gegen die Karte { $card } von { $whom }: { $why }.

## BANG!: was ich von jemandem halte, und wie ich darauf komme. $sure: surely oder likely

reason-bang-known = { $who } ist { reason-a-role }
# $done: attacked oder helped. $victim: me, sheriff, known (jemand, dessen Rolle $theirs bekannt ist) oder player; $whom.
reason-bang-did = { $who } hat { $victim ->
    [me] mich
    [sheriff] den Sheriff
    [known] { $whom } ({ reason-bang-theirs })
   *[player] { $whom }
} { reason-times } { $done ->
    [helped] unterstützt
   *[attacked] angegriffen
}
reason-bang-theirs = { $theirs ->
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Bandit
   *[renegade] Abtrünniger
}
reason-bang-deed = { reason-bang-did } und ist { $sure ->
    [surely] so gut wie sicher
   *[likely] höchstwahrscheinlich
} { reason-a-role }
reason-bang-deed-perhaps = { reason-bang-did } und ist vielleicht { reason-a-role }
reason-bang-by-all-roles = Nach allem, was über die Rollen bekannt ist, ist { $who } { $sure ->
    [surely] so gut wie sicher
   *[likely] höchstwahrscheinlich
} { reason-a-role }
reason-bang-unknown = Noch weiß niemand, wer { $who } ist; eher ein Feind als ein Freund
reason-bang-no-friends = Jetzt spielt jeder für sich
reason-bang-worth-it = Was ich davon habe, ist es mir wert

## BANG!: Antworten

reason-bang-too-late = Ich hätte es ohnehin nicht aufhalten können.
reason-bang-spare-the-life = Auf das Leben kann ich eher verzichten als auf die Karte.
reason-bang-may-stop = { $thing } hilft vielleicht und kostet mich nichts.
reason-bang-defend = { $verb ->
    [use] Ich nutze
   *[play] Ich spiele
} { $thing }: Das Leben ist mir mehr wert.
# $asked: was eine Karte von mir verlangt.
reason-bang-give-nothing = Was { $asked } mich kostet, ist mir weniger wert als meine Karten.
reason-bang-give = Ich gebe { $thing } her: Was { $asked } mich kosten würde, ist mir mehr wert.
reason-bang-lost = Jetzt kann mich nichts mehr retten.
reason-bang-saved = Sonst wäre ich aus dem Spiel.
reason-bang-discard = Von allem, was ich habe, kann ich { $thing } am besten entbehren.
reason-bang-pick = Ich nehme { $thing }: Das brauche ich von alledem am meisten.
reason-bang-character = { $thing } gewinnt öfter als der andere.
reason-bang-flip = { $thing } nützt mir mehr als die andere Karte.
# $asked: die Karte, der Charakter oder das Ereignis, wofür ich wählen soll.
reason-bang-take = Ich nehme { $place }: Das nützt mir am meisten.
reason-bang-no-help = { $asked } würde mir jetzt nicht helfen.
reason-bang-choose = { $asked }: Ich wähle { $place }. { $why }.
reason-bang-asked = { $asked }: { $why }.

## BANG!: worum es geht, als Objekt eines Satzes

reason-bang-mine = meine Karte { $card }
reason-bang-as = { $card } als { $other }
reason-bang-place-card = die Karte { $card } von { $whom }
reason-bang-place-hand = eine Handkarte von { $whom }

## BANG!: was für eine Karte, einen Charakter oder ein Ereignis spricht

reason-bang-best = Das scheint mir das Beste
reason-bang-serves-long = Davon habe ich lange etwas
reason-bang-into-reach = So kommen mehr meiner Feinde in Reichweite
reason-bang-out-of-reach = So erreichen mich weniger von ihnen
reason-bang-more-enemies = Das trifft mehr Feinde als Freunde
reason-bang-more-choices = Mehr Karten heißt mehr Auswahl
reason-bang-need-life = Ich brauche das Leben

## Das Würfelspiel: Schüsse. $belief folgt dem Namen

# $purpose: wozu der Schuss dient: must, win, last-two, balance, last-life oder none.
reason-dice-shoot = { $doubled ->
    [yes] Ich opfere ein Bier, um doppelt auf { $whom } zu schießen:
   *[no] Ich schieße auf { $whom }:
} { $whom } { $belief }.{ $purpose ->
    [must] {" "}Auf jemanden muss ich schießen, und das kostet mich am wenigsten.
    [win] {" "}Fällt der Sheriff, haben wir gewonnen.
    [last-two] {" "}Nur noch wir zwei sind übrig.
    [balance] {" "}Das Gesetz ist zu stark.
    [last-life] {" "}Es ist das letzte Leben.
   *[none] {""}
}
reason-dice-aim-at-dead = Ich ziele auf { $whom }: { $whom } ist schon aus dem Spiel, so kommt niemand zu Schaden.

## Das Würfelspiel: was ich von jemandem halte

# $role: auch friend oder foe, wo keine Rolle wahrscheinlich ist. $alike: ob ich dieselbe Rolle habe.
reason-dice-is = { $role ->
    [friend] ist vielleicht auf meiner Seite
    [foe] ist eher Feind als Freund
    [sheriff] ist der Sheriff
   *[other] ist { $sure ->
        [yes] {""}
       *[no] höchstwahrscheinlich{" "}
    }{ $role ->
        [renegade] ein Gesetzloser
       *[other] { reason-a-role }
    }{ $alike ->
        [yes] {" "}wie ich
       *[no] {""}
    }
}
# $done: aimed oder helped. $victim: me oder sheriff.
reason-dice-did = { $done ->
    [helped] { $victim ->
        [me] hat mir { reason-times } geholfen
       *[sheriff] hat dem Sheriff { reason-times } geholfen
    }
   *[aimed] { $victim ->
        [me] hat { reason-times } auf mich geschossen
       *[sheriff] hat { reason-times } auf den Sheriff geschossen
    }
}
reason-dice-shot-me = { $shots ->
    [1] hat einmal auf mich geschossen
    [2] hat zweimal auf mich geschossen
    [3] hat dreimal auf mich geschossen
    [4] hat viermal auf mich geschossen
    [5] hat fünfmal auf mich geschossen
    [6] hat sechsmal auf mich geschossen
   *[other] hat { $shots }-mal auf mich geschossen
}
# $seen: was geschehen ist: deed, shots (auf mich), both oder none.
reason-dice-belief = { $seen ->
    [deed] { reason-dice-did } und { reason-dice-is }
    [shots] { reason-dice-shot-me } und { reason-dice-is }
    [both] { reason-dice-did }, { reason-dice-shot-me } und { reason-dice-is }
   *[none] { reason-dice-is }
}

## Das Würfelspiel: Leben und Pfeile. $what: beer oder point, ein Leben

reason-dice-help = { $what ->
    [point] Das Leben bekommt { $whom }:
   *[beer] Das Bier bekommt { $whom }:
} { $whom } { $belief }. Von { $most } Leben { $life ->
    [1] ist nur noch eines übrig.
   *[other] sind noch { $life } übrig.
}
reason-dice-help-me = { $what ->
    [point] Das Leben nehme ich selbst:
   *[beer] Das Bier trinke ich selbst:
} Ich habe noch { $life } von { $most } Leben.
reason-dice-help-nobody = { $what ->
    [point] Das Leben nehme ich selbst, obwohl es mir nichts bringt:
   *[beer] Das Bier trinke ich selbst, obwohl es mir nichts bringt:
} Ich gönne es sonst niemandem.
reason-dice-arrows = { $held ->
    [0] Ich habe keinen,
    [1] Ich habe einen,
   *[other] Ich habe { $held },
} und { reason-dice-left }
reason-dice-left = { $pile ->
    [0] im Vorrat liegt keiner mehr
    [1] im Vorrat liegt nur noch einer
   *[other] im Vorrat liegen noch { $pile }
}
reason-dice-lose-life = Ich verliere lieber das Leben, als einen Pfeil zu nehmen: { $why }.
reason-dice-take-arrow = Ich nehme einen Pfeil, statt ein Leben zu verlieren: { $why }.
reason-dice-keep-arrows = Ich behalte meine Pfeile: { $why }.
reason-dice-return = Ich lege einen Pfeil zurück: { $why }.
reason-dice-return-own = Ich lege einen eigenen Pfeil zurück: { $why }.
reason-dice-return-none = Ich lege keinen Pfeil zurück: Wer noch einen hat, gehört nicht zu meinen Freunden.
reason-dice-return-for = Ich lege einen Pfeil von { $whom } zurück: { $whom } { $belief }.

## Das Würfelspiel: würfeln

# $danger: was noch ein Wurf bringen könnte: dynamite, arrows, both oder none.
reason-dice-danger = { $danger ->
    [dynamite] ; ein drittes Dynamit würde mich ein Leben kosten
    [arrows] ; { reason-dice-few }
    [both] ; ein drittes Dynamit würde mich ein Leben kosten, und { reason-dice-few }
   *[none] {""}
}
reason-dice-few = { $pile ->
    [0] von den Pfeilen ist keiner mehr da
    [1] von den Pfeilen ist nur noch einer da
   *[other] von den Pfeilen sind nur noch { $pile } da
}
reason-dice-keep = Ich lasse die Würfel liegen: { $uses }{ reason-dice-danger }.
reason-dice-keep-anyway = Ich lasse die Würfel liegen: Noch ein Wurf verspricht nichts Besseres{ reason-dice-danger }.
reason-dice-roll-and-keep = { $count ->
    [one] Ich würfle Würfel { $dice } neu
   *[other] Ich würfle die Würfel { $dice } neu
} und behalte { $uses }.
reason-dice-roll = { $count ->
    [one] Ich würfle Würfel { $dice } neu: Er bringt mir wenig.
   *[other] Ich würfle die Würfel { $dice } neu: Sie bringen mir wenig.
}
# So viele Würfel, die eine Seite zeigen, als Objekt eines Satzes.
reason-dice-faces = { $face ->
    [one] { $count ->
        [1] eine Eins
        [2] zwei Einsen
        [3] drei Einsen
        [4] vier Einsen
       *[other] fünf Einsen
    }
    [two] { $count ->
        [1] eine Zwei
        [2] zwei Zweien
        [3] drei Zweien
        [4] vier Zweien
       *[other] fünf Zweien
    }
    [beer] { $count ->
        [1] ein Bier
        [2] zwei Bier
        [3] drei Bier
        [4] vier Bier
       *[other] fünf Bier
    }
   *[gatling] { $count ->
        [1] eine Gatling
        [2] zwei Gatlings
        [3] drei Gatlings
        [4] vier Gatlings
       *[other] fünf Gatlings
    }
}
reason-dice-for = { reason-dice-faces } für { $mine ->
    [yes] mich
   *[no] { $whom }
}
reason-dice-gun = die Gatling für alle anderen
# $missing: wie viele noch fehlen, bis sie feuert.
reason-dice-gatlings = { reason-dice-faces }{ $missing ->
    [0] {" "}für alle anderen
    [1] : noch eine, und das Geschütz feuert
    [2] : noch zwei, und das Geschütz feuert
   *[other] : noch drei, und das Geschütz feuert
}

## The Duel: kleine Wörter und Teilsätze. $side: law oder outlaw; $many: ob $who mehrere sind

reason-duel-has-left = { $who } { $many ->
    [yes] haben
   *[no] hat
} { $life ->
    [0] kein Leben mehr
    [1] nur noch ein Leben
   *[other] noch { $life } Leben
}
reason-duel-holds = { $side ->
    [law] die Gesetzeshüter haben
   *[outlaw] die Banditen haben
} { $cards ->
    [0] keine Karte
    [1] nur eine Karte
   *[other] { $cards } Karten
} auf der Hand
reason-duel-card = { $thing }
reason-duel-ability = die Fähigkeit von { $thing }

## The Duel: die Spielphase

# $merit: wozu jemand gut ist, nach dem Namen.
reason-duel-begin = Ich beginne mit { $who } vorn: { $who } { $merit }.
reason-duel-end = Ich beende meinen Zug: Nichts, was ich noch tun könnte, ist wert, was es kostet.
reason-duel-swap = Ich schicke { $who } nach vorn: { $who } { $merit }.
# $left: wie viele Leben der andere noch hat, mit dem Namen.
reason-duel-swap-to-save = Ich schicke { $who } nach vorn: { $left }, und hinten ist es sicherer.
reason-duel-swap-to-stand = Ich schicke { $who } nach vorn: { $who } { $merit }. So stehe ich auch im Zug des Gegners besser da.
reason-duel-reload = Ich lade { $card } nach: Eine neue Karte sollte mir mehr wert sein.
reason-duel-play = Ich spiele { $card }: { $why }.
reason-duel-shoot = Ich schieße mit { $card } auf { $who }: { $why }.
reason-duel-shoot-as = Ich spiele { $card } als { $other } gegen { $who }: { $why }.
reason-duel-fire = Ich feuere die { $card } ab: { $why }.
reason-duel-challenge = Ich fordere { $who } zum { $card } heraus: { $why }.
reason-duel-call = Ich rufe die { $card }: { $why }.
reason-duel-drink = Ich trinke ein { $card }: { $why }.
reason-duel-pour = Ich schenke { $who } ein { $card } ein: { $why }.
reason-duel-water = Ich spiele { $card } auf das Paar { $side ->
    [law] der Gesetzeshüter
   *[outlaw] der Banditen
}: { $why }.
reason-duel-open = Ich öffne das { $card }: { $why }.
reason-duel-send = Ich schicke die { $card } nach der Karte { $taken } von { $who }: { $why }.
reason-duel-steal = Durch { $card } nehme ich { $side ->
    [law] den Gesetzeshütern
   *[outlaw] den Banditen
} eine Karte weg: { $why }.
reason-duel-get-rid = Durch { $card } werde ich die Karte { $taken } von { $who } los: { $why }.
reason-duel-lay = Ich lege { $card } bei { $who } aus: { $why }.
reason-duel-use = Ich nutze die Fähigkeit von { $who }: { $why }.
reason-duel-trade = { $who } tauscht { $card } ein: { $why }.
reason-duel-copy = { $who } legt { $card } ab, um { $other } vom Ablagestapel zu wiederholen: { $why }.
reason-duel-exchange = { $who } legt { $card } ab: { $why }.

## The Duel: was für eine Karte oder eine Fähigkeit spricht

reason-duel-may-hit = { $left }, und { $holds }; das trifft in etwa { $percent } % aller Fälle
reason-duel-hits = { $left }, und { $holds }
reason-duel-hits-hat = { $left }, und zumindest der Hut ist dann weg
reason-duel-hits-at-once = { $hits ->
    [0] kein Schuss auf einmal
    [1] ein Schuss auf einmal
   *[other] { $hits } Schüsse auf einmal
}, und { $left }
reason-duel-costs-a-card = Wenn kein Leben, dann kostet es eine Karte, und { $holds }
reason-duel-hits-all = Das trifft { $targets }, und { $holds }
# $mine: meine Schuss-Karten.
reason-duel-hit-cards = { $mine ->
    [0] Ich habe keine Schuss-Karte dafür,
    [1] Ich habe eine Schuss-Karte dafür,
   *[other] Ich habe { $mine } Schuss-Karten dafür,
} und { $holds }
reason-duel-no-missed-helps = Dagegen hilft { $targets } kein { $missed }, und { $holds }
reason-duel-both-left = { $left }; { $other }
reason-duel-makes-three = { $left }, und dann sind es drei
reason-duel-want-in-front = Ich will { $who } vorn und { $other } hinten haben
reason-duel-choose-first = Dort wähle ich zuerst und bekomme zwei Karten für diese eine
reason-duel-rather-in-hand = Auf der Hand ist mir die Karte lieber
reason-duel-of-use-in-hand = Dort schadet mir die Karte, und auf der Hand kann ich sie vielleicht brauchen
reason-duel-not-against-me = Was ich nehme, kann mir nicht mehr schaden, und { $holds }
reason-duel-more-harm = Dort schadet mir die Karte mehr, als eine Handkarte mir nützen würde
reason-duel-two-of-three = Dafür bekomme ich die besten zwei von drei Karten
reason-duel-serves = { $merit }, und { $left }
reason-duel-two-for-nothing = Meine Hand ist leer, und zwei Karten gibt es umsonst
reason-duel-two-worth-more = Zwei Karten sind mir jetzt mehr wert
reason-duel-reloading = Nachladen bringt eine neue Karte
reason-duel-better-of-two = Die bessere von zwei neuen Karten sollte mehr wert sein

## The Duel: Antworten

# $what: eine Karte oder eine Fähigkeit (reason-duel-card, reason-duel-ability).
reason-duel-try = Auf gut Glück nutze ich { $what } gegen den Schuss auf { $who }: Das kostet keine Karte.
reason-duel-avoid-with = Ich nutze { $what } gegen den Schuss: { $left }.
reason-duel-avoid = Ich spiele { $card } gegen den Schuss: { $left }.
reason-duel-let-fall = Ich lasse { $who } fallen: Meine Karten und die zwei, die ich dafür ziehe, sind mir mehr wert.
reason-duel-let-hit = Ich lasse { $who } den Treffer einstecken: { $left }, und meine Karten sind mir mehr wert.
reason-duel-add = Ich lege zum Ausweichen { $card } dazu: { $left }.
reason-duel-stand-in = Das Leben soll { $who } verlieren: { $left }, da ist es eher zu verschmerzen.
reason-duel-give-nothing = Ich gebe nichts für { $what } her: { $left }, und meine Schuss-Karten sind mir mehr wert.
reason-duel-give = Ich gebe { $card } für { $what } her: { $left }.
reason-duel-discard = Ich lege { $card } ab: Diese Karte brauche ich am wenigsten.
reason-duel-pick = Ich nehme { $card }: Keine der ausliegenden Karten nützt mehr.
reason-duel-strip-nobody = Ich lasse alle Ausrüstung, wo sie ist: Sie schadet mir nicht.
reason-duel-strip = Ich lege die Karte { $card } von { $who } ab: Dort wirkt sie gegen mich.
reason-duel-loot-nothing = Ich nehme nichts: Nichts davon ist seinen Preis wert.
reason-duel-loot = { $who } nimmt { $card }: Das kann ich brauchen.
reason-duel-loot-hand = { $who } nimmt eine Karte aus der Hand { $side ->
    [law] der Gesetzeshüter: Das hilft mir und schadet ihnen.
   *[outlaw] der Banditen: Das hilft mir und schadet ihnen.
}
reason-duel-no-revenge = { $who } rächt sich nicht: Das wäre seinen Preis nicht wert.
reason-duel-revenge = { $who } rächt sich: { $side ->
    [law] Die Gesetzeshüter können kaum eine Karte entbehren.
   *[outlaw] Die Banditen können kaum eine Karte entbehren.
}
reason-duel-count = Ich lasse { $symbol ->
    [barrel] das Fass
    [snake] die Schlange
    [dynamite] das Dynamit
   *[horseshoe] das Hufeisen
} für { $what } zählen: Das ist besser für mich.
reason-duel-leave-places = Ich lasse alle auf ihren Plätzen: So ist es am besten für mich.
reason-duel-swap-side = Ich tausche { $side ->
    [law] das Paar der Gesetzeshüter
   *[outlaw] das Paar der Banditen
}: Ich will { $who } vorn und { $other } hinten haben.
