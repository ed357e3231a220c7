### BANG! The Dice Game: le regole, le facce dei dadi e i personaggi.

## Regole

rule-role-split = 4 giocatori: Sceriffo, Rinnegato, 2 Fuorilegge. In 5 si aggiunge un Vice. In 6 si aggiunge un terzo Fuorilegge. In 7 si aggiunge un secondo Vice. In 8 si aggiunge un secondo Rinnegato. I ruoli si distribuiscono coperti; solo lo Sceriffo mostra il suo.
rule-starting-life = I punti vita sono quelli stampati sul personaggio, due in più per lo Sceriffo. Il numero iniziale è il massimo per tutta la partita.
rule-nine-arrows = Nella riserva ci sono nove segnalini freccia; le frecce dei giocatori e quelle della riserva sono sempre nove in tutto.
rule-sheriff-begins = Il primo turno è dello Sceriffo; si prosegue verso sinistra (in senso orario) fra i giocatori vivi.
rule-first-roll-all-five = Un turno comincia con il lancio di tutti e cinque i dadi.
rule-two-rerolls = Fino a due volte il giocatore può rilanciare i dadi che vuole (da uno a cinque), o tenere ciò che ha. Il terzo lancio resta com’è.
rule-any-die-on-any-reroll = Un dado lasciato fermo al secondo lancio si può ancora rilanciare al terzo.
rule-dynamite-is-locked = Un dado che mostra la dinamite non si può rilanciare in questo turno (eccezione: Black Jack).
rule-order-of-results = Finiti i lanci, i dadi si applicano in quest’ordine: dinamite, tutti i Bersagli insieme, birre, Gatling. Si devono usare tutti; le scelte non si possono rifiutare. (Le frecce sono state applicate al momento del lancio.)
rule-arrows-at-once = Per ogni freccia uscita il giocatore prende subito un segnalino freccia, dopo il primo lancio e dopo ogni rilancio. Contano solo i dadi appena lanciati: un dado freccia lasciato fermo non dà un secondo segnalino. Un dado freccia si può rilanciare.
rule-indian-attack = Chi prende l’ultima freccia della riserva scatena l’attacco: tutti i giocatori, nello stesso momento, perdono tanti punti vita quante frecce hanno, poi tutte le frecce tornano nella riserva e il turno prosegue.
rule-arrows-left-over-after-the-attack = Le frecce dello stesso lancio non ancora prese quando è scoppiato l’attacco si prendono dopo, dalla riserva di nuovo piena.
rule-killed-while-rolling = Se il giocatore di turno muore nell’attacco, il suo turno è finito; i suoi dadi non si applicano e non si prendono altre frecce.
rule-three-dynamites = Tre o più dinamiti costano al giocatore un punto vita (uno solo, anche con quattro o cinque).
rule-dynamite-death-ends-the-turn = Se questo lo uccide, il turno finisce subito e nessun altro dei suoi dadi conta. Se sopravvive applica gli altri come al solito.
rule-dynamite-does-not-stop-the-rolling = Le dinamiti si contano quando i lanci sono finiti; anche con tre dinamiti gli altri dadi si possono ancora rilanciare.
    .decision = Per i foglietti di regole stampati tre dinamiti chiudono subito i lanci. Qui sono bloccati solo i dadi che mostrano la dinamite, e i risultati si applicano dopo l’ultimo lancio.
rule-bulls-eye-one = Un Bersaglio 1 colpisce il primo giocatore a sinistra o a destra, a scelta, che perde un punto vita.
rule-bulls-eye-two = Un Bersaglio 2 colpisce il giocatore che sta esattamente due posti a sinistra o a destra, a scelta.
rule-two-counts-as-one-with-few-players = Quando restano due o tre giocatori un Bersaglio 2 si tratta come un Bersaglio 1.
rule-targets-first-then-all-at-once = Per ogni Bersaglio si indica un giocatore, dado per dado; solo dopo colpiscono tutti nello stesso momento. I posti sono quelli dei giocatori vivi all’inizio del turno: nessuno si avvicina perché qualcuno muore in questo turno.
rule-overkill = A un giocatore si possono assegnare più Bersagli di quanti punti vita abbia, anche a chi è già morto in questo stesso turno (Indiani).
    .decision = Alla lettera: un giocatore ucciso da un attacco degli Indiani in questo turno conserva il suo posto e si può indicare (senza effetto) finché il turno non è finito; non beve birre e nient’altro lo tocca. Anche il conto dei «due o tre giocatori rimasti» si fa all’inizio del turno.
rule-dead-do-not-count-later = Dal turno successivo i giocatori eliminati non contano per i posti e non hanno turno.
rule-reactions-in-table-order = Quando uno stesso gruppo (Bersagli, Gatling) chiede una reazione a più giocatori (Bart Cassidy, Pedro Ramirez), la si chiede loro in senso orario da sinistra di chi spara, a ognuno per tutti i suoi punti; poi gli eliminati escono insieme, poi Vulture Sam guadagna, poi si verifica la fine della partita, poi si prende la freccia di El Gringo.
    .decision = L’ordine fra i giocatori non è stampato; segue il tavolo.
