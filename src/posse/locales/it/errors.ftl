### Che cosa non va in quello che qualcuno ha scritto: mosse, impostazioni, file. Una frase finisce senza punto: può
### stare dentro un’altra.

## Mosse. $typed è quello che è stato scritto, $word la parola sbagliata.

error-move-empty = un testo vuoto non è una mossa
error-move-verb = «{ $typed }» non è una mossa: deve cominciare con una di queste parole: { $verbs }
error-move-after = «{ $typed }» non è una mossa: dopo «{ $word }» non c’è niente
error-move-twice = «{ $typed }» non è una mossa: «{ $word }» c’è due volte
error-move-comma = «{ $typed }» non è una mossa: c’è una virgola dove dovrebbe esserci un nome
error-move-too-many = «{ $typed }» non è una mossa: «{ $word }» è una parola di troppo
error-move-no-name = «{ $typed }» non è una mossa: «{ $word }» non è un nome
error-move-breaks-off = «{ $typed }» non è una mossa: si interrompe
error-move-alone = «{ $typed }» non è una mossa: «{ $word }» sta da solo
error-move-what = «{ $typed }» non è una mossa: manca a che cosa si riferisce «{ $word }»
error-move-one-word = «{ $typed }» non è una mossa: dopo «{ $word }» può stare una sola parola
error-move-tokens = «{ $typed }» non è una mossa: «{ $word }» non è un numero di segnalini
error-move-not-now = «{ $typed }» ora non è possibile per { $who }; si può scegliere tra: { $options }
error-move-near = «{ $typed }» ora non è possibile per { $who } (volevi dire «{ $near }»?); si può scegliere tra: { $options }
error-move-nothing = «{ $typed }» ora non è possibile per { $who }: con «{ $word }» non si può fare niente; si può scegliere tra: { $options }
error-move-why = «{ $typed }» ora non è possibile per { $who }: { $why }; si può scegliere tra: { $options }
error-move-several = «{ $typed }» può voler dire più cose: { $options }
error-move-options = { $why }; si può scegliere tra: { $options }
error-over = la partita è finita: non è più possibile nessuna mossa
error-out-of-game = { $who } è fuori gioco
error-has-not = { $who } non ha «{ $word }»
error-no-life = chi è in gioco senza punti vita non ne guadagna e non ne perde

## Impostazioni. $what è game, set, variant, role o character.

error-no-such = { $what ->
    [game] non c’è nessun gioco «{ $word }»
    [set] non c’è nessuna espansione «{ $word }»
    [variant] non c’è nessuna variante «{ $word }»
    [role] non c’è nessun ruolo «{ $word }»
   *[character] non c’è nessun personaggio «{ $word }»
}; puoi scegliere tra { $choice }
error-has-none = { $what ->
    [set] non c’è nessuna espansione «{ $word }»; questo gioco non ne ha
    [variant] non c’è nessuna variante «{ $word }»; questo gioco non ne ha
   *[other] «{ $word }» non c’è; questo gioco non ne ha
}
error-no-bot = non c’è nessun bot «{ $word }»; puoi scegliere tra { $choice }, o nominare una classe con il suo modulo, per esempio my_bots:MyBot
error-preset = non c’è nessuna combinazione «{ $word }» per { $played }; puoi scegliere tra { $choice }
error-presets-none = non c’è nessuna combinazione «{ $word }» per { $played }
error-name = «{ $name }» non può essere il nome di un giocatore
error-name-letters = «{ $name }» non può essere il nome di un giocatore: usa lettere minuscole, cifre, - e _
error-name-twice = due giocatori si chiamano «{ $name }»; ogni nome deve essere diverso
error-seed = un seed è una riga di al massimo 200 caratteri stampabili, senza spazi prima o dopo
error-not-for = { $played } è per { $known } giocatori, non per { $count }
error-variant-for = la variante { $variant } è per { $least } giocatori o più, non per { $count }
error-sets-for = BANG! con le espansioni { $sets } è per { $known } giocatori, non per { $count }
error-dice-for = il gioco di dadi è per 4-8 giocatori, non per { $count }
error-duel-side = la tua parte nel duello è law oppure outlaw, non { $name }

## File. $why è un’altra frase, o quello che dice il computer.

error-nobody-called = in questa partita nessuno si chiama «{ $name }»; i giocatori sono { $players }
error-file-over = la partita in { $file } è finita; guardala con posse replay { $file }
error-no-move = non c’è nessuna mossa { $number }: questa registrazione ha le mosse da 1 a { $moves }
error-not-text = { $file } non è una registrazione: non è testo UTF-8
error-cannot-read = { $file } non si può leggere: { $why }
error-no-record = riga 1: una registrazione comincia con «{ $begins }»
error-line = riga { $line }: { $why }
error-move = mossa { $move }: { $why }
error-rules-version = questa registrazione è stata fatta con la versione { $made } delle regole, questo Posse gioca con la versione { $now }
error-no-puzzle = non c’è un rompicapo così; i giochi con rompicapi sono { $games }, i temi { $themes }
error-no-puzzle-called = non c’è nessun rompicapo «{ $word }»
error-look-up-what = di’ che cosa vuoi consultare, per esempio: posse rule barrel
error-left-out = «{ $word }» non si può togliere: nessuna carta e nessun personaggio di questi set si chiama così
error-left-too-few = resta troppo poco: { $cards } carte e { $characters } personaggi non bastano per { $count } giocatori
error-characters = { $count } giocatori hanno bisogno di { $needed } personaggi, e queste espansioni ne hanno solo { $characters }
