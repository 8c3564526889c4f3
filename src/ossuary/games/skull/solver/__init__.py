"""Skull for two, solved: the round as a tree, backward induction over the match, best responses."""
