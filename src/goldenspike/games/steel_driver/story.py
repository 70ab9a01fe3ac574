"""Steel Driver's events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.games.steel_driver.board import RailBoard
from goldenspike.games.steel_driver.events import (
    AuctionOpened,
    AuctionsEnded,
    Built,
    CompanyPassed,
    Controlled,
    Dropped,
    Event,
    FinalProfit,
    FirstDrawn,
    GameEnded,
    GoodsPlaced,
    Linked,
    MarkerPassed,
    Raised,
    SharesPaid,
    Sold,
    TakingPassed,
    Took,
    TurnBegan,
    TurnEnded,
)

Names = Sequence[str]

WHY_PASSED = {
    "uncontrolled": "nobody controls it this turn",
    "no_rails": "it has no rail left",
    "no_link": "no free link is in its reach",
    "no_cubes": "it cannot pay for any free link",
}


def tell(event: Event, board: RailBoard, names: Names) -> str:  # noqa: C901, PLR0911, PLR0912
    """One sentence, or two, for each event."""
    match event:
        case FirstDrawn(first):
            return f"{names[first]} is the first active player."
        case TurnBegan(turn, active, order, income, _):
            return (
                f"Turn {turn}: everybody receives {income} investment cubes. "
                f"{names[active]} is active; the companies act in the order {', '.join(order)}."
            )
        case MarkerPassed(seat, to, forced):
            how = "has no cubes and must pass" if forced else "passes"
            return f"{names[seat]} {how} the marker on to {names[to]}."
        case AuctionOpened(seat, company, bid):
            return f"{names[seat]} puts {company} up for auction and bids {bid}."
        case Raised(seat, company, bid):
            return f"{names[seat]} bids {bid} for {company}."
        case Dropped(seat, company, forced):
            how = "has too few cubes to raise and is" if forced else "drops"
            return f"{names[seat]} {how} out of the auction for {company}."
        case Sold(seat, company, price, treasury, shares):
            return (
                f"{names[seat]} wins {company} for {_count(price, 'cube')} and holds {_count(shares, 'share')} in it; "
                f"its treasury has {_count(treasury, 'cube')}."
            )
        case AuctionsEnded():
            return _auctions_ended(event, names)
        case Built():
            return _built(event, board, names)
        case Linked():
            return _linked(event, board)
        case CompanyPassed(company, reason, place):
            return f"{company.capitalize()} passes (place {place} of the pass row): {WHY_PASSED[reason]}."
        case TurnEnded():
            return _turn_ended(event, names)
        case GoodsPlaced(cities):
            cubes = _count(len(cities), "goods cube")
            return f"The final phase: treasuries are emptied; each city on a rail gets its goods cube, {cubes} in all."
        case Controlled():
            return _controlled(event, names)
        case Took(seat, company, city, color):
            return f"{names[seat]} takes the {color} cube of {board.place_name(city)} for {company}."
        case TakingPassed(company, reason):
            why = "nobody controls it" if reason == "uncontrolled" else "no goods are left on its rails"
            return f"{company.capitalize()} takes no more goods: {why}."
        case FinalProfit():
            return _final_profit(event, names)
        case SharesPaid(payouts, cash):
            return f"The shares pay {_amounts(payouts, names)}. Cash: {_amounts(cash, names)}."
        case GameEnded():
            return _game_ended(event, names)


def _auctions_ended(event: AuctionsEnded, names: Names) -> str:
    how = "All companies are sold" if event.reason == "all_sold" else "All players have passed"
    left = f"; {_listed(event.unsold)} stay unsold" if len(event.unsold) > 1 else ""
    left = f"; {event.unsold[0]} stays unsold" if len(event.unsold) == 1 else left
    return f"{how}{left}. {names[event.active]} has the marker. The companies build."


def _built(event: Built, board: RailBoard, names: Names) -> str:
    a, b = board.place_name(event.a), board.place_name(event.b)
    if event.start == event.b:
        a, b = b, a
    verb = "starts" if event.start else "builds"
    text = f"{names[event.seat]} {verb} {event.company} from {a} to {b} for {_count(event.cost, 'cube')}"
    if event.start is None:
        text = f"{names[event.seat]} builds {a} to {b} with {event.company} for {_count(event.cost, 'cube')}"
    if event.city is None:
        return f"{text}: no new city, and its profit stays ${event.profit}."
    return f"{text}: {board.place_name(event.city)} adds ${event.rise}, its profit is ${event.profit}."


def _linked(event: Linked, board: RailBoard) -> str:
    routes = [" - ".join(board.place_name(city) for city in route) for route in event.routes]
    bonuses = _listed([f"{company} ${bonus}" for company, bonus in event.bonuses])
    way = routes[0] if len(routes) == 1 else f"{len(routes)} equal routes: {'; '.join(routes)}"
    return f"{event.company.capitalize()} completes the transcontinental link ({way}). It adds to profits: {bonuses}."


def _turn_ended(event: TurnEnded, names: Names) -> str:
    paid = [
        f"{company} ${profit} to {'nobody' if seat is None else names[seat]}"
        for company, profit, seat in event.profits
        if profit
    ]
    profits = f"profits are paid: {_listed(paid)}" if paid else "no company made a profit"
    cash = _amounts(event.cash, names)
    return f"Turn {event.turn} ends, {profits}. Cash: {cash}. The new company order is {', '.join(event.order)}."


def _controlled(event: Controlled, names: Names) -> str:
    company = event.company.capitalize()
    if event.seat is None:
        return f"{company} has sold no share: nobody controls it."
    most = event.shares[event.seat]
    why = f"has the most shares ({most})"
    if event.reason != "most_shares":
        tied = _listed([names[seat] for seat, held in enumerate(event.shares) if held == most])
        whom = "who held it in turn 5" if event.reason == "tie_from_holder" else "the active player"
        why = f"comes first clockwise from {whom} among {tied}, with {_count(most, 'share')} each"
    return f"{company} is now controlled by {names[event.seat]}, who {why}."


def _final_profit(event: FinalProfit, names: Names) -> str:
    company = event.company.capitalize()
    if not event.sets:
        return f"{company} has no goods: its shares pay nothing."
    sets = zip(event.sets, event.values, strict=True)
    listed = _listed([f"{' + '.join(colors)} ${value}" for colors, value in sets])
    paid = [f"{names[seat]} ${payout}" for seat, payout in enumerate(event.payouts) if payout]
    tail = f" That is {_listed(paid)}." if paid else ""
    return f"{company} pays ${event.profit} a share, for its sets {listed}.{tail}"


def _game_ended(event: GameEnded, names: Names) -> str:
    winners = event.ranking[0]
    who, most = _listed([names[seat] for seat in winners]), event.cash[winners[0]]
    if event.reason == "shared":
        return f"{who} share the victory with ${most}."
    if event.reason == "most_goods":
        return f"{who} wins with ${most}: of those with as much, {who} controls the company with the most goods."
    return f"{who} wins with ${most}."


def _amounts(amounts: Sequence[int], names: Names) -> str:
    return ", ".join(f"{name} ${amount}" for name, amount in zip(names, amounts, strict=True))


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "none"
