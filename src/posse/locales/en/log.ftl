### The log: what all games share.
### $you says who of those named is the reader: subject ($who), object ($whom) or none.

## Lists

log-list-comma = { $a }, { $b }
log-list-and = { $a } and { $b }
log-list-or = { $a } or { $b }

## Small words

# Cards that nobody can see, as the object of a sentence.
log-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
log-nobody = nobody
# What came of a card that was turned over, with the end of the sentence.
log-outcome = { $outcome ->
    [good] {" "}– lucky!
    [hurt] {" "}– no luck.
   *[open] .
}

## Sentences

log-turn = { $you ->
    [subject] Your turn.
   *[none] { $who }’s turn.
}
# $others: how many winners there are besides the reader.
log-over = { $you ->
    [subject] { $others ->
        [0] The smoke clears, and you win!
       *[other] The smoke clears, and you win, together with { $who }!
    }
   *[none] { $others ->
        [0] The smoke clears, and nobody wins.
        [one] The smoke clears, and { $who } wins.
       *[other] The smoke clears, and { $who } win.
    }
}
# $renegades: how many there are at this table.
log-died = { $you ->
    [subject] You bite the dust. You were
   *[none] { $who } bites the dust. { $who } was
} { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] { $renegades ->
        [one] the Renegade
       *[other] a Renegade
    }
}.
log-eliminated = { $you ->
    [subject] You send { $whom } to Boot Hill. { $whom } was
    [object] { $who } sends you to Boot Hill. You were
   *[none] { $who } sends { $whom } to Boot Hill. { $whom } was
} { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] { $renegades ->
        [one] the Renegade
       *[other] a Renegade
    }
}.
log-unknown = Something happens: { $kind }.
