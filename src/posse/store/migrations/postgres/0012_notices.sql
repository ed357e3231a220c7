-- Where people who are away want to be told something, and the key that signs what goes to their browsers.

CREATE TABLE notices (
    id text PRIMARY KEY, -- a secret: whoever has it may stop the notices
    owner text NOT NULL,
    table_id text REFERENCES tables ON DELETE CASCADE, -- null: all tables where the owner sits
    kind text NOT NULL CHECK (kind IN ('push', 'discord', 'slack', 'ntfy')),
    address text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    home text NOT NULL, -- the address of the server in the owner's browser
    lang text NOT NULL,
    at double precision NOT NULL,
    failures bigint NOT NULL DEFAULT 0 -- in a row
);

CREATE INDEX notices_of ON notices (owner);
CREATE INDEX notices_at ON notices (table_id) WHERE table_id IS NOT NULL;
