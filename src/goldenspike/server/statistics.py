"""Personal statistics, from the results of finished tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean

from goldenspike.games import game_named
from goldenspike.server.people_wire import (
    AgainstBot,
    BestGame,
    ByPlayers,
    GameStatistics,
    MeasureOut,
    Statistics,
    Streak,
)
from goldenspike.server.storage.people import Result

Met = Iterable[tuple[str, str, int]]
"""(table, bot, the bot's place)."""


def statistics_of(results: Sequence[Result], met: Met, shown: Collection[str]) -> Statistics:
    """``results`` newest first; ``shown`` are the tables whose ids may be told."""
    bots: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for table_id, bot, place in met:
        bots[table_id].append((bot, place))
    by_game: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_game[result.game].append(result)
    return Statistics(games=[_game(game, each, bots, shown) for game, each in sorted(by_game.items())])


def _game(
    game: str, results: list[Result], bots: dict[str, list[tuple[str, int]]], shown: Collection[str]
) -> GameStatistics:
    best = max(results, key=lambda result: result.score)
    counts = sorted({result.players for result in results})
    return GameStatistics(
        game=game,
        games=len(results),
        wins=sum(result.share for result in results),
        win_share=fmean(result.share for result in results),
        last_played=results[0].ended,
        by_players=[_by_players(count, [each for each in results if each.players == count]) for count in counts],
        by_seat=_by_seat(results),
        measures=_measures(game, results),
        best=BestGame(score=best.score, ended=best.ended, table=best.table_id if best.table_id in shown else None),
        streak=_streak(results),
        against_bots=_against(results, bots),
    )


def _by_players(count: int, results: list[Result]) -> ByPlayers:
    return ByPlayers(
        players=count,
        games=len(results),
        wins=sum(result.share for result in results),
        win_share=fmean(result.share for result in results),
        even_share=1 / count,
        mean_place=fmean(result.place for result in results),
        mean_score=fmean(result.score for result in results),
    )


def _by_seat(results: list[Result]) -> list[float]:
    seats: list[list[float]] = [[] for _ in range(max(result.players for result in results))]
    for result in results:
        seats[result.seat].append(result.share)
    return [fmean(shares) if shares else 0.0 for shares in seats]


def _measures(game: str, results: list[Result]) -> list[MeasureOut]:
    """The charts that have a number for each seat; wins are told already."""
    charts = [chart for chart in game_named(game).presenter.charts if chart.shape == "seats"]
    found = []
    for chart in charts:
        values = [float(result.measures[chart.name]) for result in results if chart.name in result.measures]
        if chart.name != "seat_wins" and values:
            title = chart.title.removesuffix(" by seat")
            low, high = min(values), max(values)
            found.append(MeasureOut(name=chart.name, title=title, mean=fmean(values), low=low, high=high))
    return found


def _streak(results: list[Result]) -> Streak:
    best = run = 0
    for result in reversed(results):
        run = run + 1 if result.place == 1 else 0
        best = max(best, run)
    return Streak(current=run, best=best)


def _against(results: list[Result], bots: dict[str, list[tuple[str, int]]]) -> list[AgainstBot]:
    """A game with two bots of one kind counts once for it, by the mean over both."""
    ahead: dict[str, list[float]] = defaultdict(list)
    won: dict[str, list[float]] = defaultdict(list)
    for result in results:
        by_bot: dict[str, list[float]] = defaultdict(list)
        for bot, place in bots.get(result.table_id, ()):
            by_bot[bot].append(1.0 if result.place < place else 0.5 if result.place == place else 0.0)
        for bot, points in by_bot.items():
            ahead[bot].append(fmean(points))
            won[bot].append(result.share)
    return [
        AgainstBot(bot=bot, games=len(points), ahead=fmean(points), won=fmean(won[bot]))
        for bot, points in sorted(ahead.items())
    ]
