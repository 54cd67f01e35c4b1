"""« Vente d'actions »: six dice, one to three throws, and the price of the most faces alike."""

from ludotheque.games.cresus import actions
from ludotheque.games.cresus.events import CardUsed, DiceThrown, DieTurned, ExpertUsed, SaleBegun, ShareSold
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import DICE, DOUBLE_PREMIUM, EXTRA_THROW, MARKETS, NO_MARKET, RETHROW, TURN_DIE
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Final, Money, OneOf, Seat, SomeOf, Step, at_first, closed

_PLACES: Final = list(range(DICE))  # of the dice
_COLOURS: Final = list(range(MARKETS))  # of their faces, one for each market

HIS_MOMENT: Final = "cre.expert.his-moment"


def open_sale(state: CresusState, market: int) -> None:
    """« sur n'importe quel marché » (cre.sale.any-market): on the one where one stands (cre.sale.where-one-stands)."""
    sellers = state.players_at(market)
    if sellers and market != state.closed:  # by a Pirate
        state.begin(SellShares(sellers))


class SellShares(Step[CresusState]):
    """As many shares as one likes (cre.sale.as-many), whether bought in this round or before (cre.sale.same-round)."""

    sellers: list[Seat]  # in the order of the round; the first one sells

    def waits_for(self, state: CresusState) -> list[Seat]:
        return self.sellers[:1]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("sell-share", [OneOf("share", state.held(seat), "cre.sale.own-share")]), Ask("stop-selling")]

    def law(self) -> str:
        return "cre.sale.sell-or-stop"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, actions.SellShare):
            state.sold[action.seat] += 1
            begin_sale(state, action.seat, action.share)
        else:
            self.sellers.pop(0)
            self.resume(state)

    def resume(self, state: CresusState) -> None:
        while self.sellers and not may_sell(state, self.sellers[0]):
            self.sellers.pop(0)
        if not self.sellers:
            state.end_step()


def may_sell(state: CresusState, seat: Seat) -> bool:
    """Without a share, or after as many sales as the table allows (cre.sale.most-sales), nobody is asked."""
    tired = state.most_sales > 0 and state.sold[seat] >= state.most_sales
    return not tired and state.holds_shares(seat)


def begin_sale(state: CresusState, seat: Seat, share: int) -> None:
    """« Le joueur prend les 6 dés en main. » (cre.sale.six-dice)"""
    state.tell(SaleBegun(EVERYONE, seat, share))
    sale = DiceSale(seat, share, state.tables.throws[share])
    state.begin(sale)
    sale.throw(state, [])


def throw_dice(state: CresusState, seat: Seat) -> list[int]:
    return [state.chance.below(MARKETS, "tournament", seat) for _ in _PLACES]


def most_alike(colours: list[int]) -> int:
    """« le nombre de faces d'une même couleur obtenu »: of the colour that shows most (cre.sale.best-colour).

    The mark on a face stands for no other colour (cre.sale.no-joker).
    """
    most = 0
    counts = [0] * MARKETS
    for colour in colours:
        counts[colour] += 1
        most = max(most, counts[colour])
    return most


def sale_premium(state: CresusState, seat: Seat, share: int) -> Money:
    """« vendue hors de son marché d'origine, la banque ajoute […] une prime » (cre.sale.premium)"""
    here = state.pawns[seat]
    if here in (NO_MARKET, state.tables.markets[share]):
        return 0  # (cre.sale.no-premium-at-home)
    return state.tables.premiums[state.tables.sectors[share]]


