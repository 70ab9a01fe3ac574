"""Sets as Python ints: bit i stands for member i.

Networks, tracks and choices are such sets. An int is a value: it copies for free, compares
and hashes at once, and joins, cuts and differences are one machine-speed operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Generic, TypeVar, overload

BITS = "bits"
Bits = Annotated[int, BITS]
"""An int used as a set. In JSON it is the list of its members."""

A = TypeVar("A")


def bits_of(members: Iterable[int]) -> Bits:
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def members(bits: Bits) -> Iterator[int]:
    """The members of a set, lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def nth_member(bits: Bits, n: int) -> int:
    """The n-th lowest member (from 0), by halving: no list is made."""
    low, width = 0, 1 << (bits.bit_length() - 1).bit_length()
    while width > 1:
        width >>= 1
        half = bits & ((1 << width) - 1)
        count = half.bit_count()
        if n < count:
            bits = half
        else:
            n -= count
            bits >>= width
            low += width
    return low


class Choices(Sequence[A], Generic[A]):
    """The actions of ``table`` whose place is in ``mask``, then those of ``tail``.

    A legal set of a hundred segments is made without touching a hundred objects.
    """

    __slots__ = ("_count", "_mask", "_table", "_tail")

    def __init__(self, table: Sequence[A], mask: Bits, tail: tuple[A, ...] = ()) -> None:
        self._table = table
        self._mask = mask
        self._tail = tail
        self._count = mask.bit_count()

    def __len__(self) -> int:
        return self._count + len(self._tail)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._count + len(self._tail)
        if 0 <= index < self._count:
            return self._table[nth_member(self._mask, index)]
        if index < 0:
            raise IndexError(index)
        return self._tail[index - self._count]

    def __iter__(self) -> Iterator[A]:
        for place in members(self._mask):
            yield self._table[place]
        yield from self._tail

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Choices({list[Any](self)!r})"
