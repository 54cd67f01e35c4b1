"""Copies of steps and positions, written out field by field."""

import ast

from ludotheque.expanding.sources import CannotExpand, Declared, Sources, plain

STEP = "ludotheque.kernel.step.Step"
STATE = "ludotheque.kernel.step.State"
EMPTY = "TO_BE_COPIED"  # the luck of a position whose fields a copy is about to set, all of them

Kinds = dict[str, str]  # the type of each attribute, by name; nothing where it is a plain number


def copy_method(sources: Sources, declared: Declared) -> list[str]:
    return [f'def copy(self) -> "{declared.name}":', *_body(sources, declared), "    return twin"]


def _body(sources: Sources, declared: Declared) -> list[str]:
    kinds = attributes_of(sources, declared)
    parameters = _parameters(sources, declared)
    is_state = sources.extends(declared, STATE)
    given = [twin("self", name, kinds[name]) for name in parameters]
    if is_state:
        given = [EMPTY if name == "chance" else f"self.{name}" for name in parameters]
    lines = [f"    twin = {declared.name}({', '.join(given)})"]
    return lines + [
        f"    twin.{name} = {twin('self', name, kind)}"
        for name, kind in kinds.items()
        if (is_state or name not in parameters) and not name.startswith("_")
    ]


def twin(thing: str, name: str, kind: str) -> str:
    """Numbers, tables and plain data are shared; lists, steps and luck are copied."""
    kind = plain(kind)
    if kind == "Chance":
        return f"{thing}.{name}.copy()"
    if kind.startswith("list[Step["):
        return f"[item.copy() for item in {thing}.{name}]"
    if kind.startswith("list[list["):
        return f"[item[:] for item in {thing}.{name}]"
    return f"{thing}.{name}[:]" if kind.startswith("list[") else f"{thing}.{name}"


def attributes_of(sources: Sources, declared: Declared) -> Kinds:
    """What the constructors of the class and of its elders set, with the types they declare."""
    found: Kinds = {}
    for elder in sources.line(declared):
        found.update({field.name: field.kind for field in elder.fields()})
        init = elder.methods().get("__init__")
        if init is not None:
            taken = {arg.arg: ast.unparse(arg.annotation) for arg in init.args.args[1:] if arg.annotation}
            for part in init.body:
                found.update(_kept(elder, part, taken))
    return found


def _kept(declared: Declared, part: ast.stmt, taken: Kinds) -> Kinds:
    """What one statement of a constructor keeps in an attribute."""
    if isinstance(part, ast.AnnAssign):
        return _own(part.target, ast.unparse(part.annotation))
    if isinstance(part, ast.Assign):
        return _own(part.targets[0], _kind_of(declared, part, taken))
    return {}


def _own(target: ast.expr, kind: str) -> Kinds:
    mine = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    return {target.attr: kind} if isinstance(target, ast.Attribute) and mine else {}


def _kind_of(declared: Declared, part: ast.Assign, taken: Kinds) -> str:
    """A parameter has the type it is given with; what is neither that nor a plain value must have its type declared."""
    if isinstance(part.value, ast.Name):
        return taken.get(part.value.id, "")
    if not isinstance(part.value, ast.Constant):
        raise CannotExpand(f"{declared.module}, line {part.lineno}: declare the type of {ast.unparse(part.targets[0])}")
    return ""


def _parameters(sources: Sources, declared: Declared) -> list[str]:
    """Of the constructor, which is derived, written out, or had from an elder."""
    for elder in reversed(sources.line(declared)):
        init = elder.methods().get("__init__")
        if init is not None:
            return _checked(sources, declared, [arg.arg for arg in init.args.args[1:]])
        if elder.fields():
            return [field.name for field in sources.fields(elder) if field.first is None]
    return []


def _checked(sources: Sources, declared: Declared, parameters: list[str]) -> list[str]:
    """A constructor keeps each parameter in the attribute of the same name, or the class copies itself."""
    kept = attributes_of(sources, declared)
    lost = [name for name in parameters if name not in kept]
    if lost:
        raise CannotExpand(f"{declared.path}: the constructor does not keep {', '.join(lost)} in attributes so named")
    return parameters


def early_end(declared: Declared) -> tuple[int, str] | None:
    """Where, and how, the constructor of a position stops when a copy is about to set everything."""
    init = declared.methods().get("__init__")
    if init is None:
        return None
    first = init.body[0]  # what its elders need, or what no position has
    return first.end_lineno or first.lineno, f"if chance is {EMPTY}: return"
