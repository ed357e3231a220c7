### Opening Night, a made-up set.

bang-set-opening-night = Opening Night
    .line = The last show card comes first
    .harder = easy
