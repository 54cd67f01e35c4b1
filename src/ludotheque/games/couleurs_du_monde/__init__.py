"""Couleurs du Monde: chains of nations on a map of the world, for three to six players."""
