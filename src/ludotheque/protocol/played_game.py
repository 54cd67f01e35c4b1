"""One game under way: its position, the lines of its record, and the bots that may sit down."""

from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import Action
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import deadline, play, waiting
from ludotheque.kernel.step import NEVER, State
from ludotheque.protocol.data import Data
from ludotheque.record.notation import write_action
from ludotheque.record.record import Header, write_record
from ludotheque.seated import SeatedBots
from ludotheque.showing import show_result


class PlayedGame:
    """`header` is None where the game was taken up from a position: its beginning is unknown."""

    def __init__(self, box: Box, state: State, header: Header | None) -> None:
        self.game = box.game
        self.state = state
        self.header = header
        self.lines: list[str] = []
        self.bots = SeatedBots(box, header.seed if header else 0)

    def play(self, action: Action) -> list[Event]:
        events = play(self.state, action)
        self.lines.append(write_action(action))
        return events

    def record(self) -> str:
        if self.header is None:
            raise Complaint("a game taken up from a position has no record")
        return write_record(self.header, self.lines, self.state)

    def progress(self) -> Data:
        """Where the game stands, after every change."""
        ends = deadline(self.state)
        return {
            "number": len(self.lines),
            "waiting": waiting(self.state),
            "now": self.state.now,
            "deadline": None if ends == NEVER else ends,
            "over": show_result(self.game, self.state),
        }
