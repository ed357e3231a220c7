### The words of BANG! itself. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-base = BANG!
    .line = 80 carte, 16 personaggi, ruoli segreti; da 4 a 7 posti
    .harder = facile

## Cards

bang-card-volcanic = Volcanic
    .line = BANG! senza limite
bang-card-schofield = Schofield
    .line = Arma di portata 2
bang-card-remington = Remington
    .line = Arma di portata 3
bang-card-rev-carabine = Rev. Carabine
    .line = Arma di portata 4
bang-card-winchester = Winchester
    .line = Arma di portata 5
bang-card-barrel = Barile
    .line = Cuori ferma un colpo
bang-card-scope = Mirino
    .line = Vedi a distanza –1
bang-card-mustang = Mustang
    .line = Ti vedono a distanza +1
bang-card-jail = Prigione
    .line = Turno perso senza Cuori
bang-card-dynamite = Dinamite
    .line = Picche 2–9: perdi 3 vite
bang-card-bang = BANG!
    .line = Spara a uno a tiro
bang-card-missed = Mancato!
    .line = Annulla un colpo
bang-card-beer = Birra
    .line = Recupera 1 vita
bang-card-saloon = Saloon
    .line = Tutti recuperano 1 vita
bang-card-stagecoach = Diligenza
    .line = Pesca 2 carte
bang-card-wells-fargo = Wells Fargo
    .line = Pesca 3 carte
bang-card-general-store = Emporio
    .line = Una carta per ciascuno
bang-card-panic = Panico!
    .line = Ruba 1 carta, distanza 1
bang-card-cat-balou = Cat Balou
    .line = Fai scartare una carta
bang-card-gatling = Gatling
    .line = Spara a tutti gli altri
bang-card-indians = Indiani!
    .line = Gli altri: BANG! o 1 vita
bang-card-duel = Duello
    .line = Chi cede perde 1 vita

## Characters

bang-character-bart-cassidy = Bart Cassidy
    .line = Pesca una carta per ogni punto vita che perde.
bang-character-black-jack = Black Jack
    .line = Pesca una terza carta se la seconda è rossa.
bang-character-calamity-janet = Calamity Janet
    .line = Usa i BANG! come Mancato! e i Mancato! come BANG!
bang-character-el-gringo = El Gringo
    .line = Prende una carta a chi gli toglie un punto vita.
bang-character-jesse-jones = Jesse Jones
    .line = Può pescare la prima carta dalla mano di un altro.
bang-character-jourdonnais = Jourdonnais
    .line = È come se avesse sempre un Barile.
bang-character-kit-carlson = Kit Carlson
    .line = Guarda tre carte e ne tiene due.
bang-character-lucky-duke = Lucky Duke
    .line = Per «estrai!» gira due carte e ne sceglie una.
bang-character-paul-regret = Paul Regret
    .line = Gli altri lo vedono sempre 1 più lontano.
bang-character-pedro-ramirez = Pedro Ramirez
    .line = Può pescare la prima carta dagli scarti.
bang-character-rose-doolan = Rose Doolan
    .line = Vede sempre gli altri 1 più vicino.
bang-character-sid-ketchum = Sid Ketchum
    .line = Può scartare due carte per recuperare 1 punto vita.
bang-character-slab-the-killer = Slab the Killer
    .line = I suoi BANG! si annullano solo con due Mancato!
bang-character-suzy-lafayette = Suzy Lafayette
    .line = Pesca una carta appena ha la mano vuota.
bang-character-vulture-sam = Vulture Sam
    .line = Prende le carte di chi è eliminato.
bang-character-willy-the-kid = Willy the Kid
    .line = Può giocare carte BANG! senza limite.

## Variants

bang-variant-stick-of-dynamite = Candelotto di dinamite
    .line = Chi colpisce con un BANG! prende il Candelotto e le Dinamiti pescate.
bang-variant-first-game = Prima partita
    .line = Lascia fuori i cinque tipi di carte che richiedono il regolamento.
bang-variant-two-characters = Scelta fra due personaggi
    .line = Ognuno riceve due personaggi e ne gioca uno.

## What is asked

ask-bang-jesse-jones = Da dove viene la prima carta?
    .why = { $you ->
        [subject] { $thing }: puoi prenderla dalla mano di qualcun altro.
       *[none] { $thing }: { $who } può prendere la prima carta dalla mano di qualcun altro.
    }
ask-bang-pedro-ramirez = Da dove viene la prima carta?
    .why = { $you ->
        [subject] { $thing }: puoi prendere la prima carta degli scarti.
       *[none] { $thing }: { $who } può prendere la prima carta degli scarti.
    }
