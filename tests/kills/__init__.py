"""Servers and their database are killed while people play: see `storm`."""
