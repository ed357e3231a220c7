### Das Ende eines Spiels: wer gewonnen hat, wer wer war, wie es lief, und dass niemand geschummelt hat.

end-title = Spiel { $number } an Tisch { $code }
end-loading = Der Staub legt sich …
end-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
# $side: wer gewonnen hat; zu dritt gewinnt eine Rolle allein.
end-verdict = { $side ->
    [alone] Der Letzte gewinnt allein
    [law] Die Gesetzeshüter gewinnen
    [outlaws] Die Banditen gewinnen
    [renegade] Der { $game ->
        [dice] Gesetzlose
       *[other] Abtrünnige
    } gewinnt
    [lone-deputy] Der Hilfssheriff gewinnt
    [lone-outlaw] Der Bandit gewinnt
   *[nobody] Niemand gewinnt
}
# Was es für den war, der es liest; er heißt $name.
end-for-me = { $how ->
    [last-shot] Der letzte Schuss war deiner. Gut gespielt, { $name }.
    [won] Du hast bis zum Schluss durchgehalten. Gut gespielt, { $name }.
    [won-fallen] Du bist unterwegs gefallen, aber deine Seite hat trotzdem gewonnen. Gut gespielt, { $name }.
    [fallen] Du hast ins Gras gebissen. Mehr Glück beim nächsten Mal, { $name }.
   *[lost] Du stehst noch, aber die anderen haben bekommen, was sie wollten.
}

## Wie es weitergeht

end-rematch = Revanche
end-to-table = Zum Tisch
end-new-table = Neuer Tisch
end-replay = Noch mal ansehen
end-review = Rückblick
end-leave = Tisch verlassen
end-waiting = Nur wer den Tisch leitet, kann eine Revanche ausrufen.
end-goes-on = { $status ->
    [playing] Die nächste Partie hat begonnen.
   *[lobby] Die nächste Partie wird vorbereitet.
}
end-goes-on-do = Mitmachen
end-again = Noch ein Spiel
end-again-line = Alle kommen zurück an den Tisch, und du startest, wenn alle bereit sind.
end-keep = Charaktere behalten
    .line = Wer noch lebt, spielt wieder denselben Charakter.
end-pass = Stern weitergeben
    .line = Links vom Sheriff sitzt der nächste Sheriff.
end-again-do = Ausrufen
end-again-not = Jetzt nicht

## Die Sieger, und wer wer war

end-winners = Die Sieger
end-standing = steht noch
end-fell = gefallen, gewinnt
end-who = Wer war wer
end-won = gewonnen
end-lost = verloren
end-bot = Bot
end-gone = Jemand, der nicht mehr da ist
end-alive = Am Leben mit { $life ->
    [one] 1 Lebenspunkt
   *[other] { $life } Lebenspunkten
}
end-ghost = Als Geist im Spiel
end-out = Ausgeschieden in Zug { $turn }
end-out-with = Ausgeschieden in Zug { $turn }: { $cause }
end-out-by = Ausgeschieden in Zug { $turn }, durch { $who }
end-out-by-with = Ausgeschieden in Zug { $turn }, durch { $who } ({ $cause })
end-reserve = Nie im Spiel

## Wie es lief

end-story = Wie es lief
end-story-none = Dieses Spiel lief nach anderen Regeln, als dieser Server sie kennt; darum lässt es sich nicht nacherzählen.
end-chart = Leben im Lauf des Spiels
# $sides: eine Reihe von `end-chart-side`.
end-chart-told = Die Lebenspunkte jeder Seite, vom ersten Zug bis zum letzten. { $sides }
end-chart-side = { $side }: von { $from } auf { $to }.

## Zahlen

end-numbers = Zahlen
end-yours = von dir: { $count }

## Dass niemand geschummelt hat

end-fair = Ehrlich gegeben
end-fair-line = Die Prüfsumme stand fest, bevor die erste Karte gegeben war, und ging an alle am Tisch. Der Startwert, von dem jedes Mischen und jeder Wurf abhängt, muss genau sie ergeben: So kann niemand die Karten nachträglich geändert haben.
end-seed = Startwert
end-hash = Prüfsumme
end-check = Nachrechnen
end-checked = Stimmt: Dein eigener Browser hat aus dem Startwert diese Prüfsumme errechnet.
end-cheated = Stimmt nicht: Der Startwert ergibt eine andere Prüfsumme, { $hash }
end-cannot-check = Dein Browser rechnet so etwas nur auf einer sicheren Seite (https). Speichere stattdessen die Aufzeichnung und prüfe sie mit diesem Befehl:
end-save = Aufzeichnung speichern
end-verify = Das ganze Spiel noch einmal durchrechnen lassen: Speichere die Aufzeichnung und gib ein:

## Kein solches Spiel

end-missing = Hier gibt es kein solches Spiel
end-missing-line = An Tisch { $code } wurde kein Spiel { $number } zu Ende gespielt. Prüf den Link, oder sieh unter deinen eigenen Spielen nach.
end-still-on = Dieses Spiel läuft noch
end-still-on-line = Spiel { $number } an Tisch { $code } ist noch nicht zu Ende. Du kannst zusehen oder später wiederkommen.
end-my-games = Meine Spiele
end-home = Startseite
end-try-again = Noch einmal versuchen
end-trouble = Das hat nicht geklappt
end-noted = Dieser Browser hat sie sich zu Beginn der Partie notiert.
end-not-noted = Dieser Browser war zu Beginn der Partie nicht dabei; für die Prüfsumme steht nur das Wort des Servers.

## The evening

end-score = Der Abend bisher
end-score-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
end-score-won = { $won } von { $played } gewonnen
end-picture = Bild zum Teilen
end-picture-save = Speichern
end-picture-alt = Ein Plakat des Spiels. { $verdict }. { $names }
end-title-most-wanted = Meistgesucht
    .line = am häufigsten beschossen
end-title-friendly-fire = Eigenbeschuss
    .line = hat der eigenen Seite am meisten geschadet
end-title-undertaker = Totengräber
    .line = hat die meisten unter die Erde gebracht
end-title-sharpshooter = Scharfschütze
    .line = hat die anderen am meisten Leben gekostet
end-title-itchy-finger = Nervöser Finger
    .line = hat am häufigsten geschossen
end-title-hard-to-hit = Schwer zu treffen
    .line = ist den meisten Schüssen ausgewichen
end-title-punchbag = Prügelknabe
    .line = am häufigsten verwundet
end-title-doctors-pet = Liebling des Doktors
    .line = am häufigsten zusammengeflickt
end-title-early-grave = Frühes Grab
    .line = fiel als Erster
