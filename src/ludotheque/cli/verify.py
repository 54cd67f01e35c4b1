"""Check that the dice of a record are those that the house had promised before anybody sat down."""

import argparse
import json
from collections import Counter
from pathlib import Path

from ludotheque.cli.arguments import add_edition
from ludotheque.cli.records import OpenedRecord, replayed
from ludotheque.complaint import Complaint
from ludotheque.record.luck import Draw
from ludotheque.record.promise import Proof
from ludotheque.record.read import read_record
from ludotheque.record.record import KEPT, Record
from ludotheque.record.report import Tally, tallies
from ludotheque.record.verify import verify_draws, verify_outcomes, verify_root, verify_seed


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game played at a house")
    parser.add_argument("--commitment", default="", metavar="HEX", help="what the house showed before the game began")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_edition(parser)


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file).read_text("utf-8"))
    proof = verify_seed(record)
    if args.commitment and args.commitment != proof.commitment:
        raise Complaint(f"line {record.places['commitment']}: the house had shown another commitment")
    verify_outcomes(record)
    if record.end == KEPT:
        return _run_kept(record, proof, args.json)
    opened = replayed(record, args.edition)
    verify_root(record)
    draws = verify_draws(record, opened.box.game, opened.edition.tables)
    dice = tallies(draws, [kind.purpose for kind in proof.open_draws])
    if args.json:
        print(json.dumps(_summary(opened, draws, dice), ensure_ascii=False))
    else:
        _print(opened, draws, dice)
    return 0


def _run_kept(record: Record, proof: Proof, as_json: bool) -> int:
    """Of a game that was not finished no draws are written down: what sowed them can be checked, and no more."""
    verify_root(record)
    game, actions = record.header.game, len(record.lines)
    if as_json:
        print(json.dumps({"game": game, "commitment": proof.commitment, "finished": False, "actions": actions}))
        return 0
    print(f"{game}: the game was kept unfinished, after {actions} actions.")
    print(f"commitment {proof.commitment}")
    print("checked     the seed and the root follow from it and from everybody's salts")
    print("not checked the dice: what was drawn is not written in the record of an unfinished game")
    return 0


def _summary(opened: OpenedRecord, draws: list[Draw], dice: list[Tally]) -> dict[str, object]:
    proof = opened.record.header.proof
    return {
        "game": opened.box.game.name,
        "finished": True,
        "commitment": proof.commitment if proof else "",
        "draws": len(draws),
        "dice": [{"sides": tally.sides, "fell": tally.fell, "within": tally.within()} for tally in dice],
    }


def _print(opened: OpenedRecord, draws: list[Draw], dice: list[Tally]) -> None:
    header = opened.record.header
    assert header.proof is not None
    sources = Counter(salt.source for salt in header.proof.salts)
    print(f"{header.game}: all {len(draws)} draws follow from what the house had committed to:")
    print(f"commitment {header.proof.commitment}")
    print(f"salts      {sources['person']} of people, {sources['house']} of bots")
    for tally in dice:
        low, high = tally.band()
        print(f"dice of {tally.sides} sides, {sum(tally.fell)} thrown, each side {low} to {high} times as a rule:")
        for side, times in enumerate(tally.fell, 1):
            print(f"{side:>4} {times:>5}  {'#' * round(40 * times / max(tally.fell))}")
