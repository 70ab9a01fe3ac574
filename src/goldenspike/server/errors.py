"""What the server refuses, as one tree: a status, a stable ``code``, one clear sentence.

ServerError
├── NotSignedIn      401   no cookie, or one that is not valid
├── Forbidden        403   somebody else's seat, table or browser page
├── NotFound         404   no such table
├── Refused          409   it cannot be done now; nothing changed
│   └── Conflict     409   the table went on meanwhile: ``number`` is its last one
├── TooLarge         413
├── Invalid          422   what was sent does not fit
├── TooMany          429   wait a little
└── Unavailable      503   the server is stopping, or its database is away
"""

from __future__ import annotations

from typing import ClassVar

from goldenspike.core.errors import GoldenSpikeError


class ServerError(GoldenSpikeError):
    status: ClassVar[int] = 500

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class NotSignedIn(ServerError):
    status = 401

    def __init__(self) -> None:
        super().__init__("not_signed_in", "Introduce yourself first: POST /api/me.")


class Forbidden(ServerError):
    status = 403


class NotFound(ServerError):
    status = 404


class Refused(ServerError):
    status = 409


class Conflict(Refused):
    """Somebody else was first, or the sender is behind."""

    def __init__(self, number: int) -> None:
        super().__init__("conflict", f"The table has gone on: its last number is {number}.")
        self.number = number


class TooLarge(ServerError):
    status = 413

    def __init__(self, most: int) -> None:
        super().__init__("too_large", f"That is too large: {most} bytes at most.")


class Invalid(ServerError):
    status = 422


class TooMany(ServerError):
    status = 429

    def __init__(self) -> None:
        super().__init__("too_many", "Too many requests: wait a little.")


class Unavailable(ServerError):
    status = 503


def status_of(error: GoldenSpikeError) -> int:
    """Errors of the rules, options and records are about what was sent."""
    return error.status if isinstance(error, ServerError) else Invalid.status


def no_such_table() -> NotFound:
    return NotFound("no_such_table", "There is no such table.")
