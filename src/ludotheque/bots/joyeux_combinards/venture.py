"""Whether a blind purchase or an export premium is worth its risk."""

from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import Outlook

DENOUNCED: Final = 0.7  # how often somebody remembers a declaration at customs
LEAST_CASH: Final = 1 / 3  # of what is safe: with an empty hand so much is enough


def wants_to_buy(outlook: Outlook) -> bool:
    """A card that turns out too dear must be lied about, and a doubt would then be the end."""
    safe = outlook.manner.safe_cash
    if outlook.cash < safe or len(outlook.hand) >= outlook.manner.most_cards:
        return outlook.cash >= LEAST_CASH * safe and not outlook.hand
    nearly_there = (
        outlook.world.years[outlook.seat] == 0 and outlook.cash >= outlook.manner.stretch * outlook.world.goal
    )
    return outlook.draw() > 0 and not (nearly_there and outlook.hand)


def declares(outlook: Outlook, card: int) -> bool:
    """The premium against what customs would take."""
    fine = outlook.tables.fines[card]
    if outlook.cash < fine:
        return False
    risk = outlook.manner.posts * DENOUNCED * (fine + outlook.keeping(card))
    return outlook.tables.premiums[card] > outlook.manner.caution * risk
