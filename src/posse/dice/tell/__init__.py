"""What is told of the Dice Game, in messages."""
