-- Words that were good once and are not any more: devices that were logged out, links that were used.

CREATE TABLE spent (
    word text PRIMARY KEY,
    until double precision NOT NULL
);

CREATE INDEX spent_until ON spent (until);
