"""What is told of the Duel, in messages."""
