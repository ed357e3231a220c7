### Il diario di BANG! The Duel.
### $you dice chi tra i nominati legge: subject ($who), object ($whom) o none.
### $many: yes dove $character è il nome di più d’uno.

## Parole piccole

# Una parte il cui giocatore non ha nome, usata come un nome.
log-duel-name = { $side ->
    [law] Team Legge
   *[outlaw] Team Fuorilegge
}
log-duel-symbol = { $symbol ->
    [barrel] barile
    [snake] serpente
    [dynamite] dinamite
   *[horseshoe] ferro di cavallo
}
# Ciò che distingue le copie di una carta: il simbolo. $copy: dorso e simbolo.
duel-copy = ({ $copy ->
    [law-barrel] barile
    [outlaw-barrel] barile
    [law-snake] serpente
    [outlaw-snake] serpente
    [law-dynamite] dinamite
    [outlaw-dynamite] dinamite
   *[other] ferro di cavallo
})
log-duel-card-full = { $card } ({ $side ->
    [law] Legge
   *[outlaw] Fuorilegge
}, { $symbol })
log-duel-card-spoken = { $card }, simbolo { $symbol }, { $side ->
    [law] carta della Legge
   *[outlaw] carta dei Fuorilegge
}
# Una carta usata come un’altra.
log-duel-card-as = { $card } come { $as }
# La carta Indiani! nel mezzo di una frase.
log-duel-indians = Indiani

## Su chi o su che cosa si gioca: segue un verbo.

log-duel-aim-character = su { $character }
log-duel-aim-card = sulla carta { $card } di { $character }
log-duel-aim-hand = { $you ->
    [object] sulla tua mano
   *[none] sulla mano di { $whom }
}
log-duel-aim-hand-back = { $you ->
    [object] sulla tua mano, per
   *[none] sulla mano di { $whom }, per
} { $side ->
    [law] una carta della Legge
   *[outlaw] una carta dei Fuorilegge
}
# $own: se si mira alla propria parte.
log-duel-aim-side = { $own ->
    [yes] { $you ->
        [subject] sulla tua coppia
       *[none] sulla propria coppia
    }
   *[no] { $you ->
        [object] sulla tua coppia
       *[none] sulla coppia di { $whom }
    }
}

## I personaggi arrivano, se ne vanno e si scambiano di posto

log-duel-looked = { $you ->
    [subject] Hai { $count } personaggi.
   *[none] { $who } ha { $count } personaggi.
}
log-duel-looked-at = { $you ->
    [subject] I tuoi { $count } personaggi: { $list }.
   *[none] { $who } ha { $count } personaggi: { $list }.
}
log-duel-chose = { $you ->
    [subject] Hai scelto chi va davanti.
   *[none] { $who } ha scelto chi va davanti.
}
log-duel-chose-character = { $you ->
    [subject] Mandi { $character } davanti.
   *[none] { $who } manda { $character } davanti.
}
log-duel-entered = { $character } { $many ->
    [yes] entrano in gioco per
   *[no] entra in gioco per
} { $you ->
    [subject] te
   *[none] { $who }
}, { $place ->
    [ac] davanti.
   *[rc] dietro.
}
log-duel-swapped = { $character } { $many ->
    [yes] passano davanti per
   *[no] passa davanti per
} { $you ->
    [subject] te.
   *[none] { $who }.
}
log-duel-eliminated = { $character } { $many ->
    [yes] mordono la polvere:
   *[no] morde la polvere:
} { $you ->
    [subject] una pistola in meno dalla tua parte.
   *[none] una pistola in meno dalla parte di { $who }.
}

## Le carte arrivano

log-duel-drew = { $you ->
    [subject] Peschi { $cards }.
   *[none] { $who } pesca { $cards }.
}
log-duel-drew-from = { $you ->
    [subject] Peschi { $cards } dal mazzo di { $whom }.
    [object] { $who } pesca { $cards } dal tuo mazzo.
   *[none] { $who } pesca { $cards } dal mazzo di { $whom }.
}
log-duel-showed = { $you ->
    [subject] Mostri { $card }.
   *[none] { $who } mostra { $card }.
}
log-duel-laid-out = Sul bancone: { $cards }.
log-duel-laid-out-nothing = Gli scaffali sono vuoti.
log-duel-picked = { $you ->
    [subject] Prendi { $card } dal bancone.
   *[none] { $who } prende { $card } dal bancone.
}
log-duel-took-hand = { $you ->
    [subject] Prendi { $card } dalla mano di { $whom }.
    [object] { $who } prende { $card } dalla tua mano.
   *[none] { $who } prende { $card } dalla mano di { $whom }.
}
log-duel-took-card = { $you ->
    [subject] Prendi { $card } da { $character }.
   *[none] { $who } prende { $card } da { $character }.
}
log-duel-reshuffled = { $count ->
    [one] Gli scarti diventano il mazzo comune, di una sola carta.
   *[other] Gli scarti, rimescolati, diventano il mazzo comune di { $count } carte.
}

