-- What a host needs to keep order: who has the right, whom something is forbidden, what players report, what was done.

CREATE TABLE hosts (
    account TEXT PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE measures (
    kind TEXT NOT NULL CHECK (kind IN ('mute', 'ban')),
    who TEXT NOT NULL, -- the id of a person, or an address
    is_address INTEGER NOT NULL,
    name TEXT NOT NULL,
    why TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL, -- null: for good
    PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    sender TEXT NOT NULL,
    sender_name TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    code TEXT NOT NULL, -- of the table
    line INTEGER, -- of its chat; null: it is about the person
    said TEXT NOT NULL,
    why TEXT NOT NULL,
    settled REAL
) STRICT;

CREATE INDEX reports_open ON reports (number) WHERE settled IS NULL;

CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    whom TEXT NOT NULL, -- the id of a person, or anything else that it was done to
    name TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;

-- Tables that are to be closed; a server does it.
CREATE TABLE closing (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
