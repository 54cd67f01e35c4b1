"""What to simulate."""

from dataclasses import dataclass, field

from ludotheque.complaint import Complaint
from ludotheque.outside.opponents import make_opponent
from ludotheque.shelf import box


@dataclass
class Plan:
    game: str
    seats: int
    games: int
    seed: int
    bots: list[str]  # one level for each chair, or one for all
    options: dict[str, str] = field(default_factory=dict)
    edition: str = ""  # an id, or a .toml file; the game's standard one if empty
    records: str = ""  # the folder that receives one record per game, if any
    rotate: bool = False  # bots move one seat on from game to game

    def chairs(self) -> list[str]:
        """The level of the bot on each chair; in the first game chair and seat are the same."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots

    def seat_of(self, chair: int, number: int) -> int:
        """Where the bot of this chair sits in the game of this number."""
        return (chair + number) % self.seats if self.rotate else chair

    def levels_by_seat(self, number: int) -> list[str]:
        levels = [""] * self.seats
        for chair, level in enumerate(self.chairs()):
            levels[self.seat_of(chair, number)] = level
        return levels


def check(plan: Plan) -> None:
    """A Complaint says which number or name of the plan is wrong."""
    if plan.games < 1:
        raise Complaint(f"the number of games is at least 1, not {plan.games}")
    if plan.seed < 0:
        raise Complaint(f"a seed is a whole number, not below 0 as {plan.seed}")
    for level in plan.bots:
        make_opponent(box(plan.game), level, seed=0)
    if len(plan.bots) not in (1, plan.seats):
        raise Complaint(f"name one bot for all seats or one for each of the {plan.seats}, not {len(plan.bots)}")
