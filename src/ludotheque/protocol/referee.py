"""The referee: holds one game and answers each request about it."""

from dataclasses import dataclass

from ludotheque import __version__
from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import closed, is_over
from ludotheque.levels import known
from ludotheque.protocol import messages
from ludotheque.protocol.data import Data, clause_data, option_data
from ludotheque.protocol.header import new_header
from ludotheque.protocol.played_game import PlayedGame
from ludotheque.protocol.sight import Sight
from ludotheque.record.notation import make_action
from ludotheque.record.positions import dump, fingerprint, load
from ludotheque.record.record import set_up
from ludotheque.rules.clauses import load_clauses
from ludotheque.showing import or_null, show_action, show_asks, show_closed

PROTOCOL = 2


@dataclass
class Usual:
    """What a start request leaves out."""

    players: int | None
    seed: int | None
    options: dict[str, str]


class Referee:
    """A Complaint, BadOption or IllegalAction that it raises has changed nothing."""

    def __init__(self, box: Box, edition: Edition, usual: Usual, sight: Sight, lang: str) -> None:
        self.box = box
        self.edition = edition
        self.usual = usual
        self.sight = sight
        self.lang = lang
        self.clauses = load_clauses(box)
        self._played: PlayedGame | None = None

    def answer(self, request: messages.AnyRequest) -> Data:
        return {"did": type(request).__name__.lower(), **self._answer(request)}

    def _answer(self, request: messages.AnyRequest) -> Data:
        match request:
            case messages.Start():
                return self._start(request)
            case messages.Play():
                return self._play(request)
            case messages.Tick():
                return self._put(Tick(CLOCK, request.now))
            case messages.Bot():
                return self._bot(request)
            case messages.Load():
                return self._load(request)
            case messages.Asks():
                return self._asks(request)
            case messages.View():
                return self._view(request)
            case _:
                return self._tell(request)

    def _tell(self, request: messages.AnyRequest) -> Data:
        """Requests that hold nothing but their name."""
        match request:
            case messages.Hello():
                return self._hello()
            case messages.Edition():
                return self._edition()
            case messages.Rules():
                return {"clauses": [clause_data(clause, self.lang) for clause in self.clauses.values()]}
            case messages.Position():
                state = self._open_game().state
                return {"position": dump(state), "fingerprint": fingerprint(state)}
            case messages.Record():
                return {"record": self._open_game().record()}
            case _:
                return {}

    # What changes the game

    def _start(self, request: messages.Start) -> Data:
        game = self.box.game
        options = {**self.usual.options, **{name: str(value) for name, value in request.options.items()}}
        players = self.usual.players if request.players is None else request.players
        seed = self.usual.seed if request.seed is None else request.seed
        header = new_header(self.box, self.edition, players, seed, options, request.names)
        played = PlayedGame(self.box, set_up(game, self.edition.tables, header), header)
        self._check_sight(played)
        self._played = played
        return {"players": header.seats, "options": header.options, **self._news(played.state.told())}

    def _play(self, request: messages.Play) -> Data:
        seat = self._seat(request.seat)
        return self._put(make_action(self.box.game, seat, request.verb, request.filling))

    def _bot(self, request: messages.Bot) -> Data:
        played = self._the_game()
        self._check_seat(played, request.seat)
        action = played.bots.choose(played.state, request.seat, request.level)
        news = self._put(action)
        if not self.sight.sees_all():
            return news
        return {"action": show_action(action), **news}

    def _load(self, request: messages.Load) -> Data:
        played = PlayedGame(self.box, load(self.box.game, self.edition.tables, request.position), None)
        self._check_sight(played)
        self._played = played
        return {"players": played.state.seats, **self._news([])}

    def _put(self, action: Action) -> Data:
        return self._news(self._the_game().play(action))

    def _news(self, events: list[Event]) -> Data:
        played = self._the_game()
        return {"events": self.sight.events(events, played.state.seats), **played.progress()}

    # What looks at the game

    def _asks(self, request: messages.Asks) -> Data:
        seat = self._seat(request.seat)
        state = self._the_game().state
        return {"seat": seat, "asks": show_asks(state, seat), "closed": show_closed(closed(state, seat))}

    def _view(self, request: messages.View) -> Data:
        seat = self.sight.looks_from(request.seat)
        played = self._the_game()
        self._check_seat(played, seat)
        return {"seat": or_null(seat), "view": self.box.game.view(played.state, seat)}

    def _hello(self) -> Data:
        game = self.box.game
        return {
            "ludotheque": __version__,
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.rules_version,
            "edition": {"id": self.edition.id, "hash": self.edition.hash},
            "players": {"least": game.least_seats, "most": game.most_seats},
            "options": [option_data(option) for option in game.options],
            "bots": known(self.box),
            "seat": "all" if self.sight.seat is None else or_null(self.sight.seat),
        }

    def _edition(self) -> Data:
        edition = self.edition
        head = {"id": edition.id, "hash": edition.hash, "titles": edition.titles}
        return {**head, "names": edition.names, "tables": attributes(edition.tables)}

    # Who may ask

    def _the_game(self) -> PlayedGame:
        if self._played is None:
            raise Complaint("no game has begun: start one, or load a position")
        return self._played

    def _open_game(self) -> PlayedGame:
        """The game, where everything about it may be told."""
        played = self._the_game()
        if not self.sight.sees_all() and not is_over(played.state):
            raise Complaint("this is told to no single seat before the game is over")
        return played

    def _seat(self, seat: Seat | None) -> Seat:
        chosen = self.sight.speaks_for(seat)
        self._check_seat(self._the_game(), chosen)
        return chosen

    def _check_seat(self, played: PlayedGame, seat: Seat) -> None:
        if seat >= played.state.seats:
            raise Complaint(f"there is no seat {seat}: the table has {played.state.seats}, from 0")

    def _check_sight(self, played: PlayedGame) -> None:
        if self.sight.seat is not None:
            self._check_seat(played, self.sight.seat)
