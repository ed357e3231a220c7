"""Sets that nobody ever printed, for tests: each folder is one."""
