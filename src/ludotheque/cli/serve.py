"""Serve the site: tables for people and bots, in a browser."""

import argparse
from pathlib import Path

from ludotheque.complaint import Complaint

HOST = "127.0.0.1"
PORT = 8061
LAST_PORT = 65_535
DATA = "ludotheque-data"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"address to listen on (standard: {HOST}, this machine only)")
    parser.add_argument("--port", type=int, default=PORT, help=f"standard: {PORT}")
    parser.add_argument("--data", type=Path, default=Path(DATA), metavar="DIR", help=f"standard: {DATA}")
    parser.add_argument("--editions", type=Path, metavar="DIR", help="offer the edition files of this folder too")
    parser.add_argument(
        "--keep",
        type=int,
        metavar="DAYS",
        help="forget tables untouched for so many days of an open house (standard: never)",
    )

    parser.add_argument(
        "--root-path", default="", metavar="PATH", help="where a proxy shows the house, such as /ludo (standard: /)"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them, whose word about where somebody comes from is believed (may be repeated)",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the house is visited, besides localhost and addresses in numbers (may be repeated)",
    )
    parser.add_argument(
        "--allowed-origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may speak to the house (may be repeated)",
    )
    parser.add_argument(
        "--sockets-per-address", type=int, metavar="N", help="screens one address may have open (standard: 200)"
    )


def run(args: argparse.Namespace) -> int:
    # Here, because other commands need not wait for the web framework.
    from ludotheque.server.below import read_root
    from ludotheque.server.gate_rules import GateRules
    from ludotheque.server.limits import Limits
    from ludotheque.server.run import serve
    from ludotheque.server.settings import Settings

    if not 0 <= args.port <= LAST_PORT:
        raise Complaint(f"--port is a number from 0 to {LAST_PORT}, not {args.port}")
    if args.editions is not None and not args.editions.is_dir():
        raise Complaint(f"{args.editions} is not a folder")
    if args.keep is not None and args.keep < 1:
        raise Complaint(f"--keep is a number of days from 1, not {args.keep}")
    if args.sockets_per_address is not None and args.sockets_per_address < 1:
        raise Complaint(f"--sockets-per-address is a number from 1, not {args.sockets_per_address}")
    limits = Limits()
    if args.sockets_per_address is not None:
        limits.sockets_per_address = limits.lines_per_address = args.sockets_per_address
    gate = GateRules.named(args.trusted_proxy, args.allowed_host, args.allowed_origin)
    settings = Settings(
        data=args.data,
        root=read_root(args.root_path),
        editions=args.editions,
        keep_days=args.keep,
        gate=gate,
        limits=limits,
    )
    serve(settings, args.host, args.port)
    return 0
