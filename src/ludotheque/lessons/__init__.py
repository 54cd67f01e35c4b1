"""Guided first games: scripts that a coach follows at a real table. No rule is in here."""