rule-roles-shown-together = I giocatori eliminati nello stesso momento mostrano i loro ruoli nello stesso momento, dopo tutti i colpi.
rule-beer = Per ogni birra il giocatore indica un giocatore vivo qualsiasi (anche sé stesso), che guadagna un punto vita, mai oltre il suo numero iniziale; su un giocatore al massimo è sprecata, ma lo si può indicare.
rule-beers-come-after-the-shots = Un giocatore eliminato dai Bersagli non può essere salvato da una birra dello stesso turno.
rule-gatling = Tre o più Gatling: il giocatore restituisce tutte le proprie frecce, poi ogni altro giocatore perde un punto vita, tutti nello stesso momento. Una volta per turno. Una o due Gatling non fanno nulla.
rule-elimination = Chi perde l’ultimo punto vita è fuori subito, mostra il suo ruolo e restituisce le sue frecce. Vince comunque con la sua squadra.
rule-when-the-end-is-checked = La fine della partita si verifica dopo ogni gruppo di perdite simultanee (un attacco degli Indiani, la dinamite, tutti i Bersagli, la Gatling), non fra le singole perdite di un gruppo.
rule-sheriff-dead = Se lo Sceriffo è eliminato la partita è finita. Se un Rinnegato è l’unico giocatore vivo vince lui solo; altrimenti vincono i Fuorilegge, compresi quelli morti.
rule-two-renegades-left = In 8 giocatori, se entrambi i Rinnegati sono vivi quando lo Sceriffo muore, vincono i Fuorilegge, anche se sono tutti morti.
rule-everybody-dead = Se muoiono tutti nello stesso momento vincono i Fuorilegge.
rule-law-wins = Se tutti i Fuorilegge e i Rinnegati sono eliminati e lo Sceriffo è vivo, vincono lo Sceriffo e tutti i Vice, compresi i Vice morti.
    .decision = Se lo Sceriffo muore nello stesso gruppo dell’ultimo Fuorilegge e dell’ultimo Rinnegato vincono i Fuorilegge, anche con un Vice vivo: si guarda prima lo Sceriffo.

## Facce

arrow = Freccia
    .effect = Si prende subito una freccia; l’ultima della riserva fa arrivare gli Indiani.
dynamite = Dinamite
    .effect = Bloccata; tre o più costano un punto vita.
one = Bersaglio 1
    .effect = Un vicino perde un punto vita.
two = Bersaglio 2
    .effect = Un giocatore a due posti perde un punto vita.
beer = Birra
    .effect = Un giocatore qualsiasi guadagna un punto vita.
gatling = Gatling
    .effect = Tre o più: tutti gli altri perdono un punto vita, le proprie frecce si restituiscono.

## Personaggi

bart-cassidy = Bart Cassidy
    .effect = Quando perderebbe un punto vita per un Bersaglio o per la Gatling può prendere invece una freccia dalla riserva.
    .ruling-1 = Non contro gli Indiani o la dinamite.
    .ruling-2 = Non se quella freccia sarebbe l’ultima della riserva.
    .ruling-3 = Punto per punto: contro il colpo raddoppiato di Slab due frecce salvano entrambi i punti, una freccia ne salva uno; per ognuno si guarda di nuovo la riserva.
    .ruling-4 = Un punto sostituito da una freccia non è un punto vita perso.
    .ruling-5 = A chi è morto in questo turno, o ha lasciato andare l’ultimo punto, non si chiede più.
black-jack = Black Jack
    .effect = Le sue dinamiti non sono bloccate finché ne mostra meno di tre; può rilanciarle come gli altri dadi.
    .ruling-1 = Nessun lancio in più.
    .ruling-2 = Quando ne mostra tre o più (in un lancio o in tutto) sono bloccate e costano il punto vita come al solito.
calamity-janet = Calamity Janet
    .effect = Può usare un Bersaglio 1 come Bersaglio 2 e un Bersaglio 2 come Bersaglio 1, dado per dado.
el-gringo = El Gringo
    .effect = Un giocatore che gli fa perdere uno o più punti vita deve prendere una freccia.
    .ruling-1 = Una freccia per tutti i Bersagli di un turno insieme, e una per la Gatling.
    .ruling-2 = Non per gli Indiani o la dinamite.
    .ruling-3 = Con la Gatling chi spara restituisce prima le sue frecce, poi prende questa.
    .ruling-4 = Può essere l’ultima freccia e scatenare così gli Indiani.
    .ruling-5 = La freccia per i Bersagli si prende prima delle birre; una Gatling dello stesso turno la restituisce poi, prima che si prenda la successiva.
    .decision = Non è stampato se la freccia si prenda quando la perdita lo elimina; si prende.
jesse-jones = Jesse Jones
    .effect = Se ha quattro punti vita o meno, ogni sua birra che usa per sé gliene porta due.
    .ruling-1 = Quattro o meno si verifica quando cominciano le sue birre: con 4 punti vita due birre lo portano a 8.
    .ruling-2 = Le birre degli altri giocatori gliene portano uno, e le sue birre ne portano uno agli altri.
    .ruling-3 = Mai oltre il suo massimo.
    .decision = Quattro o meno si guarda una volta sola, non di nuovo fra una birra e l’altra.
