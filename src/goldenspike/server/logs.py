"""Logs: one JSON object a line, with only what is named here. No hands, cookies, names or links."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

log = logging.getLogger("goldenspike")


def short(table_id: str) -> str:
    """A table in the log: its id is the key to a private table, and must not be there."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def note(level: int, event: str, **facts: str | float | None) -> None:
    log.log(level, event, extra={"facts": facts})


def failure(event: str, error: BaseException, **facts: str | float | None) -> None:
    """An error's type and where it arose; its text may quote somebody's cards, and is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = " < ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in reversed(frames))
    note(logging.ERROR, event, error=type(error).__name__, where=where, **facts)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage()
            if record.name.startswith(("goldenspike", "uvicorn", "alembic"))
            else "library",
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def configure(level: str) -> None:
    """Everything goes through our formatter, so that no library writes what we would not."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.root.handlers = [handler]
    logging.root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], name != "uvicorn.access"
    for name in ("uvicorn.error", "alembic", "sqlalchemy", "asyncio", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.root.level))
