"""Small plans to simulate."""

from typing import Any

from ludotheque.lab.plan import Plan
from ludotheque.lab.report import Report

GAME = "couleurs-du-monde"
TIMINGS = ("seconds", "decisions_per_s")


def small_plan(**changes: Any) -> Plan:
    plan = Plan(GAME, seats=3, games=6, seed=7, bots=["greedy", "random", "random"], rotate=True)
    for name, value in changes.items():
        setattr(plan, name, value)
    return plan


def lasting(report: Report) -> dict[str, Any]:
    """The report without what the clock says."""
    return {key: value for key, value in report.data().items() if key not in TIMINGS}
