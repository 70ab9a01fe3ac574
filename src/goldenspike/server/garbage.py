"""Python's search for garbage in circles, kept out of the way of play.

Games leave next to none in circles, and a look at all that many live tables hold takes a second,
in which nobody is served. So while people play only what is new is looked at; everything else
once an hour, in a moment when little happens.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 5_000
"""New objects after which they are looked at: a few milliseconds."""
NEVER: Final = 1 << 30
HOUR: Final = 3600.0
MOMENT: Final = 5.0
BUSY: Final = 0.1
"""Processor seconds a second."""
PATIENCE: Final = 360
"""Moments without a quiet one after which it is done all the same: half an hour."""


def leave_the_old() -> None:
    gc.collect()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def look_when_quiet() -> None:
    """For ever."""
    while True:
        await asyncio.sleep(HOUR)
        for _ in range(PATIENCE):
            before = time.process_time()
            await asyncio.sleep(MOMENT)
            if time.process_time() - before < BUSY * MOMENT:
                break
        gc.collect()
