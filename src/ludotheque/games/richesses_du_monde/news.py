"""« Actualité »: the top card is read, pays or costs, and goes under the pile."""

from ludotheque.games.richesses_du_monde.bankruptcy import BANK, FOR_GIFT, FOR_NEWS, debt, settle
from ludotheque.games.richesses_du_monde.events import NewsGained, NewsRead
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, Money, Seat


def read_news(state: RichessesState, side: Seat) -> None:
    card = state.news.pop(0)
    state.news.append(card)
    state.news_read = min(state.news_read + 1, len(state.news))
    state.tell(NewsRead(EVERYONE, side, card))
    amount = news_amount(state, side, card)
    each = state.tables.news_from_each[card]
    if amount > 0:
        state.give(side, amount)
        state.tell(NewsGained(EVERYONE, side, amount))
    debts = [debt(side, BANK, -amount, FOR_NEWS)] if amount < 0 else []
    if each > 0:
        debts += [debt(giver, side, each, FOR_GIFT) for giver in state.rivals(side)]
    settle(state, debts)


def news_amount(state: RichessesState, side: Seat, card: int) -> Money:
    """What the card brings: more, or less, to a holder of the production it is about."""
    holder = any(state.holds(side, product) for product in state.tables.news_products[card])
    return state.tables.news_with[card] if holder else state.tables.news_without[card]
