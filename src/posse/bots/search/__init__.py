"""The bot that looks ahead: it tries its best moves out in worlds that it imagines."""
