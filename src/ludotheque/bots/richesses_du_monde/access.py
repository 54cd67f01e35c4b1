"""On how many squares each title can be bought."""

import functools
from dataclasses import dataclass

from ludotheque.games.richesses_du_monde.tables import COUNTRY, RichessesTables


@dataclass
class Access:
    open: list[int]  # of each title: squares where anybody may buy it
    to_holders: list[int]  # of each title: squares where only holders of its production may


@functools.lru_cache(maxsize=8)
def access(tables: RichessesTables) -> Access:
    found = Access([0] * len(tables.products), [0] * len(tables.products))
    for kind, titles in zip(tables.kinds, tables.on_sale, strict=True):
        counts = found.open if kind == COUNTRY else found.to_holders
        for title in titles:
            counts[title] += 1
    return found