## Le carte si giocano e se ne vanno

log-duel-played = { $you ->
    [subject] Giochi { $card }.
   *[none] { $who } gioca { $card }.
}
log-duel-answers = { $you ->
    [subject] Rispondi con { $card }.
   *[none] { $who } risponde con { $card }.
}
log-duel-played-aim = { $you ->
    [subject] Giochi { $card } { $aim }.
   *[none] { $who } gioca { $card } { $aim }.
}
log-duel-equipped = { $you ->
    [subject] Metti in gioco { $card } su { $character }.
   *[none] { $who } mette in gioco { $card } su { $character }.
}
log-duel-used = { $you ->
    [subject] Usi { $thing }.
   *[none] { $who } usa { $thing }.
}
log-duel-used-ability = { $you ->
    [subject] Usi l’abilità di { $thing }.
   *[none] { $who } usa l’abilità di { $thing }.
}
log-duel-used-ability-aim = { $you ->
    [subject] Usi l’abilità di { $thing } { $aim }.
   *[none] { $who } usa l’abilità di { $thing } { $aim }.
}
# Una carta degli scarti serve un’altra volta; $reload: se viene solo ricaricata.
log-duel-copied = { $reload ->
    [yes] { $you ->
        [subject] Ricarichi { $card } dagli scarti.
       *[none] { $who } ricarica { $card } dagli scarti.
    }
   *[no] { $you ->
        [subject] Giochi un’altra volta { $card }, dagli scarti.
       *[none] { $who } gioca un’altra volta { $card }, dagli scarti.
    }
}
log-duel-reloaded = { $you ->
    [subject] Ricarichi { $card }.
   *[none] { $who } ricarica { $card }.
}
log-duel-discarded = { $you ->
    [subject] Scarti { $card }.
   *[none] { $who } scarta { $card }.
}
log-duel-discarded-card = La carta { $card } di { $character } finisce negli scarti.
# $end: com’è andata (log-outcome).
log-duel-revealed = { $about }: il mazzo mostra { $cards }{ $end }
log-duel-counted = { $about }: { $you ->
    [subject] fai valere { $card }
   *[none] { $who } fa valere { $card }
}{ $end }
log-duel-exploded = { $card } esplode in faccia a { $character }!
log-duel-passed-on = { $card } continua a sfrigolare e passa a { $character }.

## Colpi e vita

log-duel-shot = { $cause } prende di mira { $character }.
log-duel-shot-indians = Gli indiani piombano su { $character }.
log-duel-avoided = { $character } { $many ->
    [yes] schivano il colpo.
   *[no] schiva il colpo.
}
log-duel-lost-life = { $character } { $many ->
    [yes] perdono
   *[no] perde
} un punto vita ({ $cause }): { $life ->
    [0] non ne resta nessuno.
    [1] ne resta uno.
   *[other] ne restano { $life }.
}
log-duel-healed = { $character } { $many ->
    [yes] recuperano
   *[no] recupera
} { $amount ->
    [one] un punto vita: ora { $life }.
   *[other] { $amount } punti vita: ora { $life }.
}
log-duel-over = { $side ->
    [law] { $you ->
        [subject] Il fumo si dirada: la Legge ha la meglio e vinci tu!
       *[none] Il fumo si dirada: la Legge ha la meglio e vince { $who }.
    }
   *[outlaw] { $you ->
        [subject] Il fumo si dirada: i Fuorilegge se ne vanno liberi e vinci tu!
       *[none] Il fumo si dirada: i Fuorilegge se ne vanno liberi e vince { $who }.
    }
}

## La partita in poche righe, quando è finita

log-duel-story-opening = Il duello si apre con { $law } contro { $outlaw }.
log-duel-story-first-blood = Primo sangue: { $character } { $many ->
    [yes] perdono
   *[no] perde
} un punto vita ({ $cause }).
log-duel-story-fell = { $you ->
    [subject] Perdi { $character } ({ $cause }).
   *[none] { $who } perde { $character } ({ $cause }).
}
log-duel-story-exploded = { $card } salta in aria tra le mani di { $character }.
log-duel-story-last = { $character } { $many ->
    [yes] sono
   *[no] è
} { $you ->
    [subject] la tua ultima pistola.
   *[none] l’ultima pistola di { $who }.
}

## Ciò che si conta, quando è finita

log-duel-count-turns = Turni
log-duel-count-played = Carte giocate
log-duel-count-shots = Colpi sparati
log-duel-count-hits = Punti vita tolti
log-duel-count-dodges = Colpi schivati
log-duel-count-lost = Punti vita persi
log-duel-count-healed = Punti vita recuperati
log-duel-count-drawn = Carte pescate
log-duel-count-swaps = Cambi davanti
log-duel-count-fallen = Personaggi persi
