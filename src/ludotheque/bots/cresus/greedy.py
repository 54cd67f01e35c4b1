"""Buys what should sell for more, sells it at once, and climbs as soon as it can: no plan, no trade."""

from typing import Final

from ludotheque.bots.cresus.books import MILLION
from ludotheque.bots.cresus.dice import best_colour_odds, worth
from ludotheque.bots.cresus.manner import PERCENT, bid_up_to, reserve
from ludotheque.bots.cresus.trader import Trader
from ludotheque.bots.sums import added
from ludotheque.games.cresus.actions import (
    Agree,
    BuyAtHalf,
    BuyShare,
    BuySigns,
    ChooseMarket,
    ConsultAnalyst,
    Decline,
    EnterAuction,
    RepayLoan,
    SealBid,
    SellShare,
    SellSign,
    StayOut,
    StopBuying,
    TakePrice,
    ThrowAgain,
    TurnDie,
    UseCard,
    UseExpert,
)
from ludotheque.games.cresus.debts import FacePayment, is_shut_in
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.odds import counts_of
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import EnterBidding, ShareAuction, half_price
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.signs import most_signs, signs_prices
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, DICE, HALF_PRICE, MARKETS, RETHROW, SHIELD, TIE_BREAK, TURN_DIE
from ludotheque.kernel.action import Action, Seat

MOST_FOR_EXPERT: Final = 15
RESERVE: Final = 60  # what it keeps in its purse for the next shares
SMALL: Final = 0.001  # shares of a win, for what it does without reckoning
FAIR_PERCENT: Final = 120  # of what it expects from the dice, to part with a share


