# What a player can look up about The Dice Game, in German; English stands in the game's reference.yaml.

## Rules

rule-role-split = 4 Spieler: Sheriff, Gesetzloser, 2 Banditen. 5: dazu ein Hilfssheriff. 6: dazu ein dritter Bandit. 7: dazu ein zweiter Hilfssheriff. 8: dazu ein zweiter Gesetzloser. Die Rollen werden verdeckt verteilt; nur der Sheriff zeigt seine.
rule-starting-life = Lebenspunkte wie auf dem Charakter aufgedruckt, der Sheriff zwei mehr. Die Anfangszahl ist die Höchstzahl für die ganze Partie.
rule-nine-arrows = Neun Pfeilmarker liegen im Vorrat; die Pfeile der Spieler und die im Vorrat sind zusammen immer neun.
rule-sheriff-begins = Der Sheriff ist zuerst am Zug; danach geht es nach links (im Uhrzeigersinn) reihum unter den lebenden Spielern.
rule-first-roll-all-five = Ein Zug beginnt mit einem Wurf aller fünf Würfel.
rule-two-rerolls = Bis zu zweimal darf der Spieler beliebige Würfel (einen bis fünf) noch einmal werfen oder behalten, was er hat. Der dritte Wurf gilt, wie er liegt.
rule-any-die-on-any-reroll = Ein Würfel, der beim zweiten Wurf liegen blieb, darf beim dritten noch geworfen werden.
rule-dynamite-is-locked = Ein Würfel, der Dynamit zeigt, kann in diesem Zug nicht noch einmal geworfen werden (Ausnahme: Black Jack).
rule-order-of-results = Ist das Würfeln zu Ende, werden die Würfel in dieser Reihenfolge ausgeführt: Dynamit, alle Zielscheiben zusammen, Bier, Gatling. Alle müssen benutzt werden; eine Wahl kann nicht abgelehnt werden. (Pfeile wurden schon beim Würfeln ausgeführt.)
rule-arrows-at-once = Für jeden gewürfelten Pfeil nimmt der Spieler sofort einen Pfeilmarker, nach dem ersten Wurf und nach jedem weiteren. Nur eben geworfene Würfel zählen: Ein liegen gebliebener Pfeil gibt keinen zweiten Marker. Ein Würfel mit Pfeil darf noch einmal geworfen werden.
rule-indian-attack = Wer den letzten Pfeil des Vorrats nimmt, löst den Angriff aus: Alle Spieler verlieren gleichzeitig so viele Lebenspunkte, wie sie Pfeile haben; dann kommen alle Pfeile in den Vorrat zurück, und der Zug geht weiter.
rule-arrows-left-over-after-the-attack = Pfeile desselben Wurfs, die beim Ausbruch des Angriffs noch nicht genommen waren, werden danach aus dem aufgefüllten Vorrat genommen.
rule-killed-while-rolling = Stirbt der Spieler am Zug bei dem Angriff, ist sein Zug zu Ende; seine Würfel werden nicht ausgeführt, und es werden keine Pfeile mehr genommen.
rule-three-dynamites = Dreimal Dynamit oder öfter kostet den Spieler einen Lebenspunkt (nur einen, auch bei vier oder fünf Würfeln).
rule-dynamite-death-ends-the-turn = Stirbt er daran, endet der Zug sofort, und keiner seiner anderen Würfel zählt. Überlebt er, führt er die anderen wie üblich aus.
rule-dynamite-does-not-stop-the-rolling = Das Dynamit wird gezählt, wenn das Würfeln zu Ende ist; bei dreien dürfen die anderen Würfel noch einmal geworfen werden.
    .decision = Gedruckte Regeln lassen dreimal Dynamit das Würfeln sofort beenden. Hier sind nur die Würfel gesperrt, die Dynamit zeigen, und ausgeführt wird nach dem letzten Wurf.
