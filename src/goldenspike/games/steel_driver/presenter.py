"""stub"""

from __future__ import annotations

from typing import Any


class SteelDriverPresenter:
    charts: Any = ()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)
