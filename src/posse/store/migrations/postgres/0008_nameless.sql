-- Whose account was deleted is not named in the games that he played before he made it, either.

UPDATE results SET name = '' WHERE player IN (SELECT id FROM gone);
