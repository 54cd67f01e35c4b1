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
            return self._sheet(view, menu, self.texts.say("board-on-sale"), view.shown)
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
        prospect = next(one for one in view.prospects if one.share == share)
        sector = tables.sectors[share]
        grid.add_row(
            f"{number} ▸" if number else "",
            value("share", share),
            value("market", tables.markets[share]),
            value("sector", sector),
            value("price", tables.prices[share]),
            self._sum(prospect.bonus if view.owner[share] == NOBODY else 0),
            self._sum(prospect.premium),
            self.texts.number(tables.throws[share]),
            " ".join(self.texts.number(amount) for amount in tables.payouts[share][1:]),
        )

    def _sum(self, amount: int) -> str:
        return self.texts.value("amount", amount) if amount else NOTHING
