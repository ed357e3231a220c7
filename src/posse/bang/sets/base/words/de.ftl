### The words of BANG! itself. Every thing has its name and what it does in a few words (.line): under 26 letters
### for a card or a face of the dice, 40 for an event, 60 for a character. A long word has a soft hyphen where it may
### break.

## The set: what it adds, and how much harder it is

bang-set-base = BANG!
    .line = 80 Karten, 16 Charaktere, geheime Rollen; 4 bis 7 Plätze
    .harder = leicht

## Cards

bang-card-volcanic = Volcanic
    .line = Beliebig viele BANG!
bang-card-schofield = Schofield
    .line = Waffe, Reichweite 2
bang-card-remington = Remington
    .line = Waffe, Reichweite 3
bang-card-rev-carabine = Rev. Carabine
    .line = Waffe, Reichweite 4
bang-card-winchester = Winchester
    .line = Waffe, Reichweite 5
bang-card-barrel = Fass
    .line = Bei Herz kein Treffer
bang-card-scope = Zielfern­rohr
    .line = Andere sind 1 näher
bang-card-mustang = Mustang
    .line = Für andere 1 weiter weg
bang-card-jail = Gefängnis
    .line = Aussetzen, außer bei Herz
bang-card-dynamite = Dynamit
    .line = Pik 2–9: 3 Leben weg
bang-card-bang = BANG!
    .line = Schuss in Reichweite
bang-card-missed = Fehlschuss!
    .line = Weicht einem Schuss aus
bang-card-beer = Bier
    .line = 1 Leben zurück
bang-card-saloon = Saloon
    .line = Alle: 1 Leben zurück
bang-card-stagecoach = Postkutsche
    .line = 2 Karten ziehen
bang-card-wells-fargo = Wells Fargo
    .line = 3 Karten ziehen
bang-card-general-store = Warenhaus
    .line = Jeder nimmt eine Karte
bang-card-panic = Panik!
    .line = Karte nehmen, Distanz 1
bang-card-cat-balou = Cat Balou
    .line = Einer legt 1 Karte ab
bang-card-gatling = Gatling
    .line = Schuss auf alle anderen
bang-card-indians = Indianer!
    .line = Alle: BANG! oder 1 Leben
bang-card-duel = Duell
    .line = Wem BANG! fehlt, verliert

## Characters

bang-character-bart-cassidy = Bart Cassidy
    .line = Zieht für jedes verlorene Leben eine Karte.
bang-character-black-jack = Black Jack
    .line = Zieht eine dritte Karte, wenn die zweite rot ist.
bang-character-calamity-janet = Calamity Janet
    .line = Nutzt BANG! als Fehlschuss! und umgekehrt.
bang-character-el-gringo = El Gringo
    .line = Nimmt dem eine Handkarte, der ihm ein Leben nimmt.
bang-character-jesse-jones = Jesse Jones
    .line = Darf die erste Karte aus einer fremden Hand ziehen.
bang-character-jourdonnais = Jourdonnais
    .line = Hat immer ein Fass.
bang-character-kit-carlson = Kit Carlson
    .line = Sieht drei Karten und behält zwei davon.
bang-character-lucky-duke = Lucky Duke
    .line = Deckt beim „Ziehen!“ zwei Karten auf und wählt eine.
bang-character-paul-regret = Paul Regret
    .line = Ist für alle anderen immer um 1 weiter weg.
bang-character-pedro-ramirez = Pedro Ramirez
    .line = Darf die erste Karte vom Ablagestapel nehmen.
bang-character-rose-doolan = Rose Doolan
    .line = Sieht alle anderen immer um 1 näher.
bang-character-sid-ketchum = Sid Ketchum
    .line = Darf zwei Handkarten für 1 Leben ablegen.
bang-character-slab-the-killer = Slab the Killer
    .line = Sein BANG! hält nur ein doppelter Fehlschuss! auf.
bang-character-suzy-lafayette = Suzy Lafayette
    .line = Zieht eine Karte, sobald ihre Hand leer ist.
bang-character-vulture-sam = Vulture Sam
    .line = Nimmt alle Karten der Ausgeschiedenen.
bang-character-willy-the-kid = Willy the Kid
    .line = Darf beliebig viele BANG! spielen.

## Variants

bang-variant-stick-of-dynamite = Dynamitstange
    .line = Wer mit BANG! trifft, nimmt die Stange; gezogenes Dynamit kommt zu ihr.
bang-variant-first-game = Erste Partie
    .line = Ohne die fünf Kartenarten, für die man das Regelheft braucht.
bang-variant-two-characters = Wahl aus zwei Charakteren
    .line = Alle bekommen zwei Charaktere und spielen einen davon.

## What is asked

ask-bang-jesse-jones = Woher kommt deine erste Karte?
    .why = { $you ->
        [subject] { $thing }: Du darfst sie jemandem aus der Hand ziehen.
       *[none] { $thing }: { $who } darf die erste Karte jemandem aus der Hand ziehen.
    }
