### The end of a game: who won, who was who, how it went, and that nobody cheated.

end-title = Game { $number } of table { $code }
end-loading = Counting the bodies …
end-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
# $side: who won; a lone role wins at a table of three.
end-verdict = { $side ->
    [alone] The last one standing wins
    [law] The Law wins
    [outlaws] The Outlaws win
    [renegade] The Renegade wins
    [lone-deputy] The Deputy wins
    [lone-outlaw] The Outlaw wins
   *[nobody] Nobody wins
}
# What it was for the reader, whose name is $name.
end-for-me = { $how ->
    [last-shot] You fired the last shot. Well played, { $name }.
    [won] You stood to the end. Well played, { $name }.
    [won-fallen] You fell on the way, but your side won all the same. Well played, { $name }.
    [fallen] You bit the dust. Better luck next time, { $name }.
   *[lost] You are still standing, but the others got what they wanted.
}

## What to do next

end-rematch = Rematch
end-to-table = To the table
end-new-table = New table
end-replay = Replay
end-review = Review
end-leave = Leave
end-waiting = Only the host of the table can call for a rematch.
end-goes-on = { $status ->
    [playing] The next game has begun.
   *[lobby] The next game is being set up.
}
end-goes-on-do = Join in
end-again = Another game
end-again-line = Everybody goes back to the table, and you start when all are ready.
end-keep = Keep the characters
    .line = Who is still alive plays the same character again.
end-pass = Pass the star on
    .line = The Sheriff’s left neighbour is the next Sheriff.
end-again-do = Call for it
end-again-not = Not now

## Winners, and who was who

end-winners = The winners
end-standing = still standing
end-fell = fell, wins
end-who = Who was who
end-won = won
end-lost = lost
end-bot = Bot
end-gone = Somebody who is gone
end-alive = Alive with { $life ->
    [one] 1 life point
   *[other] { $life } life points
}
end-ghost = In the game as a ghost
end-out = Out in turn { $turn }
end-out-with = Out in turn { $turn }: { $cause }
end-out-by = Out in turn { $turn }, by { $who }
end-out-by-with = Out in turn { $turn }, by { $who } ({ $cause })
end-reserve = Never had to come out

## How it went

end-story = How it went
end-story-none = This game was played by other rules than this server knows, so it cannot be told again.
end-chart = Life along the game
# $sides: a list of `end-chart-side`.
end-chart-told = The life points of each side, from the first turn to the last. { $sides }
end-chart-side = { $side }: from { $from } to { $to }.

## Numbers

end-numbers = Numbers
end-yours = yours: { $count }

## That nobody cheated

end-fair = Fair deal
end-fair-line = The hash stood before the first card was dealt, and every player was sent it. The seed, which settles every shuffle and every roll, must give exactly that hash: so nobody can have changed the cards later.
end-seed = Seed
end-hash = Hash
end-check = Check it
end-checked = It fits: your own browser got this hash from the seed.
end-cheated = It does not fit: the seed gives another hash, { $hash }
end-cannot-check = Your browser can only do the sums on a secure page (https). Save the record instead and check it with this command:
end-save = Save record
end-verify = To have the whole game played again, save the record and run:

## No such game

end-missing = No such game here
end-missing-line = Table { $code } has no game { $number } that was played to its end. Check the link, or look among your own games.
end-still-on = This game is still on
end-still-on-line = Game { $number } of table { $code } is not over yet. You can watch it, or come back later.
end-my-games = My games
end-home = Home page
end-try-again = Try again
end-trouble = That did not work
end-noted = This browser wrote the hash down when the game began.
end-not-noted = This browser was not there when the game began, so it takes the server’s word for the hash.

## The evening

end-score = The evening so far
end-score-games = { $games ->
    [one] One game
   *[other] { $games } games
}
end-score-won = { $won } of { $played } won
end-picture = Picture to share
end-picture-save = Save
end-picture-alt = A poster of the game. { $verdict }. { $names }
end-title-most-wanted = Most wanted
    .line = was shot at most often
end-title-friendly-fire = Friendly fire
    .line = hurt their own side most
end-title-undertaker = Undertaker
    .line = sent most players to the grave
end-title-sharpshooter = Sharpshooter
    .line = cost the others most life
end-title-itchy-finger = Itchy finger
    .line = shot most often
end-title-hard-to-hit = Hard to hit
    .line = dodged most shots
end-title-punchbag = Punchbag
    .line = was wounded most often
end-title-doctors-pet = Doctor’s pet
    .line = was patched up most often
end-title-early-grave = Early grave
    .line = was the first to fall
