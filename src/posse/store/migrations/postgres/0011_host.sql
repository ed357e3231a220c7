-- What a host needs to keep order: who has the right, whom something is forbidden, what players report, what was done.

CREATE TABLE hosts (
    account text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    at double precision NOT NULL
);

CREATE TABLE measures (
    kind text NOT NULL CHECK (kind IN ('mute', 'ban')),
    who text NOT NULL, -- the id of a person, or an address
    is_address boolean NOT NULL,
    name text NOT NULL,
    why text NOT NULL,
    at double precision NOT NULL,
    until double precision, -- null: for good
    PRIMARY KEY (kind, who)
);

CREATE TABLE reports (
    number bigint PRIMARY KEY,
    at double precision NOT NULL,
    sender text NOT NULL,
    sender_name text NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    code text NOT NULL, -- of the table
    line bigint, -- of its chat; null: it is about the person
    said text NOT NULL,
    why text NOT NULL,
    settled double precision
);

CREATE INDEX reports_open ON reports (number) WHERE settled IS NULL;

CREATE TABLE deeds (
    number bigint PRIMARY KEY,
    at double precision NOT NULL,
    who text NOT NULL,
    what text NOT NULL,
    whom text NOT NULL, -- the id of a person, or anything else that it was done to
    name text NOT NULL,
    detail text NOT NULL
);

-- Tables that are to be closed; a server does it.
CREATE TABLE closing (
    table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    at double precision NOT NULL
);
