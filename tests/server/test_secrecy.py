"""Two worlds that a seat cannot tell apart send it the same bytes: position, asks, what is closed, moves, refusals."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import NOBODY, Action, Seat, Tick
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.play import is_over, play, refusal
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.record.positions import dump_text
from ludotheque.server.clock import HouseClock
from ludotheque.server.seating import Chair, hashed, new_secret
from ludotheque.server.setup import Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.wire import Pace
from ludotheque.shelf import BOXES
from tests.kernel.games import TEST_GAMES
from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF
from tests.server.boxes import boxes_in
from tests.server.door import PATIENCE, Door, Player, house_at

POSITIONS = 8  # of each game from which a comparison begins, from its first to its last
LONGEST_GAME = 2_000  # actions; a game without a limit of rounds may never end at random
LONGEST = 10  # and goes on for so many, unless something hidden comes out before
SEED = 99
GAMES = [*ON_THE_SHELF, *TEST_GAMES]


class StandingClock(HouseClock):
    """Time passes when a test says so, so that bytes can be compared."""

    moment = 1_000

    def now(self) -> int:
        return StandingClock.moment

    def unix(self) -> int:
        return 2_000


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("secrecy"))
    with house_at(folder / "data", boxes={**BOXES, **boxes_in(folder / "boxes")}, clock=StandingClock) as opened:
        yield opened


class World:
    """A table that starts from a position, and the sockets at it: the players' and the observer's."""

    def __init__(self, door: Door, ready: Ready, state: State, observer: Seat) -> None:
        secrets = [new_secret() for _ in range(state.seats)]
        setup = _setup(ready, door.house.catalogue.volume(ready.game.name).edition, state)
        chairs = [Chair("human", name=f"Player {seat}", secret=hashed(secret)) for seat, secret in enumerate(secrets)]
        edition = door.house.catalogue.volume(ready.game.name).text
        door.run(door.house.storage.create(StoredTable(setup, hashed(setup.key), "playing", chairs, edition)))
        self._setup = setup
        self._observer = Player(door.port, setup.key, "" if observer == NOBODY else secrets[observer])
        self._players = [Player(door.port, setup.key, secret) for secret in secrets]
        self.seen = [self._text(json.dumps(self._observer.first))]

    def happens(self, action: Action) -> None:
        """A player acts, or time has passed; then the observer tries something that is refused."""
        if not isinstance(action, Tick):
            self._players[action.seat].act(action.verb(), *action.filling())
        self._observer.send({"is": "act", "number": 10**6, "verb": "cheat", "filling": []})
        for player in self._players:
            player.hear_a("moved")
        self._read(2)

    def _read(self, messages: int) -> None:
        """Keep the next messages to the observer; who comes and goes is not among them."""
        while messages:
            text = self._text(str(self._observer.socket.recv(PATIENCE)))
            if not text.startswith('{"is":"seats"'):
                self.seen.append(text)
                messages -= 1

    def close(self) -> None:
        for player in [self._observer, *self._players]:
            player.close()

    def _text(self, raw: str) -> str:
        return raw.replace(self._setup.key, "KEY").replace(self._setup.code, "CODE")


def _setup(ready: Ready, edition: Edition, state: State) -> Setup:
    game = ready.game
    code = new_secret()[:10]
    key = new_secret()
    pace = Pace()
    options: dict[str, str] = {}
    position = dump_text(state)
    seats = state.seats
    id, hash = edition.id, edition.hash
    return Setup(
        key, code, game.name, game.rules_version, id, hash, seats, str(SEED), options, pace, "fr", 2_000, position
    )


def positions_of_a_game(ready: Ready, seed: int) -> list[State]:
    """Some positions, all along a game played at random."""
    state = ready.start(max(ready.game.least_seats, 3), seed)
    luck = Chance(seed)
    positions: list[State] = []
    while not is_over(state) and len(positions) < LONGEST_GAME:
        positions.append(state.copy())
        play(state, random_action(ready.game, state, luck))
    return positions[:: max(1, len(positions) // POSITIONS)]


def comes_out(ready: Ready, observer: Seat, events: list[Event], others: list[Event]) -> bool:
    """Whether the observer is told of something hidden that differs: from now on the worlds may be told apart."""
    told = [event for event in events if may_know(event, observer)]
    told_there = [event for event in others if may_know(event, observer)]
    return told != told_there and any(type(event).__name__ in ready.reveals for event in told)


def compare(door: Door, ready: Ready, state: State, observer: Seat, seed: int) -> int:
    """Let the same things happen in both worlds; how many actions were compared."""
    world = ready.game.redeal(state, observer, Chance(seed))
    state.chance, world.chance = FairChance(SEED), FairChance(SEED)
    one, other = World(door, ready, state, observer), World(door, ready, world, observer)
    luck, number = Chance(seed), 0
    while number < LONGEST and not is_over(state):
        action = random_action(ready.game, state, luck)
        if refusal(world, action) != OK:
            break  # a secret of another seat, which lies elsewhere in this world
        if isinstance(action, Tick):
            StandingClock.moment += action.now - state.now
        if comes_out(ready, observer, play(state, action), play(world, action)) or is_over(state):
            break  # the final scores tell what everybody had
        one.happens(action)
        other.happens(action)
        number += 1
        assert one.seen == other.seen, (ready.game.name, observer, seed, number)
    assert one.seen == other.seen, (ready.game.name, observer, seed)
    one.close()
    other.close()
    return number


@pytest.mark.parametrize("ready", GAMES, ids=[ready.game.name for ready in GAMES])
def test_a_seat_receives_the_same_bytes_in_worlds_it_cannot_tell_apart(toys: Door, ready: Ready) -> None:
    compared = 0
    positions = [*positions_of_a_game(ready, seed=3), *positions_of_a_game(ready, seed=4)]
    for seed, state in enumerate(positions):
        for observer in [NOBODY, *range(state.seats)]:
            compared += compare(toys, ready, state.copy(), observer, seed + 1)

    assert compared >= 10
