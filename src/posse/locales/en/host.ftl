### Keeping order on a server: what players report, and the page of its host.

## Reports, for everybody

host-report-title = Report { $name }
host-report-text = Only the host of this server reads this.
host-report-why = What is wrong? You may leave this empty.
host-report-do = Send the report
host-report-done = Thank you. The host of this server will see your report.
host-report-close = Close

## The page of the host

host-title = Keep order
host-intro = What you do here holds at all tables of this server, and the log below keeps it.

host-reports = Reports
host-reports-none = Nothing was reported.
host-report = report { $number }
host-report-about = No. { $number }: { $name }, table { $table }
host-report-says = { $name } writes: { $why }
host-mute-day = Mute for a day
host-ban-day = Ban for a day
host-settle = Done

host-measures = Mutes and bans
host-measures-none = Nobody is muted or banned.
host-what = What
host-mute = Mute
host-ban = Ban
host-mute-do = Mute
host-ban-do = Ban
host-whom = Whom
host-account = Account
host-guest = Guest
host-address = Address
host-who-name = Name of the account
host-who-person = Id of the guest, as a report shows it
host-who-address = Address or net, such as 203.0.113.0/24
host-whence = Ban the address they came from last, too
host-hours = For how long
host-hours-1 = An hour
host-hours-24 = A day
host-hours-168 = A week
host-hours-0 = For good
host-why = Reason
host-until = until { $date }
host-lift = Take it back

host-rules = House rules
host-chat = Chat
host-chat-open = Open
host-chat-emotes = Emotes only
host-chat-off = Off
host-words = Words nobody shall read here
host-words-note = They turn into stars in the chat, and no name may have them.
host-lines = Lines of chat a person may say in a minute
host-tables-each = Tables at which a person may sit
host-guests = Guests
    .text = People without an account may play
host-accounts = New accounts
    .text = People may make an account
host-rules-do = Save the rules

host-close = Close a table
host-close-code = Code of the table
host-close-note = Everybody is sent away. A game that is on ends without a result.
host-close-do = Close the table
host-close-done = Table { $code } is closed.
host-reset = Forgotten passwords
host-reset-note = The link is good for one day and one new password. Hand it to the right person only.
host-reset-do = Make a link

host-log = What was done
host-log-none = Nothing was done yet.
host-deed-mute = Muted:
host-deed-ban = Banned:
host-deed-lift-mute = May talk again:
host-deed-lift-ban = May come again:
host-deed-close = Closed table
host-deed-settle = Settled report
host-deed-rules = Changed the house rules
host-deed-grant = May keep order:
host-deed-revoke = May no longer keep order:
host-deed-reset-link = Link for a new password:

## Setting a new password

host-new-password = A new password
host-new-password-text = You are logged out on all other devices.
