"""A host's kit: what whoever runs a server can do about people and tables, from the command line and on a page."""
