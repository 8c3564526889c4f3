"""The shelf: which games are here, and what each brings along beside its rules.

Words, handbook, components, bots and commands belong to a game's own package, wherever that is
installed from; this is where they are found.
"""
