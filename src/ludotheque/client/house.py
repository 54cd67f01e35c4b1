"""What a house says over HTTP, as plain JSON."""

import json
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ludotheque.complaint import Complaint

PATIENCE_S = 30.0
SEAT_PAGE = "/s"  # the link of a seat is this page with its secret after a #


class UnknownSeat(Complaint):
    """The link opens no seat of this house."""


class House:
    """`address` is that of its page, such as https://ludo.example or http://127.0.0.1:8061/below."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def get(self, path: str) -> Any:
        return self._answer(Request(f"{self.address}/api{path}"))

    def post(self, path: str, body: Any = None, secret: str = "") -> Any:
        head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
        return self._answer(Request(f"{self.address}/api{path}", json.dumps(body).encode(), head))

    def open_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        """`seats`: for each `{"player": "me"}`, `{"player": "open"}` or `{"player": "bot", "bot": "greedy"}`."""
        return self.post("/tables", {"game": game, "seats": seats, **more})

    def table_of(self, secret: str) -> str:
        """The key of the table at which a secret opens a seat."""
        found = self.post("/mine", {"secrets": [secret]})
        if not found:
            raise UnknownSeat("this link opens no seat here")
        key: str = found[0]["table"]["key"]
        return key

    def socket_address(self, key: str) -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{key}/socket"

    def _answer(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            raise Complaint(
                f"the house refuses ({error.code}): {error.read().decode(errors='replace')[:200]}"
            ) from None


def read_link(link: str) -> tuple[House, str]:
    """The house and the secret of a seat's link."""
    parts = urlsplit(link)
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https") or not parts.fragment or not path.endswith(SEAT_PAGE):
        raise UnknownSeat("the link of a seat looks like https://house.example/s#SECRET")
    return House(f"{parts.scheme}://{parts.netloc}{path.removesuffix(SEAT_PAGE)}"), parts.fragment
