"""« Préparation de la partie »: cash, piles of shares by market, ten experts, fortune cards."""

from ludotheque.games.cresus.desk import OpenDesk
from ludotheque.games.cresus.events import GameBegun
from ludotheque.games.cresus.round import begin_round
from ludotheque.games.cresus.state import PILE, CresusState
from ludotheque.games.cresus.tables import MARKETS
from ludotheque.kernel.rules import EVERYONE


def prepare(state: CresusState) -> None:
    tables = state.tables
    for seat in range(state.seats):
        state.give(seat, tables.starting_cash)
    state.owner = [PILE] * len(tables.markets)
    for market in range(MARKETS):
        state.piles[market] = [share for share in range(len(tables.markets)) if tables.markets[share] == market]
        state.chance.shuffle(state.piles[market])
    experts = list(range(len(tables.expert_kinds)))
    state.chance.shuffle(experts)
    state.experts = experts[: tables.experts_in_play]
    state.unused = experts[tables.experts_in_play :]
    state.fortunes = list(range(len(tables.card_kinds)))
    state.chance.shuffle(state.fortunes)
    state.standing = [OpenDesk()]
    state.tell(GameBegun(EVERYONE, tables.starting_cash))
    begin_round(state)
    state.go_on(None)
