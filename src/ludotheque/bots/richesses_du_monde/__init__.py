"""Bots for Richesses du Monde."""
