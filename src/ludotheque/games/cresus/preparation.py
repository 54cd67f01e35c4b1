"""« Préparation de la partie »: cash, piles of shares by market, ten experts, fortune cards."""

from ludotheque.games.cresus.desk import OpenDesk
from ludotheque.games.cresus.events import GameBegun
from ludotheque.games.cresus.round import begin_round
from ludotheque.games.cresus.state import PILE, CresusState
from ludotheque.games.cresus.tables import MARKETS
from ludotheque.mechanics.rules import EVERYONE


def prepare(state: CresusState) -> None:
    tables = state.tables
    for seat in range(state.seats):
        state.give(seat, tables.starting_cash)  # « chaque joueur reçoit 100 Millions » (cre.start.cash)
    state.owner = [PILE] * len(tables.markets)
    for market in range(MARKETS):
        # « triées par couleur de marché et posées face cachée » (cre.start.piles), shuffled (cre.start.shuffled)
        state.piles[market] = [share for share in range(len(tables.markets)) if tables.markets[share] == market]
        state.chance.shuffle(state.piles[market], "shares")
    deal_experts(state)
    # « Les cartes Crésus sont mélangées et posées au centre » (cre.start.fortune)
    state.fortunes = list(range(len(tables.card_kinds)))
    state.chance.shuffle(state.fortunes, "fortunes")
    state.standing = [OpenDesk()]
    state.tell(GameBegun(EVERYONE, tables.starting_cash))
    begin_round(state)
    state.go_on(None)


def deal_experts(state: CresusState) -> None:
    """« puis 10 d'entre elles sont posées face cachée […] (les 10 cartes restantes sont mises à part) »"""
    experts = list(range(len(state.tables.expert_kinds)))
    state.chance.shuffle(experts, "experts")
    state.experts = experts[: state.tables.experts_in_play]  # (cre.start.experts)
    state.unused = experts[state.tables.experts_in_play :]
