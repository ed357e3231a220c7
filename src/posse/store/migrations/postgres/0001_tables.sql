-- Tables: their logs, the line the lobby shows about each, who sits where, and chat.

CREATE TABLE settings (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE tables (
    table_id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    status text NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    public boolean NOT NULL,
    game text NOT NULL,
    summary bytea NOT NULL,
    players text NOT NULL, -- a JSON list
    asked text NOT NULL, -- a JSON list
    deadline double precision,
    updated double precision NOT NULL,
    last bigint NOT NULL, -- the seq of the last entry: who appends must know it
    chats bigint NOT NULL DEFAULT 0 -- the number of the last line of chat
);

CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_public ON tables (updated, table_id) WHERE public AND status <> 'over';
CREATE INDEX tables_idle ON tables (updated) WHERE status = 'lobby';

CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq bigint NOT NULL,
    at double precision NOT NULL,
    kind text NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who sits at a table that is not over: the way from a player to the tables.
CREATE TABLE seats (
    player text NOT NULL,
    table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (table_id, player)
);

CREATE INDEX seats_of ON seats (player);

CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
    number bigint NOT NULL,
    at double precision NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_of ON chat (player);
