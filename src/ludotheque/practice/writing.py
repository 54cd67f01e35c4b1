"""An exercise as its file: what people write first, the long position last of it, then answers and reasons."""

import json

from ludotheque.practice.reading import Answer, Ground, Page


def written(page: Page) -> str:
    head = [
        f"clause     = {json.dumps(page.clause)}",
        f"law        = {json.dumps(page.law)}",
        f"edition    = {json.dumps(page.edition)}",
        f"difficulty = {page.difficulty}",
        f"seat       = {page.seat}",
        f"judge      = {json.dumps(page.judge)}",
        f"worlds     = {page.worlds}",
        f"seed       = {page.seed}",
        f"position   = '{page.position}'",
    ]
    parts = [_answer(answer) for answer in page.answer] + [_ground(ground) for ground in page.ground]
    return "\n".join(head) + "\n" + "".join(f"\n{part}\n" for part in parts)


def _answer(answer: Answer) -> str:
    return "\n".join(
        [
            "[[answer]]",
            f"says         = {json.dumps(answer.says)}",
            f"line         = {json.dumps(answer.line)}",
            f"wins         = {answer.wins}",
            f"error        = {answer.error}",
            f"behind       = {answer.behind}",
            f"behind_error = {answer.behind_error}",
        ]
    )


def _ground(ground: Ground) -> str:
    figures = ", ".join(f"{name} = {value}" for name, value in ground.figures.items())
    lines = ["[[ground]]", f"word    = {json.dumps(ground.word)}", f"weight  = {ground.weight}"]
    return "\n".join([*lines, f"figures = {{ {figures} }}"])
