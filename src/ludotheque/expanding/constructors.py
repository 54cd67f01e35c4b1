"""Constructors from declared fields, and the verb, filling and reader of actions, written out."""

from ludotheque.expanding.sources import Declared, Field, Sources
from ludotheque.kernel.action import kebab

DATA = "ludotheque.kernel.data.Data"
ACTION = "ludotheque.kernel.action.Action"


def constructor(sources: Sources, declared: Declared) -> list[str]:
    """Takes what is declared without a first value, the fields of elders coming first."""
    fields = sources.fields(declared)
    given = [field for field in fields if field.first is None]
    taken = ["self", *(f"{field.name}: {field.kind}" for field in given)]
    kept = [f"    self.{field.name} = {field.name if field.first is None else field.first}" for field in fields]
    return [f"def __init__({', '.join(taken)}) -> None:", *(kept or ["    pass"])]


def declared_fields(sources: Sources, declared: Declared) -> list[str]:
    """What a class that is not compiled derives its own constructor from when it extends this one."""
    fields = sources.fields(declared)
    given = [field for field in fields if field.first is None]
    first = ", ".join(f"{field.name!r}: {field.first}" for field in fields if field.first is not None)
    return [
        f"FIELDS: ClassVar[list[str]] = {[field.name for field in given]!r}",
        f"LISTS: ClassVar[list[str]] = {[field.name for field in given if field.is_list()]!r}",
        f"FIRST: ClassVar[dict[str, object]] = {{{first}}}",
        "",
        *constructor(sources, declared),
    ]


def data_methods(sources: Sources, declared: Declared) -> list[str]:
    fields = sources.fields(declared)
    lines = declared_fields(sources, declared)
    if sources.extends(declared, ACTION) and declared.path != ACTION:
        lines += ["", *_action_methods(declared.name, fields[1:])]
    return lines


def _action_methods(name: str, blanks: list[Field]) -> list[str]:
    given = [f"self.{blank.name}[:]" if blank.is_list() else f"[self.{blank.name}]" for blank in blanks]
    read = [f"filling[{n}][:]" if blank.is_list() else f"filling[{n}][0]" for n, blank in enumerate(blanks)]
    single = [f"len(filling[{n}]) != 1" for n, blank in enumerate(blanks) if not blank.is_list()]
    return [
        "def verb(self) -> str:",
        f'    return "{kebab(name)}"',
        "",
        "def filling(self) -> list[list[int]]:",
        f"    return [{', '.join(given)}]",
        "",
        f'def made(self, seat: int, filling: list[list[int]]) -> "{name}":',
        f"    if {' or '.join([f'len(filling) != {len(blanks)}', *single])}:",
        f'        raise UnknownVerb("{kebab(name)}")',
        f"    return {name}({', '.join(['seat', *read])})",
    ]
