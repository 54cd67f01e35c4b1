"""The classes of the core as their sources declare them: who extends whom, across modules."""

import ast
from dataclasses import dataclass
from pathlib import Path

ALIASES = {"Seat": "int", "Money": "int", "Filling": "list[list[int]]"}


class CannotExpand(ValueError):
    """A class declares something from which its constructor or copy cannot be derived; the message says where."""


@dataclass
class Declared:
    """One class, and the module it stands in."""

    module: str
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def path(self) -> str:
        return f"{self.module}.{self.name}"

    def methods(self) -> dict[str, ast.FunctionDef]:
        return {part.name: part for part in self.node.body if isinstance(part, ast.FunctionDef)}

    def fields(self) -> list["Field"]:
        """Those declared in the body of the class."""
        found: list[Field] = []
        for part in self.node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                first = ast.unparse(part.value.args[0]) if isinstance(part.value, ast.Call) else None
                found.append(Field(part.target.id, plain(ast.unparse(part.annotation)), first))
        return found


@dataclass
class Field:
    name: str
    kind: str
    first: str | None  # what it is at first, where the constructor does not take it

    def is_list(self) -> bool:
        return self.kind.startswith("list[")


def plain(kind: str) -> str:
    """A type without the kernel's own words for numbers, which a module need not import."""
    return ALIASES.get(kind, kind.replace("[Seat]", "[int]").replace("[Money]", "[int]"))


class Sources:
    """All modules of the core, by dotted name."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.trees = {module: ast.parse(text) for module, text in texts.items()}
        self._classes: dict[str, Declared] = {}
        self._names: dict[str, dict[str, str]] = {}  # of each module: where each name comes from
        for module, tree in self.trees.items():
            self._survey(module, tree)

    def classes(self, module: str) -> list[Declared]:
        return [declared for declared in self._classes.values() if declared.module == module]

    def line(self, declared: Declared) -> list[Declared]:
        """The class and all it extends, the eldest first, as far as the core declares them."""
        found = [declared]
        for base in declared.node.bases:
            name = base.value if isinstance(base, ast.Subscript) else base
            elder = self.named(declared.module, ast.unparse(name))
            if elder is not None:
                found = self.line(elder) + found
        return found

    def named(self, module: str, name: str) -> Declared | None:
        """The class that a module knows by this name, if the core declares it."""
        return self._classes.get(self._origin(module, name))

    def home(self, module: str, name: str) -> str:
        """Where a module has a name from, as it says itself."""
        return self._names[module].get(name, "")

    def extends(self, declared: Declared, path: str) -> bool:
        return any(elder.path == path for elder in self.line(declared))

    def is_generic(self, declared: Declared) -> bool:
        """Whether a game has still to say what it is for, as `Bidding(Step[S])`."""
        inside = [ast.unparse(base.slice) for base in declared.node.bases if isinstance(base, ast.Subscript)]
        return any(self._names[declared.module].get(name) == "TypeVar" for text in inside for name in text.split(", "))

    def fields(self, declared: Declared) -> list[Field]:
        """Those of the class and of its elders, who come first."""
        return [field for elder in self.line(declared) for field in elder.fields()]

    def _origin(self, module: str, name: str) -> str:
        """Where a name is defined that a module may have from a third one."""
        first, _, inside = name.partition(".")
        path = self._names.get(module, {}).get(first, "")
        if inside:  # as `previews.ThrowView`, of a module that is imported whole
            return self._origin(path, inside)
        home, _, last = path.rpartition(".")
        if path in self._classes or home == module or home not in self._names:
            return path
        return self._origin(home, last)

    def _survey(self, module: str, tree: ast.Module) -> None:
        names = self._names.setdefault(module, {})
        for part in tree.body:
            if isinstance(part, ast.ImportFrom):
                names.update({alias.asname or alias.name: f"{part.module}.{alias.name}" for alias in part.names})
            elif isinstance(part, ast.ClassDef):
                names[part.name] = f"{module}.{part.name}"
                self._classes[f"{module}.{part.name}"] = Declared(module, part)
            elif isinstance(part, ast.Assign) and ast.unparse(part.value).startswith("TypeVar("):
                names.update({ast.unparse(target): "TypeVar" for target in part.targets})


def read_sources(root: Path, layers: list[str]) -> dict[str, str]:
    """The text of every module below these packages of `root`, by dotted name; packages' own files excepted."""
    found: dict[str, str] = {}
    for layer in layers:
        for path in sorted((root / layer.replace(".", "/")).rglob("*.py")):
            if path.name != "__init__.py":
                found[".".join(path.relative_to(root).with_suffix("").parts)] = path.read_text("utf-8")
    return found
