"""« Joker »: three millions that can save one's titles from one auction."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import BuyJoker, StopBuying
from ludotheque.games.richesses_du_monde.events import JokerBought
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step

JOKER_PRICE: Final = 3_000_000


def offer_joker(state: RichessesState, side: Seat) -> None:
    if state.jokers_left > 0:
        state.begin(OfferJoker(side))


class OfferJoker(Step[RichessesState]):
    """One Joker at most on each visit. Whoever cannot afford it is asked as well: cash is secret."""

    side: Seat

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.side)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        found = [Ask("buy-joker", [])] if state.cash[self.side] >= JOKER_PRICE else []
        found.append(Ask("stop-buying", []))
        return found

    def refusal(self, state: RichessesState, action: Action) -> str:
        if isinstance(action, StopBuying):
            return OK
        if not isinstance(action, BuyJoker):
            return "rdm.joker.one-a-visit"
        return OK if state.cash[self.side] >= JOKER_PRICE else "rdm.purchase.no-credit"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, BuyJoker):
            state.take(self.side, JOKER_PRICE)
            state.jokers[self.side] += 1
            state.jokers_left -= 1
            state.tell(JokerBought(EVERYONE, self.side, JOKER_PRICE))
        state.end_step()
