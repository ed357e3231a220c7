### Settings: how Posse looks, sounds and plays, and who one is.

settings-title = Settings
settings-kept = Everything counts at once and is kept in this browser.

## Look and sound

settings-look = Look and sound
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-noon = High noon
settings-theme-midnight = Midnight
settings-sound = Sound
    .text = Shots, cards and a call when it is your turn
settings-volume = Volume
settings-volume-now = { $percent } percent
settings-test = Fire a test shot
settings-speed = Animations
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-still = Your system asks for less motion, so nothing moves here.
settings-four = Four colours for the suits
    .text = Diamonds blue, clubs green: easier to tell apart

## Playing

settings-play = At the table
settings-ask = Ask before ending a turn
    .text = When there are cards left that you could play
settings-pass = Pass by itself
    .text = When there is nothing else you can answer; off, you press it yourself
settings-hints = Hints for newcomers
    .text = Short notes on what you can do and why not
settings-guide = First-game guide
    .text = Shows you round the table once more
settings-guide-do = Show it again
settings-guide-done = It will greet you at the next game

## You

settings-you = You
settings-name = Your name
settings-name-note = That is what the others see. A game that is on keeps the old one.
settings-name-account = Change it under Account, with your password.
settings-saved = Saved
settings-before = On this device you were { $name } before.
settings-before-do = Be { $name } again
settings-device = Go on with another device
settings-device-text = Open this link on your phone or another computer and you are the same person there, with the same seats.
settings-device-do = Make a link
settings-device-lasts = { $minutes ->
    [one] Good once, for one minute. Whoever has it plays as you: do not pass it on.
   *[other] Good once, for { $minutes } minutes. Whoever has it plays as you: do not pass it on.
}
settings-device-qr = Code picture of the link
settings-copy = Copy link
settings-copied = Copied
settings-link = The link

## The account

settings-account = Account
settings-account-why = You can play without one. An account keeps your name, your games and your rating, on every device.
settings-account-way = Account
settings-create = Create
settings-login = Log in
settings-account-name = Name
settings-password = Password
settings-password-note = At least 8 characters
settings-create-do = Create the account
settings-login-do = Log in
settings-logged-in = Logged in as { $name }
settings-logout = Log out
settings-rename = Change the name
settings-rename-to = New name
settings-rename-note = Games you have played keep the old one, and others may take it.
settings-rename-do = Change it
settings-rename-done = From now on you are called { $name }.
settings-password-change = Change the password
settings-password-old = Password until now
settings-password-new = New password
settings-password-do = Change it
settings-password-done = Changed. Your other devices are logged out.
settings-delete = Delete the account
settings-delete-text = Name, password and rating are gone for good. The games stay, without your name.
settings-delete-do = Delete for good
settings-deleted = The account is deleted.
settings-loading = One moment …

## Statistics

settings-stats = Your games
settings-stats-none = No game yet. Sit down and play one.
settings-stats-role = Role
settings-stats-played = Played
settings-stats-won = Won
settings-stats-rating = Rating { $points }
settings-stats-rated = { $games ->
    [one] after { $games } game
   *[other] after { $games } games
}
