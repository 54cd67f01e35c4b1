"""« Choix d'un marché »: everybody chooses in secret, and all is shown together."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst
from ludotheque.games.cresus.sealed import SealedSlip
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, MARKETS
from ludotheque.mechanics.rules import EVERYONE, OK, Action, Ask, Blank, Final, OneOf, Seat, only

TIP: Final = 2  # cards that an analyst shows: those that would be turned up
_MARKETS: Final = list(range(MARKETS))


class ChooseMarkets(SealedSlip):
    """One may go anywhere, even where a Pirate is (cre.expert.pirate-visit); staying bars from buying."""

    def slip(self, state: CresusState, seat: Seat) -> Blank:
        return OneOf("market", _MARKETS, "cre.choice.six-markets")

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("choose-market", [self.slip(state, seat)])]
        if state.hires(seat, ANALYST):
            # Before one chooses (cre.expert.analyst).
            found.append(Ask("consult-analyst", [OneOf("market", _MARKETS, "cre.choice.six-markets")]))
        return found

    def law(self) -> str:
        return "cre.choice.choose"

    def explain(self, state: CresusState, action: Action, clause: str) -> str:
        """Whoever has hired no analyst is not offered one."""
        has_none = isinstance(action, ConsultAnalyst) and not state.hires(action.seat, ANALYST)
        return "cre.expert.his-moment" if has_none else clause

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, ConsultAnalyst):
            give_tip(state, action.seat, action.market)
        elif isinstance(action, ChooseMarket):
            state.tell(events.MarketSealed(EVERYONE, action.seat))
            self.seal(state, action.seat, action.market)

    def reveal(self, state: CresusState) -> None:
        """« Les joueurs révèlent de façon simultanée leur choix » (cre.choice.together)"""
        state.tell(events.MarketsRevealed(EVERYONE, self.sealed[:]))
        for seat in range(state.seats):
            state.barred[seat] = stays(state, seat, self.sealed[seat])
            state.pawns[seat] = self.sealed[seat]  # « Ce marché est activé. » (cre.choice.active)
            if state.barred[seat]:
                state.tell(events.BarredFromBuying(EVERYONE, seat, state.pawns[seat]))
            else:
                state.tell(events.PawnMoved(EVERYONE, seat, state.pawns[seat]))
        state.end_step()


def stays(state: CresusState, seat: Seat, market: int) -> bool:
    """« Il lui sera interdit de participer à la phase d'achat d'actions sur ce marché. » (cre.choice.stay)

    At first nobody is anywhere (cre.choice.first-round), and what was left before is open (cre.choice.come-back).
    """
    return state.pawns[seat] == market


def no_purchase_by(state: CresusState, seat: Seat, market: int) -> str:
    """The clause by which the player would buy nothing on the market if he chose it; OK if he might."""
    if market == state.closed:
        return "cre.expert.pirate"
    return "cre.choice.stay" if stays(state, seat, market) else OK


def give_tip(state: CresusState, seat: Seat, market: int) -> None:
    """Everybody sees at which pile the analyst looked, one sees the cards (cre.expert.tip-for-one)."""
    state.dismiss(seat, state.hires(seat, ANALYST)[0])
    if market not in state.tips[seat]:
        state.tips[seat].append(market)
    state.tell(events.AnalystConsulted(EVERYONE, seat, market))
    state.tell(events.TipGiven(only(seat), market, state.piles[market][:TIP]))
