### The words of Gold Rush. Every thing has its name and what it does in a few words (.line): under 26 letters for a
### piece of equipment, 60 for a character. A life point, where there is no room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-gold-rush = Gold Rush
    .line = Pepite per chi colpisce, un negozio, 8 personaggi
    .harder = più difficile

## Equipment

bang-sort-equipment = Equipaggiamento
    .one = Equipaggiamento
bang-equipment-shot = Bicchierino
    .line = 1 vita a chi vuoi
bang-equipment-bottle = Bottiglia
    .line = Panico!, Birra o BANG!
bang-equipment-pardner = Complice
    .line = Emporio, Duello o Cat B.
bang-equipment-rhum = Rum
    .line = Estrai 4: 1 vita a seme
bang-equipment-union-pacific = Union Pacific
    .line = Pesca 4 carte
bang-equipment-gold-rush = Corsa all’Oro
    .line = Vite piene, altro turno
bang-equipment-boots = Stivali
    .line = 1 carta a vita persa
bang-equipment-lucky-charm = Talismano
    .line = 1 pepita a vita persa
bang-equipment-calumet = Calumet
    .line = I Quadri non ti toccano
bang-equipment-gold-pan = Setaccio
    .line = Pepita per carta, 2 volte
bang-equipment-gun-belt = Cinturone
    .line = Tieni 8 carte in mano
bang-equipment-horseshoe = Ferro di Cavallo
    .line = Estrai 1 in più, scegli
bang-equipment-pickaxe = Piccone
    .line = Pesca 1 carta in più
bang-equipment-rucksack = Zaino
    .line = 2 pepite: 1 vita
bang-equipment-wanted = Ricercato
    .line = Taglia: 2 carte, 1 pepita

## Characters

bang-character-don-bell = Don Bell
    .line = Estrae a fine turno: rosso, e ne gioca un altro.
bang-character-dutch-will = Dutch Will
    .line = Pesca due carte, ne scarta una e prende una pepita.
bang-character-jacky-murieta = Jacky Murieta
    .line = Può pagare 2 pepite per sparare, quanto vuole.
bang-character-josh-mccloud = Josh McCloud
    .line = Può pagare 2 pepite per il primo equipaggiamento.
bang-character-madam-yto = Madam Yto
    .line = Pesca una carta quando qualcuno gioca una Birra.
bang-character-pretty-luzena = Pretty Luzena
    .line = Una volta per turno compra a 1 pepita in meno.
bang-character-raddie-snake = Raddie Snake
    .line = Due volte per turno paga una pepita e pesca una carta.
bang-character-simeon-picos = Simeon Picos
    .line = Prende una pepita per ogni punto vita perso.

## The variant

bang-variant-shadow-gunslingers = Pistoleri ombra
    .line = Chi è eliminato gioca i suoi turni come ombra.
    .out = Finché vivono altri oltre allo Sceriffo e a un Rinnegato, torni come ombra in ogni tuo turno.
    .ghost = un’ombra
    .ghost-tab = Ombra

## What is asked

ask-bang-prospect = Che cosa ne fai?
    .why = { $you ->
        [subject] Hai scoperto { $thing }: scegli come usarla.
       *[none] { $who } ha scoperto { $thing } e sceglie come usarla.
    }

## What may be done

ask-bang-do-buy-equipment = Compra { $what } ({ $cost ->
    [0] gratis
    [one] 1 pepita
   *[other] { $cost } pepite
})
ask-bang-do-buy-equipment-on = { $you ->
    [object] Compra { $what } da usare su di te
   *[none] Compra { $what } da usare su { $whom }
} ({ $cost ->
    [0] gratis
    [one] 1 pepita
   *[other] { $cost } pepite
})
ask-bang-do-buy-equipment-on-hand = Compra { $what } contro la mano di { $whom } ({ $cost ->
    [one] 1 pepita
   *[other] { $cost } pepite
})
ask-bang-do-buy-equipment-on-card = { $you ->
    [object] Compra { $what } per la tua carta { $thing }
   *[none] Compra { $what } contro { $thing } di { $whom }
} ({ $cost ->
    [one] 1 pepita
   *[other] { $cost } pepite
})
ask-bang-do-expel-equipment-on-card = Fai scartare { $thing } a { $whom } per { $cost } pepite
ask-bang-for-gold = Vendi { $card } per una pepita
ask-bang-do-pan = Paga una pepita, pesca una carta ({ $thing })
ask-bang-button-pan = Paga una pepita
ask-bang-do-rucksack = Paga 2 pepite, recupera 1 vita ({ $thing })
ask-bang-button-rucksack = Paga 2 pepite
ask-bang-do-prospect = Paga 2 pepite per il primo equipaggiamento
ask-bang-button-prospect = Paga 2 pepite
ask-bang-do-hired-shot = Paga 2 pepite, spara a { $whom }
ask-bang-button-hired-shot = Paga 2 pepite
ask-bang-aim-expel = { $you ->
    [object] Fai scartare un tuo equipaggiamento
   *[none] Fai scartare un equipaggiamento di { $whom }
}
    .short = Scarta
