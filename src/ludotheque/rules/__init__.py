"""Clauses: every rule as a sentence with an id, and the tests that prove it."""
