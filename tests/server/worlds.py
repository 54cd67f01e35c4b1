"""Two tables in worlds that one seat cannot tell apart, and all that this seat can get to see of them."""

import json
import random
from http.client import HTTPConnection
from typing import Any

from ludotheque.kernel.action import NOBODY, Action, Seat, Tick
from ludotheque.kernel.step import State
from ludotheque.record.positions import dump_text
from ludotheque.record.promise import OpenDraws, Promise
from ludotheque.server.clock import HouseClock
from ludotheque.server.seating import Chair, new_secret
from ludotheque.server.setup import Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import Pace
from ludotheque.shelf import BOXES
from tests.kernel.games.ready import Ready
from tests.server.door import PATIENCE, Door, Player

SEED = 99
FEW_TURNS = 4
BEYOND = 10**6  # number of a position that nobody has seen yet

CHEAT = {"is": "act", "number": BEYOND, "verb": "cheat", "filling": []}

Attempt = tuple[str, list[list[int]]]  # a verb and what fills it in


class StandingClock(HouseClock):
    """Time passes when a test says so, so that bytes can be compared."""

    moment = 1_000

    def now(self) -> int:
        return StandingClock.moment

    def unix(self) -> int:
        return 2_000


class World:
    """A table that starts from a position, and the sockets at it: the players' and the observer's."""

    def __init__(self, door: Door, ready: Ready, state: State, observer: Seat) -> None:
        self._door = door
        self._secrets = [new_secret() for _ in range(state.seats)]
        self._secret = "" if observer == NOBODY else self._secrets[observer]
        self._setup = _store(door, ready, state, self._secrets)
        self._players = [Player(door.port, self._setup.key, secret) for secret in self._secrets]
        self._line = HTTPConnection("127.0.0.1", door.port, timeout=PATIENCE)
        self.seen: list[str] = []
        self._enter()

    def happens(self, action: Action) -> None:
        """A player acts, or time has passed, which the house notices when somebody tries something."""
        if isinstance(action, Tick):
            self._observer.send(CHEAT)
        else:
            self._players[action.seat].act(action.verb(), *action.filling())
        self._all_hear_it()
        self._read(2 if isinstance(action, Tick) else 1)

    def all_see(self) -> None:
        """Every screen shows what is asked."""
        for player in self._players:
            player.sees()
            player.refused(CHEAT)

    def notices_the_time(self) -> None:
        """The house looks at the clock when somebody tries something; whatever it says of it then is kept."""
        for _ in range(2):
            self._observer.send(CHEAT)
        refused = 0
        while refused < 2:
            refused += self._read(1).startswith('{"is":"refused"')

    def rests(self) -> int:
        """For how much longer the clock stands still."""
        match = self._door.house.rooms[self._setup.key].table.match
        return (match.rests() if match else None) or 0

    def takes_back(self, seat: Seat) -> None:
        """A player's last action is taken back, as the rules allow."""
        self._ask_to_take_back(self._players[seat])
        self._all_hear_it()
        self._read(1)

    def fails_to_take_back(self, seat: Seat) -> None:
        """Only who asked is told why not."""
        self._ask_to_take_back(self._players[seat])
        self._players[seat].hear_a("refused")

    def tries(self, seat: Seat, attempt: Attempt) -> None:
        """Another seat attempts what is refused, of which the observer must not notice anything."""
        self._players[seat].act(attempt[0], *attempt[1])
        self._players[seat].hear_a("refused")

    def asked(self, seat: Seat) -> tuple[list[dict[str, Any]], list[dict[str, str]]]:
        """What a player may do now, and what is closed; nothing to watchers."""
        now = self._observer.now if seat == NOBODY else self._players[seat].now
        return now["asks"], now["closed"]

    def observer_tries(self, attempt: Attempt) -> None:
        self._observer.act(attempt[0], *attempt[1], number=BEYOND)
        self._read(1)

    def observer_asks_to_take_back(self) -> None:
        self._ask_to_take_back(self._observer)
        self._read(1)

    def comes_back(self) -> None:
        """The observer loses the connection and comes in again."""
        self._observer.close()
        self._enter()

    def looks_around(self) -> None:
        """All that can be asked for without a socket."""
        path = f"/api/tables/{self._setup.key}"
        for place in (f"{path}/frames", f"{path}/frames?first=2&last=3&seat=0", path, f"{path}/record"):
            self._ask("GET", place)
        self._ask("POST", "/api/mine", {"secrets": [self._secret] if self._secret else []})
        for place in ("/metrics", "/health"):
            self._ask("GET", place)

    def _ask(self, method: str, path: str, body: Any = None) -> None:
        headers = {"Content-Type": "application/json"}
        if self._secret:
            headers["Authorization"] = f"Bearer {self._secret}"
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        self._keep(f"{answer.status} {answer.read().decode()}")

    def close(self) -> None:
        self._line.close()
        for player in [self._observer, *self._players]:
            player.close()

    def _enter(self) -> None:
        self._observer = Player(self._door.port, self._setup.key, self._secret)
        self._keep(json.dumps(self._observer.first))

    def _ask_to_take_back(self, player: Player) -> None:
        player.send({"is": "take-back", "number": player.now["number"]})

    def _all_hear_it(self) -> None:
        for player in self._players:
            player.hear_a("moved")

    def _read(self, messages: int) -> str:
        """Keep the next messages to the observer, and give back the last; who comes and goes is not among them."""
        while messages:
            text = str(self._observer.socket.recv(PATIENCE))
            self._observer.now = json.loads(text).get("now", self._observer.now)
            if not text.startswith('{"is":"seats"'):
                self._keep(text)
                messages -= 1
        return text

    def _keep(self, text: str) -> None:
        for own, word in (
            (self._setup.key, "KEY"),
            (self._setup.code, "CODE"),
            (self._secret or "no secret", "SECRET"),
        ):
            text = text.replace(own, word)
        self.seen.append(text)


