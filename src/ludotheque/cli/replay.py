"""Replay a record, check every line and print where it led."""

import argparse
import json
from dataclasses import asdict, astuple

from ludotheque.cli.arguments import add_edition
from ludotheque.cli.records import OpenedRecord, open_record
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.play import is_over
from ludotheque.record.luck import Draw, draws_of
from ludotheque.record.positions import fingerprint


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--luck", action="store_true", help="list every draw with its key")
    add_edition(parser)


def run(args: argparse.Namespace) -> int:
    opened = open_record(args.file, args.edition)
    if args.json:
        luck = {"luck": [asdict(draw) for draw in _draws(opened)]} if args.luck else {}
        print(json.dumps(_summary(opened) | luck, ensure_ascii=False))
        return 0
    if args.luck:
        _print_luck(_draws(opened))
    _print(opened)
    return 0


def _draws(opened: OpenedRecord) -> list[Draw]:
    return draws_of(opened.record, opened.box.game, opened.edition.tables)


def _print_luck(draws: list[Draw]) -> None:
    """One draw a line. Outcomes count from 0, as many as there could be; seats from 0, the table's own have none."""
    width = max([len(draw.key.purpose) for draw in draws], default=0)
    print(f"line  {'purpose':<{width}}  seat  turn  count  outcome")
    for draw in draws:
        purpose, seat, turn, count = astuple(draw.key)
        whose = "-" if seat == NOBODY else seat
        key = f"{purpose:<{width}}  {whose:>4}  {turn:>4}  {count:>5}"
        print(f"{draw.line:>4}  {key}  {draw.outcome} of {draw.below}")


def _summary(opened: OpenedRecord) -> dict[str, object]:
    """Ranks and the reason belong to a game that is over; scores are always known."""
    game, state = opened.box.game, opened.state
    over = is_over(state)
    return {
        "game": game.name,
        "fingerprint": fingerprint(state),
        "over": over,
        "actions": len(opened.record.lines),
        "ranks": game.ranks(state) if over else None,
        "scores": game.scores(state),
        "end_reason": game.end_reason(state) if over else None,
    }


def _print(opened: OpenedRecord) -> None:
    game, state, header = opened.box.game, opened.state, opened.record.header
    how = f"over: {game.end_reason(state)}" if is_over(state) else "still open"
    print(f"{game.name}, {header.seats} players, {len(opened.record.lines)} actions, {how}")
    ranks, scores = game.ranks(state), game.scores(state)
    for seat in sorted(range(header.seats), key=lambda seat: ranks[seat]):
        print(f"{ranks[seat]:>3}. {_name(header.names, seat):<20} {scores[seat]:>7}")
    print(f"fingerprint {fingerprint(state)}")


def _name(names: list[str], seat: int) -> str:
    return names[seat] if seat < len(names) else f"seat {seat}"
