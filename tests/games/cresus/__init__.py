"""Crésus, clause by clause."""
