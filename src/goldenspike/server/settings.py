"""Settings: every one has a default that suits a household, and an environment variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from goldenspike.core.errors import OptionsError

PREFIX = "GOLDENSPIKE_"
LOG_LEVELS = ("debug", "info", "warning", "error")


def _about(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


def data_folder() -> Path:
    """Where a household's database lies when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "goldenspike"


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = _about("", "Database URL, sqlite:///FILE or postgresql://…; a file in your data folder if empty.")
    redis: str = _about("", "Redis URL for several processes; empty for one.")
    host: str = _about("127.0.0.1", "Address to listen on.")
    port: int = _about(8000, "Port to listen on.")
    workers: int = _about(1, "Server processes; more than one needs Redis.")
    secret_key: str = _about("", "Signs the cookies; made once and kept in the database if empty.")
    origins: str = _about("", "Further web origins that may use the server, separated by commas.")
    secure_cookies: bool = _about(False, "Cookies over TLS only, even where the server itself sees no TLS.")
    trusted_proxies: str = _about("127.0.0.1", "Addresses of proxies whose X-Forwarded-* headers are believed.")
    bot_processes: int = _about(1, "Processes that compute bots' moves, for each server process.")
    bot_pause: float = _about(0.6, "Seconds a bot takes at least; its answers come at multiples of it.")
    bot_budget: float = _about(1.0, "Seconds a bot that thinks may do so about a decision, 1 being its strength.")
    analysis: float = _about(1.0, "How long the master thinks when it looks a game over, 1 being its strength.")
    public_url: str = _about("", "Where users find the server, for links in notifications, for example https://x.org.")
    webhooks: str = _about("https", "Calls users may ask for: https, to public addresses; any, for own networks; off.")
    webhook_retry: float = _about(30.0, "Seconds before a failed call is tried again; then four times as long.")
    limits: float = _about(1.0, "Scales all rate limits; 0 turns them off.")
    log_level: str = _about("info", "debug, info, warning or error.")

    @property
    def database_url(self) -> str:
        """With the asynchronous driver that each database needs."""
        url = self.database or f"sqlite:///{data_folder() / 'goldenspike.db'}"
        for plain, full in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
            if url.startswith(plain):
                return full + url.removeprefix(plain)
        if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            return url
        raise OptionsError("the database must be a sqlite:/// or postgresql:// URL")

    @property
    def uses_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())

    def check(self) -> None:
        """``OptionsError`` where settings do not fit together."""
        if self.workers < 1 or self.bot_processes < 1:
            raise OptionsError("there must be at least one worker and one bot process")
        if self.workers > 1 and not self.redis:
            raise OptionsError("several workers need Redis, so that each hears what the others did: give --redis URL")
        if self.bot_pause < 0 or self.limits < 0:
            raise OptionsError("bot_pause and limits cannot be negative")
        if self.analysis < 0.05 or self.bot_budget < 0.05:
            raise OptionsError("analysis and bot_budget must be 0.05 or more")
        if self.webhooks not in ("https", "any", "off") or self.webhook_retry < 0:
            raise OptionsError("webhooks must be https, any or off, and webhook_retry not negative")
        if not 0 <= self.port <= 65535:
            raise OptionsError("the port must be a number from 0 to 65535")
        if self.log_level.lower() not in LOG_LEVELS:
            raise OptionsError(f"log_level must be one of: {', '.join(LOG_LEVELS)}")
        _ = self.database_url

    def with_changes(self, **changes: Any) -> Settings:
        """What is given, but for None."""
        return replace(self, **{key: value for key, value in changes.items() if value is not None})

    def to_environment(self) -> dict[str, str]:
        """For worker processes, which read their settings from it."""
        return {variable(f.name): str(getattr(self, f.name)) for f in fields(self)}


def variable(name: str) -> str:
    return PREFIX + name.upper()


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    found = os.environ if environment is None else environment
    given = {
        f.name: _read(f.name, f.default, found[variable(f.name)]) for f in fields(Settings) if variable(f.name) in found
    }
    return Settings(**given)


def _read(name: str, default: Any, text: str) -> Any:
    try:
        if isinstance(default, bool):
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False, "": False}[
                text.lower()
            ]
        return type(default)(text)
    except (KeyError, ValueError):
        raise OptionsError(f"{variable(name)} cannot be {text!r}") from None


def listed() -> str:
    """Every setting with its default and meaning, for ``spike serve --help``."""
    return "\n\n".join(f"{variable(f.name)} ({f.default!r}): {f.metadata['help']}" for f in fields(Settings))
