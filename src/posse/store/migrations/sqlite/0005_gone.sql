-- The ids of accounts that were deleted. Whoever was a guest before he made one must not be one again by an old cookie.

CREATE TABLE gone (
    id TEXT PRIMARY KEY
) STRICT;
