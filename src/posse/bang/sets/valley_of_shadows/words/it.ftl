### The words of The Valley of Shadows. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character.

## The set: what it adds, and how much harder it is

bang-set-valley-of-shadows = La Valle delle Ombre
    .line = Fantasmi, fughe e 8 personaggi
    .harder = più difficile

## Cards

bang-card-ghost = Fantasma
    .line = Riporta un eliminato
    .guide = Un Fantasma riporta al tavolo chi è stato eliminato, senza punti vita: gioca i suoi turni e non può essere ferito finché la carta resta davanti a lui.
    .ghost = un fantasma
    .ghost-tab = Fantasma
bang-card-lemat = LeMat
    .line = Ogni carta è un BANG!
bang-card-rattlesnake = Serpente a Sonagli
    .line = Con Picche morde
bang-card-shotgun = Shotgun
    .line = Il colpo costa una carta
bang-card-bounty = Taglia
    .line = Chi lo colpisce pesca 1
bang-card-bandidos = Bandidos
    .line = Tutti: 2 carte o 1 vita
bang-card-escape = Fuga
    .line = Evita una carta marrone
    .guide = Una Fuga ti risparmia una carta marrone giocata contro di te. Un BANG! non lo ferma.
bang-card-aim = Mira
    .line = +BANG!: costa 2 vite
bang-card-poker = Poker
    .line = Tutti danno; prendi due
bang-card-backfire = Ritorno di Fiamma
    .line = Schiva e rispondi
bang-card-saved = Salvo!
    .line = Salva uno, pesca due
    .guide = Ti si può chiedere di salvare altri: Salvo! evita una ferita a un altro giocatore e ti porta due carte.
bang-card-fanning = Sventagliata
    .line = Spara a due vicini
bang-card-tomahawk = Tomahawk
    .line = Colpo a distanza 2
bang-card-tornado = Tornado
    .line = Tutti: via 1, pesca 2
bang-card-last-call = Ultimo Giro
    .line = Recupera 1 vita

## Characters

bang-character-black-flower = Black Flower
    .line = Una volta a turno una carta di Fiori è un BANG! in più.
bang-character-colorado-bill = Colorado Bill
    .line = Estrae per ogni BANG!: con Picche non si evita.
bang-character-der-spot-burst-ringer = Der Spot-Burst Ringer
    .line = Una volta a turno un BANG! gli serve da Gatling.
bang-character-evelyn-shebang = Evelyn Shebang
    .line = Può sparare invece di pescare, una volta per carta.
bang-character-henry-block = Henry Block
    .line = Spara a chi prende o scarta le sue carte.
bang-character-lemonade-jim = Lemonade Jim
    .line = Se altri bevono Birra, una carta gli dà 1 vita.
bang-character-mick-defender = Mick Defender
    .line = Il suo Mancato! ferma anche le altre carte marroni.
bang-character-tuco-franziskaner = Tuco Franziskaner
    .line = Pesca due in più senza carte blu davanti.

## What is asked

ask-bang-bandidos = { $thing }: carte o vita?
    .why = { $you ->
        [subject] { $thing }: scarta due carte, o la tua unica, o perdi una vita.
       *[none] { $thing }: { $who } scarta due carte o perde una vita.
    }
ask-bang-bandidos-more = Qual è la seconda carta?
    .why = { $you ->
        [subject] { $thing }: scarti una seconda carta.
       *[none] { $thing }: { $who } scarta una seconda carta.
    }
ask-bang-pass-bandidos = Perdi 1 vita
ask-bang-from-hand = Quale carta scarti?
    .why = { $you ->
        [subject] { $thing }: scarti una carta dalla mano.
       *[none] { $thing }: { $who } scarta una carta.
    }
ask-bang-poker = Quale carta dai?
    .why = { $you ->
        [subject] { $thing }: le carte si mostrano tutte insieme; un Asso rovina tutto.
       *[none] { $thing }: { $who } sceglie una carta coperta.
    }
ask-bang-poker-take = Quale carta prendi?
    .why = { $you ->
        [subject] { $thing }: non c’è un Asso, puoi prendere due di queste carte.
       *[none] { $thing }: non c’è un Asso, { $who } può prendere due carte.
    }
