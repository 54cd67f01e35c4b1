"""Parts that at least two games share. Pure, deterministic, compiled."""
