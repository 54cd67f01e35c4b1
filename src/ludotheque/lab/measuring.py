"""A process that measures once, for about the given seconds a figure, and answers with one JSON object."""

import json
import sys

from ludotheque.lab.compiled import is_compiled
from ludotheque.lab.subjects import all_subjects


def main(seconds: float) -> None:
    figures = {subject.name: subject.measure(seconds) for subject in all_subjects()}
    print(json.dumps({"compiled": is_compiled(), "figures": figures}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
