"""Partners as the house knows it."""

from dataclasses import dataclass

from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.rules import NOBODY, Chance, Money, Seat, Tables, only
from ludotheque.mechanics.ranking import places
from tests.kernel.games.partners import CARDS, HAND, PURSE, HandSeen, PartnersState, Registry, TakeTurn


@dataclass
class PartnersView:
    rounds: int
    played: list[bool]
    side: list[Seat]
    cash: list[Money]
    sizes: list[int]
    hand: list[int]
    sold: list[int]
    proposed: list[Seat]


class Partners(Game[PartnersState]):
    def __init__(self) -> None:
        super().__init__("partners", "part", rules_version=1, least=3, most=5)

    def home(self) -> str:
        return "tests.kernel.games.partners"

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> PartnersState:
        state = PartnersState(seats, chance)
        chance.shuffle(state.stock, "stock")
        for seat in range(seats):
            state.give(seat, PURSE)
            state.hands[seat] = sorted(state.stock.pop() for _ in range(HAND))
            state.tell(HandSeen(only(seat), state.hands[seat][:]))
        state.begin(TakeTurn(0))
        state.standing = [Registry([NOBODY] * seats)]
        return state

    def view(self, state: PartnersState, seat: Seat) -> PartnersView:
        registry = state.standing[0]
        assert isinstance(registry, Registry)
        return PartnersView(
            rounds=state.rounds,
            played=state.played[:],
            side=state.side[:],
            cash=state.cash[:],
            sizes=[len(hand) for hand in state.hands],
            hand=[] if seat == NOBODY else state.hands[state.side[seat]][:],
            sold=state.sold[:],
            proposed=registry.proposed[:],
        )

    def redeal(self, state: PartnersState, seat: Seat, luck: Chance) -> PartnersState:
        world = state.copy()
        world.chance = luck.copy()
        own = NOBODY if seat == NOBODY else state.side[seat]
        others = [hand for side, hand in enumerate(state.hands) if side != own]
        unknown = sorted(state.stock + [card for hand in others for card in hand])
        world.chance.shuffle(unknown)
        for side in range(state.seats):
            if side != own:
                world.hands[side] = sorted(unknown.pop() for _ in state.hands[side])
        world.stock = unknown
        return world

    def scores(self, state: PartnersState) -> list[int]:
        """Partners have the same score, and so the same place."""
        return [state.cash[state.side[seat]] for seat in range(state.seats)]

    def ranks(self, state: PartnersState) -> list[int]:
        return places(self.scores(state))

    def end_reason(self, state: PartnersState) -> str:
        return "all-rounds-played"

    def problem(self, state: PartnersState) -> str:
        if len(state.cash) != state.seats or state.bank + sum(state.cash) != 0:
            return "money came from nowhere, or went there"
        seen = [card for hand in [*state.hands, state.stock, state.sold] for card in hand]
        return "" if sorted(seen) == list(range(CARDS)) else "a card is missing or there twice"
