"""The map of Richesses de France in a terminal: who is where with what, the marker grid, and where one can go next."""

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.menu import Menu
from ludotheque.editions.edition import Edition
from ludotheque.games.richesses_de_france.move import VERBS
from ludotheque.games.richesses_de_france.state import NO_RACE
from ludotheque.games.richesses_de_france.tables import NO_STAGE, NO_TOWN, PASSING, FranceTables
from ludotheque.games.richesses_de_france.view import FranceView
from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Options
from ludotheque.texts.texts import Texts

KINDS = ["board-capital", "board-prefecture", "board-plain", "board-passing"]


class FranceBoard:
    def __init__(self, edition: Edition, texts: Texts, player: Seat, options: Options) -> None:
        assert isinstance(edition.tables, FranceTables)
        self.tables = edition.tables
        self.texts = texts
        self.player = player

    def needs_overview(self, view: FranceView) -> bool:
        """At the start of a turn, and before the first; answers to others are given without it."""
        return view.to_act or self.player in view.fitting_out

    def overview(self, view: FranceView) -> RenderableType:
        circuit = self.texts.value("circuit", view.circuit)
        title = self.texts.say("board-title", circuit=circuit, round=view.round, rounds=view.rounds)
        legend = sentence(self.texts.say("board-legend"), style="dim")
        grid = Panel(self._stages(view), title=title, title_align="left")
        return Group(grid, self._players(view), legend)

    def turn(self, view: FranceView, menu: Menu) -> RenderableType:
        regions = self.texts.values("regions", view.hand)
        parts: list[RenderableType] = [sentence(self.texts.say("board-regions", regions=regions), style="bold")]
        if view.towns[self.player] != NO_TOWN:
            parts.insert(0, self._here(view))
        parts += [sentence(question, style="bold") for question in self._questions(view)]
        if self._chooses_town(menu):
            parts.append(self._destinations(view, menu))
        return Group(*parts)

    # The board

    def _stages(self, view: FranceView) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True)
        grid.add_column(self.texts.say("board-stage"), ratio=1)
        for seat in range(len(view.done)):
            grid.add_column(Text(MARKS[seat], style=f"bold {COLOURS[seat]}"), justify="center")
        for stage in range(len(view.done[0])):
            marks = ["✓" if view.done[seat][stage] else "·" for seat in range(len(view.done))]
            grid.add_row(self.texts.value("stage", view.first_stage + stage), *marks)
        return grid

    def _players(self, view: FranceView) -> Grid:
        say = self.texts.say
        grid = Grid(expand=True, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(say("board-player"), no_wrap=True)
        grid.add_column(say("board-place"), ratio=1)
        grid.add_column(say("board-vehicles"))
        grid.add_column(say("board-cash"), justify="right")
        grid.add_column(say("board-markers"), justify="right")
        for seat in range(len(view.cash)):
            markers = f"{view.done[seat].count(True)}/{view.needed}"
            grid.add_row(
                self._player(seat), self._place(view, seat), self._vehicles(view, seat), self._cash(view, seat), markers
            )
        return grid

    def _player(self, seat: Seat) -> Text:
        name = self.texts.players[seat]
        shown = self.texts.say("play-you", player=name) if seat == self.player else name
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {shown}")

    def _place(self, view: FranceView, seat: Seat) -> str:
        town = view.towns[seat]
        return "" if town == NO_TOWN else self.texts.value("town", town)

    def _vehicles(self, view: FranceView, seat: Seat) -> str:
        say = self.texts.say
        owned = [say("board-bicycle")] if view.bicycles[seat] else []
        owned += [say("board-car")] if view.cars[seat] else []
        return self.texts.join(owned) if owned else say("board-foot")

    def _cash(self, view: FranceView, seat: Seat) -> str:
        amount = self.texts.number(view.cash[seat])
        debt = view.debts[seat]
        return self.texts.say("board-debt", amount=amount, debt=debt) if debt else amount

    # The turn

    def _here(self, view: FranceView) -> RenderableType:
        town = view.towns[self.player]
        names = self.texts.value
        region = names("region", self.tables.regions[town])
        return sentence(self.texts.say("board-here", town=names("town", town), region=region))

    def _questions(self, view: FranceView) -> list[str]:
        """How far the player's own move has come, and what somebody else's asks of him."""
        say, name = self.texts.say, self.texts.value
        found: list[str] = []
        if view.races[self.player] != NO_RACE:
            found.append(say("board-race", race=name("race", view.races[self.player])))
        if view.marker:
            found.append(say("board-marker", stage=name("stage", view.first_stage + view.marker.stage)))
        elif view.travel:
            found.append(say("board-left", left=view.travel.left))
        if view.displaced:
            found.append(say("board-displaced", seat=name("seat", view.displaced.seat)))
        if view.toll:
            found.append(
                say("board-toll", mover=name("mover", view.toll.mover), region=name("region", view.toll.region))
            )
        if view.due:
            found.append(say("board-due", debtor=name("debtor", view.due.debtor), amount=view.due.amount))
        if view.sale:
            seller, vehicle = name("seller", view.sale.seller), name("vehicle", view.sale.vehicle)
            found.append(say("board-sale", seller=seller, vehicle=vehicle, amount=view.sale.amount))
        return found

    def _chooses_town(self, menu: Menu) -> bool:
        return menu.direct is not None and menu.direct.blanks[0].name == "town"

    def _destinations(self, view: FranceView, menu: Menu) -> Grid:
        say = self.texts.say
        grid = Grid(box=ROUNDED, expand=True)
        grid.add_column("", justify="right")
        grid.add_column(say("board-town"), ratio=1)
        grid.add_column(say("board-region"))
        grid.add_column(say("board-kind"))
        grid.add_column(say("board-cost"), justify="right")
        for town in menu.values:
            region = self.texts.value("region", self.tables.regions[town])
            cost = self._cost(view, menu, town)
            grid.add_row(
                f"{menu.number_of(town)} ▸", self.texts.value("town", town), region, self._kind(view, town), cost
            )
        return grid

    def _kind(self, view: FranceView, town: int) -> str:
        stage = self.tables.stage_at[view.circuit][town]
        kind = self.tables.kinds[town]
        if stage == NO_STAGE or view.done[self.player][stage]:
            return self.texts.say(KINDS[kind])
        return self.texts.say("board-stage-and-card" if kind == PASSING else "board-own-stage")

    def _cost(self, view: FranceView, menu: Menu, town: int) -> str:
        """Of the section that leads there, where one is asked for."""
        if menu.direct is None or menu.direct.verb not in VERBS:
            return ""
        fare = self.tables.fare(VERBS.index(menu.direct.verb), view.towns[self.player], town)
        return self.texts.number(fare) if fare else ""
