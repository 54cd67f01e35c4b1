"""« Actualité »: the top card is read, pays or costs, and goes under the pile."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.bankruptcy import GiftDue, NewsDue, settle
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import BANK, EVERYONE, Debt, Money, Seat


def read_news(state: RichessesState, side: Seat) -> None:
    """« la lit et, selon le cas, donne ou reçoit la somme indiquée » (rdm.news.top-card)"""
    card = state.news.pop(0)
    state.news.append(card)  # « remise, toujours à l'envers, sous le paquet » (rdm.news.under-the-pile)
    state.news_read = min(state.news_read + 1, len(state.news))
    state.tell(events.NewsRead(EVERYONE, side, card))
    amount = news_amount(state, side, card)
    if amount > 0:
        state.give(side, amount)
        state.tell(events.NewsGained(EVERYONE, side, amount))
    debts: list[Debt] = []
    if amount < 0:
        debts.append(NewsDue(side, BANK, -amount))
    gift = state.tables.news_from_each[card]
    if gift > 0:  # from every other side that is still in the game (rdm.news.anniversary)
        for giver in state.rivals(side):
            debts.append(GiftDue(giver, side, gift))
    settle(state, debts)


def news_amount(state: RichessesState, side: Seat, card: int) -> Money:
    """What the card brings depends on whether one owns a title of its production (rdm.news.holder).

    The cyclone is about two, and hits only once whoever has both (rdm.news.cyclone).
    """
    holder = any(state.holds(side, product) for product in state.tables.news_products[card])
    return state.tables.news_with[card] if holder else state.tables.news_without[card]
