### Was Posse ist und wem es dankt.

about-title = Über Posse
about-lead = Posse ist ein Ort, um BANG!, BANG! The Duel und BANG! The Dice Game zu spielen: mit Freunden und Bots, im Browser, ohne Konto.
about-what = Was es kann
about-what-rules = Es kennt jede Karte und jede Klarstellung und spielt danach. Jede Regel ist durch Partien belegt, die dafür aufgeschrieben wurden.
about-what-fair = Es teilt ehrlich aus: Der Zufall steht vor der ersten Karte fest und wird nach der letzten gezeigt; jeder kann es nachprüfen.
about-what-secret = Niemand, ob Mensch oder Bot, bekommt je zugeschickt, was er nicht sehen darf.
about-fan = Ein Fanprojekt
about-fan-text = Posse ist unabhängig. Es gehört nicht zu den Autoren oder Verlagen der Spiele und wird von ihnen nicht unterstützt. BANG! ist eine Marke von dV Giochi. Die Regeln sind mit eigenen Worten erzählt; die Bilder sind gezeichnet, nichts ist eingescannt.
about-fan-own = Wenn es dir gefällt, kauf bitte das Spiel: Wer hier spielt, sollte es im Regal haben.
about-licence = Lizenz
about-licence-text = Posse ist quelloffen unter der Apache-Lizenz 2.0. Du darfst es benutzen, ändern und weitergeben.
about-pictures = Bilder
about-pictures-text = Die Bilder stammen von game-icons.net, unter CC BY 3.0, in unseren Farben und Größen. Danke an alle, die hier stehen.
about-pictures-count = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
}
about-pictures-others = und andere, die zu game-icons.net beigetragen haben
about-pictures-own = Den Sheriffstern, die Abzeichen, die Patronen und die Zielscheiben der Würfel haben wir selbst gezeichnet.
about-fonts = Schriften
about-fonts-text = Beide unter der SIL Open Font License 1.1.
about-font-rye = Rye, für Überschriften und Kartennamen, von Sorkin Type
about-font-bitter = Bitter, für alles, was gelesen wird, von den Autoren des Bitter-Projekts
about-libraries = Bibliotheken
about-libraries-browser = Im Browser
about-libraries-server = Auf dem Server
about-library = Bibliothek
about-library-licence = Lizenz
