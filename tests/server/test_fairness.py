"""Fair chance: derived from the secret, the same after undo and restart, and checked by ``spike verify``."""

from __future__ import annotations

import copy
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.core.game import CHANCE
from goldenspike.core.match import Match
from goldenspike.core.record import Record
from goldenspike.games import GAMES
from goldenspike.server.fairness import Proof, Stream, chance_action, check_proof, commitment_of, new_secret, proof_from
from server_kit import Site, guests, seats

SECRET = "00112233445566778899aabbccddeeff" * 2


def finished(name: str = "transamerica", secret: str = SECRET, **options: Any) -> Proof:
    game, rng = GAMES[name], Random(1)
    match = Match(game, game.options_type(**options))
    drawn = 0
    while match.to_act:
        seat = match.to_act[0]
        if seat == CHANCE:
            match.act(CHANCE, chance_action(game, match.state, secret, drawn))
            drawn += 1
        else:
            match.act(seat, rng.choice(game.legal(match.state, seat)))
    return Proof(match.record, secret, commitment_of(secret))


def test_the_derivation_never_changes() -> None:
    """These values are in proofs that people keep."""
    stream = Stream(bytes.fromhex(SECRET), "chance 0")
    values = [stream.getrandbits(8), stream.getrandbits(1), stream.randrange(6), stream.sample(range(10), 4)]
    assert values == [199, 0, 3, [9, 0, 2, 5]]
    assert commitment_of(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_streams_are_spread_evenly_and_differ() -> None:
    secret = bytes.fromhex(new_secret())
    counts = [0] * 6
    stream = Stream(secret, "chance 0")
    for _ in range(6000):
        counts[stream.randrange(6)] += 1
    assert min(counts) > 800
    assert Stream(secret, "chance 1").random() != Stream(secret, "chance 0").random()
    assert 0 <= stream.random() < 1


@pytest.mark.parametrize("name", list(GAMES))
def test_a_true_proof_holds_and_survives_json(name: str) -> None:
    proof = finished(name, players=3)
    assert check_proof(proof_from(json.loads(json.dumps(proof.to_json())))) >= 1


def test_no_decision_changes_what_chance_does_next() -> None:
    """Deals are fixed at the start, whatever is played in between."""
    deals = []
    for rounds in (2, 3):
        record = finished(players=2, rounds=rounds).record
        deals.append([action for seat, action in record.actions if seat == CHANCE][:3])
    assert deals[0] == deals[1]


def broken_proofs() -> list[tuple[str, dict[str, Any]]]:
    good = finished(players=2, rounds=1).to_json()
    changed: list[tuple[str, dict[str, Any]]] = []
    changes: dict[str, dict[str, Any]] = {
        "another secret": {"secret": "f" * 64},
        "another commitment": {"commitment": "0" * 64},
        "a secret that is none": {"secret": "xyz"},
        "a secret of another kind": {"secret": 7},
        "given too little": {"given": -1},
        "another format": {"format": "x"},
        "no record": {"record": None},
    }
    changed.extend((label, {**good, **change}) for label, change in changes.items())
    redealt = copy.deepcopy(good)
    hands = redealt["record"]["actions"][1]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    changed.append(("hands exchanged", redealt))
    cut = copy.deepcopy(good)
    cut["record"]["actions"] = cut["record"]["actions"][:-1]
    changed.append(("a game that is not over", cut))
    return changed


@pytest.mark.parametrize(("label", "data"), broken_proofs(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_false_proof_is_refused(label: str, data: dict[str, Any]) -> None:
    with pytest.raises(GoldenSpikeError):
        check_proof(proof_from(data))


def test_given_actions_are_not_derived() -> None:
    proof = finished(players=2, rounds=1)
    other = Proof(proof.record, "ab" * 32, commitment_of("ab" * 32), given=2)
    assert check_proof(other) == 0
    assert isinstance(proof.record, Record)


async def test_spike_verify_checks_what_the_server_gives(site: Site, tmp_path: Path) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(options={"rounds": 2, "players": 2}, seats=seats("me", "me"))
        assert table["secret"] is None
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            await line.play_seats([0, 1], Random(5))
        proof = await ann.get(f"/tables/{table['id']}/proof")
    assert proof["commitment"] == table["commitment"]
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    told = site.command("verify", str(file))
    assert told.returncode == 0, told.stderr
    assert table["commitment"] in told.stdout
    proof["secret"] = "0" * 64
    file.write_text(json.dumps(proof))
    refused = site.command("verify", str(file))
    assert refused.returncode == 1
    assert "proof_invalid" in refused.stderr