rule-bulls-eye-one = Eine Eins trifft den nächsten Spieler zur Linken oder zur Rechten, nach Wahl; er verliert einen Lebenspunkt.
rule-bulls-eye-two = Eine Zwei trifft den Spieler genau zwei Plätze zur Linken oder zur Rechten, nach Wahl.
rule-two-counts-as-one-with-few-players = Sind nur noch zwei oder drei Spieler übrig, gilt eine Zwei als Eins.
rule-targets-first-then-all-at-once = Für jede Zielscheibe wird Würfel für Würfel ein Ziel genannt; erst dann treffen alle gleichzeitig. Es gelten die Plätze der Spieler, die zu Beginn des Zuges lebten: Niemand rückt auf, weil in diesem Zug jemand stirbt.
rule-overkill = Einem Spieler dürfen mehr Zielscheiben gegeben werden, als er Lebenspunkte hat, auch einem, der in diesem Zug schon gestorben ist (Indianer).
    .decision = Wörtlich genommen: Ein Spieler, der in diesem Zug bei einem Angriff der Indianer gestorben ist, behält seinen Platz und darf (ohne Wirkung) genannt werden, bis der Zug zu Ende ist; er erhält kein Bier, und auch sonst trifft ihn nichts. Auch ob „zwei oder drei Spieler übrig“ sind, wird vom Beginn des Zuges genommen.
rule-dead-do-not-count-later = Ab dem nächsten Zug zählen Ausgeschiedene bei den Plätzen nicht mit und kommen nicht mehr an die Reihe.
rule-reactions-in-table-order = Verlangen gleichzeitige Treffer (Zielscheiben, Gatling) von mehreren Spielern eine Reaktion (Bart Cassidy, Pedro Ramirez), werden sie im Uhrzeigersinn ab dem linken Nachbarn des Schützen gefragt, jeder für alle seine Punkte; dann scheiden die Ausgeschiedenen zusammen aus, dann erhält Vulture Sam Punkte, dann wird das Ende der Partie geprüft, dann der Pfeil für El Gringo genommen.
    .decision = Die Reihenfolge unter den Spielern ist nicht abgedruckt; sie folgt dem Tisch.
rule-roles-shown-together = Wer gleichzeitig ausscheidet, zeigt seine Rolle gleichzeitig, nach allen Schüssen.
rule-beer = Für jedes Bier nennt der Spieler einen beliebigen lebenden Spieler (auch sich selbst), der einen Lebenspunkt erhält, nie über seine Anfangszahl hinaus; bei einem Spieler auf seiner Höchstzahl ist es vergeudet, darf ihm aber gegeben werden.
rule-beers-come-after-the-shots = Wer durch Zielscheiben ausgeschieden ist, kann nicht durch ein Bier desselben Zuges gerettet werden.
rule-gatling = Drei oder mehr Gatlings: Der Spieler legt alle eigenen Pfeile zurück, dann verliert jeder andere Spieler einen Lebenspunkt, alle gleichzeitig. Einmal je Zug. Eine oder zwei bewirken nichts.
rule-elimination = Wer seinen letzten Lebenspunkt verliert, scheidet sofort aus, zeigt seine Rolle und legt seine Pfeile zurück. Mit seiner Seite gewinnt er trotzdem.
rule-when-the-end-is-checked = Das Ende der Partie wird nach allen gleichzeitigen Verlusten zusammen geprüft (ein Angriff der Indianer, das Dynamit, alle Zielscheiben, die Gatling), nicht zwischen den einzelnen.
rule-sheriff-dead = Scheidet der Sheriff aus, ist die Partie zu Ende. Lebt dann nur noch ein einziger Gesetzloser, gewinnt er allein; sonst gewinnen die Banditen, auch die toten.
rule-two-renegades-left = Leben bei 8 Spielern beide Gesetzlosen, wenn der Sheriff stirbt, gewinnen die Banditen, auch wenn sie alle tot sind.
rule-everybody-dead = Sterben alle gleichzeitig, gewinnen die Banditen.
rule-law-wins = Sind alle Banditen und Gesetzlosen ausgeschieden und der Sheriff lebt, gewinnen der Sheriff und alle Hilfssheriffs, auch die toten.
    .decision = Stirbt der Sheriff gleichzeitig mit dem letzten Banditen und Gesetzlosen, gewinnen die Banditen, auch wenn ein Hilfssheriff lebt: Der Sheriff wird zuerst betrachtet.

## Faces

arrow = Pfeil
    .effect = Sofort einen Pfeil nehmen; der letzte des Vorrats bringt die Indianer.
dynamite = Dynamit
    .effect = Gesperrt; drei oder mehr kosten einen Lebenspunkt.
one = Zielscheibe 1
    .effect = Ein Nachbar verliert einen Lebenspunkt.
two = Zielscheibe 2
    .effect = Ein Spieler zwei Plätze weiter verliert einen Lebenspunkt.
beer = Bier
    .effect = Ein beliebiger Spieler erhält einen Lebenspunkt.
