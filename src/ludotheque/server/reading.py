"""Reading what a browser sends over HTTP: what cannot be read is refused in one short sentence."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException

from ludotheque.server.refusal import MALFORMED, Refusal

LONGEST_REASON = 300  # letters; what was sent may be repeated in it


def _number(written: str) -> float:
    """JSON knows numbers only: 5.0 is a whole one."""
    value = float(written)
    return int(value) if value.is_integer() else value


decoder = msgspec.json.Decoder(float_hook=_number)


class HouseRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as what the handler takes: 0 is no `false` in it, and "1" no number, as they are in an address."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.convert(decoder.decode(await self.body()), wanted.annotation if wanted else Any)
        except RecursionError:
            raise Refusal(MALFORMED, "the body is nested too deeply") from None
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refusal(MALFORMED, str(error)[:LONGEST_REASON]) from None


def why_not(error: HTTPException) -> str:
    """What is wrong with a request, field by field where that is known."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = [_wrong(each["key"], each["message"]) for each in found if "key" in each and "message" in each]
    return ("; ".join(wrong) or error.detail)[:LONGEST_REASON]


def _wrong(key: str, message: str) -> str:
    is_missing = message == repr(key)
    return f"{key} is missing" if is_missing else f"{key}: {message}"
