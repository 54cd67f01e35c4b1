"""The game in two minutes, and what is said beside a first table: sentences of our own that rest on clauses."""