class DiceSale(Step[CresusState]):
    """A sale that was begun is completed: keep dice and throw the others, or take the price (cre.sale.stop-early)."""

    seat: Seat
    share: int
    left: int  # throws
    colours: list[int] = at_first([0, 0, 0, 0, 0, 0])
    doubled: bool = at_first(False)  # whether an expert doubles the premium

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("take-price"), self._throw_asked()]
        if state.hires(seat, EXTRA_THROW) or state.hires(seat, DOUBLE_PREMIUM):
            found.append(Ask("use-expert", [OneOf("expert", self._useful_experts(state), HIS_MOMENT)]))
        if state.hires(seat, TURN_DIE):
            # One die, to the colour one likes (cre.expert.turn-die).
            found.append(Ask("turn-die", [OneOf("die", _PLACES, HIS_MOMENT), OneOf("colour", _COLOURS, HIS_MOMENT)]))
        if state.kept[seat]:
            found.append(Ask("use-card", [OneOf("card", state.keeps(seat, RETHROW), "cre.fortune.own-card")]))
        return found

    def law(self) -> str:
        return "cre.sale.complete"

    def explain(self, state: CresusState, action: Action, clause: str) -> str:
        """Whoever has hired nobody for sales, or kept nothing, is not offered it."""
        if isinstance(action, (actions.UseExpert, actions.TurnDie)):
            return HIS_MOMENT
        return "cre.fortune.own-card" if isinstance(action, actions.UseCard) else clause

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, actions.ThrowAgain):
            self.throw(state, action.kept_dice)
            return
        if isinstance(action, actions.TakePrice):
            self._close(state)
            return
        # Still after the last throw, as long as the price is not taken (cre.expert.after-last-throw).
        if isinstance(action, actions.UseExpert):
            self._use_expert(state, action.expert)
        elif isinstance(action, actions.TurnDie):
            self._turn_die(state, action.die, action.colour)
        elif isinstance(action, actions.UseCard):
            state.lay_aside(self.seat, action.card)
            state.tell(CardUsed(EVERYONE, self.seat, action.card, 0, []))
            self.left += 1  # on any market (cre.fortune.rethrow)
        self._close_if_settled(state)

    def throw(self, state: CresusState, kept: list[int]) -> None:
        """« il choisit à chaque étape les dés qu'il veut conserver »: any of them (cre.sale.keep-anew)."""
        self.left -= 1
        for die in _PLACES:
            if die not in kept:
                self.colours[die] = state.chance.below(MARKETS, "sale", self.seat)
        state.tell(DiceThrown(EVERYONE, self.seat, self.colours[:], self.left))
        self._close_if_settled(state)

    def premium(self, state: CresusState) -> Money:
        premium = sale_premium(state, self.seat, self.share)
        return 2 * premium if self.doubled else premium

    def price(self, state: CresusState, alike: int) -> Money:
        """« il se reporte au tableau fourni sur la carte Action » (cre.sale.price-table)"""
        return state.tables.payouts[self.share][alike]

    def _throw_asked(self) -> Ask:
        """« La main indique le nombre de jets de dés possibles » (cre.sale.throws)"""
        if self.left == 0:
            return closed("throw-again", "cre.sale.throws")
        return Ask("throw-again", [SomeOf("kept_dice", _PLACES, 0, DICE - 1, "cre.sale.keep-dice")])

    def _useful_experts(self, state: CresusState) -> list[int]:
        """Brokers of the market where one sells; one doubler, if there is a premium to double."""
        here = state.pawns[self.seat]
        brokers = state.hires(self.seat, EXTRA_THROW)
        found = [expert for expert in brokers if state.tables.expert_markets[expert] == here]
        if not self.doubled and sale_premium(state, self.seat, self.share) > 0:
            found = found + state.hires(self.seat, DOUBLE_PREMIUM)
        return sorted(found)

    def _use_expert(self, state: CresusState, expert: int) -> None:
        state.dismiss(self.seat, expert)
        state.tell(ExpertUsed(EVERYONE, self.seat, expert))
        if state.tables.expert_kinds[expert] == EXTRA_THROW:
            self.left += 1  # (cre.expert.extra-throw)
        else:
            self.doubled = True  # once a sale (cre.expert.double-premium)

    def _turn_die(self, state: CresusState, die: int, colour: int) -> None:
        expert = state.hires(self.seat, TURN_DIE)[0]
        state.dismiss(self.seat, expert)
        self.colours[die] = colour
        state.tell(DieTurned(EVERYONE, self.seat, expert, self.colours[:]))

    def _close_if_settled(self, state: CresusState) -> None:
        """When nothing is left to decide the price is taken at once (cre.sale.at-once)."""
        if self.left == 0 and not any(ask.is_open() for ask in self.asks(state, self.seat)[1:]):
            self._close(state)

    def _close(self, state: CresusState) -> None:
        alike = most_alike(self.colours)
        amount = self.price(state, alike)
        premium = self.premium(state)
        state.give(self.seat, amount + premium)
        # « La carte Action vendue est ensuite remise sous la pile […] de son marché d'origine. » (cre.sale.under-pile)
        state.put_under_pile(self.share)
        state.tell(ShareSold(EVERYONE, self.seat, self.share, alike, amount, premium))
        state.end_step()
