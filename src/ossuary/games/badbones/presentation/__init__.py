"""How people meet the game: in a terminal, on a score pad, by commands."""
