"""What to sell now and what to keep; how to throw, and when to call on an expert or a kept card."""

from typing import Final

from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.dice import worth
from ludotheque.bots.cresus.experts import least_gain, throwing_gains, turning_gains
from ludotheque.games.cresus.actions import (
    SellShare,
    StopSelling,
    TakePrice,
    ThrowAgain,
    TurnDie,
    UseCard,
    UseExpert,
)
from ludotheque.games.cresus.odds import Sale, counts_of, kept_places, sale_of
from ludotheque.games.cresus.sale import DiceSale, sale_premium
from ludotheque.games.cresus.tables import DICE, DOUBLE_PREMIUM, EXTRA_THROW, MARKETS, RETHROW, TURN_DIE
from ludotheque.kernel.action import Action, Money

FINENESS: Final = 100_000  # of a chance to win


def choose_sale(books: Books) -> Action:
    """Sell what gains nothing by waiting; the rest only for the signs to be bought and the next shares."""
    world, seat = books.world, books.seat
    held = books.held[seat]
    gains = {share: gain_of_waiting(books, share) for share in held}
    share = min(held, key=lambda share: (gains[share], share))
    wanted = cash_wanted(books)
    if gains[share] <= 0:
        books.because("sells-now", -gains[share], {"share": share, "amount": round(books.rates.sold[share])})
        books.otherwise(StopSelling(seat), -gains[share])
        return SellShare(seat, share)
    if world.cash[seat] < wanted:
        books.because("needs-cash", float(wanted - world.cash[seat]), {"amount": wanted - world.cash[seat]})
        books.because("sells-too-soon", -gains[share], {"share": share})
        return SellShare(seat, share)
    books.because("keeps-shares", gains[share], {"amount": round(gains[share])})
    books.otherwise(SellShare(seat, share), gains[share])
    return StopSelling(seat)


def gain_of_waiting(books: Books, share: int) -> float:
    """Above selling it here and now."""
    if books.horizon == 0:
        return -books.rates.sold[share]
    world, tables = books.world, books.tables
    premium = tables.premiums[tables.sectors[share]] - sale_premium(world, books.seat, share)
    return premium + books.collecting(share, books.seat) - books.weights.fear


def cash_wanted(books: Books) -> Money:
    """For the signs the plan wants to see bought in this round, and two shares in the next."""
    rung = books.world.signs[books.seat]
    plan = books.plan
    wealth = books.wealth(books.seat)
    count = plan.best(books.rounds_left, rung, wealth, plan.reach(rung, wealth))
    return plan.price(rung, count) + books.rates.capital


def choose_throw(books: Books, step: DiceSale, sale: Sale) -> Action:
    """`sale` says what each number of faces alike is good for."""
    world, seat = books.world, books.seat
    counts = counts_of(step.colours)
    doublers = world.hires(seat, DOUBLE_PREMIUM)
    if doublers and not step.doubled and _premium_is_high(books, step.share):
        premium = sale_premium(world, seat, step.share)
        books.because("doubles-premium", float(premium), {"amount": premium})
        return UseExpert(seat, doublers[0])
    if step.left > 0 and counts[0] < DICE:
        _explain_throw(books, step)
        return ThrowAgain(seat, kept_places(step.colours, sale.best_keep(counts, step.left)))
    help = _help(books, step)
    if help is None:
        price = books.tables.payouts[step.share][counts[0]]
        books.because("takes-price", float(price), {"amount": price})
        return TakePrice(seat)
    return help


def _explain_throw(books: Books, step: DiceSale) -> None:
    """What the dice show now, and what they may still bring."""
    counts, pays = counts_of(step.colours), books.tables.payouts[step.share]
    hoped = worth(pays, counts, step.left)
    books.because("throws-on", hoped - pays[counts[0]], {"amount": round(hoped)})


def sale_for_money(books: Books, step: DiceSale) -> Sale:
    return sale_of(tuple(books.tables.payouts[step.share]))


def sale_for_island(books: Books, step: DiceSale) -> Sale:
    """Each price counts as what the plan of the ladder makes of it."""
    seat, pays = books.seat, books.tables.payouts[step.share]
    rung = books.world.signs[seat]
    without = books.wealth(seat) - books.promised(step.share, seat) + sale_premium(books.world, seat, step.share)
    hopes = [round(FINENESS * books.plan.value(books.rounds_left, rung, without + pay)) + pay for pay in pays]
    return Sale(tuple(hopes))


def _premium_is_high(books: Books, share: int) -> bool:
    """No other share promises a higher one, or there is no time to wait for it."""
    premium = sale_premium(books.world, books.seat, share)
    best = max(books.tables.premiums) if books.horizon > 0 else 1
    return premium > 0 and premium >= best


def _help(books: Books, step: DiceSale) -> Action | None:
    """The use that gains most above what it could still gain in later sales."""
    world, seat, tables = books.world, books.seat, books.tables
    counts = counts_of(step.colours)
    if counts[0] == DICE:
        return None
    pays = tables.payouts[step.share]
    now = pays[counts[0]]
    here = len(world.held(seat)) - 1
    later = here + int(books.weights.sales_per_round * books.horizon)
    thrown = worth(pays, counts, 1) - now
    found: list[tuple[float, Action]] = []
    for expert in world.hires(seat, EXTRA_THROW):
        if tables.expert_markets[expert] == world.pawns[seat]:
            found.append((thrown - least_gain(throwing_gains(tables), here), UseExpert(seat, expert)))
    for card in world.keeps(seat, RETHROW):
        found.append((thrown - least_gain(throwing_gains(tables), later), UseCard(seat, card)))
    if world.hires(seat, TURN_DIE):
        gain = worth(pays, counts, 0, 1) - now
        found.append((gain - least_gain(turning_gains(tables), later), _turn(books, step)))
    useful = [(gain, action) for gain, action in found if gain >= 0]
    if not useful:
        return None
    gain, action = max(useful, key=lambda use: use[0])
    books.because("uses-help", gain, {})
    return action


def _turn(books: Books, step: DiceSale) -> Action:
    best = max(range(MARKETS), key=step.colours.count)
    others = [die for die in range(DICE) if step.colours[die] != best]
    return TurnDie(books.seat, others[0], best)
