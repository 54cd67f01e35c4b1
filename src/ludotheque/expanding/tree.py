"""The sources of the core with everything written out that the interpreter derives: what the compiler is given."""

import re
import textwrap
from pathlib import Path

from ludotheque.expanding.constructors import DATA, data_methods, declared_fields
from ludotheque.expanding.copies import EMPTY, STATE, STEP, copy_method, early_end
from ludotheque.expanding.sources import Declared, Sources, read_sources
from ludotheque.expanding.views import with_views

CORE = [
    "ludotheque.kernel",
    "ludotheque.mechanics",
    "ludotheque.games",
    "ludotheque.proving",
    "ludotheque.bots",
    "ludotheque.spelling",
]

_ACYCLIC = "@mypyc_attr(acyclic=True)"  # nothing in a position refers back, so the collector need not look at it
_TRANSFORM = re.compile(r"@dataclass_transform\(.*\)\n")  # tells the type checker what is now written out
_AT_FIRST = re.compile(r"^(    \w+: [^=\n]*) = at_first\(.*\)", re.MULTILINE)

_HOMES = {  # of what the written lines use
    "ClassVar": "typing",
    "mypyc_attr": "mypy_extensions",
    "UnknownVerb": "ludotheque.kernel.action",
    EMPTY: "ludotheque.kernel.chance",
}

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
    lines = _with_imports(module, _inserted(with_views(sources, module).split("\n"), insertions), insertions)
    return _AT_FIRST.sub(r"\1", _TRANSFORM.sub("", "\n".join(lines)))


def _expand_class(sources: Sources, declared: Declared, insertions: Insertions) -> None:
    is_data, is_state = sources.extends(declared, DATA), sources.extends(declared, STATE)
    if (is_data or is_state) and not declared.node.decorator_list:
        insertions.setdefault(declared.node.lineno - 1, []).append(_ACYCLIC)
    at_end = insertions.setdefault(declared.node.end_lineno or 0, [])
    if is_data and declared.path != DATA:
        at_end += ["", *_indented(data_methods(sources, declared))]
    elif declared.fields() and sources.extends(declared, STEP):
        at_end += ["", *_indented(declared_fields(sources, declared))]
    if _copies_itself(sources, declared):
        at_end += ["", *_indented(copy_method(sources, declared))]
    early = early_end(declared) if is_state else None
    if early is not None:
        insertions.setdefault(early[0], []).insert(0, textwrap.indent(early[1], " " * 8))


def _copies_itself(sources: Sources, declared: Declared) -> bool:
    """Steps and positions, but not those that a game has still to complete: its own class is copied."""
    copied = sources.extends(declared, STEP) or sources.extends(declared, STATE)
    own = declared.path in (STEP, STATE) or "copy" in declared.methods()
    completed = declared.module.startswith("ludotheque.mechanics.") or sources.is_generic(declared)
    return copied and not own and not completed


def _inserted(lines: list[str], insertions: Insertions) -> list[str]:
    found: list[str] = []
    for number, line in enumerate(lines, 1):
        found += [line, *insertions.get(number, [])]
    return found


def _with_imports(module: str, lines: list[str], insertions: Insertions) -> list[str]:
    """What the written lines need, after the module's opening sentence."""
    written = "\n".join(line for added in insertions.values() for line in added)
    wanted = [f"from {home} import {name}" for name, home in _HOMES.items() if name in written and home != module]
    first = next((number for number, line in enumerate(lines) if line.startswith(("from ", "import "))), 1)
    return [*lines[:first], *wanted, *lines[first:]]


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def _write(path: Path, text: str) -> None:
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
