-- Words that were good once and are not any more: devices that were logged out, links that were used.

CREATE TABLE spent (
    word TEXT PRIMARY KEY,
    until REAL NOT NULL
) STRICT;

CREATE INDEX spent_until ON spent (until);
