"""Reviews of finished games: made once, in the background, for those who sat at the table."""
