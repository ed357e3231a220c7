-- Accounts, finished games with who played them, and ratings.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE, -- the name without upper and lower case
    password_hash TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE TABLE games (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    at REAL NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,
    record TEXT NOT NULL,
    rated INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT;

-- game, at and players repeat the row in games: histories and statistics are read far more often than written.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    account TEXT REFERENCES accounts ON DELETE SET NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    at REAL NOT NULL,
    players INTEGER NOT NULL,
    role TEXT NOT NULL,
    side TEXT NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, player),
    FOREIGN KEY (table_id, number) REFERENCES games ON DELETE CASCADE
) STRICT;

CREATE INDEX results_of ON results (account, at, table_id) WHERE account IS NOT NULL;

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma));
