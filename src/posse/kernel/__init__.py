"""What every game is made of: decisions, scripts, clone and replay, randomness, events, records."""
