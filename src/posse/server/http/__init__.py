"""The HTTP side: who somebody is, tables to find and to make, games that are over, and how the server does."""
