"""Whether a blind purchase or an export premium is worth its risk."""

from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import SAFE_CASH, Outlook

CUSTOMS: Final = 0.14  # how often a passage stops at customs …
DENOUNCED: Final = 0.7  # … and somebody remembers
MOST_CARDS: Final = 12  # in hand: more would never be sold in time
LAST_STRETCH: Final = 0.93  # of the goal: from there on money is not spent any more


def wants_to_buy(outlook: Outlook) -> bool:
    """A card that turns out too dear must be lied about, and a doubt would then be the end."""
    if outlook.cash < SAFE_CASH or len(outlook.hand) >= MOST_CARDS:
        return outlook.cash >= SAFE_CASH // 3 and not outlook.hand
    nearly_there = outlook.world.years[outlook.seat] == 0 and outlook.cash >= LAST_STRETCH * outlook.world.goal
    return outlook.draw() > 0 and not (nearly_there and outlook.hand)


def declares(outlook: Outlook, card: int) -> bool:
    """The premium against what customs would take."""
    fine = outlook.tables.fines[card]
    if outlook.cash < fine:
        return False
    risk = CUSTOMS * DENOUNCED * (fine + outlook.keeping(card))
    return outlook.tables.premiums[card] > outlook.manner.caution * risk
