-- When somebody served last, and the times when nobody did: those are on nobody's clock.

CREATE TABLE pulse (
    one integer PRIMARY KEY CHECK (one = 1),
    at double precision NOT NULL
);

CREATE TABLE outages (
    since double precision PRIMARY KEY,
    until double precision NOT NULL
);
