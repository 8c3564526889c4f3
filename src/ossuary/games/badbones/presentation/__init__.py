"""How people meet the game: in a terminal, by commands."""
