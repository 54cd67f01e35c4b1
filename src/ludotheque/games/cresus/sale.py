"""« Vente d'actions »: six dice, one to three throws, and the price of the most faces alike."""

from typing import Final

from ludotheque.games.cresus import actions
from ludotheque.games.cresus.events import CardUsed, DiceThrown, DieTurned, ExpertUsed, SaleBegun, ShareSold
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import (
    DICE,
    DOUBLE_PREMIUM,
    EXTRA_THROW,
    MARKETS,
    NO_MARKET,
    RETHROW,
    TURN_DIE,
)
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, OneOf, Seat, SomeOf, Step, at_first

_PLACES: Final = [0, 1, 2, 3, 4, 5]  # of the six dice; also the six colours, one for each market


class SellShares(Step[CresusState]):
    """A player sells as many shares as he likes on the market where he stands, one after another."""

    seat: Seat

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("sell-share", [OneOf("share", state.held(self.seat))]), Ask("stop-selling", [])]

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, actions.StopSelling):
            return OK
        if not isinstance(action, actions.SellShare):
            return "cre.sale.sell-or-stop"
        return OK if action.share in state.held(self.seat) else "cre.sale.own-share"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, actions.SellShare):
            state.sold[self.seat] += 1
            begin_sale(state, self.seat, action.share)
        else:
            state.end_step()

    def resume(self, state: CresusState) -> None:
        if not may_sell(state, self.seat):
            state.end_step()


def may_sell(state: CresusState, seat: Seat) -> bool:
    tired = state.most_sales > 0 and state.sold[seat] >= state.most_sales
    return not tired and any(owner == seat for owner in state.owner)


def begin_sale(state: CresusState, seat: Seat, share: int) -> None:
    """« Le joueur prend les 6 dés en main. »"""
    state.tell(SaleBegun(EVERYONE, seat, share))
    sale = DiceSale(seat, share)
    sale.left = state.tables.throws[share] - 1
    sale.colours = [state.chance.below(MARKETS) for _ in range(DICE)]
    state.begin(sale)
    state.tell(DiceThrown(EVERYONE, seat, sale.colours[:], sale.left))
    sale.close_if_done(state)


def most_alike(colours: list[int]) -> int:
    """« le nombre de faces d'une même couleur obtenu »: of the colour that shows most."""
    most = 0
    for colour in range(MARKETS):
        most = max(most, colours.count(colour))
    return most


def sale_premium(state: CresusState, seat: Seat, share: int) -> Money:
    """« vendue hors de son marché d'origine »: only where the pawn stands on another market."""
    here = state.pawns[seat]
    if here in (NO_MARKET, state.tables.markets[share]):
        return 0
    return state.tables.premiums[state.tables.sectors[share]]


class DiceSale(Step[CresusState]):
    """A sale that was begun is completed: keep dice and throw the others, or take the price."""

    seat: Seat
    share: int
    colours: list[int] = at_first([])
    left: int = at_first(0)
    doubled: bool = at_first(False)  # whether an expert doubles the premium

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("take-price", [])]
        if self.left > 0:
            found.append(Ask("throw-again", [SomeOf("kept_dice", _PLACES[:], 0, DICE - 1)]))
        experts = self._useful_experts(state)
        if experts:
            found.append(Ask("use-expert", [OneOf("expert", experts)]))
        if state.hires(seat, TURN_DIE):
            found.append(Ask("turn-die", [OneOf("die", _PLACES[:]), OneOf("colour", _PLACES[:])]))
        cards = state.keeps(seat, RETHROW)
        if cards:
            found.append(Ask("use-card", [OneOf("card", cards)]))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, actions.TakePrice):
            return OK
        if isinstance(action, actions.ThrowAgain):
            if self.left == 0:
                return "cre.sale.throws"
            fits = SomeOf("kept_dice", _PLACES, 0, DICE - 1).allows(action.kept_dice)
            return OK if fits else "cre.sale.keep-dice"
        if isinstance(action, actions.UseExpert):
            return OK if action.expert in self._useful_experts(state) else "cre.expert.his-moment"
        if isinstance(action, actions.TurnDie):
            fits = 0 <= action.die < DICE and 0 <= action.colour < MARKETS
            return OK if fits and state.hires(self.seat, TURN_DIE) else "cre.expert.his-moment"
        if isinstance(action, actions.UseCard):
            return OK if action.card in state.keeps(self.seat, RETHROW) else "cre.fortune.own-card"
        return "cre.sale.complete"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, actions.TakePrice):
            self._close(state)
            return
        if isinstance(action, actions.ThrowAgain):
            self._throw(state, action.kept_dice)
        elif isinstance(action, actions.UseExpert):
            self._use_expert(state, action.expert)
        elif isinstance(action, actions.TurnDie):
            self._turn_die(state, action.die, action.colour)
        elif isinstance(action, actions.UseCard):
            state.kept[self.seat].remove(action.card)
            state.told_fortunes.append(action.card)
            state.tell(CardUsed(EVERYONE, self.seat, action.card))
            self.left += 1
        self.close_if_done(state)

    def close_if_done(self, state: CresusState) -> None:
        """Where nothing is left to decide the price is taken at once."""
        if len(self.asks(state, self.seat)) == 1:
            self._close(state)

    def premium(self, state: CresusState) -> Money:
        premium = sale_premium(state, self.seat, self.share)
        return 2 * premium if self.doubled else premium

    def _useful_experts(self, state: CresusState) -> list[int]:
        """Those whose moment this is: a sale on their market, or out of the share's."""
        here = state.pawns[self.seat]
        throwers = state.hires(self.seat, EXTRA_THROW)
        found = [expert for expert in throwers if state.tables.expert_markets[expert] == here]
        if not self.doubled and sale_premium(state, self.seat, self.share) > 0:
            found = found + state.hires(self.seat, DOUBLE_PREMIUM)
        return sorted(found)

    def _throw(self, state: CresusState, kept: list[int]) -> None:
        self.left -= 1
        for die in range(DICE):
            if die not in kept:
                self.colours[die] = state.chance.below(MARKETS)
        state.tell(DiceThrown(EVERYONE, self.seat, self.colours[:], self.left))

    def _use_expert(self, state: CresusState, expert: int) -> None:
        state.hired[self.seat].remove(expert)
        state.tell(ExpertUsed(EVERYONE, self.seat, expert))
        if state.tables.expert_kinds[expert] == EXTRA_THROW:
            self.left += 1
        else:
            self.doubled = True

    def _turn_die(self, state: CresusState, die: int, colour: int) -> None:
        expert = state.hires(self.seat, TURN_DIE)[0]
        state.hired[self.seat].remove(expert)
        self.colours[die] = colour
        state.tell(DieTurned(EVERYONE, self.seat, expert, self.colours[:]))

    def _close(self, state: CresusState) -> None:
        alike = most_alike(self.colours)
        amount = state.tables.payouts[self.share][alike]
        premium = self.premium(state)
        state.give(self.seat, amount + premium)
        state.put_under_pile(self.share)
        state.tell(ShareSold(EVERYONE, self.seat, self.share, alike, amount, premium))
        state.end_step()
