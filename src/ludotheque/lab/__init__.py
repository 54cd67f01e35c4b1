"""The laboratory: games by the thousand, and measurements."""
