"""The games of the house. A game is one folder here and one line in this list."""

GAMES = ("skull", "sedlec", "nightmarium", "badbones")
