### Questions and labels: what all games share.
### $you says who of those named is the reader: subject ($who), object ($whom) or none.

ask-thinking = { $who } is thinking
ask-over = The game is over
ask-turn = { $you ->
    [subject] Your turn
   *[none] { $who }’s turn
}
ask-unknown = Your choice
ask-unknown-why = { $you ->
    [subject] You must choose.
   *[none] { $who } must choose.
}

## Labels

ask-end = End turn
ask-pass = Pass
ask-choose = Choose { $what }
ask-choose-player = { $you ->
    [object] Choose yourself
   *[none] Choose { $whom }
}
ask-use = Use { $thing }

# A name or a card, and nothing else.
ask-it = { $what }
ask-yes = Yes
ask-no = No
ask-word = { $word }

## Part by part: what is asked while an option is picked

ask-pay = Which card do you pay with?
ask-another = And which other?
ask-more = { $what }: anything else?
