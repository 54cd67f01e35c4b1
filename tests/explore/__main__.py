"""`python -m tests.explore MINUTES [SEED]`: games with wild attempts and laws with fresh examples, until time is up."""

import os
import secrets
import subprocess
import sys
import time
from pathlib import Path

from ludotheque.shelf import BOXES
from tests.explore.fuzzer import Found, Fuzzer

HERE = Path("build") / "explore"  # where records of what was found are put
LAWS = 5  # rounds of games of all titles between two rounds of laws
SHORTEST_WITH_LAWS = 3.0  # minutes


def main(minutes: float, seed: int) -> int:
    print(f"Exploring for {minutes:g} minutes; the same again: python -m tests.explore {minutes:g} {seed}", flush=True)
    ends = time.monotonic() + 60 * minutes
    games = actions = rounds = 0
    found: list[str] = []
    while time.monotonic() < ends and not found:
        for title in BOXES:
            games += 1
            try:
                actions += Fuzzer(BOXES[title], seed + games).run()
            except Found as what:
                found.append(_kept(title, seed + games, what))
        rounds += 1
        if minutes >= SHORTEST_WITH_LAWS and rounds % LAWS == 1 and time.monotonic() < ends:
            found += _laws_broken(seed + games)
    print(f"{games} games, {actions} actions: {'nothing found' if not found else 'found:'}")
    print("\n".join(found))
    return 1 if found else 0


def _kept(title: str, seed: int, found: Found) -> str:
    HERE.mkdir(parents=True, exist_ok=True)
    path = HERE / f"{title}-{seed}.record"
    path.write_text(found.record, "utf-8")
    return f"{title}: {found.what}\n  {path} leads there: {len(found.record.splitlines())} lines"


def _laws_broken(seed: int) -> list[str]:
    """All laws with fresh examples; what falls short is told with a record of the position."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/laws"]
    environment = {**os.environ, "LUDOTHEQUE_EXPLORE": "1"}
    done = subprocess.run(
        [*command, f"--hypothesis-seed={seed}"], env=environment, capture_output=True, text=True, check=False
    )
    return [f"a law is broken with --hypothesis-seed={seed}:\n{done.stdout or done.stderr}"] if done.returncode else []


if __name__ == "__main__":
    arguments = sys.argv[1:] or ["1"]
    sys.exit(main(float(arguments[0]), int(arguments[1]) if len(arguments) > 1 else secrets.randbits(32)))
