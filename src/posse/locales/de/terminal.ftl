### Das Terminal: was um das herum ist, was die Spiele erzählen. Die Befehle tippt man in jeder Sprache auf Englisch.

## Ein Spiel

# $named: ob der Lesende einen Namen angegeben hat.
terminal-intro = { $named ->
    [yes] Du bist { $name } und spielst { $character } an einem Tisch zu { $count }.
   *[no] Du spielst { $character } an einem Tisch zu { $count }.
} Deine Rolle: { $role }. Dein Ziel: { $goal }
terminal-intro-unchosen = { $named ->
    [yes] Du bist { $name } und sitzt an einem Tisch zu { $count }.
   *[no] Du sitzt an einem Tisch zu { $count }.
} Deine Rolle: { $role }. Dein Ziel: { $goal }
terminal-intro-three = Kommt dir jemand zuvor, musst du als Letzter übrig bleiben.
terminal-goal = Dein Ziel: { $goal }
terminal-star = { $you ->
    [subject] Du trägst den Stern und beginnst.
   *[none] { $who } trägt den Stern und beginnt.
}
terminal-first = { $you ->
    [subject] Du beginnst.
   *[none] { $who } beginnt.
}
# $side: law oder outlaw.
terminal-intro-duel = { $side ->
    [law] Du führst die Gesetzeshüter
   *[outlaw] Du führst die Banditen
} mit { $count } Charakteren: Überlebe alle der Gegenseite.
terminal-hint = Antworte mit einer Nummer; ? hilft, quit verlässt das Spiel.
terminal-bye = Mach’s gut. { $where }
# $command: was man eintippt, um weiterzuspielen oder das Spiel noch einmal zu sehen.
terminal-saved = Das Spiel liegt in { $file }.
terminal-saved-on = Das Spiel liegt in { $file }; weiter geht es mit: { $command }
terminal-again = Noch einmal ansehen: { $command }

## Die Befehle

terminal-help-number = Option 3 nehmen
terminal-help-words = eine Option mit ihren Worten nehmen; was auch so klar ist, kann wegbleiben: { $short } genügt
terminal-help-rule = was eine Karte, ein Charakter oder eine Regel besagt; ? 3: worum es bei Option 3 geht
terminal-help-table = den Tisch noch einmal ansehen
terminal-help-all = alle Optionen, wenn es zu viele sind, um sie jedes Mal aufzuzählen
terminal-help-log = alles, was geschehen ist
terminal-help-why = warum die Bots seit deiner letzten Wahl so gehandelt haben; das kann ihre Geheimnisse verraten
terminal-help-save = das Spiel in eine Datei schreiben
    .command = save DATEI
terminal-help-quit = das Spiel verlassen; es wird gespeichert
terminal-no-reasons = Seit deiner letzten Wahl hat kein Bot etwas entschieden.
terminal-bot-fails = Dieser Bot schafft es nicht, zu sagen, warum ({ $error }).
terminal-more = … und { $count } weitere; sag, welche, wie in „{ $example }“, oder sieh sie dir mit all an

## Was nicht geht

terminal-no-option = Option { $number } gibt es nicht; sie tragen die Nummern 1 bis { $count }.
terminal-not-possible = „{ $answer }“ geht jetzt nicht: Tippe eine Nummer von 1 bis { $count }, einen Zug, wie er in der Liste steht, oder ? für Hilfe.
terminal-nothing-about = Zu Option { $number } gibt es nichts nachzuschlagen.
terminal-save-where = Sag, wohin: save DATEI
terminal-not-ours = { $file } gibt es schon und ist kein Spiel von uns; nimm einen anderen Namen.
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $error }
terminal-broke-down = Der Bot auf Platz { $seat }, { $who }, ist ausgefallen: { $error }. { $where }
terminal-unknown = Hier heißt nichts „{ $word }“.
terminal-unknown-hint = Hier heißt nichts „{ $word }“; meinst du { $hints }?

## Der Tisch

