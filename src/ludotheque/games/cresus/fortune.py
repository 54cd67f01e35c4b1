"""« Tirage d'une carte Crésus »: one card for each market with pawns on it, for all who stand there."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.debts import settle
from ludotheque.games.cresus.sale import most_alike, throw_dice
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import BIRTHDAY, GAIN, LEVY, NO_SECTOR, PER_SHARE, RETHROW, SHIELD, TOURNAMENT
from ludotheque.mechanics.rules import BANK, EVERYONE, Debt, Money, Seat, after_seat, from_seat


def draw_fortune(state: CresusState, market: int) -> None:
    """« Tirage d'une carte Crésus par marché "actif" » (cre.fortune.per-market)"""
    players = state.players_at(market)
    if not players:
        return
    if not state.fortunes:
        reshuffle(state)
    if not state.fortunes:
        return  # every card is being kept (cre.fortune.all-kept)
    card = state.fortunes.pop()
    state.tell(events.FortuneDrawn(EVERYONE, market, card))
    if state.tables.card_kinds[card] in (SHIELD, RETHROW):
        keep(state, players, card)
    else:
        state.told_fortunes.append(card)
        act(state, players, card)


def reshuffle(state: CresusState) -> None:
    """The cards already drawn are shuffled again (cre.fortune.reshuffle)."""
    state.fortunes = sorted(state.told_fortunes)
    state.told_fortunes = []
    state.chance.shuffle(state.fortunes, "fortunes")


def act(state: CresusState, players: list[Seat], card: int) -> None:
    """« L'effet de la carte est appliqué immédiatement à tous les joueurs présents » (cre.fortune.all-there)"""
    kind = state.tables.card_kinds[card]
    amount = state.tables.card_amounts[card]
    # « les cartes Tournoi et la carte Anniversaire, concernent tous les joueurs » (cre.fortune.everyone)
    if kind == TOURNAMENT:
        hold_tournament(state, amount)
    elif kind == BIRTHDAY:
        settle(state, [gift for seat in players for gift in gifts(state, players, seat, amount)])
    elif kind in (GAIN, PER_SHARE):
        for seat in players:
            gain(state, seat, amount * times(state, seat, card))
    else:
        owed = [Debt(seat, BANK, amount * times(state, seat, card)) for seat in players]
        settle(state, [due for due in owed if due.amount > 0])


def times(state: CresusState, seat: Seat, card: int) -> int:
    """The same sum for everybody, or so much for each share held, in one sector or in all (cre.fortune.amounts)."""
    if state.tables.card_kinds[card] not in (PER_SHARE, LEVY):
        return 1
    sector = state.tables.card_sectors[card]
    return len(state.held(seat)) if sector == NO_SECTOR else state.held_in_sector(seat, sector)


def gain(state: CresusState, seat: Seat, amount: Money) -> None:
    if amount > 0:
        state.give(seat, amount)
        state.tell(events.FortuneGained(EVERYONE, seat, amount))


def gifts(state: CresusState, players: list[Seat], seat: Seat, amount: Money) -> list[Debt]:
    """Everybody, wherever he stands, gives to each one who is on the market (cre.fortune.birthday).

    Two who are both there would give each other the same: that is left out.
    """
    return [Debt(guest, seat, amount) for guest in after_seat(seat, state.seats) if guest not in players]


def keep(state: CresusState, players: list[Seat], card: int) -> None:
    """To be used later (cre.fortune.kept), once by each of those present (cre.fortune.kept-by-all)."""
    for seat in players:
        state.kept[seat].append(card)
        state.tell(events.CardKept(EVERYONE, seat, card))


def hold_tournament(state: CresusState, prize: Money) -> None:
    """Everybody throws the six dice once; the most faces alike win, equals all of it (cre.fortune.tournament)."""
    alike: list[int] = []
    order = from_seat(state.first, state.seats)
    for seat in order:
        colours = throw_dice(state, seat)
        alike.append(most_alike(colours))
        state.tell(events.TournamentThrown(EVERYONE, seat, colours, alike[-1]))
    for place, seat in enumerate(order):
        if alike[place] == max(alike):
            state.give(seat, prize)
            state.tell(events.TournamentWon(EVERYONE, seat, prize))
