"""The sources of the core with everything written out that the interpreter derives: what the compiler is given."""

import textwrap
from pathlib import Path

from ludotheque.expanding.copies import EMPTY, STATE, STEP, copy_method, early_end
from ludotheque.expanding.messages import DATA, data_methods
from ludotheque.expanding.sources import Declared, Sources, read_sources

CORE = ["ludotheque.kernel", "ludotheque.mechanics", "ludotheque.games", "ludotheque.proving"]

_ACYCLIC = "@mypyc_attr(acyclic=True)"  # nothing in a position refers back, so the collector need not look at it
_TRANSFORM = "@dataclass_transform(eq_default=False)\n"  # tells the type checker what is now written out

Insertions = dict[int, list[str]]  # lines to write after the line of this number


def expand_tree(source: Path, target: Path) -> None:
    """Write the expanded core below `target`, touching only files whose content changes."""
    sources = Sources(read_sources(source, CORE))
    for module in sources.texts:
        path = target / Path(*module.split(".")).with_suffix(".py")
        _write(path, expanded(sources, module))
        for package in path.relative_to(target).parents[:-1]:
            _write(target / package / "__init__.py", "")


def expanded(sources: Sources, module: str) -> str:
    insertions: Insertions = {}
    for declared in sources.classes(module):
        _expand_class(sources, declared, insertions)
    text = sources.texts[module].replace(_TRANSFORM, "")
    if not insertions:
        return text
    lines = _inserted(sources.texts[module].split("\n"), insertions)
    return "\n".join(_with_imports(module, lines)).replace(_TRANSFORM, "")


def _expand_class(sources: Sources, declared: Declared, insertions: Insertions) -> None:
    end = declared.node.end_lineno or 0
    if not declared.node.decorator_list and any(sources.extends(declared, base) for base in (DATA, STATE)):
        insertions.setdefault(declared.node.lineno - 1, []).append(_ACYCLIC)
    if sources.extends(declared, DATA) and declared.path != DATA and "__init__" not in declared.methods():
        insertions.setdefault(end, []).extend(["", *_indented(data_methods(sources, declared))])
    elif _copies_itself(sources, declared):
        insertions.setdefault(end, []).extend(["", *_indented(copy_method(sources, declared))])
    if sources.extends(declared, STATE):
        early = early_end(declared)
        if early is not None:
            insertions.setdefault(early[0], []).insert(0, textwrap.indent(early[1], " " * 8))


def _copies_itself(sources: Sources, declared: Declared) -> bool:
    """Steps and positions, but not those that a game has still to complete: its own class is copied."""
    copied = sources.extends(declared, STEP) or sources.extends(declared, STATE)
    own = declared.path in (STEP, STATE) or "copy" in declared.methods()
    return copied and not own and not sources.is_generic(declared)


def _inserted(lines: list[str], insertions: Insertions) -> list[str]:
    found: list[str] = []
    for number, line in enumerate(lines, 1):
        found += [line, *insertions.get(number, [])]
    return found


def _with_imports(module: str, lines: list[str]) -> list[str]:
    """What the written lines need, after the module's opening sentence."""
    wanted = ["from typing import ClassVar"]
    if not any(line.startswith("from mypy_extensions") for line in lines):
        wanted.append("from mypy_extensions import mypyc_attr")
    if module != "ludotheque.kernel.action":
        wanted.append("from ludotheque.kernel.action import UnknownVerb")
    if not module.startswith("ludotheque.kernel.") or module == "ludotheque.kernel.step":
        wanted.append(f"from ludotheque.kernel.chance import {EMPTY}")
    first = next(number for number, line in enumerate(lines) if line.startswith(("from ", "import ")))
    return [*lines[:first], *wanted, *lines[first:]]


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def _write(path: Path, text: str) -> None:
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
