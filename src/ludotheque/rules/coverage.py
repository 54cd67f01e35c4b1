"""Which clauses have a test: a test is tied to a clause by `@clause("id")` above it."""

import ast
from collections.abc import Iterable
from pathlib import Path

from ludotheque.box import Box
from ludotheque.rules.clauses import load_clauses

MARK = "clause"


def untested(box: Box, tests: Path) -> list[str]:
    """The game's clauses that no test under the folder is tied to."""
    proved = proved_clauses(tests)
    return [id for id in load_clauses(box) if id not in proved]


def proved_clauses(tests: Path) -> set[str]:
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        found.update(_marks(ast.parse(path.read_text("utf-8"))))
    return found


def _marks(tree: ast.AST) -> Iterable[str]:
    """The ids above test functions that hold at least one assertion."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and _asserts(node):
            for decorator in node.decorator_list:
                yield from _ids(decorator)


def _asserts(test: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Assert) or _expects_an_error(node) for node in ast.walk(test))


def _expects_an_error(node: ast.AST) -> bool:
    return isinstance(node, ast.With) and any("raises" in ast.unparse(item) for item in node.items)


def _ids(decorator: ast.expr) -> Iterable[str]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == MARK:
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
