"""A game for programs that read and write: `reset` and `step` on strings, for whoever's turn it is.

    env = TextEnv(game, players=3)
    text = env.reset(seed=1)
    text, rewards, over = env.step("play-card 103")

The text is for the seat that is asked: what happened since it last answered, the table as it sees it, and what it may
write. A line that is refused changes nothing; the answer says why, and what may be written instead.
"""

from typing import Any

import msgspec

from ludotheque import shelf
from ludotheque.bots.seeds import derived
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import CLOCK, NOBODY, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.play import IllegalAction, deadline, is_over, play, take, waiting
from ludotheque.kernel.step import State
from ludotheque.lab.limit import with_limit
from ludotheque.record.notation import BadLine, make_action
from ludotheque.record.record import read_options
from ludotheque.rules.clauses import load_clauses
from ludotheque.showing import encode, show_asks
from ludotheque.texts.sentences import house_sentences
from ludotheque.texts.texts import Texts
from ludotheque.words.moves import legal_moves, read_move
from ludotheque.words.picture import Drawing


class TextEnv:
    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, str] | None = None,
        edition: str = "",
        lang: str = "en",
    ) -> None:
        self.box = shelf.box(game)
        self.game = self.box.game
        if not self.game.least_seats <= players <= self.game.most_seats:
            raise Complaint(f"{game} is played by {self.game.least_seats} to {self.game.most_seats}, not by {players}")
        self.edition = self.box.find_edition(edition)
        self.written = with_limit(self.game, options or {})
        self.options = read_options(self.game, self.written)
        self.players = players
        say = house_sentences(lang).say
        names = [say(f"bot-name-{seat + 1}") for seat in range(players)]
        self.texts = Texts(self.box, self.edition, lang, names, self.written.get("names", ""))
        self.clauses = load_clauses(self.box)
        self.lang = lang

    def reset(self, seed: int = 0) -> str:
        self.state: State = self.game.start(self.players, self.edition.tables, self.options, Chance(derived(seed, 1)))
        self.unheard: list[list[str]] = [[] for _ in range(self.players)]
        self._tell(self.state.told())
        self._let_time_pass()
        return self.text()

    @property
    def seat(self) -> Seat:
        """Who is asked; NOBODY when the game is over."""
        return min(waiting(self.state), default=NOBODY)

    def step(self, line: str) -> tuple[str, list[float], bool]:
        """The next text, what each seat has won (nothing before the end), and whether the game is over."""
        try:
            verb, filling = read_move(line)
            self._tell(play(self.state, make_action(self.game, self.seat, verb, filling)))
        except IllegalAction as error:
            return self._refused(str(error)), self._rewards(), self._is_over()
        except BadLine as error:
            return "\n".join([f"Refused: {error}.", *self._legal()]), self._rewards(), self._is_over()
        self._let_time_pass()
        return self.text(), self._rewards(), self._is_over()

    def text(self) -> str:
        if self._is_over():
            return self._result()
        seat = self.seat
        heard, self.unheard[seat] = self.unheard[seat], []
        drawn = self._drawing().letters(self.game.view(self.state, seat), self._asks())
        happened = [f"- {sentence}" for sentence in heard]
        return "\n".join([f"You are {self.texts.players[seat]}.", *happened, drawn, *self._legal()])

    def legal(self) -> list[str]:
        """What the seat that is asked may write."""
        return legal_moves(self._asks(), self._drawing().name)

    def _asks(self) -> Any:
        return msgspec.json.decode(encode(show_asks(self.state, self.seat)))

    def _legal(self) -> list[str]:
        return ["You may write:", *self.legal()] if not self._is_over() else []

    def _refused(self, clause: str) -> str:
        sentence = self.clauses[clause].sentence(self.lang)
        return "\n".join([f"Refused: {sentence} ({clause})", *self._legal()])

    def _result(self) -> str:
        scores = self.game.scores(self.state)
        lines = [f"{name}: {score}" for name, score in zip(self.texts.players, scores, strict=True)]
        return "\n".join([self.texts.end(self.game.end_reason(self.state)), *lines])

    def _rewards(self) -> list[float]:
        """The share of the win that each seat has, less what is even."""
        if not self._is_over():
            return [0.0] * self.players
        winners = self.game.winners(self.state)
        return [(1 / len(winners) if seat in winners else 0.0) - 1 / self.players for seat in range(self.players)]

    def _is_over(self) -> bool:
        return is_over(self.state)

    def _drawing(self) -> Drawing:
        return Drawing(self.box, self.edition, self.texts, self.seat, self.options)

    def _let_time_pass(self) -> None:
        while not is_over(self.state) and not waiting(self.state):
            self._tell(take(self.state, Tick(CLOCK, max(deadline(self.state), self.state.now))))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat in range(self.players):
                if may_know(event, seat):
                    self.unheard[seat].append(self.texts.event(event))
