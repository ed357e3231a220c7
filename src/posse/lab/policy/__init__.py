"""Policy nets trained on games: first with lessons from the search bot, then by playing each other."""
