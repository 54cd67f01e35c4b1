"""« Tirage d'une carte Crésus »: one card for each market with pawns on it, for all who stand there."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.debts import BANK, Debt, debt, settle
from ludotheque.games.cresus.sale import most_alike
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import (
    BIRTHDAY,
    DICE,
    GAIN,
    LEVY,
    LOSS,
    MARKETS,
    NO_SECTOR,
    PER_SHARE,
    RETHROW,
    SHIELD,
    TOURNAMENT,
)
from ludotheque.kernel.rules import EVERYONE, Money, Seat


def draw_fortune(state: CresusState, market: int) -> None:
    """The card acts at once on every player of the market."""
    if not state.fortunes:
        state.fortunes = sorted(state.told_fortunes)
        state.told_fortunes = []
        state.chance.shuffle(state.fortunes)
    if not state.fortunes:
        return  # every card is being kept
    card = state.fortunes.pop()
    state.tell(events.FortuneDrawn(EVERYONE, market, card))
    kind = state.tables.card_kinds[card]
    if kind in (SHIELD, RETHROW):
        _keep(state, market, card)
        return
    state.told_fortunes.append(card)
    if kind == TOURNAMENT:
        _hold_tournament(state, state.tables.card_amounts[card])
    else:
        _act(state, market, card, kind)


def _act(state: CresusState, market: int, card: int, kind: int) -> None:
    debts: list[Debt] = []
    for seat in state.players_at(market):
        amount = _amount(state, seat, card, kind)
        if kind in (GAIN, PER_SHARE):
            _gain(state, seat, amount)
        elif kind in (LOSS, LEVY) and amount > 0:
            debts.append(debt(seat, BANK, amount))
        elif kind == BIRTHDAY:
            guests = [other for other in state.others(seat) if state.pawns[other] != market]
            debts = debts + [debt(guest, seat, amount) for guest in guests]
    settle(state, debts)


def _amount(state: CresusState, seat: Seat, card: int, kind: int) -> Money:
    amount = state.tables.card_amounts[card]
    if kind not in (PER_SHARE, LEVY):
        return amount
    sector = state.tables.card_sectors[card]
    if sector == NO_SECTOR:
        return amount * len(state.held(seat))
    return amount * state.held_in_sector(seat, sector)


def _gain(state: CresusState, seat: Seat, amount: Money) -> None:
    if amount > 0:
        state.give(seat, amount)
        state.tell(events.FortuneGained(EVERYONE, seat, amount))


def _keep(state: CresusState, market: int, card: int) -> None:
    """One card for several players: it goes to the one who has climbed least, then to the poorest."""
    players = state.players_at(market)
    lucky = players[0]
    for seat in players:
        climbed = state.signs[seat] - state.signs[lucky]
        if climbed < 0 or (climbed == 0 and state.cash[seat] < state.cash[lucky]):
            lucky = seat
    state.kept[lucky].append(card)
    state.tell(events.CardKept(EVERYONE, lucky, card))


def _hold_tournament(state: CresusState, prize: Money) -> None:
    """Everybody throws the six dice once; whoever shows most faces alike wins the prize, equals all of it."""
    alike: list[int] = []
    order = state.in_order()
    for seat in order:
        colours = [state.chance.below(MARKETS) for _ in range(DICE)]
        alike.append(most_alike(colours))
        state.tell(events.TournamentThrown(EVERYONE, seat, colours, alike[-1]))
    for place, seat in enumerate(order):
        if alike[place] == max(alike):
            state.give(seat, prize)
            state.tell(events.TournamentWon(EVERYONE, seat, prize))
