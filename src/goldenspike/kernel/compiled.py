"""How kernel functions are compiled, so that the first use after an installation is a short wait.

A function that is compiled for itself is compiled again, with all it calls, into each of its
callers. So only what Python calls, and what compiled code calls in several places, is; the rest
becomes part of its one caller. And only what Python calls gets a wrapper for Python: with boards
as arguments that wrapper is most of the work.
"""

from __future__ import annotations

from typing import Any, Final

from numba import njit

entry: Final[Any] = njit(cache=True)
"""Called from Python."""
inner: Final[Any] = njit(cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[call-overload]
"""Called in several places of the kernel."""
once: Final[Any] = njit(cache=True, inline="always")
"""Called in one place of the kernel."""
