"""The bots of Crésus: their reckoning, and positions where the right choice is plain."""
