"""What is told of the card game, in messages."""
