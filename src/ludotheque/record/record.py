"""A game as text: a header, one action a line, and the fingerprint of where it led."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import Action
from ludotheque.kernel.chance import SEED_BITS, Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.game import BadOption, Game, Options, full_options
from ludotheque.kernel.play import IllegalAction, is_over, play
from ludotheque.kernel.step import State, Tables
from ludotheque.plain import plain
from ludotheque.record.history import History, NothingToTakeBack, read_move
from ludotheque.record.notation import BadLine, write_action
from ludotheque.record.positions import fingerprint, load_text
from ludotheque.record.promise import Proof

FORMAT = "ludotheque-record 1"
KEPT = "= kept"
FAIR, QUICK = "fair", "quick"
LUCK: dict[str, type[Chance]] = {FAIR: FairChance, QUICK: Chance}  # what a seed is sown in


class BadRecord(Complaint):
    """The record cannot be read or does not replay; the message gives the line and the reason."""


@dataclass
class Header:
    """All that is needed to set up the table again."""

    game: str
    rules: int
    edition: str  # its id
    edition_hash: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # who sat where; may be empty
    luck: str = FAIR
    position: str = ""  # as `dump_text` wrote it: the game starts there, with the seed's luck
    proof: Proof | None = None  # where the seed came from; none: somebody just chose it


@dataclass
class Record:
    header: Header
    lines: list[str] = field(default_factory=list)
    first_line: int = 1  # where the actions begin in the file, for messages
    end: str = ""  # fingerprint and state at the end, as written
    places: dict[str, int] = field(default_factory=dict)  # the line of each key of the header, for messages
    draws: list[str] = field(default_factory=list)  # every draw, as it is written after the end; may be empty

    def first_draw(self) -> int:
        """Where the draws begin in the file, for messages: after the actions, the end and an empty line."""
        return self.first_line + len(self.lines) + 2


def write_options(game: Game[Any], options: Options) -> dict[str, str]:
    """The options that differ from the game's defaults, as text."""
    return {o.name: o.write(options[o.name]) for o in game.options if options[o.name] != o.default}


def read_options(game: Game[Any], texts: dict[str, str]) -> Options:
    """Option values from text, over the defaults; BadOption says what is wrong."""
    known = {option.name: option for option in game.options}
    for name in texts:
        if name not in known:
            raise BadOption(f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
    return full_options(game.options, {name: known[name].read(text) for name, text in texts.items()})


def set_up(game: Game[Any], tables: Tables, header: Header) -> State:
    """The first position of a table. A Complaint or BadOption says why it cannot be."""
    return set_up_with(LUCK[header.luck], game, tables, header)


def set_up_with(luck: Callable[[int], Chance], game: Game[Any], tables: Tables, header: Header) -> State:
    """With another luck than the header's, made from its seed."""
    if not game.least_seats <= header.seats <= game.most_seats:
        raise Complaint(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not {header.seats}")
    if not 0 <= header.seed < 1 << SEED_BITS:
        raise Complaint(f"a seed is a whole number of at most {SEED_BITS} bits, not below 0")
    options = read_options(game, header.options)
    chance = luck(header.seed)
    if header.position:
        return _start_from(game, tables, header, chance)
    state: State = game.start(header.seats, tables, options, chance)
    return state


def _start_from(game: Game[Any], tables: Tables, header: Header, chance: Chance) -> State:
    state = load_text(game, tables, header.position)
    if state.seats != header.seats:
        raise Complaint(f"the position is one of {state.seats} players, not {header.seats}")
    chance.scripted = state.chance.scripted[:]  # dice that were loaded stay loaded
    state.chance = chance
    return state


class Recorder:
    """Plays a game and keeps its lines."""

    def __init__(self, game: Game[Any], tables: Tables, header: Header) -> None:
        self.game = game
        self.header = header
        self.state = set_up(game, tables, header)
        self.opening: list[Event] = self.state.told()
        self.lines: list[str] = []

    def play(self, action: Action) -> list[Event]:
        events = play(self.state, action)
        self.lines.append(write_action(action))
        return events

    def text(self) -> str:
        return write_record(self.header, self.lines, self.state)


def write_record(header: Header, lines: list[str], state: State) -> str:
    return _written(header, lines, end_line(state))


def write_kept_record(header: Header, lines: list[str]) -> str:
    """Of a game that today's rules cannot follow to its end, so that nobody knows its last position."""
    return _written(header, lines, KEPT)


def _written(header: Header, lines: list[str], end: str) -> str:
    head = [
        FORMAT,
        f"game {header.game}",
        f"rules {header.rules}",
        f"edition {header.edition} {header.edition_hash}",
        f"seats {header.seats}",
        *(f"option {name} {value}" for name, value in header.options.items()),
        *(f"name {seat} {plain(' '.join(name.split())) or '?'}" for seat, name in enumerate(header.names)),
        *(_proof_lines(header.proof) if header.proof else []),
        f"seed {header.seed}",
        *([f"luck {header.luck}"] if header.luck != FAIR else []),
        *([f"position {header.position}"] if header.position else []),
        "",
    ]
    return "\n".join([*head, *lines, end]) + "\n"


def _proof_lines(proof: Proof) -> list[str]:
    return [
        f"commitment {proof.commitment}",
        f"house {proof.promise.house} {proof.promise.nonce}",
        *(f"salt {seat} {salt.source} {salt.text}" for seat, salt in enumerate(proof.salts)),
        f"root {proof.root}",
        *(f"open {kind.turns} {kind.counts} {kind.purpose}" for kind in proof.open_draws),
    ]


def end_line(state: State) -> str:
    return f"= {'over' if is_over(state) else 'open'} {fingerprint(state)}"


def replay(record: Record, game: Game[Any], tables: Tables) -> State:
    """Play every line again; any line the rules refuse, or another end, is an error with its number."""
    if record.header.game != game.name:
        raise BadRecord(f"this is a record of {record.header.game}, not of {game.name}")
    try:
        state = set_up(game, tables, record.header)
    except ValueError as error:
        raise BadRecord(f"line {record.first_line - 1}: the header above cannot be set up: {error}") from None
    state.told()
    history = History(state)
    for place, line in enumerate(record.lines, record.first_line):
        try:
            history.follow(read_move(game, record.header.seats, line))
        except BadLine as error:
            raise BadRecord(f"line {place}: {error}") from None
        except NothingToTakeBack:
            raise BadRecord(f"line {place}: {line!r} takes nothing back: the last action is somebody else's") from None
        except IllegalAction as error:
            raise BadRecord(f"line {place}: {line!r} is refused by the rules ({error})") from None
    if record.end not in (KEPT, end_line(history.state)):
        place = record.first_line + len(record.lines)
        raise BadRecord(f"line {place}: the game ends as {end_line(history.state)!r}, not {record.end!r}; edited?")
    return history.state
