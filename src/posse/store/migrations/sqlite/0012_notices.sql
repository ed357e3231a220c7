-- Where people who are away want to be told something, and the key that signs what goes to their browsers.

CREATE TABLE notices (
    id TEXT PRIMARY KEY, -- a secret: whoever has it may stop the notices
    owner TEXT NOT NULL,
    table_id TEXT REFERENCES tables ON DELETE CASCADE, -- null: all tables where the owner sits
    kind TEXT NOT NULL CHECK (kind IN ('push', 'discord', 'slack', 'ntfy')),
    address TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    home TEXT NOT NULL, -- the address of the server in the owner's browser
    lang TEXT NOT NULL,
    at REAL NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0 -- in a row
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_of ON notices (owner);
CREATE INDEX notices_at ON notices (table_id) WHERE table_id IS NOT NULL;
