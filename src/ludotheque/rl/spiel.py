"""Every game as OpenSpiel has it: `pyspiel.load_game("ludotheque_tiny_market")` once this module is imported.

A history begins with chance: three letters are the seed, from which all later luck of the game follows, so that it can
be played again from its history. `resample_from_infostate` gives a world that the player cannot tell from the real one,
with luck of its own: such a state plays on, but its history does not lead to it.
"""

import hashlib
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from ludotheque.bots.seeds import derived
from ludotheque.kernel.action import CLOCK, NOBODY, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, deadline, is_over, take, waiting
from ludotheque.kernel.step import State
from ludotheque.rl.title import MOST_DECISIONS, YARDSTICK, title
from ludotheque.shelf import BOXES
from ludotheque.showing import encode, show_event
from ludotheque.spelling.cells import Cells
from ludotheque.spelling.sight import outline, write_sight
from ludotheque.spelling.speller import LETTERS, Speller

PREFIX: Final = "ludotheque_"
SEED_LETTERS: Final = 3
CHANCES: Final = [(letter, 1.0 / LETTERS) for letter in range(LETTERS)]
LETTERS_A_DECISION: Final = 40  # at most, as a guess that bounds the length of a game


class Setting:
    """What all states of a game share."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.name = name
        self.params = params
        self.title = title(name, params.get("players") or None, _options(params.get("options", "")))
        self.most_decisions: int = params.get("decisions", MOST_DECISIONS)
        self.verbs = self.title.verbs()
        self.length: int = outline(self.title.game, self.title.start(0)).length

    def __deepcopy__(self, _memo: Any) -> "Setting":
        return self


class SpielGame(pyspiel.Game):
    """Parameters: `players`, `decisions` (after so many a game is cut off, and nobody wins), `options` (`a=b;c=d`)."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        setting = Setting(name, params)
        players = setting.title.players
        info = pyspiel.GameInfo(
            num_distinct_actions=LETTERS,
            max_chance_outcomes=LETTERS,
            num_players=players,
            min_utility=-1.0 / players,
            max_utility=1.0 - 1.0 / players,
            utility_sum=0.0,
            max_game_length=setting.most_decisions * LETTERS_A_DECISION,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.setting().length, params)

    def setting(self) -> Setting:
        """Looked up, as OpenSpiel makes games again without calling what made them."""
        params = self.get_parameters()
        name = self.get_type().short_name.removeprefix(PREFIX).replace("_", "-")
        return _setting(name, tuple(sorted(params.items())))


@cache
def _setting(name: str, params: tuple[tuple[str, Any], ...]) -> Setting:
    return Setting(name, dict(params))


class Played:
    """How far a game has come. OpenSpiel copies its states field by field; this one knows how."""

    def __init__(self, of: Setting, players: int) -> None:
        self.of = of
        self.players = players
        self.letters: list[int] = []  # all that were said, the seed first
        self.state: State | None = None
        self.seat: Seat = NOBODY
        self.speller = Speller(of.verbs)
        self.decisions = 0
        self.told = [b"" for _ in range(players)]  # a digest of all that each player was told and said

    def __deepcopy__(self, _memo: Any) -> "Played":
        return self.twin(None if self.state is None else self.state.copy(), self.speller.said)

    def twin(self, state: State | None, said: list[int]) -> "Played":
        """As far, in this world, with so much said."""
        twin = Played(self.of, self.players)
        twin.letters = self.letters[:]
        twin.state, twin.seat, twin.decisions = state, self.seat, self.decisions
        twin.told = self.told[:]
        if state is not None and not is_over(state):
            twin.speller.begin(asks(state, self.seat))
            for letter in said:
                twin.speller.take(letter)
        return twin

    def is_over(self) -> bool:
        return self.state is not None and (is_over(self.state) or self.decisions >= self.of.most_decisions)

    def __reduce__(self) -> Any:
        """Kept as what was said, and played again."""
        return played_again, (self.of.name, tuple(sorted(self.of.params.items())), self.players, self.letters)

    def take(self, letter: int) -> None:
        self.letters.append(letter)
        if self.state is not None:
            self._take_letter(letter)
        elif len(self.letters) == SEED_LETTERS:
            self.state = self.of.title.start(derived(int.from_bytes(bytes(self.letters)), 3))
            self.go_on()

    def _take_letter(self, letter: int) -> None:
        assert self.state is not None
        self._hear(self.seat, bytes([letter]))
        self.speller.take(letter)
        if self.speller.is_whole():
            game = self.of.title.game
            take(self.state, game.action(self.seat, self.speller.verb, self.speller.filling))
            self.decisions += 1
            self.go_on()

    def go_on(self) -> None:
        """To the next seat that has to answer, or to the end."""
        assert self.state is not None
        self._tell(self.state.told())
        while not is_over(self.state) and not waiting(self.state):
            take(self.state, Tick(CLOCK, max(deadline(self.state), self.state.now)))
            self._tell(self.state.told())
        if is_over(self.state):
            return
        self.seat = min(waiting(self.state))
        self.speller.begin(asks(self.state, self.seat))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            words = encode(show_event(event))
            for seat in range(self.players):
                if may_know(event, seat):
                    self._hear(seat, words)

    def _hear(self, seat: Seat, words: bytes) -> None:
        self.told[seat] = hashlib.blake2b(self.told[seat] + words, digest_size=16).digest()