terminal-player = Spieler
terminal-role = Rolle
terminal-character = Charakter
terminal-life = Leben
# Wie weit die anderen weg sind, vom Lesenden oder von jemand anderem aus.
terminal-away = Distanz
terminal-from = Von { $who }
terminal-reach = Weite { $reach }
terminal-result = Ergebnis
terminal-dead = tot
terminal-ghost = Geist
terminal-extra-turn = derselbe Spieler bekommt noch einen
terminal-deck-known = Im Stapel bekannt
# Wessen Fähigkeit jemand außer der eigenen hat.
terminal-as = als { $character }
terminal-holds = hält { $cards }
# Eine Karte, die in dem Zug, in dem sie ausgelegt wird, nicht benutzt werden kann.
terminal-waits = { $card } (wartet)
terminal-priced = { $card } ({ $price })
terminal-after = { $count ->
    [0] das letzte
   *[other] danach noch { $count }
}
# Die erste Karte, nach dem Namen ihres Stapels: Noch liegt dort nichts.
terminal-first-bill = bisher nichts · als Nächstes { $next }

## Der Tisch des Würfelspiels

terminal-arrows = Pfeile
terminal-shots = Schüsse
terminal-from-turn = Von ▶
terminal-rerolls = { $count ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $count } Würfe
}
terminal-beers = { $count ->
    [one] ein Bier verbraucht
   *[other] { $count } Bier verbraucht
}
terminal-rolled = neu
terminal-face = { $face ->
    [arrow] Pfeil
    [dynamite] Dynamit
    [one] Eins
    [two] Zwei
    [beer] Bier
   *[gatling] Gatling
}

## Der Tisch des Duells. $side ist law oder outlaw.

terminal-reserve = Reserve
terminal-out = Raus
terminal-yours = { $side } (du)
terminal-ended = { $side }: { $result }
terminal-setup = Aufbau
terminal-duel-card = { $card } ({ $side }, { $symbol })
terminal-symbol = { $card } ({ $symbol })
terminal-common = { $pile } (oben { $side ->
    [law] eine Karte der Gesetzeshüter
   *[outlaw] eine Karte der Banditen
})
terminal-bangs = { $count ->
    [one] eine BANG!-Karte gespielt
   *[other] { $count } BANG!-Karten gespielt
}
terminal-swapped = schon getauscht
terminal-used = { $thing } genutzt

## Spiele, noch einmal erzählt

# Was am Anfang einer Aufzeichnung steht, nach $key.
terminal-header = { $key ->
    [game] Spiel
    [sets] Ausgaben
    [variants] Varianten
    [players] Spieler
    [seed] Startwert
    [rules] Regeln
    [roles] Rollen
    [characters] Charaktere
   *[other] { $key }
}
terminal-seen-by = gesehen
terminal-everybody = von allen, nichts ist verdeckt
terminal-before = Vor dem ersten Schritt
terminal-after-move = Nach Schritt { $move } von { $moves }
terminal-forced = { $move } (erzwungen)

## Was man nachschlagen kann

terminal-about = { $sort ->
    [event] Ereignis
    [character] { $side ->
        [law] Charakter der Gesetzeshüter
        [outlaw] Charakter der Banditen
       *[none] Charakter
    }
    [face] Würfelseite
    [part] auf dem Tisch
    [rule] Regel
    [set] Ausgabe mit Karten und Regeln
    [card] { $border ->
        [brown] { $game ->
            [duel] braune Aktionskarte
           *[other] braune Karte
        }
        [blue] { $game ->
            [duel] blaue Ausrüstung
           *[other] blaue Karte
        }
        [green] grüne Karte
        [orange] orange Karte
        [black] schwarze Karte
        [red] rote BANG!-Karte
       *[other] Karte
    }
    [variant] Variante
   *[other] { $sort }
}
terminal-about-weapon = Waffe mit Reichweite { $reach }
terminal-about-last = das letzte seines Stapels
terminal-about-active = immer aktiv
terminal-about-reload = Nachladen
terminal-about-life = { $count ->
    [one] 1 Lebenspunkt
   *[other] { $count } Lebenspunkte
}
terminal-about-copies = { $count ->
    [one] einmal: { $copies }
   *[other] { $count }-mal: { $copies }
}
terminal-written = In der Notation: { $written }
terminal-won = Du gewinnst!
terminal-lost = Du hast verloren
terminal-puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] { puzzle-theme-whom }
    [patience] { puzzle-theme-patience }
    [life] { puzzle-theme-life }
    [card] { puzzle-theme-card }
    [dice] { puzzle-theme-dice }
    [answer] { puzzle-theme-answer }
   *[other] { puzzle-theme-play }
} (Rätsel { $name })
terminal-puzzle-so-far = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}; das Rätsel des Tages { $streak ->
    [0] noch nicht in Folge
    [one] an einem Tag
   *[other] an { $streak } Tagen in Folge
}.
