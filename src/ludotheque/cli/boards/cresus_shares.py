"""Shares with all that their cards print: those for sale, one's own when they may be sold, those of an offer."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from ludotheque.cli.terminal.menu import Menu
from ludotheque.games.cresus.tables import CresusTables
from ludotheque.games.cresus.view import CresusView
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.texts.texts import Texts

NOTHING = "–"


class ShareSheet:
    def __init__(self, tables: CresusTables, texts: Texts, player: Seat) -> None:
        self.tables = tables
        self.texts = texts
        self.player = player

    def show(self, view: CresusView, menu: Menu) -> Grid | None:
        """The shares that matter now, if any do."""
        if view.talk is not None:
            return self._sheet(view, menu, "", view.talk.wanted_shares)
        if view.call is not None:
            offered = [share for shares in view.call.offered_shares for share in shares]
            return self._sheet(view, menu, "", [*view.call.given_shares, *offered])
        if view.dice is not None:
            return self._sheet(view, menu, "", [view.dice.share])
        if view.shown:
            market = self.texts.value("market", view.market)
            return self._sheet(view, menu, self.texts.say("board-on-sale", market=market), view.shown)
        if self._may_sell(view):
            mine = [share for share, owner in enumerate(view.owner) if owner == self.player]
            return self._sheet(view, menu, self.texts.say("board-portfolio"), mine)
        return None

    def _may_sell(self, view: CresusView) -> bool:
        in_debt = view.debt is not None and not view.debt.shield and view.debt.debtor == self.player
        return view.seller == self.player or in_debt

    def _sheet(self, view: CresusView, menu: Menu, title: str, shares: list[int]) -> Grid:
        say = self.texts.say
        grid = Grid(title=title or None, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column("", justify="right")
        for heading in ("board-share", "board-home", "board-sector"):
            grid.add_column(say(heading))
        for heading in ("board-price", "board-bonus", "board-premium", "board-throws"):
            grid.add_column(say(heading), justify="right", no_wrap=True)
        grid.add_column(say("board-pays"), no_wrap=True)
        for share in shares:
            self._add_share(grid, view, share, self._number(menu, share))
        return grid

    def _number(self, menu: Menu, share: int) -> int:
        """What to type for the share, where a share is asked for."""
        asked = menu.direct is not None and menu.direct.blanks[0].name == "share"
        return menu.number_of(share) if asked else 0

    def _add_share(self, grid: Grid, view: CresusView, share: int, number: int) -> None:
        tables, value = self.tables, self.texts.value
        sector = tables.sectors[share]
        grid.add_row(
            f"{number} ▸" if number else "",
            value("share", share),
            value("market", tables.markets[share]),
            value("sector", sector),
            value("price", tables.prices[share]),
            self._bonus(view, share),
            self._premium(view, share),
            self.texts.number(tables.throws[share]),
            " ".join(self.texts.number(amount) for amount in tables.payouts[share][1:]),
        )

    def _bonus(self, view: CresusView, share: int) -> str:
        """What the bank would add if one bought the share now."""
        if view.owner[share] != NOBODY:
            return NOTHING
        sector = self.tables.sectors[share]
        held = [other for other, owner in enumerate(view.owner) if owner == self.player]
        count = sum(self.tables.sectors[other] == sector for other in held)
        return self._sum(self.tables.bonus(sector, count + 1))

    def _premium(self, view: CresusView, share: int) -> str:
        """What a sale would bring on top where one stands."""
        here = view.pawns[self.player]
        if here in (NOBODY, self.tables.markets[share]):
            return NOTHING
        return self._sum(self.tables.premiums[self.tables.sectors[share]])

    def _sum(self, amount: int) -> str:
        return self.texts.value("amount", amount) if amount else NOTHING
