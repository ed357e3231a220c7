"""Rules of thumb for BANG! The Dice Game."""
