"""Buying at the shelf: the titles of a country, of a continent or of the whole world, six at most."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import BuyTitle, StopBuying
from ludotheque.games.richesses_du_monde.events import TitleBought
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.games.richesses_du_monde.tables import CONTINENT, COUNTRY
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step

MOST_TITLES: Final = 6  # « jusqu'à concurrence de 6 »


def offer_titles(state: RichessesState, side: Seat, square: int, held: list[int]) -> None:
    """Open the shelf, unless it holds nothing for a side that arrived with these productions."""
    choices = titles_on_offer(state, square, held)
    if choices:
        state.begin(BuyTitles(side, square, choices, MOST_TITLES))


def titles_on_offer(state: RichessesState, square: int, held: list[int]) -> list[int]:
    on_sale = [title for title in state.tables.on_sale[square] if state.owner[title] == SHELF]
    if state.tables.kinds[square] == COUNTRY:
        return on_sale
    # « On ne peut acheter de nouveaux titres que si l'on possède déjà des titres de même production »
    return [title for title in on_sale if state.tables.products[title] in held]


class BuyTitles(Step[RichessesState]):
    """Titles are taken one by one and paid at once. What may be bought was settled when the pawn arrived."""

    side: Seat
    square: int
    choices: list[int]
    left: int

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.side)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        affordable = [title for title in self.choices if state.price(title) <= state.cash[self.side]]
        found = [Ask("buy-title", [OneOf("title", affordable)])] if affordable else []
        found.append(Ask("stop-buying", []))
        return found

    def refusal(self, state: RichessesState, action: Action) -> str:
        if isinstance(action, StopBuying):
            return OK
        if not isinstance(action, BuyTitle):
            return "rdm.purchase.buy-or-stop"
        if action.title not in self.choices:
            return self._why_not(state, action.title)
        return OK if state.price(action.title) <= state.cash[self.side] else "rdm.purchase.no-credit"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, BuyTitle):
            self._buy(state, action.title)
        else:
            self.left = 0
        if self.left == 0 or not self.choices:
            state.end_step()

    def _why_not(self, state: RichessesState, title: int) -> str:
        tables = state.tables
        if title not in tables.on_sale[self.square]:
            continent = tables.kinds[self.square] == CONTINENT
            return "rdm.choice.of-the-continent" if continent else "rdm.purchase.of-the-country"
        return "rdm.purchase.on-the-shelf" if state.owner[title] != SHELF else "rdm.choice.held-before"

    def _buy(self, state: RichessesState, title: int) -> None:
        price = state.price(title)
        state.take(self.side, price)
        state.owner[title] = self.side
        self.choices.remove(title)
        self.left -= 1
        state.tell(TitleBought(EVERYONE, self.side, title, price))
