### Der Begleiter durch die erste Partie: Jedes wird einmal gesagt, wenn es zum ersten Mal zählt. In den ersten Zügen sagt
### er, was er täte.

guide-label = Ein guter Rat
guide-ok = Verstanden
guide-more = Weiterlesen
guide-stop = Danke, genug
guide-advice = Mein Rat:
guide-do = Mach das
guide-ask = Was würdest du tun?
guide-gain = { $instead } → { $chance } %
    .line = Gewonnene Partien von hundert: mit dem nächstbesten Zug und mit diesem
guide-role-sheriff = Du bist der Sheriff, und alle wissen es. Schalte alle Banditen und { $game ->
        [dice] Gesetzlosen
       *[other] Abtrünnigen
    } aus. Vielleicht ist jemand hier dein Hilfssheriff: Schau, wer auf wen schießt, bevor du schießt.
guide-role-deputy = Du bist Hilfssheriff. Niemand weiß es. Schütze den Sheriff, den Spieler mit dem Stern: Deine Seite gewinnt, wenn alle Banditen und { $game ->
        [dice] Gesetzlosen
       *[other] Abtrünnigen
    } weg sind, selbst wenn du fällst.
guide-role-outlaw = Du bist Bandit. Niemand weiß es. Deine Seite gewinnt, sobald der Sheriff, der Spieler mit dem Stern, tot ist. Wer sonst auf ihn schießt, ist vielleicht dein Freund.
guide-role-renegade = Du bist { $game ->
        [dice] ein Gesetzloser
       *[other] ein Abtrünniger
    }, allein gegen alle. Du gewinnst nur als Letzter, und der Sheriff muss vor dir als Letzter fallen: Halte beide Seiten in Atem.
guide-bang-three = Zu dritt liegen alle Rollen offen, und jeder jagt einen: der Hilfssheriff den Abtrünnigen, der Abtrünnige den Banditen, der Bandit den Hilfssheriff. Erledigst du deinen selbst, gewinnst du. Tut es ein anderer, gewinnt, wer zuletzt noch steht.
guide-out = Du bist ausgeschieden, aber deine Seite kann noch gewinnen. Schau zu oder geh: Die Partie findest du später bei den Replays.
guide-bang-play = Du bist dran. Karten, die leuchten, kannst du spielen, so viele du willst, aber meist nur ein BANG! in einem Zug. Wähle eine, um sie aufzunehmen. Zeig auf eine Karte oder drück länger darauf, um zu lesen, was sie tut. Am Ende beendest du deinen Zug.
guide-bang-target = Wähle jetzt, wen es trifft: Auf alle in Rot kannst du zielen. Die Fußspuren zeigen, wie weit andere sitzen, das Fadenkreuz, wen deine Waffe erreicht. Du kannst die Karte auch zurücklegen.
guide-bang-pay = Das hat seinen Preis: Wähle unter den leuchtenden Karten, womit du bezahlst. Das wird abgelegt. Du kannst es dir auch anders überlegen.
guide-bang-defend = Jemand schießt auf dich! Ein Fehlschuss! wehrt den Schuss ab. Hast du keinen, oder willst du ihn behalten, steck den Treffer ein und verlier ein Leben.
guide-bang-give-up = Hier hilft nur ein BANG! aus deiner Hand. Gib eines ab oder verlier ein Leben.
guide-bang-save = Das wäre dein letztes Leben. Ein Bier rettet dich jetzt, auch wenn du nicht dran bist, solange mehr als zwei Spieler übrig sind.
guide-bang-discard = Am Ende deines Zuges behältst du nur so viele Karten, wie du Leben hast. Wähle, was du am wenigsten brauchst.
guide-bang-pick = Reihum nimmt jeder eine dieser Karten. Nimm, was dir am besten gefällt.
guide-bang-event = Das Plakat auf dem Tisch ändert die Regeln für alle, bis das nächste kommt. Zeig darauf oder drück länger darauf, um es zu lesen.
guide-border-green = Eine grüne Karte legst du erst vor dich hin. Nicht im selben Zug, aber später darfst du sie einmal benutzen; dann ist sie weg. Bis dahin sehen alle, was du vorhast.
guide-bang-wait = Jetzt spielen die anderen. Der Verlauf erzählt, was geschieht und um wen es geht. Jederzeit kann eine Antwort von dir gefragt sein.
guide-dice-roll = Du darfst bis zu dreimal würfeln. Wähle die Würfel, die du noch einmal werfen willst, und behalte den Rest. Dynamit bleibt liegen, und jeden gewürfelten Pfeil nimmst du sofort.
guide-dice-target = Eine Zielscheibe trifft jemanden: eine 1 den Spieler neben dir, eine 2 den übernächsten. Wähle, wen.
guide-dice-beer = Ein Bier gibt ein Leben zurück, dir oder jemandem, den du magst. Wem du hilfst, zeigt, auf wessen Seite du stehst.
guide-dice-wait = Wird der letzte Pfeil genommen, kommt der Angriff: Jeder verliert für jeden seiner Pfeile ein Leben.
guide-duel-start = Zwei deiner Charaktere kommen ins Spiel. Wähle, wer vorn steht: Die meisten Schüsse treffen vorn, der andere wartet dahinter.
guide-duel-play = Du bist dran. Leuchtende Karten kannst du spielen; rote sind Schüsse. Einmal im Zug darfst du vorn und hinten tauschen. Wer keine Charaktere mehr hat, hat verloren.
guide-duel-defend = Du wirst getroffen, wenn du nicht antwortest. Nimm eine der leuchtenden Karten oder steck den Treffer ein.
guide-duel-wait = Jetzt spielt die andere Seite. Was neben einem Charakter liegt, ist seine Ausrüstung; zeig darauf oder drück länger darauf, um sie zu lesen.
