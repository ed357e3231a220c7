### What Posse is, and whom it thanks.

about-title = About Posse
about-lead = Posse is a place to play BANG!, BANG! The Duel and BANG! The Dice Game with friends and bots, in a browser, without an account.
about-what = What it does
about-what-rules = It knows every card and every ruling, and plays by them. Each rule is proven by games written down for it.
about-what-fair = It deals fairly: the seed is fixed before the first card and shown after the last, so everybody can check.
about-what-secret = Nobody, person or bot, is ever sent what they should not see.
about-fan = A fan project
about-fan-text = Posse is independent. It has no affiliation with the makers or publishers of the games and is not endorsed by them. BANG! is a trademark of dV Giochi. Rules are told in our own words; pictures are drawn, nothing is scanned.
about-fan-own = If you like it, please own the game: everybody who plays here should have a copy on the shelf.
about-licence = Licence
about-licence-text = Posse is open source under the Apache License 2.0. You may use it, change it and pass it on.
about-pictures = Pictures
about-pictures-text = The pictures come from game-icons.net, under CC BY 3.0, in our colours and sizes. Thank you to everybody below.
about-pictures-count = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
about-pictures-others = and other contributors of game-icons.net
about-pictures-own = The Sheriff’s star, badges, bullets and the dice’s bull’s eyes are our own.
about-fonts = Fonts
about-fonts-text = Both under the SIL Open Font License 1.1.
about-font-rye = Rye, for headings and card names, by Sorkin Type
about-font-bitter = Bitter, for everything to be read, by the Bitter Project Authors
about-libraries = Libraries
about-libraries-browser = In the browser
about-libraries-server = On the server
about-library = Library
about-library-licence = Licence
