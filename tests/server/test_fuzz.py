"""Requests that nobody would think of, made from the API's own description: never a 500, never an undocumented answer.

``GOLDENSPIKE_FUZZ=1000`` tries more of them for each call.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from goldenspike.server.app import create_app
from goldenspike.server.settings import Settings
from server_kit import PATIENCE, Site, seats

TRIES = int(os.environ.get("GOLDENSPIKE_FUZZ", "6"))
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
api = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture(scope="module")
def somebody(household: Site) -> Iterator[tuple[httpx.Client, str]]:
    """A guest, and a table of theirs that is played."""
    with httpx.Client(base_url=household.url, timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "Fuzz"})
        body = {"game": "transamerica", "options": {"players": 2}, "seats": seats("me", "me")}
        yield http, http.post("/api/tables", json=body).json()["id"]


@pytest.mark.parametrize("real", [True, False])
@api.parametrize()
@settings(
    max_examples=TRIES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_is_answered_as_documented(
    case: schemathesis.Case[Any], real: bool, household: Site, somebody: tuple[httpx.Client, str]
) -> None:
    """``real``: at a table that there is, by somebody who sits there."""
    http, table_id = somebody
    cookies = {}
    if real:
        cookies = dict(http.cookies)
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table_id
    answer = case.call(base_url=household.url, cookies=cookies, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "message"}


def test_the_server_is_still_there(household: Site) -> None:
    assert httpx.get(f"{household.url}/readyz").json() == {"status": "ready"}
