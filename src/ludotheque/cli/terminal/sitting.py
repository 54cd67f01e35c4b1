"""One person's game with bots: show, ask, play, tell; until the game is over or the person leaves."""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.keyboard import TimeUp
from ludotheque.cli.terminal.person import Left, Person
from ludotheque.kernel.action import CLOCK, NOBODY, Action, Seat, Tick
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.play import deadline, is_over, waiting
from ludotheque.kernel.reckoning import Reckoning
from ludotheque.kernel.step import State
from ludotheque.outside.opponents import make_opponent
from ludotheque.record.record import Recorder
from ludotheque.seated import SeatedBots


class Sitting:
    def __init__(self, recorder: Recorder, person: Person, levels: dict[Seat, str], console: Console) -> None:
        self.recorder = recorder
        self.person = person
        self.levels = levels  # of the bots, by seat
        self.console = console
        self.texts = person.texts
        self.hourglass = person.keyboard.hourglass
        self.bots = SeatedBots(person.box, recorder.header.seed, make_opponent)
        self.last_mover: Seat = NOBODY

    def run(self) -> None:
        self._tell(self.recorder.opening)
        try:
            while not is_over(self.recorder.state):
                self._put(self._next_action())
            self._show_result()
        except Left:
            self.console.print()
        self._offer_to_save()
        self.console.print(sentence(self.texts.say("play-goodbye")))

    def _next_action(self) -> Action:
        """Bots answer at once, so that a person who is asked beside them has the whole of the time."""
        state = self.recorder.state
        seats = waiting(state)
        bots = [seat for seat in seats if seat != self.person.seat]
        if bots:
            return self.bots.choose(state, bots[0], self.levels[bots[0]])
        return self._typed_action(state) if seats else Tick(CLOCK, deadline(state))

    def _typed_action(self, state: State) -> Action:
        """What the person does, the rules being told the time first; or the deadline, if that is reached."""
        self.hourglass.turn(state)
        try:
            action = self.person.choose(state, turn_begins=self.last_mover != self.person.seat)
            if self.hourglass.left() == 0:
                raise TimeUp
        except TimeUp:
            return Tick(CLOCK, deadline(state))
        finally:
            self.hourglass.lay_down()
        if self.hourglass.now() > state.now:
            self._put(Tick(CLOCK, self.hourglass.now()))
        return action

    def _put(self, action: Action) -> None:
        if action.seat != CLOCK:
            self.last_mover = action.seat
        self._tell(self.recorder.play(action))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if may_know(event, self.person.seat):
                self.console.print(sentence(f"· {self.texts.event(event)}", indent=2))

    def _show_result(self) -> None:
        game, state = self.recorder.game, self.recorder.state
        self.console.print(Text(f"\n{self.texts.end(game.end_reason(state))}", style="bold"))
        grid = Grid(title=self.texts.say("play-over"), title_justify="left")
        grid.add_column(self.texts.say("play-rank"), justify="right")
        grid.add_column(self.texts.say("play-player"))
        grid.add_column(self.texts.score_heading(), justify="right")
        grid.add_column(self.texts.say("play-reckoning"))
        ranks, reckonings = game.ranks(state), game.reckonings(state)
        for seat in sorted(range(state.seats), key=lambda seat: ranks[seat]):
            score = self.texts.figure(reckonings[seat].figures[0])
            grid.add_row(str(ranks[seat]), self._name(seat), score, self._reckoned(reckonings[seat]))
        self.console.print(grid)

    def _reckoned(self, reckoning: Reckoning) -> str:
        """What comes before all figures, and each figure line by line."""
        said = [self.texts.standing(reckoning)] if reckoning.standing else []
        for figure in reckoning.figures:
            said += [
                f"{self.texts.line(line)} {self.texts.measured(figure.measure, line.amount)}" for line in figure.lines
            ]
        return "\n".join(said)

    def _name(self, seat: Seat) -> Text:
        return Text.assemble((MARKS[seat], f"bold {COLOURS[seat]}"), f" {self.texts.players[seat]}")

    def _offer_to_save(self) -> None:
        """Until a file is written, or the player wants none."""
        path = self.person.keyboard.ask(self.texts.say("play-save"))
        while path:
            try:
                with Path(path).open("x", encoding="utf-8") as file:
                    file.write(self.recorder.text())
                self.console.print(sentence(self.texts.say("play-saved", path=path)))
                return
            except (OSError, ValueError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                self.console.print(sentence(self.texts.say("play-not-saved", path=path, reason=reason)))
                path = self.person.keyboard.ask(self.texts.say("play-save"))
