"""Writes into a lesson's script what each clause says today, as a hash: after its sentences have been read again.

`python -m tools.lesson_laws GAME`; a law that a changed clause has made wrong makes the suite fail until then.
"""

import re
import sys
from pathlib import Path

from ludotheque.lessons.laws import law_of
from ludotheque.lessons.reading import FOLDER, SCRIPT
from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import box


def with_laws(text: str, laws: dict[str, str]) -> str:
    """Each `law` follows the `clause` that it is of."""
    return re.sub(
        r'(clause = "([^"]+)"\n\s*law    = )"[0-9a-f]*"',
        lambda found: f'{found[1]}"{laws.get(found[2], "")}"',
        text,
    )


def main(game: str) -> None:
    found = box(game)
    path = Path(str(found.folder / FOLDER / SCRIPT))
    laws = {id: law_of(clause) for id, clause in load_clauses(found).items()}
    path.write_text(with_laws(path.read_text("utf-8"), laws), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
