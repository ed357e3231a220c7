"""Making the puzzles of the package, and trying them again."""