ask-bang-aim-post = { $you ->
    [object] Mettilo davanti a te
   *[none] Mettilo davanti a { $whom }
}
    .short = Ricercato

## What happens

log-bang-earned = { $you ->
    [subject] Prendi { $count ->
        [one] una pepita.
       *[other] { $count } pepite.
    }
   *[none] { $who } prende { $count ->
        [one] una pepita.
       *[other] { $count } pepite.
    }
}
log-bang-bought = { $you ->
    [subject] Compri { $card }.
   *[none] { $who } compra { $card }.
}
log-bang-bought-on = { $you ->
    [subject] Compri { $card } da usare su { $whom }.
    [object] { $who } compra { $card } da usare su di te.
   *[none] { $who } compra { $card } da usare su { $whom }.
}
log-bang-bought-on-hand = { $you ->
    [subject] Compri { $card } contro la mano di { $whom }.
    [object] { $who } compra { $card } contro la tua mano.
   *[none] { $who } compra { $card } contro la mano di { $whom }.
}
log-bang-bought-on-card = { $you ->
    [subject] Compri { $card } contro { $at } di { $whom }.
    [object] { $who } compra { $card } contro la tua carta { $at }.
   *[none] { $who } compra { $card } contro { $at } di { $whom }.
}
log-bang-bought-on-own = { $you ->
    [subject] Compri { $card } per la tua carta { $at }.
   *[none] { $who } compra { $card } per la propria carta { $at }.
}
log-bang-expelled = { $you ->
    [subject] Paghi, e { $whom } scarta { $thing }.
    [object] { $who } paga, e tu scarti { $thing }.
   *[none] { $who } paga, e { $whom } scarta { $thing }.
}
log-bang-prospected = { $you ->
    [subject] Scopri { $thing }.
   *[none] { $who } scopre { $thing }.
}
log-bang-wanted-paid = { $you ->
    [subject] Incassi la taglia su { $whom }.
    [object] { $who } incassa la taglia su di te.
   *[none] { $who } incassa la taglia su { $whom }.
}
log-bang-shadow-rose = { $you ->
    [subject] Ti rialzi come ombra.
   *[none] { $who } si rialza come ombra.
}
    .guide = Chi è eliminato torna come ombra per un turno con due carte, non può essere ferito e alla fine se ne va di nuovo.
log-bang-shadow-left = { $you ->
    [subject] La tua ombra svanisce.
   *[none] L’ombra di { $who } svanisce.
}

## Why a bot made its move: clauses

reason-bang-good-buy = vale più di quanto costa
reason-bang-sell = ora una pepita mi serve di più
reason-bang-do-buy = Compro { $thing }: { $why }.
reason-bang-do-buy-to = Compro { $thing } per { $whom }: { $why }.
reason-bang-do-expel-to = Pago perché { $whom } perda { $thing }: { $why }.

## What the table shows beside cards

bang-part-gold = Pepite
    .one = Pepita
    .line = Pepite d’oro per comprare equipaggiamento
    .guide = Chi toglie una vita a un altro giocatore prende una pepita. Con le pepite si paga ciò che è nel negozio.
bang-part-shop = Negozio
    .guide = Nel tuo turno puoi comprare ciò che è nel negozio: l’equipaggiamento marrone ha effetto subito, quello nero resta con te. Una Birra si può vendere per una pepita. Pagandone il costo più una pepita fai scartare un pezzo a un altro giocatore.
bang-part-equipment-deck = Equipaggiamento in arrivo
bang-part-equipment = Equipaggiamento
bang-part-shadow-renegade = Ombra senza fazione
    .guide = Un Rinnegato eliminato prende una fazione all’inizio di ogni suo turno da ombra: quella della legge se sono scoperti più Sceriffi e Vice che Fuorilegge, altrimenti quella dei Fuorilegge. Vince con quella fazione.
    .goal = Trova una fazione: accade all’inizio del tuo primo turno da ombra.
bang-part-shadow-deputy = Vice ombra
    .goal = Vinci con la legge: tutti i Fuorilegge e i Rinnegati devono cadere.
bang-part-shadow-outlaw = Fuorilegge ombra
    .goal = Vinci con i Fuorilegge: lo Sceriffo deve cadere.

## Perché qualcosa non si vende ora

why-too-dear = Costa { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}, più di quante ne hai
    .short = Troppo caro
why-no-effect-now = Ora non avrebbe effetto
    .short = Ora inutile

## Perché una mossa con l’oro non è possibile, nel mezzo di una frase. $count è il prezzo, $held quanto ha $who.

error-nuggets = servono { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}, e { $who } ne ha { $held }
error-shop-empty = il negozio è vuoto
error-not-in-shop = «{ $word }» non è nel negozio
error-has-one = { $who } ne ha già uno
error-own-equipment = nessuno fa scartare il proprio equipaggiamento
error-only-beer = solo una carta Birra si vende per l’oro
error-no-trade = si compra e si vende solo quando si giocano carte nel proprio turno
error-twice = si può fare due volte per turno
error-full-life = non c’è nessun punto vita da recuperare
error-not-dying = fuori dal proprio turno salva soltanto l’ultimo punto vita
