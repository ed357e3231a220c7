"""What reports are printed on: one HTML file in Posse's style that needs nothing else, neither network nor scripts."""
