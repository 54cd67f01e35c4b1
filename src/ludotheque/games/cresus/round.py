"""« Tour de jeu »: six phases one after another, markets clockwise from London within each."""

from typing import Final

from ludotheque.games.cresus.choice import ChooseMarkets
from ludotheque.games.cresus.ending import finish
from ludotheque.games.cresus.events import RoundBegun
from ludotheque.games.cresus.expert import draw_expert
from ludotheque.games.cresus.fortune import draw_fortune
from ludotheque.games.cresus.purchase import open_market
from ludotheque.games.cresus.sale import SellShares, may_sell
from ludotheque.games.cresus.signs import UNDECIDED, ClimbLadder, has_island
from ludotheque.games.cresus.state import ISLAND, LAST_EXPERT, CresusState
from ludotheque.games.cresus.tables import MARKETS, NO_MARKET
from ludotheque.kernel.rules import EVERYONE, Action, Ask, Seat, Step

EXPERT: Final = 0  # the phases
CHOICE: Final = 1
FORTUNE: Final = 2
PURCHASE: Final = 3
SALE: Final = 4
SIGNS: Final = 5
OVER: Final = 6


class PlayRound(Step[CresusState]):
    """Waits for nobody: whatever must be answered lies on top of it, and then the round goes on."""

    phase: int
    market: int  # the next one, in the phases that go from market to market
    sellers: list[Seat]  # who are still to sell on the present market

    def waits_for(self, state: CresusState) -> list[Seat]:
        return []

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return []

    def refusal(self, state: CresusState, action: Action) -> str:
        return "table.not-your-turn"

    def resume(self, state: CresusState) -> None:
        """Phase after phase, until somebody is asked something or the round is over."""
        while state.steps and state.steps[-1] is self:
            if self.phase in (FORTUNE, PURCHASE, SALE):
                self._visit_markets(state)
            else:
                self.phase += 1
                self._play(state, self.phase - 1)

    def _play(self, state: CresusState, phase: int) -> None:
        if phase == EXPERT:
            draw_expert(state)
        elif phase == CHOICE:
            state.begin(ChooseMarkets([NO_MARKET] * state.seats))
        elif phase == SIGNS:
            ladder = ClimbLadder([UNDECIDED] * state.seats)
            if ladder.waits_for(state):
                state.begin(ladder)
        else:
            end_round(state)

    def _visit_markets(self, state: CresusState) -> None:
        if self.sellers:
            self._let_sell(state, self.sellers.pop(0))
            return
        if self.market == MARKETS:
            self.market = 0
            self.phase += 1
            return
        market = self.market
        self.market += 1
        if self.phase == FORTUNE and state.players_at(market):
            draw_fortune(state, market)
        elif self.phase == PURCHASE:
            open_market(state, market)
        elif self.phase == SALE and market != state.closed:
            self.sellers = state.players_at(market)

    def _let_sell(self, state: CresusState, seat: Seat) -> None:
        if may_sell(state, seat):
            state.begin(SellShares(seat))


def begin_round(state: CresusState) -> None:
    state.round += 1
    state.first = (state.round - 1) % state.seats
    state.closed = NO_MARKET
    state.barred = [False] * state.seats
    state.sold = [0] * state.seats
    state.opened = [0] * state.seats
    state.tell(RoundBegun(EVERYONE, state.round))
    state.steps = [PlayRound(EXPERT, 0, [])]


def end_round(state: CresusState) -> None:
    """The island ends the game; so does the round of the last expert."""
    if any(has_island(state, seat) for seat in range(state.seats)):
        finish(state, ISLAND)
    elif not state.experts:
        finish(state, LAST_EXPERT)
    else:
        begin_round(state)
