"""Two tables in worlds that one seat cannot tell apart, and all that this seat can get to see of them."""

import json
import random
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
from tests.server.door import Door, Player
from tests.server.observer import Observer

SEED = 99
FEW_TURNS = 4
BOT = "random"
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
    """A table that starts from a position, its players, and the observer, who may be one of them."""

    def __init__(self, door: Door, ready: Ready, state: State, observer: Seat) -> None:
        self._door = door
        self._secrets = [new_secret() for _ in range(state.seats)]
        self._seat = observer
        self._secret = "" if observer == NOBODY else self._secrets[observer]
        self._setup = _store(door, ready, state, self._secrets)
        self._players = [Player(door.port, self._setup.key, secret) for secret in self._secrets]
        self._observer = Observer(door.port, self._setup.key, self._secret)
        self._observer.knows(CODE=self._setup.code)
        self._observer.enters()

    @property
    def seen(self) -> list[str]:
        return self._observer.seen

    def happens(self, action: Action) -> None:
        """A player acts, or time has passed, which the house notices when somebody tries something."""
        if isinstance(action, Tick):
            self._observer.send(CHEAT)
        else:
            self._players[action.seat].act(action.verb(), *action.filling())
        self._all_hear_it()
        self._observer.reads(2 if isinstance(action, Tick) else 1)

    def see(self, seats: list[Seat]) -> None:
        """The screens of these seats show what is asked."""
        for seat in seats:
            self._players[seat].sees()
            self._players[seat].refused(CHEAT)

    def notices_the_time(self) -> None:
        """The house looks at the clock when somebody tries something; whatever it says of it then is kept."""
        for _ in range(2):
            self._observer.send(CHEAT)
        self._observer.reads_a("refused", times=2)

    def rests(self) -> int:
        """For how much longer the clock stands still."""
        match = self._door.house.rooms[self._setup.key].table.match
        return (match.rests() if match else None) or 0

    def wants_a_hint(self, seat: Seat) -> None:
        """A seat asks what the best bot would do, which only that seat is told."""
        asks = self._observer if seat == self._seat else self._players[seat]
        asks.send({"is": "want-hint", "number": asks.now["number"]})
        if seat == self._seat:
            self._observer.reads()
        self._players[seat].hear_a("hint")

    def asks_why(self, seat: Seat) -> None:
        """Somebody asks aloud why; a character may answer, and everybody hears it."""
        self._players[seat].send({"is": "say", "text": "Pourquoi ?"})
        self._observer.reads_a("chat")

    def takes_back(self, seat: Seat) -> None:
        """A player's last action is taken back, as the rules allow."""
        self._ask_to_take_back(self._players[seat])
        self._all_hear_it()
        self._observer.reads()

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
        self._observer.act(*attempt, number=BEYOND)
        self._observer.reads()

    def observer_asks_to_take_back(self) -> None:
        self._ask_to_take_back(self._observer)
        self._observer.reads()

    def comes_back(self) -> None:
        """The observer loses the connection and comes in again."""
        self._observer.comes_back()

    def looks_around(self) -> None:
        """All that can be asked for without a socket."""
        path = self._path
        for place in (
            f"{path}/frames",
            f"{path}/frames?first=2&last=3&seat=0",
            f"{path}/story",
            path,
            f"{path}/record",
        ):
            self._observer.asks("GET", place)
        self._observer.asks("POST", "/api/mine", {"secrets": [self._secret] if self._secret else []})
        for place in ("/metrics", "/health"):
            self._observer.asks("GET", place)

    def is_left_to_a_bot(self, seat: Seat) -> None:
        """Somebody who is not asked anything lets a bot play for a moment."""
        self._players[seat].send({"is": "hand-over", "bot": BOT})
        self._observer.reads_who_plays(lambda seats: seats[seat]["bot"] == BOT)
        self._players[seat].send({"is": "take-seat-back"})
        self._observer.reads_who_plays(lambda seats: seats[seat]["bot"] == "")

    def has_a_habit(self, seat: Seat, verb: str) -> None:
        """Somebody wishes not to be asked any more, and to be asked again, of which nobody else hears."""
        for habit in ("always", "alone"):
            self._players[seat].send({"is": "set-habit", "verb": verb, "habit": habit})
            self._players[seat].hear_a("answers")

    def is_arranged(self) -> None:
        """The host silences watchers, and everybody is shown everything again."""
        self._by_the_host("hosting", {"watchers": "silent"})
        self._observer.reads_a("position")

    def is_closed(self) -> None:
        """The host ends the game before its time: everybody keeps what they saw."""
        self._by_the_host("close", None)
        self._observer.reads_a("kept")
        self.comes_back()

    def is_played_again(self, seat: Seat) -> None:
        """As if the game were over, somebody opens a rematch, and the observer follows."""
        self._door.house.rooms[self._setup.key].table.stage = "over"
        key = self._carried(self._secrets[seat])["key"]
        self._observer.knows(NEW_KEY=key)
        self._observer.reads_a("rematch")
        self.comes_back()
        if self._secret:
            self._follow()
        self._look_at_lobby(key)

    def close(self) -> None:
        self._observer.close()
        for player in self._players:
            player.close()

    @property
    def _path(self) -> str:
        return f"/api/tables/{self._setup.key}"

    def _by_the_host(self, wish: str, body: Any) -> None:
        answer = self._door.post(f"{self._path}/{wish}", body, secret=self._setup.key)  # which is the host's, too
        answer.raise_for_status()

    def _carried(self, secret: str) -> dict[str, Any]:
        carried: dict[str, Any] = self._door.post(f"{self._path}/rematch", secret=secret).raise_for_status().json()
        return carried

    def _follow(self) -> None:
        own = self._carried(self._secret)
        self._observer.knows(NEW_SECRET=own["secret"], NEW_HOST=own["host"], NEW_COMMITMENT=own["commitment"])
        self._observer.keep(json.dumps(own))

    def _look_at_lobby(self, key: str) -> None:
        info = self._door.get(f"/api/tables/{key}").json()
        self._observer.knows(NEW_CODE=info["code"], NEW_COMMITMENT=info["luck"]["commitment"])
        self._observer.asks("GET", f"/api/tables/{key}")

    def _ask_to_take_back(self, player: Player | Observer) -> None:
        player.send({"is": "take-back", "number": player.now["number"]})

    def _all_hear_it(self) -> None:
        for player in self._players:
            player.hear_a("moved")


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
