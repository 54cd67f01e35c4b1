"""Players made of code: they see worlds their seat cannot tell from the real one, and never the truth."""
