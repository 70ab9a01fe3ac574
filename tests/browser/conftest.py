"""A server, a real Chromium, and pages in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from server_kit import Site

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=20_000)  # A busy machine may take its time.

NewPage = Callable[..., Page]


def chromium(playwright: Playwright) -> Browser:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("Chromium is not installed (apt-get install chromium)")
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own on SQLite, as ``spike serve`` runs it, without limits on how fast one may click."""
    folder = tmp_path_factory.mktemp("server")
    site = Site(f"sqlite:///{folder}/spike.db", folder / "log").start()
    yield site.url
    site.stop()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Make a page in a browser profile of its own: a visitor. An error on the page's console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(*, language: str = "en", phone: bool = False, **more: object) -> Page:
        context = browser.new_context(
            base_url=address,
            locale=language,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="reduce",
            **more,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
