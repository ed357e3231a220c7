### The guide through the first game: each thing is said once, when it first matters. In the first turns it says what it
### would do.

guide-label = A word of advice
guide-ok = Got it
guide-more = Read on
guide-stop = Enough
guide-advice = My advice:
guide-do = Do that
guide-ask = What would you do?
guide-gain = { $instead } → { $chance } %
    .line = Games won of a hundred: with the next best move, and with this one
guide-role-sheriff = You are the Sheriff, and everybody knows it. Get rid of all Outlaws and Renegades. Somebody here may be your Deputy: watch who shoots whom before you shoot.
guide-role-deputy = You are a Deputy. Nobody knows it. Protect the Sheriff, the player with the star: your side wins when all Outlaws and Renegades are gone, even if you fall.
guide-role-outlaw = You are an Outlaw. Nobody knows it. Your side wins as soon as the Sheriff, the player with the star, is dead. Whoever else shoots at him may be your friend.
guide-role-renegade = You are a Renegade, alone against all. You win only as the last one standing, with the Sheriff the last to fall before you: keep both sides busy.
guide-bang-three = At a table of three all roles lie open, and each hunts one: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Eliminate yours yourself, and you win. If somebody else does, the last one standing wins.
guide-out = You are out, but your side may still win. You can watch to the end, or leave: your game is kept among your replays.
guide-bang-play = Your turn. Cards with a glow can be played, as many as you like, but as a rule only one BANG! a turn. Choose one to pick it up. Point at any card, or hold it down, to read what it does. When you are done, end your turn.
guide-bang-target = Now choose whom it is for: everybody in red can be aimed at. The footprints show how far others sit, the crosshair who is within reach of your weapon. You can also put the card back.
guide-bang-pay = This has its price: choose among the cards with a glow what to pay with. It is discarded. You can also change your mind.
guide-bang-defend = Somebody shoots at you! A Missed! cancels the shot. If you have nothing, or want to keep it, take the hit and lose one life.
guide-bang-give-up = Here only a BANG! from your hand helps. Give one up, or lose one life.
guide-bang-save = That would be your last life. A Beer saves you now, even out of turn, as long as more than two players are left.
guide-bang-discard = At the end of your turn you keep only as many cards as you have life. Choose what you need least.
guide-bang-pick = Everybody takes one of these cards in turn. Take what you like best.
guide-bang-event = The bill on the table changes the rules for everybody until the next one comes. Point at it, or hold it down, to read it.
guide-border-green = A green card is laid down first. Not in the same turn, but later you may use it once; then it is gone. Until then everybody sees what you are up to.
guide-bang-wait = The others play now. The log tells what happens and whom it is about. You may be asked to answer at any time.
guide-dice-roll = You may roll up to three times. Choose the dice to roll again and keep the rest. Dynamite stays where it is, and every arrow you roll you take at once.
guide-dice-target = A bull’s eye hits somebody: a 1 the player next to you, a 2 the one after that. Choose who it is.
guide-dice-beer = A beer gives one life back, to you or to somebody you like. Helping shows whose friend you are.
guide-dice-wait = When the last arrow is taken the attack comes: everybody loses one life for every arrow they hold.
guide-duel-start = Two of your characters come into play. Choose who stands in front: most shots hit the front, the other waits behind.
guide-duel-play = Your turn. Cards with a glow can be played; red ones are shots. Once a turn you may swap front and rear. Whoever has no characters left has lost.
guide-duel-defend = You are hit, unless you answer. Pick one of the lit cards, or take the hit.
guide-duel-wait = Now the other side plays. What lies beside a character is its equipment; point at it, or hold it down, to read it.
