"""« Fin de partie »: how a deal ends, what is added and deducted then, and when the match is over."""

from ludotheque.games.couleurs_du_monde import events
from ludotheque.games.couleurs_du_monde.scoring import reward_last_cards
from ludotheque.games.couleurs_du_monde.state import ALL_PASSED, ONE_DEAL, SEVERAL_DEALS, WENT_OUT, CouleursState
from ludotheque.mechanics.rules import EVERYONE, Final, Seat, places

GOING_OUT_BONUS: Final = 25
LONGEST_MATCH: Final = 20  # deals of a match to a target that nobody reaches (cdm.match.longest)


def end_deal_if_over(state: CouleursState) -> bool:
    """« … lorsqu'un joueur s'est débarrassé de toutes ses cartes et qu'il ne reste plus de cartes au talon »"""
    if state.stock:  # both are needed (cdm.end.out-and-stock-empty): a hand may be empty (cdm.end.empty-hand-goes-on)
        return False
    if state.without_cards:
        _go_out(state)
    elif state.empty_passes == state.seats:  # one each: nobody goes out (cdm.end.nobody-goes-out)
        state.ending = ALL_PASSED
        state.tell(events.EveryonePassed(EVERYONE))
    else:
        return False
    _close_deal(state)
    return True


def _go_out(state: CouleursState) -> None:
    """« Le joueur qui se débarrasse le premier de toutes ses cartes », the stock being empty (cdm.score.going-out)"""
    seat = state.without_cards[0]  # of several the longest without, whoever drew the last card
    state.ending = WENT_OUT
    state.scores[seat] += GOING_OUT_BONUS
    state.tell(events.WentOut(EVERYONE, seat, GOING_OUT_BONUS))


def _close_deal(state: CouleursState) -> None:
    for seat in range(state.seats):
        _lose_cards(state, seat)
    reward_last_cards(state)
    for seat in range(state.seats):
        state.totals[seat] += state.scores[seat]
    state.tell(events.DealEnded(EVERYONE, state.deal, state.scores[:], state.totals[:]))
    if match_is_over(state):
        ranks = places(state.totals)
        # « Le joueur qui a le plus de points gagne la partie » (cdm.end.winner), or several (cdm.end.ties).
        winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
        state.tell(events.GameEnded(EVERYONE, winners, state.totals[:]))


def _lose_cards(state: CouleursState, seat: Seat) -> None:
    """« … déduisent de leur total la valeur des cartes qui leur restent » (cdm.score.cards-left)"""
    value = value_in_hand(state, seat)
    if value > 0:
        state.scores[seat] -= value  # even below nothing (cdm.score.below-zero)
        state.tell(events.CardsLost(EVERYONE, seat, len(state.hands[seat]), value))


def value_in_hand(state: CouleursState, seat: Seat) -> int:
    value = 0
    for nation in state.hands[seat]:
        value += state.tables.values[nation]
    return value


def match_is_over(state: CouleursState) -> bool:
    """One deal, as in the booklet, or a match of several (cdm.match.length)."""
    if state.match == ONE_DEAL:
        return True
    if state.match == SEVERAL_DEALS:
        return state.deal == state.deals
    return target_reached(state) or state.deal == LONGEST_MATCH


def target_reached(state: CouleursState) -> bool:
    return max(state.totals) >= state.target


def why_it_ended(state: CouleursState) -> str:
    if state.match == ONE_DEAL:
        return "all-passed" if state.ending == ALL_PASSED else "went-out"
    if state.match == SEVERAL_DEALS:
        return "deals-played"
    return "target-reached" if target_reached(state) else "longest-match"
