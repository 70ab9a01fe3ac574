"""The ``spike`` command run as a person runs it."""

from __future__ import annotations

import subprocess
import sys
from typing import NamedTuple


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def spike(*words: object, typed: str = "") -> Ran:
    """Run the command in a process of its own, with what is typed into it."""
    command = [sys.executable, "-c", "from goldenspike.cli.main import run; run()", *map(str, words)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=300)
    return Ran(done.returncode, done.stdout, done.stderr)


def imported(*words: object) -> set[str]:
    """The modules a command imports."""
    program = f"import sys; sys.argv = ['spike', *{[str(word) for word in words]!r}]\n" + (
        "from goldenspike.cli.main import run\ntry: run()\nexcept SystemExit: pass\nprint('MODULES', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    return set(done.stdout.rpartition("MODULES")[2].split())
