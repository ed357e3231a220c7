### Was man erfährt, während man weg ist: durch eine Nachricht.

away-turn = Du bist dran, an Tisch { $code }.
away-turn-of = An Tisch { $code } ist { $name } dran.
away-started = An Tisch { $code } hat die Partie begonnen.
away-ready = Dein Tisch { $code } ist voll: Ihr könnt anfangen.
away-over = Die Partie an Tisch { $code } ist zu Ende.
away-stop = Keine Nachrichten mehr: { $link }
away-stop-do = Abschalten