jourdonnais = Jourdonnais
    .effect = In un attacco degli Indiani perde al massimo un punto vita, quante che siano le sue frecce.
    .ruling-1 = Senza frecce non ne perde.
    .ruling-2 = Le altre perdite le paga per intero.
kit-carlson = Kit Carlson
    .effect = Per ogni Gatling che mostra alla fine dei lanci può rimettere nella riserva una freccia di un giocatore qualsiasi, anche sua.
    .ruling-1 = Anche con una o due Gatling. Con tre ha anche la mitragliatrice, e con essa restituisce tutte le proprie frecce.
    .ruling-2 = Può rinunciare a ognuna.
    .decision = Non è stampato quando esattamente; lo fa nel passo della Gatling, dopo la mitragliatrice.
lucky-duke = Lucky Duke
    .effect = Può rilanciare tre volte invece di due (quattro lanci in tutto).
paul-regret = Paul Regret
    .effect = La Gatling non gli costa mai un punto vita.
pedro-ramirez = Pedro Ramirez
    .effect = Per ogni punto vita che perde può restituire una delle sue frecce; perde comunque il punto.
    .ruling-1 = Da qualunque causa; un colpo raddoppiato permette due frecce.
    .ruling-2 = In un attacco degli Indiani non gli si chiede (le sue frecce tornano comunque nella riserva e non riducono la perdita), e nemmeno per l’ultimo punto vita.
rose-doolan = Rose Doolan
    .effect = I suoi Bersagli 1 raggiungono giocatori a uno o due posti, i suoi Bersagli 2 giocatori a due o tre posti.
    .ruling-1 = Con quattro giocatori un Bersaglio 2 può colpire qualcuno a tre posti, cioè il suo vicino dall’altro lato.
    .ruling-2 = Con cinque giocatori un Bersaglio 2 non raggiunge mai i suoi vicini.
sid-ketchum = Sid Ketchum
    .effect = All’inizio del suo turno, prima di lanciare, un giocatore a sua scelta (anche lui stesso) guadagna un punto vita.
    .ruling-1 = Non oltre il massimo di quel giocatore. Un giocatore va indicato.
slab-the-killer = Slab the Killer
    .effect = Una volta per turno può spendere una delle sue birre per raddoppiare un Bersaglio 1 o un Bersaglio 2; il giocatore colpito perde due punti vita.
    .ruling-1 = Entrambi i punti li perde lo stesso giocatore. La birra spesa non cura nessuno, le altre birre curano come al solito.
suzy-lafayette = Suzy Lafayette
    .effect = Se i suoi dadi finali non mostrano né Bersagli 1 né Bersagli 2, guadagna due punti vita alla fine del suo turno.
    .ruling-1 = I Bersagli rilanciati via non contano. Mai oltre il suo massimo.
vulture-sam = Vulture Sam
    .effect = Ogni volta che un altro giocatore è eliminato guadagna due punti vita.
    .ruling-1 = Non se muore nello stesso gruppo; non può tornare.
    .ruling-2 = Due per ogni giocatore eliminato, subito dopo il gruppo; mai oltre il suo massimo.
willy-the-kid = Willy the Kid
    .effect = Gli bastano due Gatling per usare la Gatling.
    .ruling-1 = Una volta per turno, anche con quattro o cinque Gatling.

## Casi particolari

interaction-1 = El Gringo che subisce due Bersagli nello stesso turno costa a chi spara una freccia; colpito dai Bersagli e poi dalla Gatling dello stesso turno, due, la prima delle quali è restituita con la Gatling.
interaction-2 = La freccia di El Gringo come ultima della riserva: gli Indiani attaccano nel mezzo dei risultati di chi spara; se chi spara muore, i suoi dadi rimanenti non contano.
interaction-3 = Bart Cassidy colpito da due Bersagli con due frecce nella riserva può prenderne solo una: la seconda sarebbe l’ultima.
interaction-4 = Willy the Kid contro Paul Regret: Paul non perde nulla.
interaction-5 = Kit Carlson con due Gatling non ha la mitragliatrice, ma può restituire due frecce.
interaction-6 = Vulture Sam guadagna allo stesso modo per i giocatori uccisi da Indiani, dinamite, Bersagli e Gatling, nel turno di chiunque.
interaction-7 = Suzy Lafayette uccisa nel proprio turno non guadagna nulla.
interaction-8 = Jourdonnais con in mano la freccia che era l’ultima: un punto soltanto.
interaction-9 = Calamity Janet e Rose Doolan quando restano due o tre giocatori: un Bersaglio 2 è un Bersaglio 1; Rose raggiunge allora uno o due posti.
interaction-10 = Un Rinnegato che con gli stessi Bersagli uccide lo Sceriffo e l’ultimo altro giocatore è l’unico vivo e vince.