# $count: quante se ne tengono.
ask-bang-kit-carlson = { $count ->
    [one] Quale carta tieni?
   *[other] Quali { $count } carte tieni?
}
    .why = { $you ->
        [subject] { $thing }: il resto torna sul mazzo.
       *[none] { $thing }: { $who } guarda le prime carte del mazzo e sceglie quali tenere.
    }
ask-bang-indians = { $who } gioca { $thing }
ask-bang-duel = Un duello con { $whom }!
    .why = { $you ->
        [subject] Sei in duello con { $whom }.
        [object] { $who } è in duello con te.
       *[none] { $who } è in duello con { $whom }.
    }

## What happens

log-bang-jailed = { $thing }: { $you ->
    [subject] resti dietro le sbarre e salti il turno.
   *[none] { $who } resta dietro le sbarre e salta il turno.
}
log-bang-jails = { $you ->
    [subject] Metti { $whom } dietro le sbarre con { $card }.
    [object] { $who } ti mette dietro le sbarre con { $card }.
   *[none] { $who } mette { $whom } dietro le sbarre con { $card }.
}
log-bang-exploded = La { $thing } { $you ->
    [subject] ti esplode in mano!
   *[none] esplode in mano a { $who }!
}
log-bang-passed-on = La { $thing } continua a sfrigolare e passa a { $you ->
    [object] te.
   *[none] { $whom }.
}
log-bang-duels = { $you ->
    [subject] Sfidi { $whom } con { $card }.
    [object] { $who } ti sfida con { $card }.
   *[none] { $who } sfida { $whom } con { $card }.
}
log-bang-lost-duel = { $you ->
    [subject] Perdi il duello e
   *[none] { $who } perde il duello e
} { $amount ->
    [one] { $amount } punto vita:
   *[other] { $amount } punti vita:
} { $life ->
    [0] non ne restano.
    [one] ne resta { $life }.
   *[other] ne restano { $life }.
}
log-bang-lost-duel-to = { $you ->
    [subject] Perdi un duello con { $whom }:
    [object] { $who } perde un duello con te:
   *[none] { $who } perde un duello con { $whom }:
} { $life ->
    [0] non restano punti vita.
    [one] resta { $life } punto vita.
   *[other] restano { $life } punti vita.
}
log-bang-stick = { $you ->
    [subject] Prendi il { $thing }.
   *[none] { $who } prende il { $thing }.
}
log-bang-stick-nobody = Ora nessuno ha il { $thing }.
log-bang-dynamite-placed = { $card } finisce davanti a { $you ->
    [object] te.
   *[none] { $whom }.
}

## Why something cannot be played

why-jail-target = Gli altri sono già in prigione, oppure sono lo Sceriffo
    .short = Niente prigione

## In the rules

rules-shot-missed = Un Mancato! fa andare a vuoto il colpo.
rules-shot-barrel = Il Barile gira una carta: se è di Cuori, il colpo è fermato.
rules-shot-beer = Finite le pallottole? Una Birra bevuta subito ti tiene in gioco, finché siete più di due.
rules-check-barrel = Cuori: il colpo è fermato.
rules-check-jail = Cuori: torni in libertà. Altrimenti salti il turno.
rules-check-dynamite = Picche da 2 a 9: esplode, 3 pallottole perse. Altrimenti passa a sinistra.

## Why a bot made its move: clauses

reason-bang-shoot-often = ora posso sparare quanto voglio
reason-bang-barrel = ferma un colpo su quattro
reason-bang-jail = un turno perso fa più male di un colpo
reason-bang-dynamite = è più facile che faccia male a un nemico che a un amico
reason-bang-saloon = serve più ai miei amici e a me che agli altri
reason-bang-pick-first = la prima scelta è mia
reason-bang-duel = probabilmente ho più carte BANG! io
reason-bang-costs-a-card = costa una carta a { $whom }
reason-bang-take-none = ora non ne prendo a nessuno
reason-bang-best-of-them = sono le migliori
reason-bang-top-discard = la prima carta degli scarti è proprio quella che mi serve
reason-bang-better-deck = dal mazzo può arrivare di meglio
reason-bang-cards-for-life = due carte per un punto vita ora sono un buon affare

## What the table shows beside cards

bang-part-stick = Candelotto di dinamite
    .guide = Chi nel proprio turno colpisce qualcuno con una carta BANG! prende il Candelotto. Una Dinamite pescata o girata va subito davanti a chi lo ha.
