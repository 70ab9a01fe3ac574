"""Files that commands write: whether they can be is asked before anything is played."""

from __future__ import annotations

from pathlib import Path

from goldenspike.core.errors import GoldenSpikeError


class OutputError(GoldenSpikeError):
    code = "cannot_write"


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _refused(path, error) from None


def check_files(*paths: Path | None) -> None:
    """Refuse a file that cannot be written; one that is not there yet is not left there."""
    for path in paths:
        if path is not None:
            new = not path.exists()
            try:
                path.open("ab").close()
                if new:
                    path.unlink()
            except OSError as error:
                raise _refused(path, error) from None


def make_folder(path: Path) -> None:
    """Make a folder in which files can be written; it may be there already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused(path, error) from None
    check_files(path / ".writable")


def _refused(path: Path, error: OSError) -> OutputError:
    return OutputError(f"cannot write {path}: {error.strerror}")
