"""The server in one process, on a clock and a network that are not real: see `world`."""
