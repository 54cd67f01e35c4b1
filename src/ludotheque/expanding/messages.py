"""Constructors of plain data, and the verb, filling and reader of actions, written out."""

from ludotheque.expanding.sources import ALIASES, Declared, Sources
from ludotheque.kernel.action import kebab

DATA = "ludotheque.kernel.data.Data"
ACTION = "ludotheque.kernel.action.Action"

Fields = dict[str, str]  # the type of each field, by name


def fields_of(sources: Sources, declared: Declared) -> Fields:
    """Those of its elders first."""
    found: Fields = {}
    for elder in sources.line(declared):
        found.update(elder.annotations())
    return found


def data_methods(sources: Sources, declared: Declared) -> list[str]:
    fields = fields_of(sources, declared)
    lists = [name for name, kind in fields.items() if _is_list(kind)]
    lines = [
        f"FIELDS: ClassVar[list[str]] = {list(fields)!r}",
        f"LISTS: ClassVar[list[str]] = {lists!r}",
        "",
        *_constructor(fields),
    ]
    if sources.extends(declared, ACTION) and declared.path != ACTION:
        lines += ["", *_action_methods(declared.name, fields)]
    return lines


def _constructor(fields: Fields) -> list[str]:
    taken = ["self", *(f"{name}: {plain(kind)}" for name, kind in fields.items())]
    kept = [f"    self.{name} = {name}" for name in fields] or ["    pass"]
    return [f"def __init__({', '.join(taken)}) -> None:", *kept]


def _action_methods(name: str, fields: Fields) -> list[str]:
    blanks = list(fields.items())[1:]
    given = [f"self.{blank}[:]" if _is_list(kind) else f"[self.{blank}]" for blank, kind in blanks]
    read = [f"filling[{n}][:]" if _is_list(kind) else f"filling[{n}][0]" for n, (_, kind) in enumerate(blanks)]
    single = [f"len(filling[{n}]) != 1" for n, (_, kind) in enumerate(blanks) if not _is_list(kind)]
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


def plain(kind: str) -> str:
    """A type without the kernel's own words for numbers, which a module need not import."""
    return ALIASES.get(kind, kind.replace("[Seat]", "[int]").replace("[Money]", "[int]"))


def _is_list(kind: str) -> bool:
    return plain(kind).startswith("list[")
