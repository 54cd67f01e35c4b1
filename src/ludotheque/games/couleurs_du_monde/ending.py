"""« Fin de partie »: how a deal ends, what is added and deducted then, and when the match is over."""

from typing import Final

from ludotheque.games.couleurs_du_monde import events
from ludotheque.games.couleurs_du_monde.scoring import GOING_OUT_BONUS, hand_value, reward_last_cards
from ludotheque.games.couleurs_du_monde.state import (
    ALL_PASSED,
    ONE_DEAL,
    SEVERAL_DEALS,
    WENT_OUT,
    CouleursState,
)
from ludotheque.kernel.rules import EVERYONE
from ludotheque.mechanics.ranking import places

LONGEST_MATCH: Final = 20  # deals of a match to a target that nobody reaches


def end_deal_if_over(state: CouleursState) -> bool:
    """« … lorsqu'un joueur s'est débarrassé de toutes ses cartes et qu'il ne reste plus de cartes au talon »"""
    if state.stock:
        return False
    if state.without_cards:
        _go_out(state)
    elif state.passes_in_a_row >= state.seats:
        state.ending = ALL_PASSED
        state.tell(events.EveryonePassed(EVERYONE))
    else:
        return False
    _close_deal(state)
    return True


def _go_out(state: CouleursState) -> None:
    seat = state.without_cards[0]
    state.ending = WENT_OUT
    state.scores[seat] += GOING_OUT_BONUS
    state.tell(events.WentOut(EVERYONE, seat, GOING_OUT_BONUS))


def _close_deal(state: CouleursState) -> None:
    for seat in range(state.seats):
        value = hand_value(state, state.hands[seat])
        if value > 0:
            state.scores[seat] -= value
            state.tell(events.CardsLost(EVERYONE, seat, len(state.hands[seat]), value))
    reward_last_cards(state)
    for seat in range(state.seats):
        state.totals[seat] += state.scores[seat]
    state.tell(events.DealEnded(EVERYONE, state.deal, state.scores[:], state.totals[:]))
    if match_is_over(state):
        ranks = places(state.totals)
        winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
        state.tell(events.GameEnded(EVERYONE, winners, state.totals[:]))


def match_is_over(state: CouleursState) -> bool:
    if state.match == ONE_DEAL:
        return True
    if state.match == SEVERAL_DEALS:
        return state.deal == state.deals
    return target_reached(state) or state.deal == LONGEST_MATCH


def target_reached(state: CouleursState) -> bool:
    return max(state.totals) >= state.target
