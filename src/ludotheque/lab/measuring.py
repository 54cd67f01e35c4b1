"""A process that measures once, bots or the kernel, for about the given seconds, and answers with one JSON object."""

import json
import sys

from ludotheque.lab.bot_subjects import all_bots
from ludotheque.lab.compiled import is_compiled
from ludotheque.lab.subjects import all_subjects

SETS = {"kernel": all_subjects, "bots": all_bots}


def main(measured: str, seconds: float) -> None:
    figures = {subject.name: subject.measure(seconds) for subject in SETS[measured]()}
    print(json.dumps({"compiled": is_compiled(), "figures": figures}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
