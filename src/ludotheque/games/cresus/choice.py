"""« Choix d'un marché »: everybody chooses in secret, and all is shown together."""

from typing import Final

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS, NO_MARKET
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step, only

TIP: Final = 2  # cards that an analyst shows: those that would be turned up


class ChooseMarkets(Step[CresusState]):
    """One may go anywhere; staying bars from buying. An analyst can be heard before one chooses."""

    choices: list[int]  # of each seat, or NO_MARKET

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [seat for seat in range(state.seats) if self.choices[seat] == NO_MARKET]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("choose-market", [OneOf("market", list(range(MARKETS)))])]
        if state.hires(seat, ANALYST):
            found.append(Ask("consult-analyst", [OneOf("market", list(range(MARKETS)))]))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, ChooseMarket):
            return OK if 0 <= action.market < MARKETS else "cre.choice.six-markets"
        if not isinstance(action, ConsultAnalyst):
            return "cre.choice.choose"
        if not state.hires(action.seat, ANALYST):
            return "cre.expert.his-moment"
        return OK if 0 <= action.market < MARKETS else "cre.choice.six-markets"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, ConsultAnalyst):
            _give_tip(state, action.seat, action.market)
        elif isinstance(action, ChooseMarket):
            self.choices[action.seat] = action.market
            state.tell(events.MarketSealed(EVERYONE, action.seat))
            if not self.waits_for(state):
                self._reveal(state)

    def _reveal(self, state: CresusState) -> None:
        state.tell(events.MarketsRevealed(EVERYONE, self.choices[:]))
        for seat in range(state.seats):
            # « On ne peut pas rester sur le même marché pendant 2 tours. »
            state.barred[seat] = state.pawns[seat] == self.choices[seat]
            state.pawns[seat] = self.choices[seat]
            if state.barred[seat]:
                state.tell(events.BarredFromBuying(EVERYONE, seat, state.pawns[seat]))
            else:
                state.tell(events.PawnMoved(EVERYONE, seat, state.pawns[seat]))
        state.end_step()


def _give_tip(state: CresusState, seat: Seat, market: int) -> None:
    state.hired[seat].remove(state.hires(seat, ANALYST)[0])
    if market not in state.tips[seat]:
        state.tips[seat].append(market)
    state.tell(events.AnalystConsulted(EVERYONE, seat, market))
    state.tell(events.TipGiven(only(seat), market, state.piles[market][:TIP]))