class GreedyBot(Trader):
    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        self.because("tries-its-luck", SMALL, {"expert": step.expert})
        return SealBid(seat, self.luck.below(min(bid_up_to(MOST_FOR_EXPERT, self.temper), world.cash[seat]) + 1))

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        """Somewhere between half of the list price and what the dice should bring."""
        low = world.tables.prices[step.share] // 2
        worth = int(_expected(world, step.share))
        high = max(low, bid_up_to(worth - 1, self.temper))
        self.because("worth-to-me", MILLION * (worth - low), {"share": step.share, "amount": worth})
        bid = low + self.luck.below(high - low + 1)
        return SealBid(seat, max(step.least, min(bid, world.cash[seat])))

    def break_tie(self, world: CresusState, seat: Seat) -> Action:
        self.because("breaks-tie", MILLION, {})
        return UseExpert(seat, world.hires(seat, TIE_BREAK)[0])

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        """Anywhere but here and where a Pirate is."""
        open_ones = [m for m in range(MARKETS) if m not in (world.closed, world.pawns[seat])]
        market = open_ones[self.luck.below(len(open_ones))]
        self.because("goes-anywhere", SMALL, {"market": market})
        return ConsultAnalyst(seat, market) if world.hires(seat, ANALYST) else ChooseMarket(seat, market)

    def buy(self, world: CresusState, seat: Seat) -> Action:
        """Whatever promises most above its price."""
        shown = world.shown_at(world.pawns[seat])
        promising = [share for share in shown if _profit(world, share) > 0]
        if world.hires(seat, HALF_PRICE):
            halved = [share for share in shown if half_price(world, share) <= world.cash[seat]]
            if halved:
                best = max(halved, key=lambda share: _profit(world, share))
                saved = world.tables.prices[best] - half_price(world, best)
                self.because("half-price", MILLION * saved, {"share": best, "amount": saved})
                return BuyAtHalf(seat, best)
        affordable = [share for share in promising if world.tables.prices[share] <= world.cash[seat]]
        if not affordable:
            self.because("nothing-worth-buying", 0.0, {})
            return StopBuying(seat)
        best = max(affordable, key=lambda share: _profit(world, share))
        profit = _profit(world, best)
        self.because("bargain", MILLION * profit, {"share": best, "amount": round(profit)})
        self.otherwise(StopBuying(seat), MILLION * profit)
        return BuyShare(seat, best)

    def enter(self, world: CresusState, seat: Seat, step: EnterBidding) -> Action:
        profit = _profit(world, step.share)
        if profit > 0 and world.cash[seat] > 0:
            self.because("worth-entering", MILLION * profit, {"share": step.share})
            return EnterAuction(seat)
        self.because("not-worth-entering", -MILLION * profit, {"share": step.share})
        return StayOut(seat)

    def sell(self, world: CresusState, seat: Seat) -> Action:
        share = world.held(seat)[0]
        expected = _expected(world, share)
        self.because("sells-now", MILLION * expected, {"share": share, "amount": round(expected)})
        return SellShare(seat, share)

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        """Keeps the colour that shows most; whatever helps is used at once."""
        best = max(range(MARKETS), key=step.colours.count)
        if step.colours.count(best) == DICE:
            return self.taken(world, seat, step)
        if step.left > 0:
            expected = worth(world.tables.payouts[step.share], counts_of(step.colours), step.left)
            self.because("throws-on", MILLION * expected, {"amount": round(expected)})
            return ThrowAgain(seat, [die for die in range(DICE) if step.colours[die] == best])
        if world.hires(seat, TURN_DIE):
            self.because("uses-help", SMALL, {})
            return TurnDie(seat, next(die for die in range(DICE) if step.colours[die] != best), best)
        for ask in [ask for ask in step.asks(world, seat) if ask.is_open()]:
            if ask.verb == "use-expert":
                self.because("uses-help", SMALL, {})
                return UseExpert(seat, ask.pick(self.luck)[0][0])
            if ask.verb == "use-card":
                self.because("uses-help", SMALL, {})
                return UseCard(seat, world.keeps(seat, RETHROW)[0])
        return self.taken(world, seat, step)

    def taken(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        price = world.tables.payouts[step.share][counts_of(step.colours)[0]]
        self.because("takes-price", MILLION * price, {"amount": price})
        return TakePrice(seat)

    def climb(self, world: CresusState, seat: Seat) -> Action:
        """As high as a small reserve allows, and in the last round as high as it goes."""
        if 0 < world.loans[seat] <= world.cash[seat]:
            self.because("repays-loan", MILLION, {"amount": world.loans[seat]})
            return RepayLoan(seat)
        most = most_signs(world, seat)
        reaches_island = world.signs[seat] + most == len(world.tables.signs)
        if not world.experts or reaches_island:
            return self.climbed(world, seat, most)
        kept = reserve(RESERVE, self.temper)
        within = [price for price in signs_prices(world, seat) if world.cash[seat] - price >= kept]
        return self.climbed(world, seat, min(most, len(within)))

    def climbed(self, world: CresusState, seat: Seat, signs: int) -> Action:
        if signs > 0:
            self.because("climbs", MILLION * sum(world.tables.signs[world.signs[seat] :][:signs]), {"count": signs})
        else:
            self.because("keeps-capital", MILLION * world.cash[seat], {"cash": world.cash[seat]})
        return BuySigns(seat, signs)

    def face_payment(self, world: CresusState, seat: Seat, step: FacePayment) -> Action:
        amount = step.debts[0].amount
        self.because("lets-itself-off", MILLION * amount, {"amount": amount})
        return UseCard(seat, world.keeps(seat, SHIELD)[0])

    def raise_money(self, world: CresusState, seat: Seat) -> Action:
        held = world.held(seat)
        if held and not is_shut_in(world, seat):
            self.because("must-sell-share", -MILLION, {"share": held[0]})
            return SellShare(seat, held[0])
        self.because("must-sell-sign", -MILLION, {})
        return SellSign(seat)

    def answer_offer(self, world: CresusState, seat: Seat, step: PurchaseTalk) -> Action:
        mine = [share for share in step.wanted_shares if world.owner[share] == seat]
        percent = FAIR_PERCENT + PERCENT * self.grudge(step.buyer)
        gain = step.amount - added([_expected(world, share) for share in mine]) * percent / 100
        figures = {"player": step.buyer, "amount": round(abs(gain))}
        if gain >= 0:
            self.because("gains-by-deal", MILLION * gain, figures)
            return Agree(seat)
        self.because("loses-by-deal", -MILLION * gain, figures)
        return Decline(seat)

    def answer_call(self, world: CresusState, seat: Seat, step: ExchangeCall) -> Action:
        self.because("no-trade", 0.0, {})
        return Decline(seat)

    def pick_proposal(self, world: CresusState, seat: Seat, step: ChooseProposal) -> Action:
        self.because("no-trade", 0.0, {})
        return Decline(seat)

    def pick_seller(self, world: CresusState, seat: Seat, step: ChooseSeller) -> Action:
        self.because("no-trade", 0.0, {})
        return Decline(seat)


def _expected(world: CresusState, share: int) -> float:
    """What the dice bring on average."""
    odds = best_colour_odds(world.tables.throws[share])
    return added([chance * price for chance, price in zip(odds, world.tables.payouts[share], strict=True)])


def _profit(world: CresusState, share: int) -> float:
    return _expected(world, share) - world.tables.prices[share]
