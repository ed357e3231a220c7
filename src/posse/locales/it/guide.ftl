### La guida della prima partita: ogni cosa è detta una volta, quando conta per la prima volta. Nei primi turni dice che
### cosa farebbe.

guide-label = Un buon consiglio
guide-ok = Capito
guide-more = Leggi tutto
guide-stop = Basta
guide-advice = Il mio consiglio:
guide-do = Fai così
guide-ask = Tu che faresti?
guide-gain = { $instead } → { $chance } %
    .line = Partite vinte su cento: con la seconda miglior mossa e con questa
guide-role-sheriff = Sei lo Sceriffo, e tutti lo sanno. Elimina tutti i Fuorilegge e i Rinnegati. Forse qualcuno qui è il tuo Vice: guarda chi spara a chi prima di sparare.
guide-role-deputy = Sei un Vice. Nessuno lo sa. Proteggi lo Sceriffo, il giocatore con la stella: vincete quando tutti i Fuorilegge e i Rinnegati sono fuori, anche se tu cadi.
guide-role-outlaw = Sei un Fuorilegge. Nessuno lo sa. Vincete appena lo Sceriffo, il giocatore con la stella, è morto. Chi altro gli spara forse è un amico.
guide-role-renegade = Sei un Rinnegato, solo contro tutti. Vinci solo se resti l’ultimo, e lo Sceriffo deve essere l’ultimo a cadere prima di te: tieni occupate entrambe le parti.
guide-bang-three = In tre tutti i ruoli sono scoperti, e ognuno ha una preda: il Vice il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Se elimini tu la tua, vinci. Se lo fa un altro, vince l’ultimo rimasto in piedi.
guide-out = Sei fuori, ma la tua parte può ancora vincere. Puoi guardare fino alla fine o andartene: ritrovi la partita tra i replay.
guide-bang-play = Tocca a te. Le carte che brillano si possono giocare, quante ne vuoi, ma di solito un solo BANG! per turno. Scegline una per prenderla. Indica una carta, o tienila premuta, per leggere che cosa fa. Quando hai finito, termina il turno.
guide-bang-target = Ora scegli a chi è destinata: puoi mirare a tutti quelli in rosso. Le orme dicono quanto sono lontani gli altri, il mirino chi è a portata della tua arma. Puoi anche rimettere giù la carta.
guide-bang-pay = Questo ha un prezzo: scegli con che cosa pagare fra le carte che brillano. Verrà scartato. Puoi anche ripensarci.
guide-bang-defend = Qualcuno ti spara! Un Mancato! annulla il colpo. Se non ne hai, o vuoi tenertelo, incassa e perdi un punto vita.
guide-bang-give-up = Qui serve un BANG! dalla tua mano. Scartane uno, o perdi un punto vita.
guide-bang-save = Sarebbe il tuo ultimo punto vita. Una Birra adesso ti salva, anche fuori dal tuo turno, finché restano più di due giocatori.
guide-bang-discard = Alla fine del turno tieni solo tante carte quanti sono i tuoi punti vita. Scegli quella che ti serve meno.
guide-bang-pick = A turno ognuno prende una di queste carte. Prendi quella che preferisci.
guide-bang-event = Il manifesto sul tavolo cambia le regole per tutti finché non arriva il prossimo. Indicalo, o tienilo premuto, per leggerlo.
guide-border-green = Una carta verde si mette prima davanti a sé. Non nello stesso turno, ma più tardi puoi usarla una volta; poi è scartata. Fino ad allora tutti vedono che cosa prepari.
guide-bang-wait = Ora giocano gli altri. La cronaca racconta che cosa succede e a chi. In ogni momento puoi dover rispondere.
guide-dice-roll = Puoi lanciare fino a tre volte. Scegli i dadi da rilanciare e tieni gli altri. La dinamite resta dov’è, e ogni freccia uscita la prendi subito.
guide-dice-target = Un bersaglio colpisce qualcuno: un 1 chi ti sta accanto, un 2 chi viene dopo. Scegli chi.
guide-dice-beer = Una birra ridà un punto vita, a te o a chi vuoi. Chi aiuti mostra da che parte stai.
guide-dice-wait = Quando finiscono le frecce arriva l’attacco: ognuno perde un punto vita per ogni freccia che ha.
guide-duel-start = Due dei tuoi personaggi entrano in gioco. Scegli chi sta davanti: quasi tutti i colpi arrivano lì, l’altro aspetta dietro.
guide-duel-play = Tocca a te. Le carte che brillano si possono giocare; quelle rosse sono colpi. Una volta per turno puoi scambiare davanti e dietro. Chi resta senza personaggi ha perso.
guide-duel-defend = Il colpo va a segno, se non rispondi. Scegli una delle carte che brillano, o incassa.
guide-duel-wait = Ora gioca l’altra parte. Ciò che sta accanto a un personaggio è il suo equipaggiamento; indicalo, o tienilo premuto, per leggerlo.
