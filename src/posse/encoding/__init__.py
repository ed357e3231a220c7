"""What a seat sees and may do, as numbers: for training agents, and for agents that play."""
