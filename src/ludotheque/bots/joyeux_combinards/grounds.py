"""Why: what speaks for a choice and against it, in millions, from the same figures that decided."""

from typing import Final

from ludotheque.bots.joyeux_combinards.bluff import Market, Verdict
from ludotheque.bots.joyeux_combinards.board import TAX_BY_DICE
from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.venture import hand_is_full, is_nearly_there
from ludotheque.bots.sums import added
from ludotheque.bots.weighing import Weighing
from ludotheque.kernel.action import Money, Seat

MILLION: Final = 0.002  # shares of a win that a million brings, at a table of equals
WIN: Final = 250.0  # millions: what brings the goal, or saves from being out …
EASE: Final = 2.0  # … and what goes without saying


def grounds() -> Weighing:
    return Weighing(MILLION)


def percent(chance: float) -> int:
    return round(100 * chance)


def millions(worth: float) -> int:
    """As one says it: nobody talks of nothing."""
    return max(1, round(worth))


def turning_off(gain: float) -> Weighing:
    """By so much the way outside promises more."""
    found = grounds()
    if gain > 0:
        found.count("outside-pays", gain, {"amount": millions(gain)})
    else:
        found.count("town-pays", -gain, {"amount": millions(-gain)})
    return found


def flying(square: int, gain: float) -> Weighing:
    found = grounds()
    found.count("better-from-there", gain, {"square": square})
    return found


def staying() -> Weighing:
    found = grounds()
    found.count("well-placed", EASE, {})
    return found


def buying(outlook: Outlook, draw: float) -> Weighing:
    found = grounds()
    if not outlook.hand:
        found.count("nothing-to-sell", EASE, {})
    if draw > 0:
        found.count("bargain-likely", draw, {"amount": millions(draw)})
    else:
        found.count("bargain-unlikely", draw, {})
    return found


def not_buying(outlook: Outlook, draw: float) -> Weighing:
    found = grounds()
    if outlook.cash < outlook.manner.safe_cash:
        found.count("keeps-for-trouble", EASE, {"cash": outlook.cash})
    elif hand_is_full(outlook):
        found.count("enough-to-sell", EASE, {"cards_in_hand": len(outlook.hand)})
    elif is_nearly_there(outlook):
        found.count("goal-is-near", EASE, {"cash": outlook.cash})
    else:
        found.count("bargain-unlikely", max(EASE, -draw), {})
    return found


def announcing(market: Market, card: int, price: Money) -> Weighing:
    real = market.tables.prices[card]
    doubted = market.chance_of_doubt(price)
    found = grounds()
    if price < real:
        found.count("lie-saves", (1 - doubted) * (real - price), {"amount": real - price})
        found.count("lie-may-cost", -doubted * (price + market.outlook.keeping(card)), {"chances": percent(doubted)})
    else:
        found.count("truth-is-safe", EASE, {"price": real})
        found.count("doubter-would-pay", doubted * (price + market.outlook.world.indemnity), {})
    if real > market.outlook.cash:
        found.count("cannot-afford-truth", EASE, {"price": real})
    return found


def doubting(buyer: Seat, verdict: Verdict, grudge: float) -> Weighing:
    found = grounds()
    found.count("hears-a-lie", verdict.worth, {"player": buyer, "chances": percent(verdict.lie)})
    found.count("bears-a-grudge", grudge, {"player": buyer})
    return found


def believing(buyer: Seat, verdict: Verdict, risk: Money) -> Weighing:
    """What a doubt may cost is known to everybody, how likely one is right is not."""
    found = grounds()
    found.count("believes", max(EASE, -verdict.worth), {"player": buyer, "chances": percent(1 - verdict.lie)})
    found.count("doubt-may-cost", (1 - verdict.lie) * risk, {"amount": risk})
    return found


def selling(outlook: Outlook, card: int, place: int, then: float) -> Weighing:
    price = outlook.tables.sale_prices[card][place]
    found = grounds()
    if outlook.wins_with(price):
        found.count("reaches-goal", WIN, {})
    found.count("sells-for", outlook.gain(card, place), {"card": card, "amount": price})
    found.count("may-buy-then", then, {})
    return found


def not_selling(outlook: Outlook, card: int, gain: float) -> Weighing:
    found = grounds()
    found.count("sells-dearer", -gain, {"card": card, "amount": outlook.goods.best[card]})
    return found


def nothing_to_sell() -> Weighing:
    found = grounds()
    found.count("nothing-sells-here", EASE, {})
    return found


def facing_tax(rolls: bool, can_pay: bool, tax: Money) -> Weighing:
    found = grounds()
    if not can_pay:
        found.count("dice-or-nothing", EASE, {})
    elif rolls:
        found.count("dice-cost-less", tax - TAX_BY_DICE, {})
    else:
        found.count("dice-could-ruin", EASE, {})
    return found


def selling_oil(outlook: Outlook, cards: list[int], place: int) -> Weighing:
    amount = sum([outlook.tables.sale_prices[card][place] for card in cards])
    found = grounds()
    found.count("sells-oil", added([outlook.gain(card, place) for card in cards]), {"amount": amount})
    return found


def no_oil() -> Weighing:
    found = grounds()
    found.count("no-oil", EASE, {})
    return found


def declaring(premium: Money, risk: float) -> Weighing:
    found = grounds()
    found.count("premium-pays", premium, {"amount": premium})
    found.count("customs-may-come", -risk, {})
    return found


def hiding_oil(risk: float) -> Weighing:
    found = grounds()
    found.count("premium-too-small", max(EASE, risk), {})
    return found


def denouncing(suspect: Seat, loss: Money) -> Weighing:
    found = grounds()
    found.count("remembers-oil", loss / 3, {"player": suspect})
    return found


def not_denouncing(suspect: Seat) -> Weighing:
    found = grounds()
    found.count("remembers-no-oil", EASE, {"player": suspect})
    return found


def handing_in(years: int, worth: float, goods: float) -> Weighing:
    found = grounds()
    found.count("clears-years", worth + goods, {"years": years})
    found.count("gives-goods", -goods, {"amount": millions(goods)})
    return found


def keeping_goods(years: int) -> Weighing:
    found = grounds()
    found.count("keeps-goods" if years else "clean-record", EASE, {})
    return found


def reporting(suspect: Seat, odds: float, worth: float) -> Weighing:
    found = grounds()
    found.count("suspects", worth, {"player": suspect, "chances": percent(odds)})
    return found


def not_reporting() -> Weighing:
    found = grounds()
    found.count("suspects-nobody", EASE, {})
    return found


def rewarded(years: int, points: int, year: float) -> Weighing:
    found = grounds()
    if years:
        found.count("clears-years", year * min(years, points), {"years": min(years, points)})
    else:
        found.count("takes-reward", points, {"amount": points})
    return found


def raising(card: int, amount: Money) -> Weighing:
    found = grounds()
    found.count("least-missed", EASE, {"card": card, "amount": amount})
    return found
