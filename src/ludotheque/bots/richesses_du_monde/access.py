"""On how many squares each title can be bought."""

import functools

from ludotheque.games.richesses_du_monde.tables import COUNTRY, RichessesTables


class Access:
    def __init__(self, titles: int) -> None:
        self.open = [0] * titles  # of each title: squares where anybody may buy it
        self.to_holders = [0] * titles  # of each title: squares where only holders of its production may


@functools.lru_cache(maxsize=8)
def access(tables: RichessesTables) -> Access:
    found = Access(len(tables.products))
    for kind, titles in zip(tables.kinds, tables.on_sale, strict=True):
        counts = found.open if kind == COUNTRY else found.to_holders
        for title in titles:
            counts[title] += 1
    return found
