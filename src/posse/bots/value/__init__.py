"""What a position is worth: each player's chance to win, judged by small nets that were fitted to games of bots."""
