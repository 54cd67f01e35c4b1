"""What a side is asked to pay at this moment."""

from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Money, Seat


def debt_at_hand(world: RichessesState, side: Seat) -> Money:
    """Royalties that are, or may still be, claimed from the side; or what it could not pay so far."""
    due = 0
    for step in world.steps:
        if isinstance(step, ClaimRoyalties) and step.debtor == side:
            spared = step.waived + step.forgotten
            due += sum(step.dues[place] for place, owner in enumerate(step.owners) if owner not in spared)
        elif isinstance(step, RaiseCash) and step.debts[0].debtor == side:
            due += step.debts[0].amount
    return due
