"""A bot that learnt: rules of thumb, and a net that knows better now and then."""
