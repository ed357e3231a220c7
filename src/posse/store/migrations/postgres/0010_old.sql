-- The way to tables that have not been touched for long.

CREATE INDEX tables_old ON tables (updated) WHERE deadline IS NULL;
