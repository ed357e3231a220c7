"""The service behind the browser: tables that any process can serve, because the log is the truth."""
