"""Where a browser keeps what the house must not forget: rows of text, under keys that sort."""

from typing import Literal, Protocol

Key = list[str | int]
Store = Literal["table", "edition", "action", "chat", "mark", "snapshot", "clock"]
# add: fails where the key is taken; clear: all rows whose keys begin like this one
Change = tuple[Literal["put", "add", "clear"], Store, Key, str]


class Taken(Exception):
    """There is a row with this key already, so nothing was changed."""


class Chest(Protocol):
    """StorageFailed comes from every call when the browser does not keep or give what it is asked for."""

    async def commit(self, changes: list[Change]) -> None:
        """All or nothing, and on disk when the call returns. Taken, where something was to be added twice."""

    async def rows(self, store: Store, like: Key, after: int = 0) -> list[tuple[Key, str]]:
        """Whose keys begin like this one; of those that are numbered, only the later ones."""

    async def last(self, store: Store, like: Key) -> tuple[Key, str] | None: ...

    async def room(self) -> int:
        """How many bytes more it could take."""
