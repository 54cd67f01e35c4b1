"""Why those who reckon little do what they do, in millions."""

from ludotheque.bots.joyeux_combinards.grounds import EASE, grounds
from ludotheque.bots.weighing import Weighing
from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.kernel.action import Money, Seat


def turning_off(cards: int) -> Weighing:
    found = grounds()
    found.count("goods-for-outside" if cards else "goods-for-town", EASE, {"cards_in_hand": cards})
    return found


def buying(buys: bool, cash: Money) -> Weighing:
    found = grounds()
    found.count("can-buy" if buys else "keeps-for-trouble", EASE, {"cash": cash})
    return found


def announcing(real: Money, says: Money) -> Weighing:
    found = grounds()
    if says < real:
        found.count("lie-saves", real - says, {"amount": real - says})
    else:
        found.count("truth-is-safe", EASE, {"price": real})
    return found


def judging(doubts: bool, buyer: Seat, price: Money) -> Weighing:
    found = grounds()
    if doubts:
        found.count("too-good", EASE, {"player": buyer, "price": price})
    else:
        found.count("trusts", EASE, {"player": buyer})
    return found


def selling(tables: CombinardsTables, card: int, place: int) -> Weighing:
    price = tables.sale_prices[card][place]
    found = grounds()
    found.count("sells-for", price - tables.prices[card], {"card": card, "amount": price})
    return found


def facing_tax(pays: bool, tax: Money) -> Weighing:
    found = grounds()
    found.count("pays-in-peace" if pays else "dice-or-nothing", EASE, {"amount": tax} if pays else {})
    return found


def selling_oil(tables: CombinardsTables, cards: list[int], place: int) -> Weighing:
    amount = sum([tables.sale_prices[card][place] for card in cards])
    found = grounds()
    found.count("sells-oil", amount, {"amount": amount})
    return found


def reporting(suspect: Seat) -> Weighing:
    found = grounds()
    found.count("saw-contraband", EASE, {"player": suspect})
    return found


def whim() -> Weighing:
    found = grounds()
    found.count("whim", EASE, {})
    return found
