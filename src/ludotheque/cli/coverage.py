"""How far the clauses of a game are covered: those that no test proves, those that neither code nor edition names."""

from pathlib import Path

from ludotheque.box import Box
from ludotheque.rules.clauses import load_clauses
from ludotheque.rules.coverage import untested
from ludotheque.rules.naming import ENOUGH_PERCENT, percent_named, to_be_named, unnamed


class Coverage:
    def __init__(self, box: Box, tests: Path) -> None:
        self.game = box.game.name
        self.clauses = len(load_clauses(box))
        self.untested = untested(box, tests)
        self.to_be_named = len(to_be_named(box))
        self.unnamed = unnamed(box)
        self.percent_named = percent_named(box)

    def is_enough(self) -> bool:
        return not self.untested and self.percent_named >= ENOUGH_PERCENT

    def data(self) -> dict[str, object]:
        return {
            "clauses": self.clauses,
            "untested": self.untested,
            "to_be_named": self.to_be_named,
            "unnamed": self.unnamed,
            "percent_named": round(self.percent_named, 1),
        }

    def lines(self) -> list[str]:
        return [*self._about_tests(), *self._about_names()]

    def _about_tests(self) -> list[str]:
        proved = self.clauses - len(self.untested)
        if not self.untested:
            return [f"all {proved} clauses of {self.game} have a test"]
        return [f"{proved} of {self.clauses} clauses of {self.game} have a test; these have none:", *self.untested]

    def _about_names(self) -> list[str]:
        """What booklet and rulings say should be found by its id where it acts."""
        named = self.to_be_named - len(self.unnamed)
        told = f"{named} of {self.to_be_named} clauses of booklet or ruling ({self.percent_named:.1f} %) are named"
        if not self.unnamed:
            return [f"{told} in code or edition"]
        return [f"{told} in code or edition, {ENOUGH_PERCENT} % are enough; these are not:", *self.unnamed]
