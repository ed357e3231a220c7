### Games watched again, move by move, and the page to find them.

replay-title = Replay
replay-loading = Winding back …
replay-of = Table { $code } · move { $move } of { $moves }
replay-of-record = Record · move { $move } of { $moves }
replay-turn = Turn { $turn }, { $who }
replay-before = Before the first turn
replay-over = The end

## The controls

replay-controls = Replay
replay-slider = Moves
replay-move-of = Move { $move } of { $moves }
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-next-turn = Next turn
replay-previous-turn = Previous turn
replay-speed = Speed
replay-speed-of = { $speed ->
    [half] Half as fast
    [double] Twice as fast
    [four] Four times as fast
   *[normal] Normal speed
}
replay-eyes = Seen by
replay-eyes-all = All open
replay-eyes-table = As the table saw it
replay-eyes-seat = As { $who }
replay-link = Link to here
replay-link-copied = Copied
replay-link-by-hand = The link to this moment
replay-result = Result
replay-close = Close the record
replay-close-dialog = Close
replay-keys = Space plays and stops, the arrows go move by move, Page up and Page down turn by turn, Home and End to both ends.

## The moves

replay-moves = Moves
replay-hands = Hands
replay-hand-of = { $who }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
replay-side = Moves and hands
replay-log = Moves

## What the bot thought

replay-thought = What { $who } thought
replay-thought-ask = What did { $who } think?
replay-advice-ask = What would a bot have done?
replay-advice = What a bot would have done
replay-thinking = Asking the bot …
replay-thought-same = The same: { $move }
replay-thought-other = Something else: { $move }
replay-thought-made = { $move }
replay-thought-beliefs = Who is who, it believes
replay-thought-belief = { $role }, { $percent } %
replay-no-choice = There was nothing to choose: only this move was possible.
replay-no-thought = No move has been made yet.

## The page of replays

replay-page = Replays
replay-my-games = Your last games
replay-none = You have not finished a game yet. When you have, it is here to be watched again.
replay-watch = Watch
replay-more = Older ones
replay-won-as = Won as { $role }
replay-lost-as = Lost as { $role }
# A side of the Duel.
replay-won-for = { $side ->
    [law] Won for the Law
   *[outlaw] Won for the Outlaws
}
replay-lost-for = { $side ->
    [law] Lost for the Law
   *[outlaw] Lost for the Outlaws
}
replay-players = { $count } players
replay-open = Open a record
replay-open-line = A record is the text file that you saved after a game, on this server or elsewhere. Drop it here, choose it, or paste its text.
replay-drop = Let go to open it
replay-choose = Choose a file
replay-paste = Text of the record
replay-open-do = Watch it
replay-bad-record = This record cannot be shown. The server says:
replay-bad-file = This is no text file. A record begins with “posse record”.
replay-large-file = This file is too large for a record.
replay-by-code = Games of a table
replay-by-code-line = Everybody who knows the code of a table can watch the games that were finished there.
replay-code = CODE
replay-code-label = Code or link of a table
replay-code-do = Look
replay-code-none = No game has been finished at this table yet.
replay-game-number = Game { $number }
