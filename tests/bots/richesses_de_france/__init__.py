"""The bots of Richesses de France in positions where the right choice is plain."""
