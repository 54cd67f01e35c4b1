"""Bots for Les Joyeux Combinards."""
