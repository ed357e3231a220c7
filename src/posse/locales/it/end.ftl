### La fine di una partita: chi ha vinto, chi era chi, com’è andata, e che nessuno ha barato.

end-title = Partita { $number } del tavolo { $code }
end-loading = La polvere si posa…
end-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
# $side: chi ha vinto; in tre vince un ruolo da solo.
end-verdict = { $side ->
    [alone] Vince l’ultimo rimasto
    [law] Vince la Legge
    [outlaws] Vincono i Fuorilegge
    [renegade] Vince il Rinnegato
    [lone-deputy] Vince il Vice
    [lone-outlaw] Vince il Fuorilegge
   *[nobody] Non vince nessuno
}
# Com’è andata per chi legge, che si chiama $name.
end-for-me = { $how ->
    [last-shot] L’ultimo colpo è stato il tuo. Ben giocato, { $name }.
    [won] Hai resistito fino in fondo. Ben giocato, { $name }.
    [won-fallen] Ci hai lasciato la pelle, ma la tua parte ha vinto lo stesso. Ben giocato, { $name }.
    [fallen] Hai morso la polvere. Andrà meglio la prossima volta, { $name }.
   *[lost] Sei ancora in piedi, ma gli altri hanno avuto quel che volevano.
}

## E adesso

end-rematch = Rivincita
end-to-table = Al tavolo
end-new-table = Nuovo tavolo
end-replay = Rivedi
end-review = Analisi
end-leave = Lascia il tavolo
end-waiting = Solo chi conduce il tavolo può chiamare la rivincita.
end-goes-on = { $status ->
    [playing] La prossima partita è cominciata.
   *[lobby] Si prepara la prossima partita.
}
end-goes-on-do = Unisciti
end-again = Un’altra partita
end-again-line = Tutti tornano al tavolo, e tu dai il via quando sono pronti.
end-keep = Tieni i personaggi
    .line = Chi è ancora vivo gioca con lo stesso personaggio.
end-pass = Passa la stella
    .line = Il vicino di sinistra dello Sceriffo è il prossimo Sceriffo.
end-again-do = Chiamala
end-again-not = Non ora

## I vincitori, e chi era chi

end-winners = I vincitori
end-standing = ancora in piedi
end-fell = a terra, ma vince
end-who = Chi era chi
end-won = ha vinto
end-lost = ha perso
end-bot = Bot
end-gone = Qualcuno che non c’è più
end-alive = In vita con { $life ->
    [one] 1 punto vita
   *[other] { $life } punti vita
}
end-ghost = In gioco come fantasma
end-out = Fuori al turno { $turn }
end-out-with = Fuori al turno { $turn }: { $cause }
end-out-by = Fuori al turno { $turn }, per mano di { $who }
end-out-by-with = Fuori al turno { $turn }, per mano di { $who } ({ $cause })
end-reserve = Mai in gioco

## Com’è andata

end-story = Com’è andata
end-story-none = Questa partita seguiva regole diverse da quelle che il server conosce: non si può raccontare di nuovo.
end-chart = I punti vita nel corso della partita
# $sides: una serie di `end-chart-side`.
end-chart-told = I punti vita di ogni parte, dal primo turno all’ultimo. { $sides }
end-chart-side = { $side }: da { $from } a { $to }.

## Numeri

end-numbers = Numeri
end-yours = tu: { $count }

## Che nessuno ha barato

end-fair = Carte pulite
end-fair-line = L’impronta era fissata prima che si desse la prima carta, e tutti i giocatori l’hanno ricevuta. Il seme, da cui dipendono ogni mescolata e ogni lancio, deve dare proprio quell’impronta: così nessuno può aver cambiato le carte dopo.
end-seed = Seme
end-hash = Impronta
end-check = Verifica
end-checked = Torna: il tuo browser ha ricavato questa impronta dal seme.
end-cheated = Non torna: il seme dà un’altra impronta, { $hash }
end-cannot-check = Il tuo browser fa questi conti solo su una pagina sicura (https). Salva invece la registrazione e verificala con questo comando:
end-save = Salva la registrazione
end-verify = Per far rigiocare tutta la partita, salva la registrazione e scrivi:

## Nessuna partita del genere

end-missing = Qui non c’è questa partita
end-missing-line = Al tavolo { $code } non c’è una partita { $number } giocata fino in fondo. Controlla il link, o cerca fra le tue partite.
end-still-on = Questa partita è ancora in corso
end-still-on-line = La partita { $number } del tavolo { $code } non è ancora finita. Puoi guardarla, o tornare più tardi.
end-my-games = Le mie partite
end-home = Pagina iniziale
end-try-again = Riprova
end-trouble = Non ha funzionato
end-noted = Questo browser l’ha annotata all’inizio della partita.
end-not-noted = Questo browser non c’era all’inizio della partita: per l’impronta vale la parola del server.

## The evening

end-score = La serata finora
end-score-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
end-score-won = { $won } vinte su { $played }
end-picture = Immagine da condividere
end-picture-save = Salva
end-picture-alt = Un manifesto della partita. { $verdict }. { $names }
end-title-most-wanted = Il più ricercato
    .line = il bersaglio più frequente
end-title-friendly-fire = Fuoco amico
    .line = ha ferito di più la propria parte
end-title-undertaker = Becchino
    .line = ha mandato più gente sottoterra
end-title-sharpshooter = Tiratore scelto
    .line = ha tolto agli altri più vita
end-title-itchy-finger = Grilletto facile
    .line = ha sparato più spesso
end-title-hard-to-hit = Imprendibile
    .line = ha schivato più colpi
end-title-punchbag = Sacco da pugni
    .line = il ferito più frequente
end-title-doctors-pet = Cocco del dottore
    .line = il più curato
end-title-early-grave = Tomba precoce
    .line = il primo a cadere
