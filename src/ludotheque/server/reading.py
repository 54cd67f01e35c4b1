"""Reading what a browser sends over HTTP: what cannot be read is refused in one short sentence."""

from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException

from ludotheque.server.refusal import MALFORMED, Refusal

LONGEST_REASON = 300  # letters; what was sent may be repeated in it


class HouseRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Refusal(MALFORMED, "the body is nested too deeply") from None


def why_not(error: HTTPException) -> str:
    """What is wrong with a request, field by field where that is known."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = [_wrong(each["key"], each["message"]) for each in found if "key" in each and "message" in each]
    return ("; ".join(wrong) or error.detail)[:LONGEST_REASON]


def _wrong(key: str, message: str) -> str:
    is_missing = message == repr(key)
    return f"{key} is missing" if is_missing else f"{key}: {message}"
