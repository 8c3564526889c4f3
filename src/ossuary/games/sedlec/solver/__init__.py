"""The best structure that a set of cards can make: searched by annealing, proved by CP-SAT."""
