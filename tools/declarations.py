"""C files that carry the declarations they use, instead of including those of the whole core.

They compile faster, and one changes only when something it uses does. What was left out by mistake could not compile.
"""

import re
from pathlib import Path

_NAMED = re.compile(
    r"extern [^\n]*?\b(?P<name>\w+)(?:\[\d*\])?(?:\([^\n]*\))?;\n"  # a variable or a function
    r"|typedef struct \{\n[^}]*\} (?P<type>\w+);\n"
)
_INCLUDED = re.compile(r'#include "(\w+\.h)"\n')
_LENGTH = re.compile(r"\[\d+\];\n$")  # how many literals there are in all is nobody's concern

Part = tuple[str, str]  # the name a piece of a header declares, or nothing; and its text


class Declarations:
    """The headers of one folder, cut into what each declares."""

    def __init__(self, folder: Path) -> None:
        self._headers = {path.name: _parts(path.read_text("utf-8")) for path in folder.glob("*.h")}

    def carried(self, text: str) -> str:
        """The C file with what it uses of its headers written out, each once."""
        used = set(re.findall(r"\w+", text))
        missing = dict(self._headers)

        def write_out(found: re.Match[str]) -> str:
            parts = missing.pop(found[1], [])
            return _INCLUDED.sub(write_out, "".join(part for name, part in parts if not name or name in used))

        return _INCLUDED.sub(write_out, text)


def _parts(header: str) -> list[Part]:
    found: list[Part] = []
    end = 0
    for named in _NAMED.finditer(header):
        between = header[end : named.start()].lstrip("\n")
        found += [("", between), (named["name"] or named["type"], _LENGTH.sub("[];\n", named[0]))]
        end = named.end()
    return [*found, ("", header[end:])]
