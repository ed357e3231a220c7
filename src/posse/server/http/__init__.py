"""The HTTP side: who somebody is, finding and making tables, finished games, and the server's health."""
