### Warum eine Karte jetzt nicht gespielt werden kann: ein Satz, und was auf das Band einer Karte passt (.short,
### höchstens 18 Zeichen).
### $by ist der Name dessen, was hindert, $reach eine Distanz, $count die Zahl der BANG!, die ein Zug haben darf.

## Es ist nicht die Zeit dafür

why-not-your-turn = Du bist nicht am Zug
    .short = Nicht am Zug
why-not-now = Erst ist etwas anderes zu entscheiden
why-nobody-asked-it = Du kannst sie nur als Antwort spielen
    .short = Nur als Antwort
why-wait = Du hast sie in diesem Zug ausgelegt: Sie muss auf einen späteren warten
    .short = Muss warten
why-bang-limit = { $count ->
    [one] Du hast dein BANG! in diesem Zug schon gespielt
   *[other] Du hast deine { $count } BANG! in diesem Zug schon gespielt
}
    .short = BANG! gespielt

## Etwas steht ihr im Weg

why-forbidden = { $by } verbietet es
    .short = Jetzt verboten
why-silenced = { $by }: Sie hat jetzt keine Wirkung
    .short = Ohne Wirkung
why-already-in-play = Eine mit gleichem Namen liegt schon vor dir
    .short = Liegt schon aus
why-no-cost = Du brauchst eine zweite Karte dazu
    .short = Braucht 2. Karte
why-no-bang = Dazu brauchst du eine BANG!-Karte
    .short = Braucht ein BANG!

## Es gibt niemanden und nichts für sie

why-out-of-reach = Niemand ist in deiner Reichweite von { $reach }
    .short = Außer Reichweite
why-too-far = Niemand ist auf Distanz { $reach }
    .short = Zu weit weg
why-nothing-to-take = Es gibt keine Karte zu nehmen oder abzulegen
    .short = Nichts zu holen
why-no-target = Es gibt niemanden, auf den du sie spielen kannst
    .short = Kein Ziel

## Sie ist keine Antwort

why-no-answer = Gegen „{ $by }“ hilft sie nicht
    .short = Hilft hier nicht
why-no-rescue = Sie kann dir nicht das Leben retten
    .short = Rettet dich nicht
why-last-two = Sind nur noch zwei im Spiel, rettet ein Bier niemanden
    .short = Nur noch zwei
why-not-laid-down = Sie muss ausliegen, um dir zu helfen
    .short = Liegt nicht aus
why-tried = Du hast sie gegen diesen Schuss schon versucht
    .short = Schon versucht

## Der Zug kann nicht enden

why-must-play-first = Du musst erst { $by } spielen
    .short = Erst noch spielen
