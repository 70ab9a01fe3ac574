"""What is kept of people: settings, history, statistics, ratings, profiles."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query

from goldenspike.games import GAMES
from goldenspike.server.errors import Invalid, NotFound
from goldenspike.server.house import Asking, House, InHouse, sparing
from goldenspike.server.people_wire import (
    History,
    Leaderboard,
    Opponent,
    PastGame,
    PreferencesChange,
    PreferencesOut,
    Profile,
    RankedPlayer,
    RatingHistory,
    RatingOut,
    RatingPoint,
    Statistics,
)
from goldenspike.server.rating import LEAST_GAMES
from goldenspike.server.statistics import statistics_of
from goldenspike.server.storage import results as books
from goldenspike.server.storage.models import Player, Table, is_id
from goldenspike.server.storage.people import Account, Preferences, Rating, Result

router = APIRouter(prefix="/api", tags=["people"])

MOST_PAST: Final = 50
MOST_RANKED: Final = 100
GameName = Annotated[str, Query(max_length=40)]


@router.get("/me/settings", summary="Your settings")
async def settings(player: Asking, house: InHouse) -> PreferencesOut:
    async with house.database.read() as session:
        kept = await session.get(Preferences, player.id)
    return _preferences(kept.body if kept else {})


@router.patch("/me/settings", summary="Change your settings")
async def change_settings(asked: PreferencesChange, player: Asking, house: InHouse) -> PreferencesOut:
    """What is left out stays; null is forgotten. They are the same on every device."""
    changes = asked.model_dump(exclude_unset=True)
    async with house.database.write() as session:
        kept = await session.get(Preferences, player.id)
        body = {**(kept.body if kept else {}), **changes}
        body = {key: value for key, value in body.items() if value is not None}
        if kept is None:
            session.add(Preferences(player_id=player.id, body=body))
        else:
            kept.body = body
    return _preferences(body)


def _preferences(body: dict[str, Any]) -> PreferencesOut:
    known = PreferencesOut.model_fields
    return PreferencesOut(**{key: value for key, value in body.items() if key in known})


@router.get("/me/history", summary="Your finished games", dependencies=[Depends(sparing)])
async def history(
    player: Asking,
    house: InHouse,
    before: Annotated[str | None, Query(max_length=60, description="``next`` of the page before.")] = None,
    game: GameName | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST_PAST)] = 20,
) -> History:
    """The newest first."""
    if game is not None and game not in GAMES:
        raise NotFound("no_such_game", "There is no such game.")
    async with house.database.read() as session:
        found = await books.past_tables(session, player.id, _cursor(before), game, limit + 1)
        ids = [table_id for _, table_id in found[:limit]]
        tables = await books.tables_with_ids(session, ids)
        changes = await books.changes_of(session, player.id, ids)
        results: dict[str, list[Result]] = defaultdict(list)
        for result in await books.results_at(session, ids):
            results[result.table_id].append(result)
    games = [_past(tables[each], results[each], player.id, changes.get(each)) for each in ids]
    more = len(found) > limit
    return History(games=games, next="{}.{}".format(*found[limit - 1]) if more else None)


def _cursor(text: str | None) -> books.Cursor | None:
    if text is None:
        return None
    ended, _, table_id = text.partition(".")
    if not ended.isascii() or not ended.isdigit() or len(ended) > 15 or not is_id(table_id):
        raise Invalid("invalid", "before: should be what a page before gave as next.")
    return int(ended), table_id


def _past(table: Table, results: list[Result], player_id: str, change: float | None) -> PastGame:
    own = [result for result in results if result.player_id == player_id]
    best = min(own, key=lambda result: result.place)
    names = {seat.seat: seat.name for seat in table.seats}
    return PastGame(
        table=table.id,
        game=table.game,
        players=len(results),
        seats=[result.seat for result in own],
        place=best.place,
        score=best.score,
        everybody=[
            Opponent(
                seat=each.seat,
                name=names[each.seat],
                player=each.player_id,
                bot=each.bot,
                place=each.place,
                score=each.score,
            )
            for each in results
        ],
        reason=(table.outcome or {}).get("reason", ""),
        rated=table.rated,
        rating_change=change,
        practice=table.practice,
        duplicate=table.duplicate_id,
        ended=best.ended,
    )


@router.get("/me/statistics", summary="Your statistics", dependencies=[Depends(sparing)])
async def my_statistics(player: Asking, house: InHouse) -> Statistics:
    return await _statistics(house, player.id, everything=True)


async def _statistics(house: House, player_id: str, *, everything: bool) -> Statistics:
    async with house.database.read() as session:
        results = await books.counted_results(session, player_id)
        met = await books.bots_met(session, player_id)
        best: dict[str, Result] = {}
        for result in results:
            if result.game not in best or best[result.game].score < result.score:
                best[result.game] = result
        ids = [result.table_id for result in best.values()]
        shown = set(ids) if everything else await books.public_ids(session, ids)
    return statistics_of(results, met, shown)


@router.get("/players/{player_id}", summary="A player with an account", dependencies=[Depends(sparing)])
async def profile(player_id: str, house: InHouse) -> Profile:
    """Name, ratings and statistics. Guests have no profile."""
    player, account = await _known(house, player_id)
    async with house.database.read() as session:
        ratings = [_rating(rating) for rating in await books.ratings_of(session, player.id)]
    statistics = await _statistics(house, player.id, everything=False)
    return Profile(id=player.id, name=player.name, since=account.created, ratings=ratings, statistics=statistics)


@router.get("/players/{player_id}/ratings/{game}/{players}", summary="How a player's rating went")
async def rating_history(player_id: str, game: str, players: int, house: InHouse) -> RatingHistory:
    """The last 500 rated games, oldest first."""
    _check_game(game, players)
    player, _ = await _known(house, player_id)
    async with house.database.read() as session:
        changes = await books.rating_points(session, player.id, game, players)
        shown = await books.public_ids(session, [change.table_id for change in changes])
    points = [
        RatingPoint(
            at=change.at,
            rating=change.ordinal,
            mu=change.mu,
            sigma=change.sigma,
            place=change.place,
            table=change.table_id if change.table_id in shown else None,
        )
        for change in changes
    ]
    return RatingHistory(game=game, players=players, points=points)


@router.get("/ratings/{game}/{players}", summary="A leaderboard")
async def leaderboard(
    game: str,
    players: int,
    house: InHouse,
    least_games: Annotated[int, Query(ge=1, le=1000)] = LEAST_GAMES,
    limit: Annotated[int, Query(ge=1, le=MOST_RANKED)] = MOST_RANKED,
) -> Leaderboard:
    """Who has played enough rated games, best first."""
    _check_game(game, players)
    async with house.database.read() as session:
        found = await books.leaderboard(session, game, players, least_games, limit)
    ranking = [
        RankedPlayer(
            rank=rank,
            player=rating.player_id,
            name=name,
            rating=rating.ordinal,
            mu=rating.mu,
            sigma=rating.sigma,
            games=rating.games,
            wins=rating.wins,
        )
        for rank, (rating, name) in enumerate(found, 1)
    ]
    return Leaderboard(game=game, players=players, least_games=least_games, ranking=ranking)


def _check_game(game: str, players: int) -> None:
    if game not in GAMES or players not in GAMES[game].seats:
        raise NotFound("no_such_game", "There is no such game for so many players.")


async def _known(house: House, player_id: str) -> tuple[Player, Account]:
    async with house.database.read() as session:
        found = await books.known_player(session, player_id) if is_id(player_id) else None
    if found is None:
        raise NotFound("no_such_player", "There is no such player with an account.")
    return found


def _rating(rating: Rating) -> RatingOut:
    return RatingOut(
        game=rating.game,
        players=rating.players,
        rating=rating.ordinal,
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
        wins=rating.wins,
    )
