"""Practice positions: a question, the answers offered, and what each of them is worth."""
