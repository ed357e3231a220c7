### The words of A Fistful of Cards. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A life point, where there is no
### room, is a “vita”.

## The set: what it adds, and how much harder it is

bang-set-fistful-of-cards = Per un Pugno di Carte
    .line = 15 eventi più strani; si uniscono a Mezzogiorno di Fuoco
    .harder = ancora più selvaggio

## Events

bang-event-a-fistful-of-cards = Per un Pugno di Carte
    .line = Inizio turno: 1 BANG! per carta in mano
bang-event-abandoned-mine = Miniera Abbandonata
    .line = Si pesca dalla pila degli scarti
    .guide = Si pesca dalla pila degli scarti: guarda che cosa c’è prima del tuo turno. Ciò che devi scartare a fine turno va coperto in cima al mazzo.
bang-event-ambush = Agguato
    .line = Tutti sono a distanza 1
bang-event-blood-brothers = Fratelli di Sangue
    .line = A inizio turno si può dare 1 punto vita
bang-event-dead-man = Dead Man
    .line = Torna in gioco il primo eliminato
    .guide = Chi è stato eliminato per primo torna per sempre quando tocca a lui, con due punti vita e due carte.
bang-event-hard-liquor = Liquore Forte
    .line = 1 punto vita invece di pescare
bang-event-lasso = Lazo
    .line = Le carte in gioco non hanno effetto
bang-event-law-of-the-west = Legge del West
    .line = La seconda carta pescata va giocata
bang-event-peyote = Peyote
    .line = Si pesca indovinando rosso o nero
bang-event-ranch = Ranch
    .line = Dopo la pesca si cambiano carte in mano
bang-event-ricochet = Rimbalzo
    .line = Un BANG! può colpire una carta in gioco
    .guide = Un BANG! può mirare anche a una carta davanti a un altro giocatore, a qualsiasi distanza e quante volte vuoi. Un Mancato! salva la carta; nessuno perde vite.
bang-event-russian-roulette = Roulette Russa
    .line = A turno un Mancato!, o –2 punti vita
bang-event-sniper = Cecchino
    .line = Due BANG! in uno: servono due Mancato!
    .guide = Due BANG! insieme fanno un colpo che solo due Mancato! fermano. Non conta come il BANG! del tuo turno.
bang-event-the-judge = Il Giudice
    .line = Non si mettono carte davanti a nessuno
bang-event-vendetta = Vendetta
    .line = Cuori a fine turno: ancora un turno

## What is asked

ask-bang-blood-brothers = Cedi un punto vita?
    .why = { $you ->
        [subject] { $thing }: puoi perdere 1 punto vita perché qualcun altro ne recuperi 1.
       *[none] { $thing }: { $who } può perdere 1 punto vita perché qualcun altro ne recuperi 1.
    }
ask-bang-do-blood-brothers = { $you ->
    [object] Cedi un punto vita a te
   *[none] Cedi un punto vita a { $whom }
}
ask-bang-pass-blood-brothers = Non cedere nulla
ask-bang-button-blood-brothers = Cedi un punto vita
ask-bang-hard-liquor = Bevi invece di pescare?
    .why = { $you ->
        [subject] { $thing }: puoi recuperare 1 punto vita invece di pescare.
       *[none] { $thing }: { $who } può recuperare 1 punto vita invece di pescare.
    }
ask-bang-do-hard-liquor = Recupera 1 punto vita invece di pescare ({ $thing })
ask-bang-pass-hard-liquor = Pesca
ask-bang-button-hard-liquor = Recupera 1 punto vita
ask-bang-guess = Rosso o nero?
    .why = { $you ->
        [subject] { $thing }: se indovini prendi la carta e puoi continuare, se sbagli si scarta.
       *[none] { $thing }: { $who } deve indovinare il colore della prossima carta.
    }
ask-bang-do-red = Di’ rosso
ask-bang-do-black = Di’ nero
ask-bang-pass-guess = Fermati
ask-bang-ranch = Quali carte cambi?
    .why = { $you ->
        [subject] { $thing }: puoi scartare quante carte vuoi e pescarne altrettante.
       *[none] { $thing }: { $who } può scartare quante carte vuole e pescarne altrettante.
    }
ask-bang-do-ranch = Cambia { $cards }
ask-bang-pass-ranch = Tieni queste carte
ask-bang-button-ranch = Cambia
# $card: la carta davanti a $whom.
ask-bang-ricochet = { $who } mira alla tua carta!
    .why = { $you ->
        [subject] { $thing }: spari alla carta { $card } di { $whom }.
        [object] { $thing }: { $who } spara alla tua carta { $card }.
       *[none] { $thing }: { $who } spara alla carta { $card } di { $whom }.
    }
    .any = { $you ->
        [subject] { $thing }: spari a una carta davanti a { $whom }.
        [object] { $thing }: { $who } spara a una carta davanti a te.
       *[none] { $thing }: { $who } spara a una carta davanti a { $whom }.
    }
    .stakes = { $you ->
        [subject] Scarta { $missed }, o la perdi.
       *[none] { $who } può scartare { $missed }, o la perde.
    }
    .helpless = { $you ->
        [subject] Senza { $missed } la perdi.
       *[none] Senza { $missed } { $who } la perde.
    }
ask-bang-pass-ricochet = Perdi la carta
ask-bang-aim-ricochet = { $you ->
    [object] Spara a una tua carta
   *[none] Spara a una carta di { $whom }
}
    .short = Spara
ask-bang-roulette = { $thing }: continui?
    .why = { $thing }: si va avanti finché qualcuno non resta senza { $missed }.
ask-bang-pass-russian-roulette = Perdi 2 punti vita

## What happens

# $colour: red o black. $right: yes o no.
log-bang-guessed = { $you ->
    [subject] Dici
   *[none] { $who } dice
} { $colour ->
    [red] rosso
   *[black] nero
}, ed esce { $card }: { $right ->
    [yes] giusto!
   *[no] sbagliato.
}

## Why a bot made its move: clauses

reason-bang-life-worth-more-there = lì il punto vita vale di più
reason-bang-need-life-more = mi serve il punto vita più delle carte
reason-bang-colour = di quel colore devono ancora arrivare più carte
reason-bang-hope-for-better = ne spero di migliori

## What the table shows beside cards

bang-part-shown = va giocata
    .guide = Questa carta è stata mostrata a tutti quando è stata pescata. Se si può giocare, va giocata prima che il turno finisca.
