"""Looks for what nobody thought of: games with fresh seeds and wild attempts, and the laws with fresh examples."""
