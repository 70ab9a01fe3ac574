"""How Steel Driver shows itself: summaries, statistics, pictures, sentences."""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.core.bits import bits_of, members
from goldenspike.core.chart import Chart, Measures
from goldenspike.core.codec import Json
from goldenspike.core.scene import Scene
from goldenspike.games.steel_driver.actions import (
    TURNS,
    Action,
    Auction,
    Bid,
    Build,
    DrawFirst,
    Drop,
    Pass,
    Take,
    action_table,
)
from goldenspike.games.steel_driver.board import GOODS, RailBoard
from goldenspike.games.steel_driver.effects import effect_of
from goldenspike.games.steel_driver.events import Event
from goldenspike.games.steel_driver.facts import FACTS
from goldenspike.games.steel_driver.final import outcome_of
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.insight import Insight, insight_of
from goldenspike.games.steel_driver.link import BUILDER_BONUS, is_joined
from goldenspike.games.steel_driver.pictures import draw_board, draw_position
from goldenspike.games.steel_driver.state import Over, State
from goldenspike.games.steel_driver.story import tell
from goldenspike.games.steel_driver.view import View, see_state


class SteelDriverPresenter:
    facts = FACTS
    insight_type = Insight
    charts = (
        Chart("profit", "Profit per company and turn", "values"),
        Chart("share", "Final value of a share", "values"),
        Chart("rails", "Rails per company", "values"),
        *(Chart(f"price_{turn}", f"Prices paid in turn {turn}", "values") for turn in range(1, TURNS + 1)),
        Chart("unsold", "Companies not sold, per turn", "values"),
        Chart("link", "Turn of the transcontinental link", "kinds"),
        Chart("early", "Percentage of the cash earned before the final phase", "values"),
        Chart("total", "Final cash of all players, to the nearest $100", "values"),
        Chart("seat_cash", "Mean final cash by seat", "seats"),
        Chart("seat_wins", "Share of wins by seat", "seats"),
    )

    def summary(self, state: State) -> dict[str, Json]:
        board = action_table(state.options.board).board
        over = isinstance(state.phase, Over)
        return {
            "cash": list(state.standing.cash),
            "turns": [
                {"profit": dict(zip(board.companies, result.profits, strict=True)), "cash": list(result.cash)}
                for result in state.standing.results
            ],
            "final": _final(board, state) if over else {},
            "winners": list(outcome_of(state).winners) if over else [],
        }

    def measures(self, state: State) -> Measures:
        board = action_table(state.options.board).board
        standing, winners = state.standing, outcome_of(state).winners
        results, seats = standing.results, range(state.options.players)
        total = sum(standing.cash)
        early = sum(results[-1].cash)
        sold = [company for company in state.companies if any(company.shares)]
        return {
            "profit": [profit for result in results for profit in result.profits],
            "share": [set_value(counts_of(board, company.goods)) for company in sold],
            "rails": [company.rails.bit_count() for company in state.companies],
            **{f"price_{n}": [p for p in result.prices if p] for n, result in enumerate(results, 1)},
            "unsold": [result.prices.count(0) for result in results],
            "link": ["never" if standing.linked is None else f"turn {standing.linked}"],
            "early": [round(100 * early / total)] if total else [],
            "total": [round(total, -2)],
            "seat_cash": list(standing.cash),
            "seat_wins": [(seat in winners) / len(winners) for seat in seats],
        }

    def map_scene(self, board: RailBoard) -> Scene:
        return draw_board(board)

    def scene(self, view: View, names: Sequence[str]) -> Scene:
        return draw_position(view, names)

    def open_view(self, state: State) -> View:
        return see_state(state, None)

    def spot(self, action: Action, view: View) -> tuple[float, float] | None:
        board = action_table(view.options.board).board
        match action:
            case Build(a, b, start):
                here, there = (b, a) if start == b else (a, b)
                return _between(board, here, there, 1 / 2 if start is None else 1 / 3)
            case Take(city):
                return board.positions[board.city_at[city]]
            case _:
                return None

    def tell(self, event: Event, board: RailBoard, names: Sequence[str]) -> str:
        return tell(event, board, names)

    def label(self, action: Action, view: View) -> str:
        board = action_table(view.options.board).board
        match action:
            case DrawFirst(first):
                return f"seat {first} begins"
            case Auction(company, bid):
                return f"put {company} up, bid {bid}"
            case Pass():
                return "pass the marker on"
            case Bid(amount):
                return f"bid {amount}"
            case Drop():
                return "drop out"
            case Build(a, b, start):
                return _build_label(board, view, board.link_named[a, b], start)
            case Take(city):
                return _take_label(board, view, board.city_at[city])

    def effect(self, action: Action, view: View) -> dict[str, Json] | None:
        return effect_of(action, view)

    def insight(self, view: View) -> Insight:
        return insight_of(view)


def _between(board: RailBoard, here: str, there: str, part: float) -> tuple[float, float]:
    """A point on a link. Nearer to its start for a first link, so that both directions can be told apart."""
    (x, y), (far_x, far_y) = (board.positions[board.city_at[city]] for city in (here, there))
    return x + part * (far_x - x), y + part * (far_y - y)


def _build_label(board: RailBoard, view: View, link: int, start: str | None) -> str:
    """What a link costs and brings, and the transcontinental link where it completes it."""
    (a, b), cost = board.link_ids[link], board.links[link].cost
    here, there = (b, a) if start == b else (a, b)
    text = f"{'start' if start else 'build'} {board.place_name(here)} to {board.place_name(there)} for {cost}"
    if view.phase != "building" or view.company is None:
        return text
    company = view.companies[view.company]
    had = company.cities if start is None else 1 << board.city_at[start]
    ends = bits_of(board.ends[link])
    rise = sum(board.values[city] for city in members(ends & ~had))
    networks = [each.cities | ends if each is company else each.cities for each in view.companies]
    completes = view.linked is None and is_joined(networks, board.transcontinental)
    bonus = f" and ${BUILDER_BONUS} for the transcontinental link" if completes else ""
    return f"{text}: profit +${rise}{bonus}, {company.treasury - cost} left in the treasury"


def _take_label(board: RailBoard, view: View, at: int) -> str:
    city = board.cities[at]
    text = f"take the {city.color} cube of {city.name}"
    if view.phase != "taking" or view.company is None:
        return text
    goods = view.companies[view.company].goods
    now, then = (set_value(counts_of(board, cubes)) for cubes in (goods, goods | 1 << at))
    return f"{text}: ${now} a share becomes ${then}"


def _final(board: RailBoard, state: State) -> dict[str, Json]:
    final = {}
    for name, company in zip(board.companies, state.companies, strict=True):
        counts = counts_of(board, company.goods)
        final[name] = {
            "goods": {color: count for color, count in zip(GOODS, counts, strict=True) if count},
            "value": set_value(counts),
            "controller": company.controller,
        }
    return final
