"""Richesses du Monde, clause by clause."""