def played_again(name: str, params: tuple[tuple[str, Any], ...], players: int, letters: list[int]) -> Played:
    played = Played(_setting(name, params), players)
    for letter in letters:
        played.take(letter)
    return played


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played = Played(game.setting(), game.num_players())

    def current_player(self) -> int:
        if self.played.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.played.seat

    def is_terminal(self) -> bool:
        return self.played.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return self.played.speller.next_letters() if player == self.played.seat else []

    def _apply_action(self, action: int) -> None:
        self.played.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.played.of.verbs[action] if not self.played.speller.said else str(action)

    def returns(self) -> list[float]:
        """The share of the win that each player has, less what is even."""
        state = self.played.state
        if state is None or not is_over(state):
            return [0.0] * self.num_players()
        winners = self.played.of.title.game.winners(state)
        even = 1.0 / self.num_players()
        return [(1.0 / len(winners) if seat in winners else 0.0) - even for seat in range(self.num_players())]

    def __str__(self) -> str:
        """What everybody may know, and what is being said."""
        played = self.played
        if played.state is None:
            return f"seed {played.letters}"
        view = encode(played.of.title.game.view(played.state, NOBODY)).decode()
        return f"decisions {played.decisions} seat {played.seat} said {played.speller.said} {view}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A world that the player cannot tell from this one; what another is about to say is not known to him."""
        played = self.played
        assert played.state is not None, "nobody knows anything before the seed is drawn"
        luck = Chance(int(probability_sampler() * (1 << 53)))
        world = played.of.title.game.redeal(played.state, player_id, luck)
        other: SpielState = self.clone()
        other.played = played.twin(world, played.speller.said if player_id == played.seat else [])
        return other


class SpielObserver:
    """The cells of a seat as a tensor; as a string, a digest of them and of all that the seat was told and has said."""

    def __init__(self, length: int, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation; {params} were given")
        self.cells = Cells(1, length)
        self._row = np.frombuffer(self.cells.block, np.int32)
        self.tensor: Any = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._seen(state.played, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """By the kind of observation nothing changes: memory tells apart what the cells do not."""
        played = state.played
        digest = hashlib.blake2b(self._seen(played, player).tobytes(), digest_size=16).hexdigest()
        return f"player {player} decisions {played.decisions} sees {digest} knows {played.told[player].hex()}"

    def _seen(self, played: Played, player: int) -> Any:
        """Nothing but empty cells before the seed is drawn."""
        if played.state is None:
            return np.zeros_like(self._row)
        self.cells.turn_to(0, player, played.players)
        said = played.speller.said if player == played.seat else []
        write_sight(played.of.title.game, played.state, player, said, self.cells)
        return self._row


def _options(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split(";") if "=" in pair)


def _register(name: str, game: Game[Any]) -> None:
    """Under a name of its own."""
    kind = pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Ludothèque: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "decisions": MOST_DECISIONS, "options": ""},
    )

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, kind, name, params or {})

    word = "".join(part.capitalize() for part in name.split("-"))
    found = type(word, (SpielGame,), {"__init__": begin, "__module__": __name__})
    globals()[word] = found  # so that it can be pickled
    pyspiel.register_game(kind, found)


def register_all() -> None:
    """Every game on the shelf, and the yardstick."""
    for name, box in BOXES.items():
        _register(name, box.game)
    _register(YARDSTICK, title(YARDSTICK).game)


register_all()
