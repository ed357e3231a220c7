-- When somebody served last, and the times when nobody did: those are on nobody's clock.

CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL
) STRICT;

CREATE TABLE outages (
    since REAL PRIMARY KEY,
    until REAL NOT NULL
) STRICT;
