"""« Joker »: three millions that can save one's titles from one auction. It is never traded (rdm.joker.not-traded)."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import BuyJoker
from ludotheque.games.richesses_du_monde.council import SideDecides
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Final, Seat, closed

JOKER_PRICE: Final = 3_000_000  # « Pour 3 000 000 € » (rdm.joker.price)


def jokers_held(state: RichessesState) -> list[int]:
    """« Elles deviennent sans valeur »: of the last two sides nobody has any more (rdm.duel.jokers-void)."""
    return [0] * state.seats if state.face_to_face() else state.jokers[:]


def offer_joker(state: RichessesState, side: Seat) -> None:
    """As long as one of the nine is left (rdm.joker.nine)."""
    if state.jokers_left > 0:
        state.begin(OfferJoker(side))


class OfferJoker(SideDecides):
    """Whoever cannot afford it is asked as well: cash is secret (rdm.joker.asked-anyway)."""

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        affordable = state.cash[self.side] >= JOKER_PRICE
        buying = Ask("buy-joker") if affordable else closed("buy-joker", "rdm.purchase.no-credit")
        return [buying, Ask("stop-buying")]

    def law(self) -> str:
        return "rdm.joker.one-a-visit"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, BuyJoker):
            state.take(self.side, JOKER_PRICE)
            state.jokers[self.side] += 1
            state.jokers_left -= 1
            state.tell(events.JokerBought(EVERYONE, self.side, JOKER_PRICE))
        state.end_step()
