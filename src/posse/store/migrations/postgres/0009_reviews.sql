-- What was found out about finished games: it takes long, so it is kept.

CREATE TABLE reviews (
    table_id text NOT NULL,
    number bigint NOT NULL,
    made text NOT NULL, -- how: what was made otherwise is made anew
    data bytea NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES games ON DELETE CASCADE
);
