"""The server in one process, on a simulated clock and network: see `world`."""
