"""A bot as a program, with manners to choose from: `program.py MANNER`."""

import json
import sys
import time
from typing import Any

MANNER = sys.argv[1]


def main() -> None:
    asked = 0
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "quit":
            break
        if request["do"] == "begin":
            say({"ready": True})
            continue
        asked += 1
        if MANNER == "dies-at-the-third" and asked == 3:
            sys.exit(1)
        if MANNER == "garbage":
            print("what?", flush=True)
        elif MANNER == "deaf":
            time.sleep(600)
        elif MANNER == "lies" and "refused" not in request:
            say({"verb": "win-at-once"})
        else:
            say(first_of(request["asks"][-1]))


def first_of(ask: dict[str, Any]) -> dict[str, Any]:
    """The last thing that may be done, filled in as low as it goes."""
    return {"verb": ask["verb"], "filling": [lowest(blank) for blank in ask["blanks"]]}


def lowest(blank: dict[str, Any]) -> list[int]:
    if blank["is"] == "amount":
        return [blank["low"]]
    choices: list[int] = blank["choices"]
    return choices[: blank.get("least", 1)]


def say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


main()
