"""What a seat sees and may do, as numbers: for whoever trains an agent, and for agents that play."""
