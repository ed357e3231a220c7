# The bar at the head of every page.
nav-home = Posse, home page
nav-main = Main
nav-play = Play
nav-rules = Rules
nav-replays = Replays
nav-settings = Settings
nav-about = About
nav-to-noon = High noon: the light theme
nav-to-midnight = Midnight: the dark theme
nav-reload = Try again
