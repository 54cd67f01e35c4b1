"""What a house does now and then, whoever plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludotheque.server.house import House
from ludotheque.server.storage import StorageFailed

log = logging.getLogger(__name__)

TIDY_SECONDS = 5
FORGET_SECONDS = 3600
EXAMINE_SECONDS = 3600


async def do_chores(house: House) -> None:
    """Until it is cancelled."""
    await asyncio.gather(
        _every(TIDY_SECONDS, house.tidy),
        _every(FORGET_SECONDS, house.forget_old),
        _every(EXAMINE_SECONDS, house.pulse.examine),
    )


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await chore()
        except StorageFailed as error:
            log.warning("a chore waits for the disk", extra={"why": str(error)})
        except Exception:
            log.exception("a chore failed")
        await asyncio.sleep(seconds)
