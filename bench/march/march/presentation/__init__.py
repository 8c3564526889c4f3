"""How March looks."""
