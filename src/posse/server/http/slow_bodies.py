"""A body must arrive in time: whoever sends one letter a minute would hold a connection for ever."""

import asyncio
from typing import Final

from litestar.types import HTTPReceiveMessage, Receive, WebSocketReceiveMessage

from posse.server.refusal import Refusal

#: Seconds for a whole body. The largest has 600 KB, so this is enough for any line on which one can play.
PATIENCE: Final = 30.0


def in_time(receive: Receive, patience: float = PATIENCE) -> Receive:
    """The same, but refused if the body takes too long from its first piece on."""
    end: float | None = None
    whole = False

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal end, whole
        if whole:  # from now on we only wait for somebody to hang up
            return await receive()
        if end is None:
            end = asyncio.get_running_loop().time() + patience
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            whole = True
            raise Refusal("too-slow", f"a request must arrive within {patience:g} seconds") from None
        whole = not message.get("more_body", False)
        return message

    return receiving
