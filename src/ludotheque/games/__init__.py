"""One package per game: state, one module per chapter of the booklet, view, edition, clauses, texts."""
