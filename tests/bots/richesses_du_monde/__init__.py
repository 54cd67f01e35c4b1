"""The bots of Richesses du Monde in positions where the right choice is plain."""
