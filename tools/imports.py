"""Which of our modules a module imports, and those in turn, read from the sources and not by importing anything."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


def imported_by(entry: str, beside: Iterable[str] = ()) -> dict[str, Path]:
    """`beside`: packages of which everything is wanted, as it is imported by name, later."""
    found: dict[str, Path] = {}
    wanted = [entry, *(module for package in beside for module in _within(package))]
    while wanted:
        module = wanted.pop()
        path = _path(module)
        if path is not None and module not in found:
            found[module] = path
            wanted += [name for name in imports_of(path) if name.startswith("ludotheque")]
    return found


def imports_of(path: Path) -> Iterator[str]:
    """What is imported when the module is, with the packages it lies in."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _with_packages(alias.name)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from _with_packages(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _with_packages(name: str) -> Iterator[str]:
    words = name.split(".")
    for number in range(1, len(words) + 1):
        yield ".".join(words[:number])


def _within(package: str) -> list[str]:
    folder = SOURCES.joinpath(*package.split("."))
    paths = (path.relative_to(SOURCES).with_suffix("") for path in folder.rglob("*.py"))
    return [".".join(path.parts).removesuffix(".__init__") for path in paths]


def _path(module: str) -> Path | None:
    stem = SOURCES.joinpath(*module.split("."))
    return next((path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()), None)
