### Fragen und Beschriftungen von BANG!
### $you sagt, wer von den Genannten liest: subject ($who), object ($whom) oder none.
### Eine Meldung ist die Überschrift für die Gefragten; .why sagt allen, warum.

## Vor der Partie

ask-bang-character = Wer bist du heute?
    .why = { $you ->
        [subject] Du hast zwei Charaktere bekommen. Wähle einen; der andere geht ungesehen zurück.
       *[none] { $who } wählt einen Charakter.
    }

## Der eigene Zug

ask-bang-play =
    .why = { $you ->
        [subject] Spiele so viele Karten, wie du willst, und beende dann deinen Zug.
       *[none] { $who } spielt Karten oder beendet den Zug.
    }
    .must = Du musst { $card } spielen, bevor du deinen Zug beenden darfst.
    .idle = Du kannst nichts mehr spielen.
ask-bang-discard = Welche Karte legst du ab?
    .why = { $you ->
        [subject] Du hast { $count } Karten auf der Hand und darfst { $limit ->
            [0] keine behalten.
            [one] eine behalten.
           *[other] { $limit } behalten.
        }
       *[none] { $who } hat { $count } Karten auf der Hand, zu viele, um alle zu behalten.
    }
    .deck = Sie kommt verdeckt auf den Nachziehstapel.
ask-bang-discard-for = Welche Karte legst du ab?
    .why = { $you ->
        [subject] { $thing }: Du musst eine Karte ablegen, die vor dir liegt.
       *[none] { $thing }: { $who } muss eine ausliegende Karte ablegen.
    }
ask-bang-draw = Wie ziehst du?
    .why = { $you ->
        [subject] { $thing }: Du darfst auf deine eigene Art ziehen.
       *[none] { $thing }: { $who } darf auf besondere Art ziehen.
    }
ask-bang-event = Machst du davon Gebrauch?
    .why = { $you ->
        [subject] { $thing }: Du darfst davon Gebrauch machen.
       *[none] { $thing }: { $who } darf davon Gebrauch machen.
    }
ask-bang-copy = Wessen Fähigkeit übernimmst du?
    .why = { $you ->
        [subject] { $thing }: Du hast sie bis zu deinem nächsten Zug.
       *[none] { $thing }: { $who } übernimmt bis zum nächsten Zug eine fremde Fähigkeit.
    }

## Karten zu holen

ask-bang-pick = Welche Karte nimmst du?
    .why = { $you ->
        [subject] { $thing }: Such dir eine von { $count } aus.
       *[none] { $thing }: { $who } sucht sich eine von { $count } Karten aus.
    }
# $whom ist ausgeschieden.
ask-bang-loot = Welche Karte nimmst du?
    .why = { $you ->
        [subject] { $whom } ist ausgeschieden, und du nimmst dir einen Teil der Karten.
        [object] Du bist ausgeschieden, und { $who } nimmt sich einen Teil deiner Karten.
       *[none] { $whom } ist ausgeschieden, und { $who } nimmt sich einen Teil der Karten.
    }
ask-bang-strip = Welche Karte muss { $whom } ablegen?
    .why = { $you ->
        [subject] { $thing }: { $whom } muss eine Karte deiner Wahl ablegen.
        [object] { $thing }: Du musst eine Karte ablegen, die { $who } wählt.
       *[none] { $thing }: { $whom } muss eine Karte ablegen, die { $who } wählt.
    }
    .waiting = { $you ->
        [subject] { $thing }: Du wählst eine Karte, die jemand anders ablegt.
       *[none] { $thing }: { $who } wählt eine Karte, die jemand anders ablegt.
    }
ask-bang-flip = Welche Karte zählt?
    .why = { $you ->
        [subject] { $thing }: Du hast { $cards } aufgedeckt.
       *[none] { $thing }: { $who } hat { $cards } aufgedeckt.
    }

## Gefahr: warum, und was auf dem Spiel steht

