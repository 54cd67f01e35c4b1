"""Whether a blind purchase or an export premium is worth its risk."""

from typing import Final

from ludotheque.bots.joyeux_combinards.outlook import Outlook

DENOUNCED: Final = 0.7  # how often somebody remembers a declaration at customs
LEAST_CASH: Final = 1 / 3  # of what is safe: with an empty hand so much is enough


def wants_to_buy(outlook: Outlook, draw: float) -> bool:
    """A card that turns out too dear must be lied about, and a doubt would then be the end."""
    safe = outlook.manner.safe_cash
    if outlook.cash < safe or hand_is_full(outlook):
        return outlook.cash >= LEAST_CASH * safe and not outlook.hand
    return draw > outlook.manner.profit and not (is_nearly_there(outlook) and outlook.hand)


def hand_is_full(outlook: Outlook) -> bool:
    return len(outlook.hand) >= outlook.manner.most_cards


def is_nearly_there(outlook: Outlook) -> bool:
    return outlook.world.years[outlook.seat] == 0 and outlook.cash >= outlook.manner.stretch * outlook.world.goal


def declares(outlook: Outlook, card: int) -> bool:
    """The premium against what customs would take."""
    if outlook.cash < outlook.tables.fines[card]:
        return False
    return outlook.tables.premiums[card] > outlook.manner.caution * risk_of_declaring(outlook, card)


def risk_of_declaring(outlook: Outlook, card: int) -> float:
    return outlook.manner.posts * DENOUNCED * (outlook.tables.fines[card] + outlook.keeping(card))
