"""Value nets trained on games of bots."""
