"""Who is at a table, here and at other processes; and what they say."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from goldenspike.server.delivery import Delivery
from goldenspike.server.hub import Hub
from goldenspike.server.messages import ChatOut, Presence, PresentOut
from goldenspike.server.shown import show_line
from goldenspike.server.storage.chats import lines_after
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Table

PRESENCE_SECONDS: Final = 40.0
"""After so long without a word from another process, those connected to it are gone."""


class Company:
    def __init__(self, table: Table, database: Database, hub: Hub, delivery: Delivery) -> None:
        self.table = table
        self._id = table.id
        self._database = database
        self._hub = hub
        self._delivery = delivery
        self.heard_of = 0
        """The number of the last line of chat that viewers have."""
        self._elsewhere: dict[str, tuple[float, list[PresentOut]]] = {}
        """Who is connected to other processes, and when they last said so."""

    async def entered(self) -> None:
        """Somebody came: ask who is connected elsewhere, and say who is here."""
        if self._hub.several:
            await self._hub.publish(self._id, "who")
        await self.changed()

    async def changed(self) -> None:
        self.show()
        await self.tell()

    async def tell(self) -> None:
        """Tell the other processes who is here."""
        if self._hub.several:
            await self._hub.publish(self._id, "presence", present=[p.model_dump() for p in self._here()])

    def heard(self, process: str, present: Sequence[dict[str, str]]) -> None:
        self._elsewhere[process] = (time.monotonic(), [PresentOut(**each) for each in present])
        self.show()

    def present(self) -> list[PresentOut]:
        """Everybody who is connected, here and elsewhere, once."""
        fresh = time.monotonic() - PRESENCE_SECONDS
        everybody = {each.player: each for since, group in self._elsewhere.values() if since > fresh for each in group}
        everybody.update({each.player: each for each in self._here()})
        return sorted(everybody.values(), key=lambda each: (each.name, each.player))

    def absent(self) -> list[int]:
        """The seats whose person is not connected."""
        present = {each.player for each in self.present()}
        return [seat.seat for seat in self.table.seats if seat.kind == "person" and seat.player_id not in present]

    def show(self) -> None:
        self._delivery.send_all(Presence(present=self.present(), absent=self.absent()).model_dump_json())

    def _here(self) -> list[PresentOut]:
        viewers = self._delivery.viewers
        return [PresentOut(player=viewer.player.id, name=viewer.player.name) for viewer in viewers]

    async def read_chat(self) -> list[ChatOut]:
        """The lines that are kept; viewers hear what comes after them. To be called under the table's lock."""
        async with self._database.read() as session:
            lines = [show_line(line) for line in await lines_after(session, self._id, 0)]
        if not self._delivery.viewers:
            self.heard_of = lines[-1].number if lines else 0
        return lines

    async def deliver_chat(self) -> None:
        """To be called under the table's lock."""
        async with self._database.read() as session:
            lines = [show_line(line) for line in await lines_after(session, self._id, self.heard_of)]
        for line in lines:
            self.heard_of = line.number
            text = line.model_dump_json()
            for viewer in self._delivery.viewers:
                if line.player not in viewer.muted:
                    viewer.send(text)