def _store(door: Door, ready: Ready, state: State, secrets: list[str]) -> Setup:
    volume = door.house.catalogue.volume(ready.game.name)
    game, edition = ready.game, volume.edition
    setup = Setup(
        key=new_secret(),
        code=new_secret()[:10],
        game=game.name,
        rules=game.rules_version,
        edition=edition.id,
        edition_hash=edition.hash,
        seats=state.seats,
        seed=str(SEED),
        options={},
        pace=Pace(),
        language="fr",
        created=2_000,
        position=dump_text(state),
    )
    setup.promise, setup.root, setup.open_draws = Promise("house", "nonce"), "root", open_draws(game.name)
    chairs = [Chair("human", name=f"Player {seat}", secret=hashed(secret)) for seat, secret in enumerate(secrets)]
    door.run(door.house.storage.create(StoredTable(setup, hashed(setup.key), "playing", chairs, volume.text)))
    return setup


def open_draws(game: str) -> list[OpenDraws]:
    """Those of the first turns, for the comparison goes no further: their proofs travel, and are compared too."""
    kinds = BOXES[game].open_luck if game in BOXES else ()
    return [OpenDraws(kind.purpose, min(FEW_TURNS, kind.turns), kind.counts) for kind in kinds]


def wild_filling(ask: dict[str, Any], luck: random.Random) -> list[list[int]]:
    """Values near what the blanks take, and often beside it."""
    return [_wild_values(blank, luck) for blank in ask["blanks"]]


def _wild_values(blank: dict[str, Any], luck: random.Random) -> list[int]:
    if blank["is"] == "amount":
        low, high, step = blank["low"], blank["high"], blank["step"]
        return [luck.choice([low - step, low - 1, high + 1, high + step, high * 2 + step, -high])]
    around = [*blank["choices"], luck.randrange(-1, 60)]
    return luck.choices(around, k=luck.choice([1, 1, blank.get("most", 1), 2]))
