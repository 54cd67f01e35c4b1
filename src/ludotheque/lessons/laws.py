"""A sentence of a lesson rests on a clause, and on what that clause said when the sentence was written."""

import hashlib

from ludotheque.rules.clauses import Clause


def law_of(clause: Clause) -> str:
    """Eight letters for what the clause says in both languages: a changed rule has another."""
    return hashlib.sha256(f"{clause.fr}\n{clause.en}".encode()).hexdigest()[:8]
