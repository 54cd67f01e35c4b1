"""Speed, measured as ratios in one run: compiled beside interpreted, Tiny Market beside its plain twin.

The twin is never compiled, so its own speedup should be 1: how far it is from that tells how quiet the machine was.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

from ludotheque.complaint import Complaint

LEAST_ROUNDS = 5
COMPILED, INTERPRETED = "compiled", "interpreted"
KERNEL, BOTS = "kernel", "bots"  # what is measured
NO_COMPILED_CORE = "no compiled core is installed, so there are only interpreted figures: run make compile"

Round = dict[str, dict[str, float]]  # figures of each subject, by name
Spread = dict[str, float]  # median, min, max
Progress = Callable[[int], None]  # told how many rounds are done


def bench(measured: str, rounds: int, seconds: float, progress: Progress | None = None) -> dict[str, Any]:
    """All figures of the kernel or of the bots as one JSON object."""
    if rounds < LEAST_ROUNDS or seconds <= 0:
        raise Complaint(f"a measurement takes at least {LEAST_ROUNDS} rounds of more than 0 seconds")
    found: dict[str, list[Round]] = {INTERPRETED: [], COMPILED: []}
    for done in range(rounds):
        for kind in found:
            found[kind] += _measure(measured, kind, seconds)
        if progress is not None:
            progress(done + 1)
    over_plain = {} if measured == BOTS else {"tiny_market_over_plain": over_its_twin(found)}
    return {**summary(found, seconds), **over_plain}


def _measure(measured: str, kind: str, seconds: float) -> list[Round]:
    """One round in a process of its own, or nothing if there is no core of this kind.

    A process may be slow from beginning to end, by its place in memory or its neighbour on the processor. As each round
    has a new one, the spread shows it.
    """
    environment = {**os.environ, "LUDOTHEQUE_INTERPRETED": "1" if kind == INTERPRETED else ""}
    command = [sys.executable, "-m", "ludotheque.lab.measuring", measured, str(seconds)]
    process = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=False)
    if process.returncode != 0:
        raise Complaint("a measuring process failed")
    answer = json.loads(process.stdout)
    return [answer["figures"]] if answer["compiled"] == (kind == COMPILED) else []


def summary(measured: dict[str, list[Round]], seconds: float) -> dict[str, Any]:
    some = measured[INTERPRETED]
    return {
        "rounds": len(some),
        "seconds": seconds,
        "compiled": bool(measured[COMPILED]),
        "note": "" if measured[COMPILED] else NO_COMPILED_CORE,
        "subjects": {
            subject: {figure: _both_kinds(measured, subject, figure) for figure in some[0][subject]}
            for subject in some[0]
        },
    }


def over_its_twin(measured: dict[str, list[Round]]) -> dict[str, Spread | None]:
    return {kind: _over_plain(measured[kind]) for kind in (COMPILED, INTERPRETED)}


def _both_kinds(measured: dict[str, list[Round]], subject: str, figure: str) -> dict[str, Spread | None]:
    slow = [round[subject][figure] for round in measured[INTERPRETED]]
    if not measured[COMPILED]:
        return {COMPILED: None, INTERPRETED: spread(slow), "speedup": None}
    fast = [round[subject][figure] for round in measured[COMPILED]]
    more_is_faster = figure.endswith("_per_s")
    ratios = [f / s if more_is_faster else s / f for f, s in zip(fast, slow, strict=True)]
    return {COMPILED: spread(fast), INTERPRETED: spread(slow), "speedup": spread(ratios)}


def _over_plain(rounds: list[Round]) -> Spread | None:
    """Decisions per second of the game on the kernel, divided by those of its twin in the same process and round."""
    if not rounds:
        return None
    rate = "decisions_per_s"
    return spread([round["tiny-market"][rate] / round["plain-market"][rate] for round in rounds])


def spread(values: list[float]) -> Spread:
    return {"median": _rounded(median(values)), "min": _rounded(min(values)), "max": _rounded(max(values))}


def _rounded(value: float) -> float:
    """Three digits say enough; more would feign precision."""
    return float(f"{value:.3g}")