gatling = Gatling
    .effect = Drei oder mehr: Alle anderen verlieren einen Lebenspunkt, eigene Pfeile werden zurückgelegt.

## Characters

bart-cassidy = Bart Cassidy
    .effect = Würde er durch eine Zielscheibe oder die Gatling einen Lebenspunkt verlieren, darf er stattdessen einen Pfeil aus dem Vorrat nehmen.
    .ruling-1 = Nicht gegen Indianer oder Dynamit.
    .ruling-2 = Nicht, wenn dieser Pfeil der letzte des Vorrats wäre.
    .ruling-3 = Punkt für Punkt: Gegen den verdoppelten Schuss von Slab retten zwei Pfeile beide Punkte, ein Pfeil rettet einen; der Vorrat wird jedes Mal neu betrachtet.
    .ruling-4 = Ein durch einen Pfeil ersetzter Punkt ist kein verlorener Lebenspunkt.
    .ruling-5 = Wer in diesem Zug gestorben ist oder seinen letzten Punkt hat gehen lassen, wird nicht mehr gefragt.
black-jack = Black Jack
    .effect = Sein Dynamit ist nicht gesperrt, solange weniger als drei davon liegen; er darf es wie andere Würfel noch einmal werfen.
    .ruling-1 = Kein zusätzlicher Wurf.
    .ruling-2 = Liegen drei oder mehr (in einem Wurf oder zusammen), sind sie gesperrt und kosten wie üblich den Lebenspunkt.
calamity-janet = Calamity Janet
    .effect = Sie darf eine Eins als Zwei und eine Zwei als Eins verwenden, Würfel für Würfel.
el-gringo = El Gringo
    .effect = Ein Spieler, der ihn einen oder mehrere Lebenspunkte kostet, muss einen Pfeil nehmen.
    .ruling-1 = Ein Pfeil für alle Zielscheiben eines Zuges zusammen und einer für die Gatling.
    .ruling-2 = Nicht bei Indianern oder Dynamit.
    .ruling-3 = Bei der Gatling legt der Schütze zuerst seine Pfeile zurück, dann nimmt er diesen.
    .ruling-4 = Es darf der letzte Pfeil sein und so die Indianer auslösen.
    .ruling-5 = Der Pfeil für Zielscheiben wird vor dem Bier genommen; eine Gatling desselben Zuges legt ihn zurück, bevor der nächste genommen wird.
    .decision = Ob der Pfeil genommen wird, wenn ihn der Verlust ausschaltet, ist nicht abgedruckt; er wird genommen.
jesse-jones = Jesse Jones
    .effect = Hat er vier oder weniger Lebenspunkte, bringt ihm jedes eigene Bier, das er für sich verwendet, zwei.
    .ruling-1 = Ob es vier oder weniger sind, wird geprüft, wenn seine Biere beginnen: Mit 4 Lebenspunkten bringen ihn zwei Bier auf 8.
    .ruling-2 = Bier anderer Spieler bringt ihm einen, und sein Bier bringt anderen Spielern einen.
    .ruling-3 = Nie über seine Höchstzahl hinaus.
    .decision = Vier oder weniger wird einmal geprüft, nicht noch einmal zwischen den Bieren.
jourdonnais = Jourdonnais
    .effect = Bei einem Angriff der Indianer verliert er höchstens einen Lebenspunkt, wie viele Pfeile er auch hat.
    .ruling-1 = Ohne Pfeile verliert er keinen.
    .ruling-2 = Andere Verluste trägt er voll.
kit-carlson = Kit Carlson
    .effect = Für jede Gatling, die er am Ende seines Würfelns zeigt, darf er einen Pfeil eines beliebigen Spielers, auch einen eigenen, in den Vorrat zurücklegen.
    .ruling-1 = Auch mit einer oder zwei Gatlings. Mit dreien hat er auch das Geschütz und legt dadurch alle eigenen Pfeile zurück.
    .ruling-2 = Er darf bei jeder davon verzichten.
    .decision = Wann genau, ist nicht abgedruckt; er tut es im Schritt der Gatling, nach dem Geschütz.
lucky-duke = Lucky Duke
    .effect = Er darf dreimal statt zweimal noch einmal werfen (insgesamt vier Würfe).
paul-regret = Paul Regret
    .effect = Die Gatling kostet ihn nie einen Lebenspunkt.
