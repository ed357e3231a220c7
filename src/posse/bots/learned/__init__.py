"""A bot that has learnt: rules of thumb, and a net that sometimes knows better."""