ask-bang-pedro-ramirez = Woher kommt deine erste Karte?
    .why = { $you ->
        [subject] { $thing }: Du darfst die oberste Karte des Ablagestapels nehmen.
       *[none] { $thing }: { $who } darf die oberste Karte des Ablagestapels nehmen.
    }
# $count: so viele werden behalten.
ask-bang-kit-carlson = { $count ->
    [one] Welche Karte behältst du?
   *[other] Welche { $count } Karten behältst du?
}
    .why = { $you ->
        [subject] { $thing }: Der Rest kommt zurück auf den Nachziehstapel.
       *[none] { $thing }: { $who } sieht sich die obersten Karten an und wählt aus.
    }
ask-bang-indians = { $who } spielt { $thing }
ask-bang-duel = Ein Duell mit { $whom }!
    .why = { $you ->
        [subject] Du trägst ein Duell mit { $whom } aus.
        [object] { $who } trägt ein Duell mit dir aus.
       *[none] { $who } trägt ein Duell mit { $whom } aus.
    }

## What happens

log-bang-jailed = { $thing }: { $you ->
    [subject] Du bleibst hinter Gittern und setzt aus.
   *[none] { $who } bleibt hinter Gittern und setzt aus.
}
log-bang-jails = { $you ->
    [subject] Du bringst { $whom } mit { $card } hinter Gitter.
    [object] { $who } bringt dich mit { $card } hinter Gitter.
   *[none] { $who } bringt { $whom } mit { $card } hinter Gitter.
}
log-bang-exploded = Das { $thing } fliegt { $you ->
    [subject] dir
   *[none] { $who }
} um die Ohren!
log-bang-passed-on = Das { $thing } zischt weiter und wandert zu { $you ->
    [object] dir.
   *[none] { $whom }.
}
log-bang-duels = { $you ->
    [subject] Du forderst { $whom } mit { $card } heraus.
    [object] { $who } fordert dich mit { $card } heraus.
   *[none] { $who } fordert { $whom } mit { $card } heraus.
}
log-bang-lost-duel = { $you ->
    [subject] Du verlierst das Duell und damit { $amount } Leben:
   *[none] { $who } verliert das Duell und damit { $amount } Leben:
} { $life ->
    [0] keins mehr übrig.
   *[other] noch { $life } übrig.
}
log-bang-lost-duel-to = { $you ->
    [subject] Du verlierst ein Duell mit { $whom }:
    [object] { $who } verliert ein Duell mit dir:
   *[none] { $who } verliert ein Duell mit { $whom }:
} { $life ->
    [0] kein Leben mehr übrig.
   *[other] noch { $life } Leben übrig.
}
log-bang-stick = { $you ->
    [subject] Du nimmst die { $thing }.
   *[none] { $who } nimmt die { $thing }.
}
log-bang-stick-nobody = Niemand hat mehr die { $thing }.
log-bang-dynamite-placed = { $card } landet vor { $you ->
    [object] dir.
   *[none] { $whom }.
}

## Why something cannot be played

why-jail-target = Alle anderen sitzen schon im Gefängnis oder sind der Sheriff
    .short = Niemand zu fassen

## In the rules

rules-shot-missed = Mit Fehlschuss! geht der Schuss vorbei.
rules-shot-barrel = Das Fass deckt eine Karte auf: Bei Herz hält es den Schuss auf.
rules-shot-beer = Keine Patrone mehr? Ein Bier, sofort getrunken, hält dich im Spiel, solange noch mehr als zwei leben.
rules-check-barrel = Herz: Der Schuss ist aufgehalten.
rules-check-jail = Herz: Du bist frei. Sonst setzt du diesen Zug aus.
rules-check-dynamite = Pik 2 bis 9: Es explodiert, 3 Patronen weg. Sonst wandert es nach links weiter.

## Why a bot made its move: clauses

reason-bang-shoot-often = Damit darf ich schießen, so oft ich will
reason-bang-barrel = Das hält jeden vierten Schuss auf
reason-bang-jail = Ein verlorener Zug tut mehr weh als ein Schuss
reason-bang-dynamite = Es trifft eher einen Feind als einen Freund
reason-bang-saloon = Meine Freunde und ich haben es nötiger als die anderen
reason-bang-pick-first = Ich darf zuerst wählen
reason-bang-duel = Ich habe wohl mehr BANG!-Karten
reason-bang-costs-a-card = Das kostet { $whom } eine Karte
reason-bang-take-none = Ich nehme jetzt niemandem eine weg
reason-bang-best-of-them = Das sind die besten davon
reason-bang-top-discard = Die oberste Karte des Ablagestapels kommt mir gerade recht
reason-bang-better-deck = Der Nachziehstapel bringt vielleicht etwas Besseres
reason-bang-cards-for-life = Zwei Karten für ein Leben sind jetzt ein guter Tausch

## What the table shows beside cards

bang-part-stick = Dynamitstange
    .guide = Wer im eigenen Zug jemanden mit einer BANG!-Karte trifft, nimmt die Dynamitstange. Ein Dynamit, das gezogen oder aufgedeckt wird, kommt sofort vor den, der sie hat.
