-- The way from a player to the games, for those without an account too.

CREATE INDEX results_by ON results (player, at, table_id);
