"""Finished games looked over, each in a process of its own that can be stopped: ``python -m goldenspike.server.study``.

The record comes as JSON on its standard input, the analysis leaves as JSON on its standard output.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from typing import Any, Final

from goldenspike.core.record import record_from
from goldenspike.games import GAMES
from goldenspike.sim.verdict import verdict

MOST_SECONDS: Final = 900.0
NICE: Final = 10
"""Bots at their tables come first."""


class StudyFailed(Exception):
    """It took too long, or broke."""


async def study(record: dict[str, Any], samples: float) -> dict[str, Any]:
    """Look a record over; if the caller does not wait, the work is stopped."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "goldenspike.server.study",
        str(samples),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(MOST_SECONDS):
            said, _ = await process.communicate(json.dumps(record).encode())
    except TimeoutError:
        raise StudyFailed("It took too long.") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode != 0:
        raise StudyFailed("It could not be worked out.")
    found: dict[str, Any] = json.loads(said)
    return found


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    record = record_from(json.load(sys.stdin), GAMES)
    json.dump(verdict(record, float(sys.argv[1])), sys.stdout)


if __name__ == "__main__":
    main()
