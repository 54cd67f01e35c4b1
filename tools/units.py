"""The C files that mypyc writes, arranged so that a change in one module changes few of them.

As written, each includes the declarations of the whole core and numbers its literals among those of the whole core.
Arranged, each carries the declarations it uses and has literals of its own, which one file hands out to all. What is
left out by mistake does not compile.
"""

import re
from collections.abc import Iterator
from pathlib import Path

HANDING_OUT = "literals.c"

_DECLARED = re.compile(
    r"extern [^\n]*?\b(?P<name>\w+)(?:\[\d*\])?(?:\([^\n]*\))?;\n"  # a variable or a function
    r"|typedef struct \{\n[^}]*\} (?P<type>\w+);\n"
)
_INCLUDED = re.compile(r'#include "(\w+\.h)"\n')
_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
_LITERALS_MADE = re.compile(r"    if \(CPyStatics_Initialize\([^()]*\) < 0\) \{\n[^}]*\}\n")
_HANDED_OUT = r"\g<0>    extern void CPyLiterals_HandOut(void);\n    CPyLiterals_HandOut();\n"

Part = tuple[str, str]  # the name a piece of a header declares, or nothing; and its text


def arrange(written: list[Path], arranged: Path) -> list[Path]:
    """Writes these files, which are of one folder, anew into another, and one more; says which they are."""
    arranged.mkdir(exist_ok=True)
    headers = {path.name: list(_parts(path.read_text("utf-8"))) for path in written[0].parent.glob("*.h")}
    numbers: dict[str, list[str]] = {}
    paths = [arranged / path.name for path in written]
    for source, path in zip(written, paths, strict=True):
        text, makes_literals = _LITERALS_MADE.subn(_HANDED_OUT, source.read_text("utf-8"))
        if not makes_literals:
            text, numbers[_own(path)] = with_own_literals(_own(path), text)
        path.write_text(with_declarations(headers, text), "utf-8")
    if len(numbers) != len(paths) - 1:
        raise ValueError("one file should make the literals of all: mypyc writes C in a way that is not known here")
    (arranged / HANDING_OUT).write_text(handing_out(numbers), "utf-8")
    return [*paths, arranged / HANDING_OUT]


def with_own_literals(own: str, text: str) -> tuple[str, list[str]]:
    """The file with its literals counted from 0, and the number of each among those of the whole core."""
    numbers: dict[str, int] = {}
    text = _LITERAL.sub(lambda found: f"{own}[{numbers.setdefault(found[1], len(numbers))}]", text)
    return f"#include <Python.h>\nPyObject *{own}[{len(numbers) + 1}];\n{text}", list(numbers)


def handing_out(numbers: dict[str, list[str]]) -> str:
    """The C file that gives every other its literals, once they are made."""
    lines = ["#include <Python.h>", "extern PyObject *CPyStatics[];"]
    lines += [f"extern PyObject *{own}[];" for own in numbers]
    lines += ["void CPyLiterals_HandOut(void) {"]
    for own, those in numbers.items():
        lines += [f"    {own}[{place}] = CPyStatics[{number}];" for place, number in enumerate(those)]
    return "\n".join([*lines, "}", ""])


def with_declarations(headers: dict[str, list[Part]], text: str) -> str:
    """The file with what it uses of these headers written out, each header once."""
    used = set(re.findall(r"\w+", text))
    left = dict(headers)

    def write_out(found: re.Match[str]) -> str:
        parts = left.pop(found[1], [])
        return _INCLUDED.sub(write_out, "".join(part for name, part in parts if not name or name in used))

    return _INCLUDED.sub(write_out, text)


def _parts(header: str) -> Iterator[Part]:
    end = 0
    for found in _DECLARED.finditer(header):
        yield "", header[end : found.start()].lstrip("\n")
        yield found["name"] or found["type"], found[0]
        end = found.end()
    yield "", header[end:]


def _own(path: Path) -> str:
    return "CPyLiterals" + path.stem.removeprefix("__native")
