"""Other houses that share the storage: what is asked of the one that holds a table."""

from typing import Protocol

from ludotheque.server import bodies


class Elsewhere(Exception):
    """Another house holds the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Neighbours(Protocol):
    """A Refusal comes from every call if the other house does not answer."""

    async def mine(self, address: str, secrets: list[str]) -> list[bodies.MyTable]: ...

    async def ask_to_let_go(self, address: str, key: str) -> None: ...
