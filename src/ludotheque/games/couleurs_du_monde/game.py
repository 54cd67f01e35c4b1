"""Couleurs du Monde as the house knows it."""

from ludotheque.games.couleurs_du_monde.decisive import decisive
from ludotheque.games.couleurs_du_monde.ending import why_it_ended
from ludotheque.games.couleurs_du_monde.observation import observe
from ludotheque.games.couleurs_du_monde.reckoning import reckonings
from ludotheque.games.couleurs_du_monde.scoring import points_so_far
from ludotheque.games.couleurs_du_monde.soundness import find_problem
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.games.couleurs_du_monde.turn import start_deal
from ludotheque.games.couleurs_du_monde.view import CouleursView, see
from ludotheque.kernel.game import Game, Options, choice, number
from ludotheque.mechanics.rules import Chance, Decisive, Reckoning, Seat, Sheet, Tables, places


class CouleursDuMonde(Game[CouleursState]):
    def __init__(self) -> None:
        super().__init__("couleurs-du-monde", "cdm", rules_version=2, least=3, most=6)  # cdm.table.players
        self.options = [
            choice("match", "cdm.match.length", ["one-deal", "deals", "target"]),
            number("deals", "cdm.match.deals", default=4, low=2, high=12),
            number("target", "cdm.match.target", default=300, low=50, high=2000),
            choice("corner", "cdm.score.corner-last-card", ["last-nation", "last-card"]),
            choice("names", "cdm.edition.modern-names", ["period", "modern"]),
        ]

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> CouleursState:
        assert isinstance(tables, CouleursTables)
        state = CouleursState(seats, tables, chance)
        state.match = options["match"]
        state.deals = options["deals"]
        state.target = options["target"]
        state.corner = options["corner"]
        state.totals = [0] * seats
        start_deal(state, chance.below(seats, "dealer"))  # « Déterminer le donneur » (cdm.deal.dealer)
        return state

    def view(self, state: CouleursState, seat: Seat) -> CouleursView:
        return see(state)

    def observe(self, state: CouleursState, seat: Seat, sheet: Sheet) -> None:
        observe(state, sheet)

    def redeal(self, state: CouleursState, seat: Seat, luck: Chance) -> CouleursState:
        """Nobody knows the order of the stock, nor the luck of deals to come."""
        world = state.copy()
        world.chance = luck.copy()
        world.stock.sort()  # so that the same luck gives the same world, whatever the true order
        world.chance.shuffle(world.stock)
        return world

    def ranks(self, state: CouleursState) -> list[int]:
        return places(self.scores(state))

    def scores(self, state: CouleursState) -> list[int]:
        """« Le but du Jeu est de gagner le plus de points possible » (cdm.table.goal)"""
        return points_so_far(state)

    def reckonings(self, state: CouleursState) -> list[Reckoning]:
        return reckonings(state)

    def decisive(self) -> list[Decisive]:
        return decisive()

    def end_reason(self, state: CouleursState) -> str:
        return why_it_ended(state)

    def problem(self, state: CouleursState) -> str:
        return find_problem(state)
