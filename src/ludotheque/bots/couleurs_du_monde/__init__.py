"""Bots for Couleurs du Monde."""
