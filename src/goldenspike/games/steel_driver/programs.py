"""Decisions in advance, for the auctions: bid up to a limit, drop out, pass until a company is up.

A program is for one turn of the game. It never does what the seat could not do itself, and
it says nothing where it was not meant: then the seat is asked, as ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from goldenspike.core.bits import members
from goldenspike.core.codec import Json
from goldenspike.core.errors import ProgramError
from goldenspike.games.steel_driver.actions import DROP, PASS, Action, Bid, action_table
from goldenspike.games.steel_driver.view import AuctionView, View


@dataclass(frozen=True, slots=True)
class BidUpTo:
    """Raise by one cube whenever asked, up to a limit; beyond it drop out, or ask."""

    type: ClassVar[str] = "bid_up_to"
    turn: int
    company: str
    limit: int
    then: Literal["drop", "ask"] = "drop"


@dataclass(frozen=True, slots=True)
class DropOut:
    """Drop out of the auction that runs now, when asked."""

    type: ClassVar[str] = "drop_out"
    turn: int
    company: str


@dataclass(frozen=True, slots=True)
class PassUntil:
    """Hand the marker on until somebody puts this company up."""

    type: ClassVar[str] = "pass_until"
    turn: int
    company: str


Program = BidUpTo | DropOut | PassUntil


class SteelDriverPrograms:
    program_type: Any = Program

    def offers(self, view: View) -> tuple[dict[str, Json], ...]:
        auction, seat = view.auction, view.seat
        if auction is None or seat is None:
            return ()
        offers: list[dict[str, Json]] = []
        for at in members(auction.unsold):
            common = {"turn": view.turn, "company": view.companies[at].name}
            least, most = _least(auction, at), view.cubes[seat]
            if least <= most and _is_in(auction, at, seat):
                offers.append({"type": "bid_up_to", **common, "limit": [least, most], "then": ["drop", "ask"]})
            if auction.company == at and _is_in(auction, at, seat):
                offers.append({"type": "drop_out", **common})
            if auction.company != at:
                offers.append({"type": "pass_until", **common})
        return tuple(offers)

    def check(self, program: Program, view: View) -> None:
        auction, at = view.auction, _company(view, program)
        if auction is None or view.seat is None or program.turn != view.turn:
            raise ProgramError("programs are for the auctions of the turn that is played")
        if self.lapsed(program, view):
            raise ProgramError(f"the {program.company} company is not to be had that way any more this turn")
        if not isinstance(program, BidUpTo):
            return
        least, most = _least(auction, at), view.cubes[view.seat]
        if not least <= program.limit <= most:
            raise ProgramError(f"the limit must be {least} to {most} cubes, not {program.limit}")

    def replaces(self, new: Program, old: Program) -> bool:
        if isinstance(new, PassUntil) or isinstance(old, PassUntil):
            return isinstance(new, PassUntil) and isinstance(old, PassUntil)
        return new.company == old.company

    def label(self, program: Program, view: View) -> str:  # noqa: ARG002
        match program:
            case BidUpTo(_, company, limit, then):
                return f"bid up to {limit} for {company}, then {'drop out' if then == 'drop' else 'ask me'}"
            case DropOut(_, company):
                return f"drop out of the auction of {company}"
            case PassUntil(_, company):
                return f"pass the marker on until somebody puts {company} up"

    def act(self, program: Program, view: View) -> Action | None:
        auction = view.auction
        if auction is None or view.to_act != view.seat or program.turn != view.turn:
            return None
        if isinstance(program, PassUntil):
            return PASS if auction.company is None and not self.lapsed(program, view) else None
        if auction.company != _company(view, program):
            return None
        if isinstance(program, DropOut):
            return DROP
        if auction.bid < program.limit:
            return Bid(auction.bid + 1)
        return DROP if program.then == "drop" else None

    def lapsed(self, program: Program, view: View) -> bool:
        auction, seat, at = view.auction, view.seat, _company(view, program)
        if auction is None or seat is None or program.turn != view.turn or not auction.unsold >> at & 1:
            return True
        match program:
            case BidUpTo(_, _, limit, then):
                over = auction.company == at and auction.leader != seat and auction.bid >= limit and then == "ask"
                return over or not _is_in(auction, at, seat)
            case DropOut():
                return auction.company != at or not _is_in(auction, at, seat)
            case PassUntil():
                return auction.company == at


def _company(view: View, program: Program) -> int:
    at = action_table(view.options.board).company_at.get(program.company)
    if at is None:
        raise ProgramError("there is no such company on this board")
    return at


def _least(auction: AuctionView, at: int) -> int:
    """The lowest limit that means anything: a raise, or the own bid where it leads."""
    return auction.bid + 1 if auction.company == at else 1


def _is_in(auction: AuctionView, at: int, seat: int) -> bool:
    """Whether a seat takes part in a company's auction, or could when it comes."""
    return auction.company != at or auction.leader == seat or bool(auction.rivals >> seat & 1)
