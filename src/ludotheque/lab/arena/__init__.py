"""The arena: every level of a game against every other, and how strong each turns out to be."""
