"""Associations: when others would win, sides that are weak alone may be strong together."""

from itertools import combinations

from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.actions import Agree, ProposeAssociation
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.games.richesses_du_monde.turn import ThrowDice
from ludotheque.kernel.action import Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import play, refusal, waiting


def best_alliance(judge: Judge, seat: Seat) -> list[ProposeAssociation]:
    """The association that promises most to every partner, if somebody else leads."""
    leader = leader_of(judge)
    if leader == judge.side or judge.chance(leader) < judge.weights.frightening:
        return []
    best, chosen = 0.0, []
    for partners in _circles([side for side in judge.books.rivals(judge.side) if side != leader]):
        if (judge.world.round + sum(partners)) % judge.weights.patience == 0:
            proposal = ProposeAssociation(seat, partners)
            share = share_proposed(judge, proposal)
            if share > best and all(is_better(judge, side, share) for side in [judge.side, *partners]):
                best, chosen = share, [proposal]
    return chosen


def leader_of(judge: Judge) -> Seat:
    """The side that would win most often, as things are."""
    return max(judge.books.sides, key=judge.chance)


def share_alone(judge: Judge) -> float:
    """What part of a win each member of the side may hope for, as things are."""
    return judge.chance(judge.side) / len(judge.world.members(judge.side))


def share_joined(judge: Judge, seat: Seat) -> float:
    """… and if those who are talking about it join; nothing if it cannot come about, or is against nobody strong."""
    joined = _agreed_by_all(_as_one_guesses(judge))
    side = joined.side_of[seat]
    if len(joined.members(side)) == len(judge.world.members(judge.side)):
        return 0.0
    outside = [other for other in joined.sides() if other != side]
    strongest = max(judge.chance(other) for other in outside)
    return _share(judge, joined, side) if strongest > judge.chance(judge.side) else 0.0


def share_proposed(judge: Judge, proposal: ProposeAssociation) -> float:
    """What part of a win each partner could hope for, if all agreed; nothing if it cannot come about."""
    guess = _as_one_guesses(judge)
    if refusal(guess, proposal) != OK:
        return 0.0
    play(guess, proposal)
    joined = _agreed_by_all(guess)
    side = joined.side_of[proposal.seat]
    return _share(judge, joined, side) if joined.side_of[proposal.partners[0]] == side else 0.0


def is_better(judge: Judge, side: Seat, share: float) -> bool:
    return share >= judge.weights.better_together * judge.chance(side) / len(judge.world.members(side))


def _circles(sides: list[Seat]) -> list[list[Seat]]:
    return [list(circle) for size in range(1, len(sides) + 1) for circle in combinations(sorted(sides), size)]


def _share(judge: Judge, joined: RichessesState, side: Seat) -> float:
    return Judge(joined, side, judge.weights).chance(side) / len(joined.members(side))


def _as_one_guesses(judge: Judge) -> RichessesState:
    """A world in which every other side has as much cash as the rest."""
    guess = judge.world.copy()
    rivals = judge.books.rivals(judge.side)
    for side in rivals:
        guess.cash[side] = judge.books.purse(side)
    guess.cash[rivals[-1]] = -guess.bank - sum(guess.cash[s] for s in judge.books.sides if s != rivals[-1])
    return guess


def _agreed_by_all(guess: RichessesState) -> RichessesState:
    """Associations are made between two turns: when all have agreed, the turn goes on."""
    while not isinstance(guess.steps[-1], ThrowDice):
        play(guess, Agree(waiting(guess)[0]))
    return guess
