"""The terms of what a side does, or will not do, from the same judge that decided."""

from math import log
from typing import Final

from ludotheque.bots.richesses_du_monde.account import Account, grow
from ludotheque.bots.richesses_du_monde.alliance import leader_of, share_alone
from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.auction import half_price
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.kernel.action import Money, Seat
from ludotheque.mechanics.debts import BANK

CERTAINTY: Final = 1.0  # log-odds of what decides by itself …
EASE: Final = 0.05  # … and of what goes without saying


class Grounds(Account):
    def __init__(self, judge: Judge) -> None:
        super().__init__(len(judge.books.sides))
        self._judge = judge

    def titles_bought(self, title: int, change: Change) -> None:
        books, side = self._judge.books, self._judge.side
        product = books.tables.products[title]
        percent = books.tables.percents[books.world.reading][title]
        self._grows(product, percent, change.estate[side])
        rival = self._most_touched(change)
        if rival != BANK:
            self.rival("denies-rival", change.estate[rival], {"player": rival, "product": product})
        self.money(change)

    def holding_taken(self, product: int, giver: Seat) -> None:
        """A whole holding comes from a rival, who would have kept it."""
        self.holding_gained(product, giver)
        lost = -self._judge.share(giver, product)
        self.rival("weakens-rival", lost, {"player": giver, "product": product})

    def holding_gained(self, product: int, giver: Seat) -> None:
        judge = self._judge
        change = judge.handing_over(product, giver, judge.side)
        self._grows(product, judge.books.percents[giver][product], change.estate[judge.side])

    def holding_given(self, product: int, taker: Seat) -> None:
        """… or goes to one, or to the bank."""
        judge = self._judge
        change = judge.handing_over(product, judge.side, taker)
        lost = change.estate[judge.side]
        if judge.books.royalty(judge.side, product) > 0:
            self.open("loses-royalties", lost, {"product": product, "amount": judge.books.royalty(judge.side, product)})
        else:
            self.open("parts-with", lost, {"product": product})
        if taker != BANK:
            self.rival("feeds-rival", change.estate[taker], {"player": taker, "product": product})

    def holding_swapped(self, product: int, partner: Seat) -> None:
        """Two holdings of one production change places."""
        judge = self._judge
        change = judge.swapping(product, judge.side, partner)
        odds, share = change.estate[judge.side], judge.books.percents[partner][product]
        if odds < 0:
            self.open("swaps-for-less", odds, {"product": product, "percent": share})
        else:
            self.open("swaps-for-more", odds, {"product": product, "percent": share})
        self.rival("feeds-rival", change.estate[partner], {"player": partner, "product": product})

    def taken_from(self, product: int, giver: Seat) -> None:
        """A rival who would make something of the holding does not get it."""
        judge = self._judge
        best, found = 0.0, BANK
        for rival in judge.books.rivals(judge.side):
            if rival != giver:
                profit = judge.handing_over(product, giver, rival).estate[rival]
                if profit > best:
                    best, found = profit, rival
        if found != BANK:
            self.rival("keeps-from-rival", -judge.weights.denial * best, {"player": found, "product": product})

    def holding_refused(self, product: int, giver: Seat) -> None:
        """What one will not take: it would have been good for something."""
        judge = self._judge
        missed = judge.handing_over(product, giver, judge.side).estate[judge.side]
        self.open("would-be-useful", -missed, {"product": product})

    def swap_refused(self, product: int, partner: Seat) -> None:
        odds = self._judge.swapping(product, self._judge.side, partner).estate[self._judge.side]
        self.open("would-swap", -odds, {"product": product})

    def holding_kept(self, product: int, taker: Seat) -> None:
        """What one will not give: oneself, and to whom."""
        judge = self._judge
        change = judge.handing_over(product, judge.side, taker)
        self.open("keeps-holding", -change.estate[judge.side], {"product": product})
        self.rival("would-feed-rival", -change.estate[taker], {"player": taker, "product": product})

    def hoped_for(self, price: Money) -> None:
        """What a sale may bring, from nobody in particular."""
        judge = self._judge
        change = judge.paying(BANK, judge.side, price)
        self.secret("hopes-for-cash", judge.worth_of_cash(judge.side, change), {"amount": price})
        self._ruin("wards-off-ruin", change)

    def money(self, change: Change) -> None:
        """What is paid or comes in, and what that means for the next two turns."""
        judge = self._judge
        amount = int(change.cash[judge.side])
        worth = judge.worth_of_cash(judge.side, change)
        if amount < 0:
            self.secret("costs-cash", worth, {"amount": -amount})
            self._ruin("risks-ruin", change)
        elif amount > 0:
            self.secret("brings-cash", worth, {"amount": amount})
            self._ruin("wards-off-ruin", change)

    def money_kept(self, change: Change) -> None:
        """What is not paid, and what is not let in."""
        judge = self._judge
        amount = int(change.cash[judge.side])
        worth = judge.worth_of_cash(judge.side, change)
        if amount < 0:
            self.secret("saves-cash", -worth, {"amount": -amount})
            self._safety("stays-safe", change)
        elif amount > 0:
            self.secret("forgoes-cash", -worth, {"amount": amount})

    def _grows(self, product: int, percent: int, odds: float) -> None:
        books, side = self._judge.books, self._judge.side
        share = books.percents[side][product] + percent
        grow(self, product, share, books.royalty(side, product), books.tables.royalty(product, share), odds)

    def _most_touched(self, change: Change) -> Seat:
        """The rival who loses most by it; the bank, if none loses anything."""
        found = BANK
        for rival in self._judge.books.rivals(self._judge.side):
            if change.estate[rival] < (0.0 if found == BANK else change.estate[found]):
                found = rival
        return found

    def _ruin(self, word: str, change: Change) -> None:
        before, after = self._ruins(change)
        self.secret(word, self._fear(before, after), {"chances": round(100 * after)})

    def _safety(self, word: str, change: Change) -> None:
        before, after = self._ruins(change)
        self.secret(word, -self._fear(before, after), {"chances": round(100 * after)})

    def _ruins(self, change: Change) -> tuple[float, float]:
        judge = self._judge
        danger, purse = judge.danger(judge.side), judge.books.purse(judge.side)
        return danger.ruin(purse), danger.ruin(purse + change.cash[judge.side])

    def _fear(self, before: float, after: float) -> float:
        if before >= 1 or after >= 1:
            return 0.0 if before == after else (CERTAINTY if after < before else -CERTAINTY)
        return self._judge.weights.fear * (log(1 - after) - log(1 - before))


