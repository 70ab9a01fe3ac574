"""Chance that anyone can check.

When a table starts, the server draws a secret of 32 bytes and publishes its SHA-256. The
k-th chance action of the game (0, 1, 2, …) is ``game.sample(state, stream)``, where the stream
is made of blocks HMAC-SHA256(secret, "goldenspike/1 chance k block"), block 0, 1, 2, … So
every deal is fixed before the first decision: no decision, undo or restart draws it anew.
After the end the secret is published, and ``check_proof`` derives every chance action again.

From the stream, ``getrandbits(n)`` takes the next ⌈n/8⌉ bytes as a big-endian number without
its lowest surplus bits; all else is Python's ``random.Random`` on top of that.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from goldenspike.core.codec import Json
from goldenspike.core.errors import GoldenSpikeError
from goldenspike.core.game import CHANCE, AnyGame
from goldenspike.core.record import Record, record_from, replay
from goldenspike.games import GAMES

FORMAT: Final = "goldenspike-proof/1"
SECRET_BYTES: Final = 32


class FairnessError(GoldenSpikeError):
    """A proof that proves nothing: what does not fit."""

    code = "proof_invalid"


class Stream(Random):
    """A generator of a secret's bytes for one purpose."""

    def __init__(self, secret: bytes, label: str) -> None:
        self._secret = secret
        self._label = label
        self._block = 0
        self._bytes = b""
        super().__init__()

    def seed(self, *args: Any, **kwargs: Any) -> None:
        """Nothing to seed: all comes from the secret."""

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        count = (k + 7) // 8
        while len(self._bytes) < count:
            message = f"goldenspike/1 {self._label} {self._block}".encode()
            self._bytes += hmac.digest(self._secret, message, "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:count], self._bytes[count:]
        return int.from_bytes(taken, "big") >> (8 * count - k)


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def chance_action(game: AnyGame, state: Any, secret: str, k: int) -> Any:
    """What chance does as its k-th action of the game."""
    return game.sample(state, Stream(bytes.fromhex(secret), f"chance {k}"))


def hint_seed(secret: str, number: int, seat: int) -> int:
    """A hint's chance: none that any bot at the table plays by."""
    return Stream(bytes.fromhex(secret), f"hint {number} {seat}").getrandbits(128)


def bot_seed(secret: str, number: int, seat: int) -> int:
    """A bot's chance: the same in every process, so that two never disagree."""
    return Stream(bytes.fromhex(secret), f"bot {number} {seat}").getrandbits(128)


@dataclass(frozen=True, slots=True)
class Proof:
    """A finished game with its secret. ``given`` actions were there before the table started."""

    record: Record
    secret: str
    commitment: str
    given: int = 0

    def to_json(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "commitment": self.commitment,
            "secret": self.secret,
            "given": self.given,
            "record": self.record.to_json(),
        }


def proof_from(data: Json) -> Proof:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise FairnessError(f"a proof is a JSON object with the format {FORMAT!r}")
    secret, commitment, given = data.get("secret"), data.get("commitment"), data.get("given", 0)
    for name, text in (("secret", secret), ("commitment", commitment)):
        if not isinstance(text, str) or len(text) != 64 or set(text) - set("0123456789abcdef"):
            raise FairnessError(f"the {name} should be 64 hexadecimal digits")
    if type(given) is not int or given < 0:
        raise FairnessError("given should be a number of actions")
    return Proof(record_from(data.get("record"), GAMES), str(secret), str(commitment), given)


def check_proof(proof: Proof) -> int:
    """Replay the record and derive every chance action again; how many there were."""
    if commitment_of(proof.secret) != proof.commitment:
        raise FairnessError("the secret's SHA-256 is not the commitment")
    game, states = proof.record.game, [step.state for step in replay(proof.record)]
    if game.to_act(states[-1]):
        raise FairnessError("the game is not over")
    drawn = checked = 0
    for index, (seat, action) in enumerate(proof.record.actions):
        if seat != CHANCE:
            continue
        if index >= proof.given:
            if action != chance_action(game, states[index], proof.secret, drawn):
                raise FairnessError(f"action {index}: {action.type} does not come from the secret")
            checked += 1
        drawn += 1
    return checked
