-- The way to games whose ratings were not settled, because somebody died before it.

CREATE INDEX games_unrated ON games (at) WHERE NOT rated;
