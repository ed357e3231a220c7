-- Accounts, finished games with who played them, and ratings.

CREATE TABLE accounts (
    id text PRIMARY KEY,
    name text NOT NULL,
    name_key text NOT NULL UNIQUE, -- the name without upper and lower case
    password_hash text NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE games (
    table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
    number bigint NOT NULL,
    game text NOT NULL,
    at double precision NOT NULL,
    players bigint NOT NULL,
    seed text NOT NULL,
    record text NOT NULL,
    rated boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, number)
);

-- game, at and players repeat the row in games: histories and statistics are read far more often than written.
CREATE TABLE results (
    table_id text NOT NULL,
    number bigint NOT NULL,
    player text NOT NULL,
    account text REFERENCES accounts ON DELETE SET NULL,
    name text NOT NULL,
    game text NOT NULL,
    at double precision NOT NULL,
    players bigint NOT NULL,
    role text NOT NULL,
    side text NOT NULL,
    place bigint NOT NULL,
    won boolean NOT NULL,
    PRIMARY KEY (table_id, number, player),
    FOREIGN KEY (table_id, number) REFERENCES games ON DELETE CASCADE
);

CREATE INDEX results_of ON results (account, at, table_id) WHERE account IS NOT NULL;

CREATE TABLE ratings (
    account text NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games bigint NOT NULL,
    PRIMARY KEY (account, game)
);

CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma));