pedro-ramirez = Pedro Ramirez
    .effect = Für jeden Lebenspunkt, den er verliert, darf er einen seiner Pfeile zurücklegen; den Punkt verliert er trotzdem.
    .ruling-1 = Aus welchem Grund auch immer; ein verdoppelter Schuss erlaubt zwei Pfeile.
    .ruling-2 = Bei einem Angriff der Indianer wird er nicht gefragt (seine Pfeile kommen ohnehin zurück und mindern den Verlust nicht), ebenso wenig beim letzten Lebenspunkt.
rose-doolan = Rose Doolan
    .effect = Ihre Einsen erreichen Spieler ein oder zwei Plätze weit, ihre Zweien Spieler zwei oder drei Plätze weit.
    .ruling-1 = Bei vier Spielern darf eine Zwei jemanden drei Plätze weit treffen, der ihr Nachbar auf der anderen Seite ist.
    .ruling-2 = Bei fünf Spielern erreicht eine Zwei nie ihre Nachbarn.
sid-ketchum = Sid Ketchum
    .effect = Zu Beginn seines Zuges, vor dem Würfeln, erhält ein beliebiger Spieler seiner Wahl (auch er selbst) einen Lebenspunkt.
    .ruling-1 = Nicht über die Höchstzahl dieses Spielers hinaus. Ein Spieler muss genannt werden.
slab-the-killer = Slab the Killer
    .effect = Einmal je Zug darf er eines seiner Biere einsetzen, um eine Eins oder eine Zwei zu verdoppeln; deren Ziel verliert zwei Lebenspunkte.
    .ruling-1 = Beide Punkte treffen denselben Spieler. Das eingesetzte Bier heilt niemanden, weitere heilen wie üblich.
suzy-lafayette = Suzy Lafayette
    .effect = Zeigen ihre Würfel am Ende keine Eins und keine Zwei, erhält sie am Ende ihres Zuges zwei Lebenspunkte.
    .ruling-1 = Zielscheiben, die sie wieder weggewürfelt hat, zählen nicht. Nie über ihre Höchstzahl hinaus.
vulture-sam = Vulture Sam
    .effect = Jedes Mal, wenn ein anderer Spieler ausscheidet, erhält er zwei Lebenspunkte.
    .ruling-1 = Nicht, wenn er gleichzeitig stirbt; er kann nicht zurückkehren.
    .ruling-2 = Zwei für jeden Ausgeschiedenen, sofort nach den gleichzeitigen Verlusten; nie über seine Höchstzahl hinaus.
willy-the-kid = Willy the Kid
    .effect = Ihm genügen zwei Gatlings, um die Gatling einzusetzen.
    .ruling-1 = Einmal je Zug, auch mit vier oder fünf Gatlings.

## Interactions

interaction-1 = Treffen El Gringo zwei Zielscheiben eines Zuges, kostet das den Schützen einen Pfeil; treffen ihn Zielscheiben und dann die Gatling desselben Zuges, zwei, von denen die Gatling den ersten zurücklegt.
interaction-2 = Der Pfeil für El Gringo als letzter des Vorrats: Die Indianer greifen mitten in den Ergebnissen des Schützen an; stirbt der Schütze, zählen seine übrigen Würfel nicht.
interaction-3 = Bart Cassidy, von zwei Zielscheiben getroffen, bei zwei Pfeilen im Vorrat, darf nur einen davon nehmen: Der zweite wäre der letzte.
interaction-4 = Willy the Kid gegen Paul Regret: Paul verliert nichts.
interaction-5 = Kit Carlson mit zwei Gatlings hat kein Geschütz, darf aber zwei Pfeile zurücklegen.
interaction-6 = Vulture Sam erhält Punkte für Spieler, die durch Indianer, Dynamit, Zielscheiben oder Gatling sterben, gleich in wessen Zug.
interaction-7 = Suzy Lafayette, die in ihrem eigenen Zug stirbt, erhält nichts.
interaction-8 = Jourdonnais mit dem Pfeil, der der letzte war: nur ein Punkt.
interaction-9 = Calamity Janet und Rose Doolan, wenn nur noch zwei oder drei Spieler übrig sind: Eine Zwei ist eine Eins; Rose reicht dann ein oder zwei Plätze weit.
interaction-10 = Ein Gesetzloser, der mit denselben Zielscheiben den Sheriff und den letzten anderen Spieler ausschaltet, lebt als Einziger und gewinnt.
