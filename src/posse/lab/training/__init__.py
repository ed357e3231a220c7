"""Value nets made from games of bots among themselves."""