def exchanged(judge: Judge, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Grounds:
    """What an exchange does for the side that gives the first and wants the second."""
    grounds = Grounds(judge)
    for product in wanted:
        if product in given:
            grounds.holding_swapped(product, partner)
        else:
            grounds.holding_taken(product, partner)
    for product in given:
        if product not in wanted:
            grounds.holding_given(product, partner)
    grounds.money(judge.paying(judge.side, partner, balance))
    return grounds


def not_exchanged(judge: Judge, partner: Seat, given: list[int], wanted: list[int], balance: Money) -> Grounds:
    grounds = Grounds(judge)
    for product in wanted:
        if product not in given:
            grounds.holding_refused(product, partner)
    for product in given:
        if product not in wanted:
            grounds.holding_kept(product, partner)
        else:
            grounds.swap_refused(product, partner)
    grounds.money_kept(judge.paying(judge.side, partner, balance))
    return grounds


def bought(judge: Judge, title: int) -> Grounds:
    grounds = Grounds(judge)
    grounds.titles_bought(title, judge.buying(judge.side, [title]))
    return grounds


def not_bought(judge: Judge, title: int, change: Change) -> Grounds:
    """The best that was to be had, and why it is left."""
    grounds = Grounds(judge)
    odds = -change.estate[judge.side]
    grounds.secret("leaves-title", odds, {"title": title})
    grounds.money_kept(change)
    return grounds


def bid_for(judge: Judge, product: int, seller: Seat, amount: Money) -> Grounds:
    grounds = Grounds(judge)
    grounds.holding_gained(product, seller)
    grounds.taken_from(product, seller)
    grounds.money(judge.paying(judge.side, seller, amount))
    return grounds


def price_offered(judge: Judge, product: int, seller: Seat, amount: Money) -> Grounds:
    grounds = Grounds(judge)
    grounds.holding_taken(product, seller)
    grounds.money(judge.paying(judge.side, seller, amount))
    return grounds


def not_bid_for(judge: Judge, product: int, seller: Seat, amount: Money) -> Grounds:
    grounds = Grounds(judge)
    grounds.holding_refused(product, seller)
    if amount > judge.books.purse(judge.side):
        grounds.secret("cannot-afford", CERTAINTY, {"amount": amount})
    else:
        grounds.money_kept(judge.paying(judge.side, seller, amount))
    return grounds


def sold(judge: Judge, product: int, buyer: Seat, amount: Money) -> Grounds:
    """To a side, or to the bank."""
    grounds = Grounds(judge)
    grounds.holding_given(product, buyer)
    grounds.money(judge.paying(buyer, judge.side, amount))
    return grounds


def not_sold(judge: Judge, product: int, buyer: Seat, amount: Money) -> Grounds:
    grounds = Grounds(judge)
    grounds.holding_kept(product, buyer)
    grounds.money_kept(judge.paying(buyer, judge.side, amount))
    return grounds


def rolled(judge: Judge) -> Grounds:
    """Nothing was to be traded first."""
    grounds = Grounds(judge)
    grounds.secret("nothing-to-trade", judge.weights.worth_talking, {})
    ruin = judge.danger(judge.side).ruin_by_next_roll(judge.books.purse(judge.side))
    grounds.secret("rolls-into-danger", -judge.weights.fear * ruin, {"chances": round(100 * ruin)})
    return grounds


def put_on_sale(judge: Judge, product: int, price: Money) -> Grounds:
    """Whoever buys it, at the price that is asked."""
    grounds = Grounds(judge)
    grounds.holding_given(product, BANK)
    grounds.hoped_for(price)
    return grounds


def raised(judge: Judge, product: int) -> Grounds:
    """A debt is more than the cash."""
    grounds = Grounds(judge)
    grounds.secret("must-raise-cash", CERTAINTY, {"amount": -judge.books.purse(judge.side)})
    grounds.holding_given(product, BANK)
    return grounds


def paid(judge: Judge) -> Grounds:
    grounds = Grounds(judge)
    purse = judge.books.purse(judge.side)
    if purse < 0:
        grounds.secret("cannot-pay", -CERTAINTY, {"amount": -purse})
    else:
        grounds.secret("can-pay", EASE, {"cash": purse})
    return grounds


def put_up(judge: Judge, product: int) -> Grounds:
    """To the bank at half the price, if nobody bids."""
    grounds = Grounds(judge)
    grounds.holding_given(product, BANK)
    half = half_price(judge.world, judge.side, product)
    grounds.money(judge.paying(BANK, judge.side, half))
    return grounds


def joker_weighed(judge: Judge, saves: float, costs: float) -> Grounds:
    grounds = Grounds(judge)
    if saves > costs:
        grounds.secret("joker-insures", saves, {})
        grounds.secret("costs-cash", -costs, {"amount": JOKER_PRICE})
    else:
        grounds.secret("saves-cash", costs, {"amount": JOKER_PRICE})
        grounds.secret("joker-missed", -saves, {})
    return grounds


def joker_used(judge: Judge, loss: float) -> Grounds:
    grounds = Grounds(judge)
    grounds.secret("joker-saves", loss, {"titles": judge.world.red})
    return grounds


def joined(judge: Judge, partner: Seat, share: float) -> Grounds:
    """Together against whoever leads, though a win must be shared."""
    grounds = Grounds(judge)
    leader = leader_of(judge)
    grounds.secret("stronger-together", log(share / share_alone(judge)), {"player": partner})
    if leader != judge.side:
        grounds.secret("against-leader", judge.chance(leader), {"player": leader})
    return grounds


def not_joined(judge: Judge, share: float) -> Grounds:
    grounds = Grounds(judge)
    alone = share_alone(judge)
    grounds.secret("better-alone", alone - share, {"chances": round(100 * alone)})
    return grounds
