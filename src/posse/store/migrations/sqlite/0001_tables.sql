-- Tables: their logs, the line the lobby shows about each, who sits where, and chat.

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    public INTEGER NOT NULL,
    game TEXT NOT NULL,
    summary BLOB NOT NULL,
    players TEXT NOT NULL, -- a JSON list
    asked TEXT NOT NULL, -- a JSON list
    deadline REAL,
    updated REAL NOT NULL,
    last INTEGER NOT NULL, -- the seq of the last entry: who appends must know it
    chats INTEGER NOT NULL DEFAULT 0 -- the number of the last line of chat
) STRICT;

CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_public ON tables (updated, table_id) WHERE public AND status <> 'over';
CREATE INDEX tables_idle ON tables (updated) WHERE status = 'lobby';

-- Clustered by table, since a log is read as a whole.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who sits at a table that is not over: the way from a player to the tables.
CREATE TABLE seats (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of ON seats (player);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_of ON chat (player);
