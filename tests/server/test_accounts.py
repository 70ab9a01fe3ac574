"""Accounts: they keep what a guest had, go with people from device to device, and are hard to break into."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from goldenspike.server.passwords import MEMORY_KIB, ROUNDS, Passwords
from goldenspike.server.storage.accounts import login_of
from goldenspike.server.storage.models import ChatLine, Seat
from goldenspike.server.storage.people import Account, RecoveryCode, SignIn
from people_kit import PASSWORD, RATED, town

SIGN_IN = "/account/sign-in"


def who(name: str, password: str = PASSWORD, **more: Any) -> dict[str, Any]:
    return {"name": name, "password": password, **more}


async def test_an_account_keeps_what_the_guest_had_and_goes_to_other_devices(books: str) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        table = await ann.post("/tables", {"game": "transamerica"})
        old_cookie = ann.http.cookies["spike"]
        made = await ann.post("/account", who("Ann Älva"))
        assert made["me"] == {"id": ann.id, "name": "Ann Älva", "signed_in": True}
        assert len(set(made["recovery_codes"])) == 10
        assert (await ann.get("/me/tables"))[0]["table"]["id"] == table["id"]

        elsewhere = here.somebody()
        assert (await elsewhere.post(SIGN_IN, who("  ANN   älva ")))["id"] == ann.id
        assert (await elsewhere.get("/me/tables"))[0]["table"]["id"] == table["id"]
        assert (await elsewhere.get("/account"))["devices"] == 2
        await ann.post("/account", who("Another"), status=409)

        thief = here.somebody()  # the guest's cookie, had anybody kept it
        thief.http.cookies.set("spike", old_cookie)
        assert await thief.get("/me") is None
        assert (await thief.get("/me/tables", status=401))["code"] == "not_signed_in"


async def test_what_a_guest_had_goes_along_or_waits_for_the_sign_out(books: str) -> None:
    async with town(books) as here:
        ann = await here.member("Ann")
        await ann.ask("PATCH", "/me/settings", {"theme": "dark"})
        guest = await here.guest("A phone")
        await guest.ask("PATCH", "/me/settings", {"theme": "light", "sounds": False})
        table = await guest.post("/tables", {"game": "transamerica"})
        await guest.post(SIGN_IN, who("Ann"))
        seat = (await guest.get(f"/tables/{table['id']}"))["seats"][0]
        assert (seat["player"], seat["name"]) == (ann.id, "A phone")
        assert (await ann.get("/me/tables"))[0]["table"]["host"] == ann.id
        settings = await guest.get("/me/settings")
        assert (settings["theme"], settings["sounds"]) == ("dark", False)
        assert (await guest.post("/account/sign-out"))["me"] is None

        shared = await here.guest("Ben")
        table = await shared.post("/tables", {"game": "transamerica"})
        assert (await shared.post(SIGN_IN, who("Ann", merge=False)))["id"] == ann.id
        assert table["id"] not in [each["table"]["id"] for each in await shared.get("/me/tables")]
        assert (await shared.post("/account/sign-out"))["me"]["id"] == shared.id
        assert (await shared.get("/me/tables"))[0]["table"]["id"] == table["id"]


async def test_a_wrong_name_and_a_wrong_password_look_alike(books: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(books) as here:
        await here.member("Ann")
        tried: list[str] = []
        fits = Passwords._fits

        def watched(self: Passwords, kept: str, password: bytes) -> bool:
            tried.append(kept)
            return fits(self, kept, password)

        monkeypatch.setattr(Passwords, "_fits", watched)
        nobody = here.somebody()
        await nobody.post(SIGN_IN, who("\0"), status=403)
        tried.clear()
        answers = [
            await nobody.http.post("/api/account/sign-in", json=who(name, "not the password")) for name in ("Ann", "X")
        ]
        assert [answer.status_code for answer in answers] == [403, 403]
        assert answers[0].content == answers[1].content
        assert not any("set-cookie" in answer.headers for answer in answers)
        assert len(tried) == 2  # a hash is worked out in both cases, with the same parameters
        assert {kept.split("$")[3] for kept in tried} == {f"m={MEMORY_KIB},t={ROUNDS},p=1"}
        assert tried[0].startswith("$argon2id$")


async def test_sign_ins_can_be_revoked(books: str) -> None:
    async with town(books) as here:
        ann, phone = await here.member("Ann"), here.somebody()
        await phone.post(SIGN_IN, who("Ann"))
        await phone.post("/account/sign-out-everywhere")
        for device in (ann, phone):
            await device.get("/me/tables", status=401)
        await ann.post(SIGN_IN, who("Ann"))
        await phone.post(SIGN_IN, who("Ann"))
        wrong = await ann.ask("PUT", "/account/password", {"password": "x", "new_password": "another one"}, status=403)
        assert wrong["code"] == "wrong_password"
        await ann.ask("PUT", "/account/password", {"password": PASSWORD, "new_password": "another one"})
        await ann.get("/me")
        await phone.get("/me/tables", status=401)
        await phone.post(SIGN_IN, who("Ann"), status=403)
        await phone.post(SIGN_IN, who("Ann", "another one"))


async def test_a_recovery_code_opens_once(books: str) -> None:
    async with town(books) as here:
        ann = here.somebody()
        codes = (await ann.post("/account", who("Ann")))["recovery_codes"]
        stranger = here.somebody()
        asked = {"name": "Ann", "code": codes[0].upper().replace("-", " "), "password": "a new password"}
        await stranger.post("/account/recover", {**asked, "name": "Nobody"}, status=403)
        await stranger.post("/account/recover", {**asked, "code": "aaaa-bbbb"}, status=403)
        assert (await stranger.post("/account/recover", asked))["name"] == "Ann"
        await ann.get("/me/tables", status=401)  # whoever was signed in is not any more
        assert (await here.somebody().post("/account/recover", asked, status=403))["code"] == "wrong_code"
        assert (await stranger.get("/account"))["recovery_codes_left"] == 9
        await ann.post(SIGN_IN, who("Ann", "a new password"))
        new = (await ann.post("/account/recovery-codes", {"password": "a new password"}))["recovery_codes"]
        old = {"name": "Ann", "code": codes[1], "password": PASSWORD}
        await stranger.post("/account/recover", old, status=403)
        await stranger.post("/account/recover", {**old, "code": new[0]})


async def test_names_of_accounts_are_one_persons(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.member("Ann"), await here.member("Ben")
        assert (await here.somebody().post("/account", who("ＡＮＮ"), status=409))["code"] == "name_taken"
        assert (await ben.ask("PATCH", "/me", {"name": "ann"}, status=409))["code"] == "name_taken"
        assert (await ben.post("/me", {"name": "aNn"}, status=409))["code"] == "name_taken"
        assert (await ann.ask("PATCH", "/me", {"name": "Anna"}))["signed_in"]
        await here.somebody().post(SIGN_IN, who("anna"))
        await here.somebody().post("/account", who("Ann"))
        short = await here.somebody().post("/account", who("Cy", "short"), status=422)
        assert "password" in short["message"]
        assert "short" not in short["message"].split(":")[0]


async def test_a_deleted_account_leaves_games_and_no_name(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.member("Ann"), await here.member("Ben")
        options = {"players": 2, "rounds": 1}
        tables = []
        for _ in range(2):
            table = await ann.post("/tables", {**RATED, "options": options})
            await ben.post(f"/tables/{table['id']}/join")
            tables.append(table["id"])
        await here.finish(tables[0])
        async with here.house.database.write() as session:
            session.add(ChatLine(table_id=tables[0], number=1, player_id=ann.id, name="Ann", text="I am Ann"))
        await ann.post("/account/delete", {"password": "wrong"}, status=403)
        await ann.post("/account/delete", {"password": PASSWORD})
        await ann.get("/me/tables", status=401)
        await here.somebody().post(SIGN_IN, who("Ann"), status=403)
        await ben.get(f"/players/{ann.id}", status=404)
        record = await ben.get(f"/tables/{tables[0]}/record")
        assert record["seats"] == ["Former player", "Ben"]
        left = (await ben.get(f"/tables/{tables[1]}"))["seats"][0]
        assert (left["kind"], left["forfeited"]) == ("bot", True)
        assert (await ben.get("/me/history"))["games"][0]["everybody"][0]["name"] == "Former player"
        async with here.house.database.read() as session:
            for owned in (Account, SignIn, RecoveryCode):
                assert not (await session.scalars(select(owned).where(owned.player_id == ann.id))).all()
            assert not (await session.scalars(select(ChatLine))).all()
            assert (await session.scalars(select(Seat).where(Seat.name == "Ann"))).all() == []
        await here.somebody().post("/account", who("Ann"))  # the name is free again


async def test_guesses_are_limited_by_account_and_by_address(tmp_path: Path) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db", limits=0.3) as here:
        for guesses, address in ((10, "10.0.0.2"), (10, "10.0.0.3")):
            stranger = here.somebody(address)
            answers = [
                await stranger.http.post("/api/account/sign-in", json=who("Ann", "guess")) for _ in range(guesses)
            ]
            assert {answer.status_code for answer in answers} == {403, 429}  # each address has its own few
        spread = [
            (await here.somebody(f"10.1.0.{i}").http.post("/api/account/sign-in", json=who("Ann"))).status_code
            for i in range(30)
        ]
        assert 429 in spread  # and all of them together so many at one account
        one = here.somebody("10.0.0.9")
        many = [(await one.http.post("/api/account/sign-in", json=who(f"Name {i}"))).status_code for i in range(10)]
        assert 429 in many  # and one address so many at all accounts


async def test_settings_are_known_keys_within_bounds(books: str) -> None:
    async with town(books) as here:
        guest = await here.guest("Ann")
        assert await guest.get("/me/settings") == {"language": None, "theme": None, "sounds": None}
        changed = await guest.ask("PATCH", "/me/settings", {"language": "de", "sounds": False, "theme": "dark"})
        assert (changed["language"], changed["sounds"]) == ("de", False)
        changed = await guest.ask("PATCH", "/me/settings", {"theme": None})
        assert (changed["theme"], changed["language"]) == (None, "de")
        for wrong in ({"theme": "pink"}, {"unknown": 1}, {"language": "<script>"}, {"sounds": "yes"}):
            await guest.ask("PATCH", "/me/settings", wrong, status=422)
        assert await guest.get("/me/settings") == changed


def test_names_are_compared_as_people_read_them() -> None:
    assert login_of(" Ａnn  ÄLVA ") == login_of("ann älva")
    assert login_of("Straße") == login_of("STRASSE")
    assert login_of("A\u200dnn") == login_of("Ann")
