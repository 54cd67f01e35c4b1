"""Buying at the shelf: the titles of a country, of a continent or of the whole world, six at most."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import BuyTitle
from ludotheque.games.richesses_du_monde.cautions import last_coins
from ludotheque.games.richesses_du_monde.council import SideDecides
from ludotheque.games.richesses_du_monde.state import SHELF, RichessesState
from ludotheque.games.richesses_du_monde.tables import CONTINENT, COUNTRY
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Caution, Final, OneOf, Seat

MOST_TITLES: Final = 6  # « jusqu'à concurrence de 6 » (rdm.purchase.six-titles, rdm.choice.six-titles)


def offer_titles(state: RichessesState, side: Seat, square: int, held: list[int]) -> None:
    """Open the shelf, unless it holds nothing (rdm.purchase.empty-shelf, rdm.choice.nothing-held)."""
    visit = BuyTitles(side, square, titles_on_offer(state, square, held), MOST_TITLES)
    if visit.open_to_side(state):
        state.begin(visit)


def titles_on_offer(state: RichessesState, square: int, held: list[int]) -> list[int]:
    """What lies in the shelf for this square, to a side that arrived with these productions."""
    on_sale = [title for title in state.tables.on_sale[square] if state.owner[title] == SHELF]
    if state.tables.kinds[square] == COUNTRY:
        return on_sale
    # « que si l'on possède déjà des titres de même production », held on arriving (rdm.choice.before-visit)
    return [title for title in on_sale if state.tables.products[title] in held]


class BuyTitles(SideDecides):
    """Titles are taken one by one and paid at once, as many or few as one likes (rdm.purchase.at-will).

    Whoever can afford nothing is asked all the same: cash is secret (rdm.purchase.asked-anyway).
    """

    square: int
    choices: list[int]
    left: int

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        open_titles = self.open_to_side(state)
        affordable = [title for title in open_titles if state.price(title) <= state.cash[self.side]]
        title = OneOf("title", self.choices, "rdm.purchase.of-the-country")
        if len(open_titles) < len(self.choices):
            title.narrowed(open_titles, "rdm.choice.still-held")
        title.narrowed(affordable, "rdm.purchase.no-credit")
        return [Ask("buy-title", [title]), Ask("stop-buying")]

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        return last_coins(state, self.side, {title: state.price(title) for title in self.open_to_side(state)})

    def open_to_side(self, state: RichessesState) -> list[int]:
        """By a choice, a production with which one arrived must be held still when one buys (rdm.choice.still-held)."""
        if state.tables.kinds[self.square] == COUNTRY:
            return self.choices
        products = state.tables.products
        return [title for title in self.choices if state.holds(self.side, products[title])]

    def law(self) -> str:
        return "rdm.purchase.buy-or-stop"

    def explain(self, state: RichessesState, action: Action, clause: str) -> str:
        """Why a title is not on offer here."""
        if not isinstance(action, BuyTitle) or action.title in self.choices:
            return clause
        if action.title in state.tables.on_sale[self.square]:
            taken = state.owner[action.title] != SHELF
            return "rdm.purchase.on-the-shelf" if taken else "rdm.choice.held-before"
        return "rdm.choice.of-the-continent" if state.tables.kinds[self.square] == CONTINENT else clause

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, BuyTitle):
            self._buy(state, action.title)
        else:
            self.left = 0
        if self.left == 0 or not self.choices:
            state.end_step()

    def _buy(self, state: RichessesState, title: int) -> None:
        """« et les paie à la banque » (rdm.purchase.pay-the-bank)"""
        price = state.price(title)
        state.take(self.side, price)
        state.owner[title] = self.side
        self.choices.remove(title)
        self.left -= 1
        state.tell(events.TitleBought(EVERYONE, self.side, title, price))
