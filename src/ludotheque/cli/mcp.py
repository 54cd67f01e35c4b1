"""Let a language model sit at a table: tools of the Model Context Protocol for one seat."""

import argparse

from ludotheque.complaint import Complaint
from ludotheque.texts.sentences import LANGUAGES

HTTP_HOST = "127.0.0.1"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("seat", metavar="LINK", help="the link of the seat, as the table's menu gives it")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="standard: en")
    parser.add_argument(
        "--http",
        type=int,
        metavar="PORT",
        help=f"serve the tools over HTTP at {HTTP_HOST}:PORT/mcp, instead of on standard streams",
    )


def run(args: argparse.Namespace) -> int:
    # Here, because other commands need neither the package of the protocol nor the socket's.
    from ludotheque.client.seat import sit
    from ludotheque.mcp.server import make_server

    if args.http is not None and not 0 < args.http <= 65_535:
        raise Complaint(f"--http is a port from 1 to 65535, not {args.http}")
    server = make_server(sit(args.seat), args.lang)
    if args.http is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host=HTTP_HOST, port=args.http)
    return 0
