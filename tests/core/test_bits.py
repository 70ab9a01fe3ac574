"""Sets as ints, and Choices: a sequence like the tuple of its items."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenspike.core.bits import Choices, bits_of, members, nth_member

TABLE = tuple(f"action {place}" for place in range(600))

steady = settings(max_examples=100, derandomize=True, deadline=None, database=None)
places = st.sets(st.integers(min_value=0, max_value=599), max_size=40)
tails = st.sampled_from([(), ("stop",), ("stop", "stay")])


@steady
@given(places)
def test_a_set_and_its_bits_are_the_same(chosen: set[int]) -> None:
    bits = bits_of(chosen)
    assert list(members(bits)) == sorted(chosen)
    assert bits.bit_count() == len(chosen)
    assert [nth_member(bits, n) for n in range(len(chosen))] == sorted(chosen)


def made(chosen: set[int], tail: tuple[str, ...]) -> tuple[Choices[str], tuple[str, ...]]:
    return Choices(TABLE, bits_of(chosen), tail), (*(TABLE[place] for place in sorted(chosen)), *tail)


@steady
@given(places, tails)
def test_choices_have_length_items_and_order_of_their_tuple(chosen: set[int], tail: tuple[str, ...]) -> None:
    choices, items = made(chosen, tail)
    assert len(choices) == len(items)
    assert bool(choices) == bool(items)
    assert tuple(choices) == items
    assert tuple(reversed(choices)) == items[::-1]
    assert [choices[i] for i in range(-len(items), len(items))] == [items[i] for i in range(-len(items), len(items))]


@steady
@given(places, tails, st.slices(45))
def test_choices_are_sliced_like_their_tuple(chosen: set[int], tail: tuple[str, ...], part: slice) -> None:
    choices, items = made(chosen, tail)
    assert tuple(choices[part]) == items[part]


@steady
@given(places, tails)
def test_choices_find_and_count_like_their_tuple(chosen: set[int], tail: tuple[str, ...]) -> None:
    choices, items = made(chosen, tail)
    for item in (*items[:3], *items[-1:]):
        assert item in choices
        assert choices.index(item) == items.index(item)
        assert choices.count(item) == 1
    assert "nothing" not in choices
    with pytest.raises(ValueError):  # noqa: PT011
        choices.index("nothing")


@pytest.mark.parametrize("index", [4, 5, 100, -5, -100])
def test_beyond_the_ends_there_is_nothing(index: int) -> None:
    choices, items = made({3, 5, 300}, ("stop",))
    for sequence in (choices, items):
        with pytest.raises(IndexError):
            sequence[index]


def test_choices_equal_any_sequence_of_the_same_items() -> None:
    choices, items = made({3, 5, 300}, ("stop",))
    assert choices == items
    assert choices == list(items)
    assert choices == made({3, 5, 300}, ("stop",))[0]
    assert choices != items[:-1]
    assert choices != items[::-1]
    assert choices != 3
    assert isinstance(choices, Sequence)


def test_choices_can_be_chosen_from() -> None:
    choices, items = made({3, 5, 300}, ("stop",))
    assert {Random(seed).choice(choices) for seed in range(50)} == set(items)
    assert Random(1).choice(choices) == Random(1).choice(items)


def test_choices_show_their_items() -> None:
    choices, items = made({3}, ("stop",))
    assert repr(choices) == f"Choices({list(items)!r})"


def test_choices_of_nothing_are_empty() -> None:
    choices, _ = made(set(), ())
    assert len(choices) == 0
    assert not choices
    with pytest.raises(IndexError):
        choices[0]
