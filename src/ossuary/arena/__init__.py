"""The arena: many games between bots, on all cores, and how sure one can be of what they say."""
