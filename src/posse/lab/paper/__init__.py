"""What reports are printed on: one HTML file in Posse's looks that needs nothing else, neither network nor scripts."""
