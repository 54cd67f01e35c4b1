"""The board of Crésus in a terminal: markets and pawns, players and what they have, and what is asked."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.boards.cresus_shares import ShareSheet
from ludotheque.cli.boards.cresus_windows import Windows
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.games.cresus.tables import MARKETS, CresusTables
from ludotheque.games.cresus.view import CresusView
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts

PHASES = [
    "board-phase-expert",
    "board-phase-choice",
    "board-phase-fortune",
    "board-phase-purchase",
    "board-phase-sale",
    "board-phase-signs",
    "board-phase-over",
]


class CresusBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        assert isinstance(edition.tables, CresusTables)
        self.tables = edition.tables
        self.texts = texts
        self.player = player
        self.sheet = ShareSheet(edition.tables, texts, player)
        self.windows = Windows(edition, texts, player)

    def needs_overview(self, view: CresusView) -> bool:
        """When a market is to be chosen, all that is in play matters; later only what is at stake is shown."""
        return view.choosing is not None

    def overview(self, view: CresusView) -> RenderableType:
        title = Text(self._title(view), style="bold")
        return Group(Panel(self._markets(view), title=title, title_align="left"), self._players(view), self._held(view))

    def turn(self, view: CresusView, menu: Menu) -> RenderableType:
        parts: list[RenderableType] = []
        window = self.windows.show(view)
        if window is not None:
            parts.append(window)
        shares = self.sheet.show(view, menu)
        if shares is not None:
            parts.append(shares)
        purse = self.texts.say("board-purse", cash=self._cash(view, self.player))
        return Group(*parts, sentence(purse, style="bold"))

    def _title(self, view: CresusView) -> str:
        say = self.texts.say
        return say("board-title", round=view.round, rounds=view.rounds, phase=say(PHASES[view.phase]))

    # The markets

    def _markets(self, view: CresusView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column("", justify="right")
        grid.add_column(say("board-market"), no_wrap=True)
        grid.add_column(say("board-pile"), justify="right")
        grid.add_column(say("board-pawns"), no_wrap=True)
        grid.add_column(say("board-news"), ratio=1)
        for market in range(MARKETS):
            pile = self.texts.number(view.piles[market])
            grid.add_row(
                str(market + 1), self._market(market), pile, self._pawns(view, market), self._news(view, market)
            )
        return grid

    def _market(self, market: int) -> Text:
        name, colour = self.texts.value("market", market), self.texts.value("colour", market)
        return Text.assemble((name, "bold"), (f" ({colour})", "dim"))

    def _pawns(self, view: CresusView, market: int) -> Text:
        here = [seat for seat, where in enumerate(view.pawns) if where == market]
        return Text.assemble(*((MARKS[seat], f"bold {COLOURS[seat]}") for seat in here))

    def _news(self, view: CresusView, market: int) -> Flow:
        """A Pirate, one's own pawn, what the analyst has shown, what is up."""
        say = self.texts.say
        words: list[str] = []
        if view.closed == market:
            words.append(say("board-closed"))
        elif view.choosing is not None and view.choosing.no_purchase_by[market]:
            words.append(say("board-stay"))
        others = [seat for seat, markets in enumerate(view.consulted) if market in markets and seat != self.player]
        if others:
            words.append(say("board-known", players=", ".join(self.texts.players[seat] for seat in others)))
        for tip in view.tips:
            if tip.market == market:
                words.append(say("board-tip", shares=self.texts.values("shares", tip.shares)))
        up = [share for share in view.shown if self.tables.markets[share] == market]
        if up:
            words.append(self.texts.values("shares", up))
        return sentence(" · ".join(words))

    # The players

    def _players(self, view: CresusView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(say("board-player"), no_wrap=True)
        grid.add_column(say("board-cash"), justify="right", no_wrap=True)
        grid.add_column(say("board-signs"), no_wrap=True)
        grid.add_column(say("board-helpers"), ratio=1)
        for seat in range(len(view.cash)):
            helpers = self._names("expert", view.hired[seat]) + self._names("card", view.kept[seat])
            grid.add_row(self._player(seat), self._cash(view, seat), self._rung(view, seat), Flow(helpers))
        return grid

    def _player(self, seat: Seat) -> Text:
        name = self.texts.players[seat]
        shown = self.texts.say("play-you", player=name) if seat == self.player else name
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {shown}")

    def _cash(self, view: CresusView, seat: Seat) -> str:
        cash = self.texts.value("cash", view.cash[seat])
        if view.loans[seat] == 0:
            return cash
        return self.texts.say("board-owes", cash=cash, amount=self.texts.value("amount", view.loans[seat]))

    def _rung(self, view: CresusView, seat: Seat) -> str:
        """How far up the ladder the player is, and the last sign he bought."""
        rungs = view.signs[seat]
        count = f"{rungs}/{len(self.tables.signs)}"
        return f"{count} {self.texts.value('sign', rungs - 1)}" if rungs else count

    def _names(self, kind: str, numbers: list[int]) -> list[Text]:
        return [Text(self.texts.value(kind, number)) for number in numbers]

    # The portfolios

    def _held(self, view: CresusView) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for seat in range(len(view.cash)):
            sectors = [self._sector(view, seat, sector) for sector in range(len(self.tables.premiums))]
            shown = [sector for sector in sectors if sector]
            if shown:
                grid.add_row(Text(MARKS[seat], style=f"bold {COLOURS[seat]}"), Flow(shown))
        return grid

    def _sector(self, view: CresusView, seat: Seat, sector: int) -> Text:
        """The shares a player holds in the sector; nothing if there are none."""
        shares = [share for share, owner in enumerate(view.owner) if owner == seat]
        held = [share for share in shares if self.tables.sectors[share] == sector]
        if not held:
            return Text()
        name = self.texts.value("sector", sector)
        return Text.assemble((f"{name} {len(held)} ", "bold"), (self.texts.values("shares", held), "dim"))
