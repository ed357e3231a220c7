### Rätsel: Stellungen mit einem besten Zug.

puzzle-head = { $played ->
    [duel] BANG! The Duel
    [dice] BANG! The Dice Game
   *[other] BANG!
}, { $theme ->
    [whom] auf wen zielen
    [patience] sich zurückhalten oder nicht
    [life] wann trinken
    [dice] welche Würfel behalten
    [answer] wie antworten
   *[other] was spielen
} (Rätsel { $name })
puzzle-ask = Was ist der beste Zug? Einer ist deutlich besser als alle anderen.
puzzle-right = Richtig: { $best }.
puzzle-wrong = Nicht ganz. Am besten ist: { $best }.
puzzle-yours = (deiner)
puzzle-how = So viele von hundert Partien gewinnt jeder Zug, soweit du es wissen kannst; ausprobiert in { $worlds } gedachten Welten.
puzzle-so-far = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}; das Rätsel des Tages { $streak ->
    [0] noch nicht in Folge
    [one] an einem Tag
   *[other] an { $streak } Tagen in Folge
}.
