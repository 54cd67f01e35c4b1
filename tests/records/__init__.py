"""Whole games kept as text: one for every reason a game can end."""
