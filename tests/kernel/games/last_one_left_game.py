"""Last One Left as the house knows it."""

from dataclasses import dataclass

from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.rules import NOBODY, Chance, Money, Seat, Tables, only
from tests.kernel.games.last_one_left import PURSE, RESERVES, Door, LastState, ReserveDealt, Roll


@dataclass
class LastView:
    rounds: int
    cash: list[Money]
    reserve: Money
    used: list[Money]  # reserves that have come out
    out: list[Seat]
    waiting: list[Seat]


class LastOneLeft(Game[LastState]):
    def __init__(self) -> None:
        super().__init__("last-one-left", "last", rules_version=1, least=2, most=6)

    def home(self) -> str:
        return "tests.kernel.games.last_one_left"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> LastState:
        state = LastState(seats, chance)
        chance.shuffle(state.reserves, "reserves")
        for seat in range(seats):
            state.give(seat, PURSE)
            state.tell(ReserveDealt(only(seat), state.reserves[seat]))
        state.begin(Roll(0))
        state.standing = [Door()]
        return state

    def view(self, state: LastState, seat: Seat) -> LastView:
        return LastView(
            rounds=state.rounds,
            cash=state.cash[:],
            reserve=NOBODY if seat == NOBODY else state.reserves[seat],
            used=[state.reserves[s] if state.used[s] else NOBODY for s in range(state.seats)],
            out=state.out[:],
            waiting=state.steps[-1].waits_for(state) if state.steps else [],
        )

    def redeal(self, state: LastState, seat: Seat, luck: Chance) -> LastState:
        world = state.copy()
        world.chance = luck.copy()
        known = [s == seat or (s < state.seats and state.used[s]) for s in range(RESERVES)]
        unknown = [state.reserves[s] for s in range(RESERVES) if not known[s]]
        world.chance.shuffle(unknown)
        world.reserves = [state.reserves[s] if known[s] else unknown.pop() for s in range(RESERVES)]
        return world

    def scores(self, state: LastState) -> list[int]:
        """How many seats one has outlived."""
        return [state.out.index(seat) if seat in state.out else len(state.out) for seat in range(state.seats)]

    def ranks(self, state: LastState) -> list[int]:
        return [state.seats - outlived for outlived in self.scores(state)]

    def end_reason(self, state: LastState) -> str:
        return "last-one-left"

    def problem(self, state: LastState) -> str:
        if len(state.cash) != state.seats or state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        return "" if sorted(state.reserves) == list(range(RESERVES)) else "a reserve is missing or there twice"
