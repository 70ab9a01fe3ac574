"""Hints: what the strongest bot would do at a seat, from that seat's view alone."""

from __future__ import annotations

from goldenspike.core.codec import encode
from goldenspike.server.bots import BotPool, strongest
from goldenspike.server.delivery import Viewer
from goldenspike.server.errors import Refused
from goldenspike.server.fairness import hint_seed
from goldenspike.server.live import LiveTable
from goldenspike.server.messages import AskHint, HintOut, ReasonOut, WeighedOut


async def hint(live: LiveTable, bots: BotPool, viewer: Viewer, asked: AskHint) -> HintOut:
    seat = asked.seat
    async with live.lock:
        await live.read()
        play = live.in_play()
        live.check_deciding(play, viewer.player, seat)
        if not live.table.hints:
            raise Refused("no_hints", "At this table there are no hints.")
        if play.to_act != seat:
            raise Refused("not_your_turn", "There are hints only for a seat that is to act.")
        game, number = play.game, play.head
        view, legal = game.view(play.match.state, seat), game.legal(play.match.state, seat)
        seed = hint_seed(live.table.secret or "", number, seat)
    bot = strongest(game.name)
    why = await bots.explain(viewer.player.id, game.name, bot, view, legal, seed)
    weighed = [
        WeighedOut(
            action=encode(each.action),
            label=game.presenter.label(each.action, view),
            value=round(each.value, 3),
            words=each.words,
            reasons=[ReasonOut(key=reason.key, facts=reason.facts) for reason in each.reasons],
        )
        for each in why.weighed
    ]
    return HintOut(id=asked.id, seat=seat, number=number, bot=bot, summary=why.summary, weighed=weighed)
