"""The boxes of the house, one module each."""