# $thing: die Karte, die schießt, oder was sonst schießt.
ask-bang-defend = { $who } schießt auf dich!
    .why = { $you ->
        [subject] Du schießt mit { $thing } auf { $whom }.
        [object] { $who } schießt mit { $thing } auf dich.
       *[none] { $who } schießt mit { $thing } auf { $whom }.
    }
ask-bang-defend-ability = { $who } schießt auf dich!
    .why = { $you ->
        [subject] Du schießt auf { $whom }, dank { $thing }.
        [object] { $who } schießt auf dich, dank { $thing }.
       *[none] { $who } schießt auf { $whom }, dank { $thing }.
    }
ask-bang-attack = { $who } greift dich an!
    .why = { $you ->
        [subject] Du greifst { $whom } mit { $thing } an.
        [object] { $who } greift dich mit { $thing } an.
       *[none] { $who } greift { $whom } mit { $thing } an.
    }
ask-bang-defend-nobody = Ein Schuss auf dich!
    .why = { $you ->
        [object] { $thing }: Auf dich wird geschossen.
       *[none] { $thing }: Auf { $whom } wird geschossen.
    }
ask-bang-needs = Dagegen hilft nur { $missing }-mal „{ $missed }“.
ask-bang-give-up = { $thing }: Antwortest du?
# $life: was die gefragte Person jetzt hat.
ask-bang-stakes =
    .dodge = { $you ->
        [subject] { $life ->
            [0] Du darfst ausweichen.
            [1] Weiche aus, oder du verlierst dein letztes Leben.
           *[other] Weiche aus, oder du verlierst { $amount } von { $life } Leben.
        }
       *[none] { $life ->
            [0] { $who } darf ausweichen.
            [1] { $who } darf ausweichen oder verliert das letzte Leben.
           *[other] { $who } darf ausweichen oder verliert { $amount } von { $life } Leben.
        }
    }
    .give = { $you ->
        [subject] { $life ->
            [0] Du darfst { $thing } ablegen.
            [1] Lege { $thing } ab, oder du verlierst dein letztes Leben.
           *[other] Lege { $thing } ab, oder du verlierst { $amount } von { $life } Leben.
        }
       *[none] { $life ->
            [0] { $who } darf { $thing } ablegen.
            [1] { $who } darf { $thing } ablegen oder verliert das letzte Leben.
           *[other] { $who } darf { $thing } ablegen oder verliert { $amount } von { $life } Leben.
        }
    }
    .answer = { $you ->
        [subject] { $life ->
            [0] Du darfst antworten.
            [1] Antworte, oder du verlierst dein letztes Leben.
           *[other] Antworte, oder du verlierst { $amount } von { $life } Leben.
        }
       *[none] { $life ->
            [0] { $who } darf antworten.
            [1] { $who } darf antworten oder verliert das letzte Leben.
           *[other] { $who } darf antworten oder verliert { $amount } von { $life } Leben.
        }
    }
    .helpless = { $you ->
        [subject] { $life ->
            [0] Du kannst nicht antworten.
            [1] Du kannst nicht antworten und verlierst dein letztes Leben.
           *[other] Du kannst nicht antworten und verlierst { $amount } von { $life } Leben.
        }
       *[none] { $life ->
            [0] { $who } kann nicht antworten.
            [1] { $who } kann nicht antworten und verliert das letzte Leben.
           *[other] { $who } kann nicht antworten und verliert { $amount } von { $life } Leben.
        }
    }
# A card of $who would do something to $whom.
ask-bang-evade = { $who } spielt { $thing } gegen dich: Entgehst du dem?
    .why = { $you ->
        [subject] Du spielst { $thing } gegen { $whom }; dem kann man entgehen.
        [object] { $who } spielt { $thing }. Du darfst die Wirkung auf dich verhindern.
       *[none] { $who } spielt { $thing } gegen { $whom }; dem kann man entgehen.
    }
