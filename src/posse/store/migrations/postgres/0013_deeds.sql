-- Names change, and somebody else may take them: who did something as a host is known by the id of the account.

ALTER TABLE deeds ADD COLUMN account text; -- null: the command line

UPDATE deeds SET account = (SELECT id FROM accounts JOIN hosts ON hosts.account = id WHERE accounts.name = deeds.who);
