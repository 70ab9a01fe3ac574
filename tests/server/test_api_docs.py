"""The documentation is true: its bot plays, its schemas are served, every call is described."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx

from goldenspike.server.messages import schema
from server_kit import PATIENCE, Site, guests, seats

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def bot_of_the_docs() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_the_bot_has_at_most_40_lines() -> None:
    assert len(bot_of_the_docs().splitlines()) <= 40


async def test_the_bot_of_the_docs_joins_a_table_and_plays_to_the_end(household: Site, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(bot_of_the_docs(), encoding="utf-8")
    async with guests(household.url, "Ann") as (ann,):
        table = await ann.table("transamerica", options={"rounds": 1, "players": 2}, seats=seats("me", "open"))
        words = [sys.executable, "-W", "error", str(file), household.url, table["id"]]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            async with ann.sit(table["id"]) as line:
                await line.play(0, Random(3))
            said, complained = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, complained
        assert "ranking" in said


def test_openapi_describes_every_call_and_its_errors(household: Site) -> None:
    described = httpx.get(f"{household.url}/api/openapi.json").json()
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            assert call["summary"], (method, path)
            assert call["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/Error")
    page = httpx.get(f"{household.url}/api/docs").text
    assert all(path in page for path in described["paths"])


def test_the_sockets_messages_are_served_as_json_schema(household: Site) -> None:
    served = httpx.get(f"{household.url}/api/schema/socket").json()
    assert served == json.loads(json.dumps(schema()))
    known = set(served["from_client"]["discriminator"]["mapping"])
    assert {"hello", "act", "undo", "restart", "chat", "mute", "look", "ping"} < known
    assert {"back", "takeback", "answer", "program", "unprogram", "hint"} < known
    assert {"clock", "programs", "hint"} < set(served["from_server"]["discriminator"]["mapping"])


def test_the_home_page_needs_nothing_from_elsewhere(household: Site) -> None:
    page = httpx.get(household.url)
    assert page.status_code == 200
    assert "http" not in page.text.replace("http-equiv", "")
    asked = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert asked
    assert all(re.match("/[^/]", each) for each in asked)
