### Notices to who is away, and how to have them.

notice-title = Notices
notice-text = Posse can tell you that it is your turn where a move may take hours, and that your table is ready. It does so only while you are away.
notice-browser = This browser
    .text = A notice on this device, even when Posse is closed
notice-browser-none = This browser or this server cannot do that. A webhook works everywhere.
notice-browser-denied = Your browser does not let Posse show notices. Its settings can change that.
notice-hook = A webhook
notice-hook-kind = What it is for
notice-hook-address = Its address
notice-hook-do = Add it
notice-list = Where notices go
notice-list-none = Nowhere: they are off.
notice-kind-push = A browser
notice-kind-discord = Discord
notice-kind-slack = Slack
notice-kind-ntfy = ntfy
notice-of-table = table { $code }
notice-failing = does not answer
notice-stop-do = Stop
notice-stopped = Stopped. Nothing more goes there.
notice-stopped-before = These notices were stopped already.
notice-home = Go home
notice-table = Tell a channel of this table
notice-table-text = A webhook hears when a game begins and ends here, and whose turn it is where a move may take hours.
notice-table-done = { $where } hears of this table now. You can stop that in your settings.
