"""The database: migrations, backup and restore, keys, settings, the commands of operators."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from goldenspike.core.errors import GoldenSpikeError, OptionsError
from goldenspike.server.entries import Rows
from goldenspike.server.fairness import new_secret
from goldenspike.server.house import open_house
from goldenspike.server.limits import Limits
from goldenspike.server.play import Play
from goldenspike.server.settings import Settings, from_environment, variable
from goldenspike.server.storage.backup import restore
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.migrate import check_revision, migrate, newest, revision
from goldenspike.server.storage.models import Base, Seat, Table
from goldenspike.server.storage.players import kept_key
from server_backends import psql
from server_kit import Site, free_port, guests, seats


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/empty.db"
    url: str = request.getfixturevalue("postgres_url")
    name = f"empty_{abs(hash(request.node.name)) % 10**9}"
    psql(url + "postgres", f"CREATE DATABASE {name}")
    return url + name


async def test_migrations_make_what_the_models_say(empty: str) -> None:
    database = Database(Settings(database=empty))
    assert await revision(database) is None
    with pytest.raises(GoldenSpikeError, match="spike migrate"):
        await check_revision(database)
    assert await migrate(database) == newest() == await revision(database)
    await migrate(database)  # again: nothing to do
    async with database.engine.connect() as connection:
        found = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), Base.metadata)
        )
    assert found == []
    assert await kept_key(database, "x") == await kept_key(database, "x") != await kept_key(database, "y")
    await database.close()


@pytest.mark.parametrize("old", ["0001", "0002"])
async def test_a_game_goes_on_after_an_upgrade(empty: str, old: str) -> None:
    """A database of an older release, with a table in the middle of a game."""
    settings = Settings(database=empty, bot_processes=1)
    database = Database(settings)
    await migrate(database, old)
    sitters = [Seat(seat=seat, kind="person", name=name) for seat, name in enumerate(("Ann", "Ben"))]
    table = Table(id="t", game="transamerica", options={"players": 2}, given=0, secret=new_secret(), seats=sitters)
    play = Play(table)
    rows = play.run_chance()
    while play.head < 20:
        rows += _first_choice(play)
    await _keep_as_of_old(database, table, play, rows)
    await migrate(database)
    await database.close()
    for _ in range(2):
        async with open_house(settings, Limits(0)) as house:
            live = await house.tables.get("t")
            assert live.play is not None
            assert live.play.match.state == play.match.state
            _first_choice(play)
            await live.commit(live.play, _first_choice(live.play), "person")


def _first_choice(play: Play) -> Rows:
    assert play.to_act is not None
    return play.perform(play.to_act, play.game.legal(play.match.state, play.to_act)[0])


async def _keep_as_of_old(database: Database, table: Table, play: Play, rows: Rows) -> None:
    """By the columns of the first release."""
    as_table = {"options": json.dumps(table.options), "secret": table.secret, "seat": play.to_act, "no": False}
    as_entries = [
        {**{name: row[name] for name in ("number", "kind", "seat", "at")}, "body": json.dumps(row["body"])}
        for row in rows
    ]
    async with database.write() as session:
        await session.execute(text("INSERT INTO players (id, name, created) VALUES ('a', 'Ann', 1)"))
        await session.execute(
            text(
                "INSERT INTO tables (id, game, options, status, public, auto_start, host_id, given, practice, kicked,"
                " secret, to_act, created, started) VALUES ('t', 'transamerica', :options, 'playing', :no, :no, 'a',"
                " 0, :no, '[]', :secret, :seat, 1, 1)"
            ),
            as_table,
        )
        await session.execute(
            text("INSERT INTO seats (table_id, seat, kind, name, player_id) VALUES ('t', :seat, 'person', :name, 'a')"),
            [{"seat": sitter.seat, "name": sitter.name} for sitter in table.seats],
        )
        await session.execute(
            text(
                "INSERT INTO actions (table_id, number, kind, seat, body, at)"
                " VALUES ('t', :number, :kind, :seat, :body, :at)"
            ),
            as_entries,
        )


async def test_sqlite_is_set_up_to_keep_what_it_acknowledges(tmp_path: Path) -> None:
    database = Database(Settings(database=f"sqlite:///{tmp_path}/x.db"))
    async with database.read() as session:
        found = {
            name: await session.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await database.close()


@pytest.mark.parametrize(("site", "empty"), [("sqlite", "postgres"), ("postgres", "sqlite")], indirect=True)
async def test_backup_and_restore_move_everything_to_any_database(site: Site, empty: str, tmp_path: Path) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(options={"rounds": 1}, seats=seats("me", "random"))
        async with ann.sit(table["id"]) as line:
            await line.send({"type": "chat", "text": "before the move"})
            await line.play(0, Random(1), upto=8)
            number = line.number
        file = tmp_path / "all.jsonl"
        done = site.command("backup", str(file))
        assert done.returncode == 0, done.stderr
        assert file.stat().st_mode & 0o077 == 0
        elsewhere = Site(empty, tmp_path / "elsewhere.log", site.redis)
        done = elsewhere.command("restore", str(file))
        assert done.returncode == 0, done.stderr
        again = elsewhere.command("restore", str(file))
        assert again.returncode == 1
        assert "not_empty" in again.stderr
        other = tmp_path / "again.jsonl"
        assert elsewhere.command("backup", str(other)).returncode == 0
        wanted = [json.loads(row) for row in file.read_text().splitlines()]
        found = [json.loads(row) for row in other.read_text().splitlines()]
        key = lambda row: json.dumps(row, sort_keys=True)  # noqa: E731
        assert len(found) > number
        assert sorted(map(key, wanted)) == sorted(map(key, found))


def backup_with(**player: Any) -> bytes:
    lines = {"format": "goldenspike-backup/1", "revision": newest()}, {"table": "players", "row": player}
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


async def test_what_is_no_backup_is_refused(empty: str, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    database = Database(Settings(database=empty))
    for content in (
        b"",
        b"{}",
        b"[]",
        b'{"format": "goldenspike-backup/1", "revision": "x"}',
        b"\x7fELF\xff\xfe\x00",
        backup_with(id="a", name="Ann", created=1, gone=False, shoe=43),
        backup_with(id="a"),
        backup_with(id={}, name="Ann", created=1, gone=False),
        backup_with(id="a", name=None, created=1, gone=False),
    ):
        file.write_bytes(content)
        with pytest.raises(GoldenSpikeError) as refused:
            await restore(database, file)
        assert refused.value.code == "backup_invalid", content
    await database.close()


def test_what_an_operator_gets_wrong_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database at all, but long enough to look like something\n" * 20)
    (tmp_path / "x.db").touch()
    nobody = f"postgresql://spike@127.0.0.1:{free_port()}/x"
    cases: list[tuple[str, dict[str, str], list[str]]] = [
        (f"sqlite:///{tmp_path}/y.db", {"GOLDENSPIKE_LOG_LEVEL": "foo"}, ["serve"]),
        (f"sqlite:///{tmp_path}/y.db", {}, ["serve", "--port", "99999"]),
        (f"sqlite:///{tmp_path}/notes.txt", {}, ["serve"]),
        (f"sqlite:///{tmp_path}/notes.txt", {}, ["migrate"]),
        (f"sqlite:///{tmp_path}/x.db/below.db", {}, ["serve"]),
        (f"sqlite:///{tmp_path}/none.db", {}, ["backup", str(tmp_path / "b")]),
        ("postgresql://spike@127.0.0.1:many/x", {}, ["serve"]),
        ("postgresql://spike@127.0.0.1:many/x", {}, ["migrate"]),
        (nobody, {}, ["serve"]),
        (nobody, {}, ["migrate"]),
    ]
    for database, environment, words in cases:
        site = Site(database, tmp_path / "x.log", environment={"GOLDENSPIKE_LOG_LEVEL": "info", **environment})
        done = site.command(*words)
        told = [line for line in done.stderr.splitlines() if not line.startswith("Golden Spike at")]
        assert done.returncode == 1, (words, done.stderr)
        assert len(told) == 1, (words, done.stderr)
        assert told[0].startswith("spike: "), told
    assert not (tmp_path / "none.db").exists()


def test_settings_come_from_the_environment_and_are_checked() -> None:
    settings = Settings(database="postgresql://u@h/d", limits=0.5, secure_cookies=True, workers=3, redis="redis://r")
    assert from_environment(settings.to_environment()) == settings
    assert from_environment({}) == Settings()
    assert Settings().database_url.startswith("sqlite+aiosqlite:///")
    wrong: list[dict[str, Any]] = [
        {"workers": 2}, {"workers": 0}, {"database": "mysql://x"}, {"bot_pause": -1.0}, {"bot_processes": 0},
        {"bot_budget": 0.0},
        {"port": 99999}, {"port": -1}, {"log_level": "loud"},
    ]  # fmt: skip
    for changes in wrong:
        with pytest.raises(OptionsError):
            Settings().with_changes(**changes).check()
    with pytest.raises(OptionsError, match="GOLDENSPIKE_PORT"):
        from_environment({variable("port"): "many"})


def test_the_commands_help_lists_every_setting(tmp_path: Path) -> None:
    told = Site("", tmp_path / "x.log").command("serve", "--help").stdout
    for name in Settings.__dataclass_fields__:
        assert variable(name) in told


async def test_a_server_on_a_database_that_is_not_migrated_says_so(postgres_url: str, tmp_path: Path) -> None:
    psql(postgres_url + "postgres", "CREATE DATABASE bare")
    site = Site(postgres_url + "bare", tmp_path / "bare.log")
    with pytest.raises(AssertionError):
        site.start()
    assert "run spike migrate" in site.log.read_text()