ask-bang-pass-poker = Non prendere altro
# $whom is about to lose $amount life.
ask-bang-saved = Salvi { $whom }?
    .why = { $you ->
        [subject] { $whom } sta per perdere { $amount ->
            [one] 1 vita
           *[other] { $amount } vite
        }. Puoi evitarne una.
        [object] Stai per perdere { $amount ->
            [one] 1 vita
           *[other] { $amount } vite
        }. { $who } può evitarne una.
       *[none] { $whom } sta per perdere { $amount ->
            [one] 1 vita
           *[other] { $amount } vite
        }. { $who } può evitarne una.
    }
ask-bang-pass-saved = Lasciar fare
ask-bang-saved-draw = Da dove vengono le tue due carte?
    .why = { $you ->
        [subject] { $thing }: peschi dalla mano di { $whom } o dal mazzo.
        [object] { $thing }: { $who } pesca dalla tua mano o dal mazzo.
       *[none] { $thing }: { $who } pesca dalla mano di { $whom } o dal mazzo.
    }
ask-bang-evelyn = Quante carte peschi?
    .why = { $you ->
        [subject] { $thing }: per ogni carta in meno spari a qualcuno a portata.
       *[none] { $thing }: per ogni carta in meno { $who } spara a qualcuno a portata.
    }
ask-bang-evelyn-shot = A chi spari?
    .why = { $you ->
        [subject] { $thing }: un colpo invece di una carta.
       *[none] { $thing }: { $who } spara invece di pescare.
    }
ask-bang-fanning = Chi è il secondo bersaglio?
    .why = { $you ->
        [subject] { $thing }: il secondo colpo va accanto al primo bersaglio.
       *[none] { $thing }: { $who } sceglie un secondo bersaglio.
    }
ask-bang-lemonade = Bevi anche tu?
    .why = { $you ->
        [subject] { $thing }: una carta della mano ti dà 1 vita.
       *[none] { $thing }: { $who } può scartare una carta per 1 vita.
    }
ask-bang-do-lemonade = Scarta { $cards } per 1 vita
ask-bang-button-lemonade = Recupera 1 vita
ask-bang-pass-lemonade = Non bere
ask-bang-aim-ghost = { $you ->
    [object] Torna in gioco
   *[none] Riporta { $whom } in gioco
}
    .short = Riporta
ask-bang-aim-rattlesnake = { $you ->
    [object] Mettilo davanti a te
   *[none] Mettilo davanti a { $whom }
}
    .short = Metti
ask-bang-aim-bounty = { $you ->
    [object] Metti una taglia su di te
   *[none] Metti una taglia su { $whom }
}
    .short = Metti
ask-bang-aim-tomahawk = { $you ->
    [object] Lancialo contro di te
   *[none] Lancialo contro { $whom }
}
    .short = Lancia

## What happens

log-bang-spared = { $you ->
    [subject] Eviti a { $whom } di perdere una vita.
    [object] { $who } ti evita di perdere una vita.
   *[none] { $who } evita a { $whom } di perdere una vita.
}
log-bang-bounty = { $you ->
    [subject] { $thing }: peschi una carta per il colpo a { $whom }.
    [object] { $thing }: { $who } pesca una carta per il colpo a te.
   *[none] { $thing }: { $who } pesca una carta per il colpo a { $whom }.
}
log-bang-throws = { $you ->
    [subject] Lanci { $card } contro { $whom }.
    [object] { $who } ti lancia contro { $card }.
   *[none] { $who } lancia { $card } contro { $whom }.
}
log-bang-aims = { $you ->
    [subject] Prendi di mira { $whom } con { $card }.
    [object] { $who } ti prende di mira con { $card }.
   *[none] { $who } prende di mira { $whom } con { $card }.
}
log-bang-shoots-back = { $you ->
    [subject] Rispondi al fuoco di { $whom } con { $thing }.
    [object] { $who } risponde al tuo fuoco con { $thing }.
   *[none] { $who } risponde al fuoco di { $whom } con { $thing }.
}
log-bang-guards = { $you ->
    [subject] { $thing }: spari a { $whom }, che tocca le tue carte.
    [object] { $thing }: { $who } ti spara perché tocchi le sue carte.
   *[none] { $thing }: { $who } spara a { $whom }, che tocca le sue carte.
}

## Why a bot made its move: clauses

reason-bang-friend-returns = torna un amico che nessuno può colpire
reason-bang-friend-lives = il punto vita ne vale la pena, e mi porta due carte
reason-bang-bites-for-long = può mordere per molti turni
reason-bang-price-on-head = sparando lì si guadagnano carte
reason-bang-shots-over-cards = il colpo vale più della carta

## What the table shows beside cards

bang-part-face-down = carta scelta
