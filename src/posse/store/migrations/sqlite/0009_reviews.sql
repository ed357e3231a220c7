-- What was found out about finished games: it takes long, so it is kept.

CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    made TEXT NOT NULL, -- how: what was made otherwise is made anew
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES games ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
