"""Making the puzzles of the package, and testing them again."""
