"""What a stake brings on average, reckoned from the die and the odds of the table; and how much to lay down."""

from ludotheque.bots.richesses_de_france.manner import Manner
from ludotheque.games.richesses_de_france.actions import BetColour, BetNumber, BetTwoNumbers
from ludotheque.games.richesses_de_france.casinos import (
    CLASSIC_ODDS,
    HIGHEST_STAKE,
    ON_COLOUR,
    ON_NUMBER,
    ON_TWO_NUMBERS,
    SMALLEST_STAKE,
    WRITTEN_ODDS,
    may_bet,
)
from ludotheque.games.richesses_de_france.state import CLASSIC, FranceState
from ludotheque.games.richesses_de_france.tables import BLUE, CASINOS, RED
from ludotheque.kernel.action import Action, Money, Seat


class Bet:
    """A way to stake."""

    def __init__(self, kind: int, wins: list[int], colour: int) -> None:
        self.kind = kind
        self.wins = wins  # the faces that win
        self.colour = colour  # if it is one

    def action(self, seat: Seat, amount: Money) -> Action:
        if self.kind == ON_COLOUR:
            return BetColour(seat, self.colour, amount)
        if self.kind == ON_NUMBER:
            return BetNumber(seat, self.wins[0], amount)
        return BetTwoNumbers(seat, self.wins, amount)


def bets(world: FranceState) -> list[Bet]:
    """One of each kind is enough, but for the colours, which need not be equally frequent."""
    colours = world.tables.colours
    on_colours = [
        Bet(ON_COLOUR, [face for face, shown in enumerate(colours) if shown == colour], colour)
        for colour in (RED, BLUE)
    ]
    return [*on_colours, Bet(ON_TWO_NUMBERS, [0, 1], RED), Bet(ON_NUMBER, [0], RED)]


def advantage(world: FranceState, bet: Bet) -> float:
    """What a franc staked so brings on average, beyond itself."""
    odds = CLASSIC_ODDS if world.odds == CLASSIC else WRITTEN_ODDS
    chance = len(bet.wins) / len(world.tables.faces)
    return chance * (1 + odds[bet.kind]) - 1


def best_bet(world: FranceState) -> Bet:
    return max(bets(world), key=lambda bet: advantage(world, bet))


def stakes_pay(world: FranceState) -> bool:
    return advantage(world, best_bet(world)) > 0


def keeps_staking(world: FranceState, seat: Seat, manner: Manner) -> bool:
    """Until it is far ahead and can end the game, or has won everywhere."""
    return stakes_pay(world) and not (world.has_all_markers(seat) and leads(world, seat, manner))


def lingers(world: FranceState, seat: Seat) -> bool:
    """All is done, and to arrive would make somebody else the winner."""
    if world.circuit != CASINOS or not world.has_all_markers(seat):
        return False
    nothing_to_win = not stakes_pay(world) or all(world.won[seat])
    return nothing_to_win and any(world.wealth(other) >= world.wealth(seat) for other in world.others(seat))


def leads(world: FranceState, seat: Seat, manner: Manner) -> bool:
    return all(world.wealth(seat) >= world.wealth(other) + manner.lead for other in world.others(seat))


def wants_to_stake(world: FranceState, seat: Seat, manner: Manner) -> bool:
    """Rather than travel on: where it pays, with a sum worth winning."""
    wants = may_bet(world, seat) and keeps_staking(world, seat, manner)
    return wants and amount(world, seat, manner) >= manner.worth_staking


def laid_down(world: FranceState, seat: Seat, manner: Manner) -> Money:
    """The least that may be, where stakes do not pay."""
    return amount(world, seat, manner) if stakes_pay(world) else SMALLEST_STAKE


def amount(world: FranceState, seat: Seat, manner: Manner) -> Money:
    """As much as may be, and a part of a small purse: whoever is ruined stakes no more."""
    spare = int(manner.staked * world.cash[seat]) // SMALLEST_STAKE * SMALLEST_STAKE
    return max(SMALLEST_STAKE, min(HIGHEST_STAKE, spare))
