"""Every numbered rule has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NUMBERS = (10, 11, 12, 13, 14, 20, 21, *range(30, 37), *range(40, 44), *range(50, 55), *range(60, 64), *range(70, 74))
RULES = [*map(str, NUMBERS), "80", "81", "V10", "V11", "V12", "V20", "V21", "V22", "X1", "X2", "X3"]

NAMES = re.findall(
    r"^def (test_ta_\w+)", "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")), re.M
)


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test(rule: str) -> None:
    assert [name for name in NAMES if name.startswith(f"test_ta_{rule.lower()}_")]


def test_no_test_names_a_rule_that_is_not() -> None:
    assert {name.split("_")[2].upper() for name in NAMES} <= set(RULES)
