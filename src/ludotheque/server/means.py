"""What a house works with beside its storage: who thinks for its bots, and where long work is done."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.server.aside import Aside
from ludotheque.server.thinking import Thinkers


@dataclass
class Means:
    thinkers: Thinkers
    aside: Callable[[str], Aside]  # a place of its own for the work of this name
