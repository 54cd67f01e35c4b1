"""The board of Couleurs du Monde in a terminal: nations by area, open hands, and the growing chain."""

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.games.couleurs_du_monde.view import CouleursView
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts


class CouleursBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        assert isinstance(edition.tables, CouleursTables)
        self.tables = edition.tables
        self.texts = texts
        self.player = player

    def needs_overview(self, view: CouleursView) -> bool:
        return True

    def overview(self, view: CouleursView) -> RenderableType:
        title = self.texts.say("board-title", deal=view.deal, stock=view.stock)
        legend = sentence(self.texts.say("board-legend"), style="dim")
        return Group(Panel(self._areas(view), title=title, title_align="left"), self._players(view), legend)

    def turn(self, view: CouleursView, menu: Menu) -> RenderableType:
        hand = self._own_hand(view, menu)
        return Group(self._chain(view), hand) if view.chain else hand

    # The board

    def _areas(self, view: CouleursView) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for area in range(len(self.tables.corners)):
            grid.add_row(self._area_title(view, area), self._nations(view, area))
        return grid

    def _area_title(self, view: CouleursView, area: int) -> Text:
        left = view.open_in_area[area]
        say = self.texts.say
        count = say("board-area-open", open=left) if left else say("board-area-done")
        return Text.assemble((self.texts.value("area", area), "bold"), "\n", (count, "dim"))

    def _nations(self, view: CouleursView, area: int) -> Flow:
        nations = [nation for nation in range(self.tables.nations) if self.tables.areas[nation] == area]
        return Flow([self._nation(view, nation) for nation in nations])

    def _nation(self, view: CouleursView, nation: int) -> Text:
        seat = view.covered_by[nation]
        if seat == NOBODY:
            return self._card(nation)
        name = self.texts.value("nation", nation)
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), (name, f"dim {COLOURS[seat]}"))

    # The players

    def _players(self, view: CouleursView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(say("board-player"), no_wrap=True)
        grid.add_column(say("board-points"), justify="right")
        grid.add_column(say("board-refusals"), justify="right")
        grid.add_column(say("board-hand"), ratio=1)
        for seat in range(len(view.hands)):
            points = self.texts.number(view.points[seat])
            refusals = self.texts.number(view.refusals_left[seat])
            grid.add_row(self._player(seat), points, refusals, self._open_hand(view, seat))
        return grid

    def _player(self, seat: Seat) -> Text:
        name = self.texts.players[seat]
        shown = self.texts.say("play-you", player=name) if seat == self.player else name
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {shown}")

    def _open_hand(self, view: CouleursView, seat: Seat) -> Flow:
        if seat == self.player:
            return Flow([Text("↓", style="dim")])
        return Flow([self._card(nation) for nation in sorted(view.hands[seat])])

    def _card(self, nation: int) -> Text:
        return Text.assemble(self.texts.value("nation", nation), " ", (str(self.tables.values[nation]), "bold"))

    # The turn

    def _chain(self, view: CouleursView) -> Flow:
        cards = [self.texts.value("nation", nation) for nation in view.chain]
        points, multiplier = view.chain_points, view.next_multiplier
        say = self.texts.say
        return sentence(say("board-chain", cards=" → ".join(cards), points=points, multiplier=multiplier), style="bold")

    def _own_hand(self, view: CouleursView, menu: Menu) -> Grid:
        say = self.texts.say
        grid = Grid(title=say("board-own-hand"), title_justify="left", expand=True, box=ROUNDED)
        grid.add_column("", justify="right")
        for heading in ("board-card", "board-area"):
            grid.add_column(say(heading), no_wrap=True)
        grid.add_column(say("board-worth"), justify="right", no_wrap=True)
        grid.add_column(say("board-neighbours"), ratio=1)
        for nation in sorted(view.hands[self.player]):
            self._add_card(grid, view, nation, menu.number_of(nation))
        return grid

    def _add_card(self, grid: Grid, view: CouleursView, nation: int, number: int) -> None:
        names = self.texts.value
        neighbours = [other for other in sorted(view.hands[self.player]) if self.tables.linked[nation][other]]
        grid.add_row(
            f"{number} ▸" if number else "",
            names("nation", nation),
            names("area", self.tables.areas[nation]),
            self._worth(view, nation),
            Flow([Text(names("nation", other)) for other in neighbours]),
            style="" if number else "dim",
        )

    def _worth(self, view: CouleursView, nation: int) -> str:
        """What the card brings now; of one that cannot be played, what is printed on it."""
        for gain in view.gains:
            if gain.nation == nation and gain.multiplier > 1:
                return f"{gain.value} × {gain.multiplier} = {gain.points}"
        return str(self.tables.values[nation])
