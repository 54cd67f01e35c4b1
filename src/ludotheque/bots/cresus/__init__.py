"""Bots for Crésus."""
