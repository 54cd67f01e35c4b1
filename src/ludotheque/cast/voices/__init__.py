"""The sentences of the characters, by voice."""
