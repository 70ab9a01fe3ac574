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

A_co = TypeVar("A_co", covariant=True)


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


def bytes_of(bits: Bits) -> bytes:
    """Member 8 i + k is bit k of byte i."""
    return bits.to_bytes((bits.bit_length() + 7) // 8, "little")


_HALVES = tuple((1 << n, (1 << (1 << n)) - 1) for n in range(15, 2, -1))
"""(width, that many ones), widest first, down to a byte."""

_IN_BYTE = tuple(tuple(members(byte)) for byte in range(256))


def nth_member(bits: Bits, n: int) -> int:
    """The n-th lowest member (from 0), by halving: no list is made."""
    found = 0
    for width, ones in _HALVES[16 - max(3, (bits.bit_length() - 1).bit_length()) :]:
        low = bits & ones
        count = low.bit_count()
        if n < count:
            bits = low
        else:
            n -= count
            bits >>= width
            found += width
    return found + _IN_BYTE[bits][n]


class Choices(Sequence[A_co], Generic[A_co]):
    """The actions of ``table`` whose place is in ``mask``, then those of ``tail``.

    A legal set of a hundred segments is made without touching a hundred objects.
    """

    __slots__ = ("_count", "mask", "table", "tail")

    def __init__(self, table: Sequence[A_co], mask: Bits, tail: tuple[A_co, ...] = ()) -> None:
        self.table = table
        self.mask = mask
        self.tail = tail
        self._count = mask.bit_count()

    def __len__(self) -> int:
        return self._count + len(self.tail)

    @overload
    def __getitem__(self, index: int) -> A_co: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A_co]: ...
    def __getitem__(self, index: int | slice) -> A_co | Sequence[A_co]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._count + len(self.tail)
        if index >= self._count:
            return self.tail[index - self._count]
        if index < 0:
            raise IndexError(index)
        return self.table[nth_member(self.mask, index)]

    def __iter__(self) -> Iterator[A_co]:
        table = self.table
        for place, byte in enumerate(bytes_of(self.mask)):
            for index in _IN_BYTE[byte]:
                yield table[8 * place + index]
        yield from self.tail

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Choices({list[Any](self)!r})"