ask-bang-pass-evade = Geschehen lassen
# $count: the cards that are drawn; the others are left for something else.
ask-bang-do-forgo = { $count ->
    [0] Keine Karte ziehen
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
# $need: so viele Leben halten die gefragte Person im Spiel.
ask-bang-save = Du stirbst!
    .why = { $you ->
        [subject] Du hast { $whom } das letzte Leben genommen ({ $thing }).
        [object] { $who } hat dir das letzte Leben genommen ({ $thing }).
       *[none] { $who } hat { $whom } das letzte Leben genommen ({ $thing }).
    }
    .why-nobody = { $you ->
        [object] { $thing }: Du hast dein letztes Leben verloren.
       *[none] { $thing }: { $whom } hat das letzte Leben verloren.
    }
    .stakes = { $you ->
        [subject] { $need ->
            [one] Rette dich, oder du scheidest aus.
           *[other] Du brauchst { $need } Leben zurück, oder du scheidest aus.
        }
       *[none] { $need ->
            [one] { $who } findet einen Ausweg oder scheidet aus.
           *[other] { $who } braucht { $need } Leben zurück oder scheidet aus.
        }
    }
    .helpless = { $you ->
        [subject] { $need ->
            [one] Nichts kann dich retten.
           *[other] Nichts kann dich retten: Dir fehlen { $need } Leben.
        }
       *[none] { $need ->
            [one] Nichts kann { $who } retten.
           *[other] Nichts kann { $who } retten: Es fehlen { $need } Leben.
        }
    }

## Möglichkeiten in ganzen Sätzen

ask-bang-with = { $what } mit { $cards }
ask-bang-do-play = { $card } spielen
ask-bang-do-play-on = { $you ->
    [object] { $card } auf dich selbst spielen
   *[none] { $card } auf { $whom } spielen
}
ask-bang-do-play-on-hand = { $you ->
    [object] { $card } auf die eigene Hand spielen
   *[none] { $card } auf die Hand von { $whom } spielen
}
ask-bang-do-play-on-card = { $you ->
    [object] { $card } auf die eigene Karte { $thing } spielen
   *[none] { $card } auf die Karte { $thing } von { $whom } spielen
}
# $thing: something that lies on the table and belongs to nobody.
ask-bang-do-play-for = { $card } für { $thing } spielen
ask-bang-do-answer = Mit { $card } antworten
ask-bang-do-use = { $what } nutzen
ask-bang-do-use-on = { $you ->
    [object] { $what } für dich selbst nutzen
   *[none] { $what } gegen { $whom } nutzen
}
ask-bang-do-use-on-hand = { $you ->
    [object] { $what } gegen die eigene Hand nutzen
   *[none] { $what } gegen die Hand von { $whom } nutzen
}
ask-bang-do-use-on-card = { $you ->
    [object] { $what } gegen die eigene Karte { $thing } nutzen
   *[none] { $what } gegen die Karte { $thing } von { $whom } nutzen
}
ask-bang-do-use-for = { $what } für { $thing } nutzen
ask-bang-do-draw-for = „Ziehen!“ für { $thing }
ask-bang-do-draw-deck = Vom Nachziehstapel ziehen
ask-bang-do-draw-discard = Die oberste Karte des Ablagestapels nehmen
ask-bang-do-take = { $cards } nehmen
ask-bang-do-take-hand = { $you ->
    [object] Eine Karte aus der eigenen Hand nehmen
   *[none] { $whom } eine Karte aus der Hand nehmen
}
ask-bang-do-take-card = { $you ->
    [object] Die eigene Karte { $thing } nehmen
   *[none] { $whom } die Karte { $thing } wegnehmen
}
ask-bang-do-strip-hand = { $you ->
    [object] Eine Karte aus der eigenen Hand ablegen
   *[none] { $whom } eine Handkarte ablegen lassen
}
ask-bang-do-strip-card = { $you ->
    [object] Die eigene Karte { $thing } ablegen
   *[none] { $whom } die Karte { $thing } ablegen lassen
}
ask-bang-do-keep = { $cards } behalten
ask-bang-do-count = { $cards } zählen lassen
ask-bang-do-character = Als { $character } spielen
ask-bang-do-copy = { $you ->
    [object] Die eigene Fähigkeit übernehmen, { $thing }
   *[none] Die Fähigkeit von { $thing } übernehmen ({ $whom })
}
ask-bang-do-discard = { $card } ablegen

## Was Passen bedeutet

ask-bang-pass-defend = Treffer einstecken
ask-bang-pass-give-up = 1 Leben verlieren
ask-bang-pass-save = Sterben
ask-bang-pass-event = Verzichten

## Knöpfe

ask-bang-button-draw = „Ziehen!“ für { $thing }
ask-bang-button-deck = Vom Nachziehstapel
ask-bang-button-discard = Vom Ablagestapel

## Verben auf den Zielen

ask-bang-aim-choose = { $you ->
    [object] Dich selbst wählen
   *[none] { $whom } wählen
}
    .short = Wählen
ask-bang-aim-shoot = { $you ->
    [object] Auf dich selbst schießen
   *[none] Auf { $whom } schießen
}
    .short = Schießen
ask-bang-aim-stab = { $you ->
    [object] Nach dir selbst stechen
   *[none] Nach { $whom } stechen
}
    .short = Zustechen
ask-bang-aim-punch = { $you ->
    [object] Dich selbst schlagen
   *[none] { $whom } schlagen
}
    .short = Schlagen
ask-bang-aim-duel = { $you ->
    [object] Dich selbst fordern
   *[none] { $whom } zum Duell fordern
}
    .short = Fordern
ask-bang-aim-jail = { $you ->
    [object] Dich selbst einsperren
   *[none] { $whom } einsperren
}
    .short = Einsperren
ask-bang-aim-rob = { $you ->
    [object] Eine eigene Karte nehmen
   *[none] { $whom } bestehlen
}
    .short = Bestehlen
ask-bang-aim-strip = { $you ->
    [object] Eine eigene Karte ablegen
   *[none] { $whom } ablegen lassen
}
    .short = Ablegen
ask-bang-aim-treat = { $you ->
    [object] Selbst trinken
   *[none] { $whom } einen ausgeben
}
    .short = Ausgeben
ask-bang-aim-heal = { $you ->
    [object] Dich selbst heilen
   *[none] { $whom } heilen
}
    .short = Heilen
ask-bang-aim-copy = { $you ->
    [object] Dich selbst nachahmen
   *[none] { $whom } nachahmen
}
    .short = Nachahmen

## Schritt für Schritt: was gefragt wird, während man wählt

# $verb ist, was die Karte oder das Ding mit dem Ziel macht, $what ihr Name.
ask-bang-target = { $verb ->
    [shoot] Auf wen schießt du?
    [punch] Wem gibst du eins auf die Nase?
    [stab] Wen triffst du mit dem Messer?
    [duel] Wen forderst du heraus?
    [jail] Wen sperrst du ein?
    [rob] Wem nimmst du eine Karte?
    [strip] Wer verliert eine Karte?
    [treat] Wer bekommt einen Schluck?
   *[other] { $what }: für wen?
}
# $what is aimed at something that lies on the table and belongs to nobody.
ask-bang-which = { $what }: Was soll es sein?
# Why these are the targets.
ask-bang-weapon-reaches = Deine Waffe, { $weapon }, reicht { $reach } weit.
ask-bang-reach = Deine Waffe reicht { $reach } weit.
# $line: was die Karte tut, wenn sie benutzt wird.
ask-bang-lay-down = Du legst sie jetzt vor dir aus und kannst sie in einem späteren Zug benutzen: { $line }.
