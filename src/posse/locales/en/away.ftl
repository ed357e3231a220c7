### What people are told while they are away, by a notice.

away-turn = It is your turn at table { $code }.
away-turn-of = It is { $name }’s turn at table { $code }.
away-started = The game at table { $code } has begun.
away-ready = Your table { $code } is full: you can begin.
away-over = The game at table { $code } is over.
away-stop = No more of these: { $link }
away-stop-do = Stop
