"""Serve the site: tables for people and bots, in a browser."""

import argparse
from pathlib import Path

from ludotheque.complaint import Complaint

HOST = "127.0.0.1"
PORT = 8061
DATA = "ludotheque-data"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"address to listen on (standard: {HOST}, this machine only)")
    parser.add_argument("--port", type=int, default=PORT, help=f"standard: {PORT}")
    parser.add_argument("--data", type=Path, default=Path(DATA), metavar="DIR", help=f"standard: {DATA}")
    parser.add_argument("--editions", type=Path, metavar="DIR", help="offer the edition files of this folder too")
    parser.add_argument(
        "--keep", type=int, metavar="DAYS", help="forget tables untouched for so long (standard: never)"
    )


def run(args: argparse.Namespace) -> int:
    # Here, because other commands need not wait for the web framework.
    from ludotheque.server.run import serve
    from ludotheque.server.settings import Settings

    if args.editions is not None and not args.editions.is_dir():
        raise Complaint(f"{args.editions} is not a folder")
    if args.keep is not None and args.keep < 1:
        raise Complaint(f"--keep is a number of days from 1, not {args.keep}")
    serve(Settings(data=args.data, editions=args.editions, keep_days=args.keep), args.host, args.port)
    return 0
