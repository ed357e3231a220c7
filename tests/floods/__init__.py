"""Floods of every kind against a server of its own on this machine: see `__main__`."""
