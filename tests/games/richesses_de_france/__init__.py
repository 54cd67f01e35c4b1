"""Richesses de France, clause by clause."""
