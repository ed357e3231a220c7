"""The host's kit: what the operator of a server can do about people and tables, on the command line and on a page."""
