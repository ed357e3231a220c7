"""The bot that looks ahead: it tries out its best moves in worlds that it imagines."""
