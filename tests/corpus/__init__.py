"""Hundreds of whole games, kept to see what a change of rules does to them: one file for each title."""
