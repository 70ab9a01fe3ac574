"""The page people play on, as it was built from ``client/``; and the list of all calls at /api/docs."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from goldenspike.server.errors import NotFound

router = APIRouter(include_in_schema=False)

FOLDER: Final = Path(__file__).parent.parent / "page"
SMALL: Final = 1000
"""Bytes below which packing gains nothing."""
FOREVER: Final = "public, max-age=31536000, immutable"

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 8vh auto; padding: 0 1.2rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem .8rem .3rem 0; vertical-align: top; border-top: 1px solid #8884; }
"""
NOT_BUILT: Final = (
    "<h1>Golden Spike</h1><p>The server is running, but its page was not built: <code>make page</code>.</p>"
)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, read and packed once."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """The built page by path; nothing if it was not built."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): _read(path) for path in found}


def _read(path: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packs = len(data) > SMALL and kind.split("/")[0] in ("text", "application", "image")
    return File(data, gzip.compress(data, mtime=0) if packs else None, kind, f'"{sha256(data).hexdigest()[:20]}"')


def _answer(request: Request, file: File, cached: str) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": cached, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    rows = [
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(call.get('summary', ''))}</td></tr>"
        for path, calls in request.app.openapi()["paths"].items()
        for method, call in calls.items()
    ]
    socket = "<tr><td><code>WS</code></td><td><code>/api/tables/{table_id}/socket</code></td><td>Play</td></tr>"
    return _plain("Golden Spike: the API", f"<h1>The API</h1><table>{''.join(rows)}{socket}</table>")


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the page; any other address is the page itself, which shows what belongs there."""
    if path in files() and path != "index.html":
        return _answer(request, files()[path], FOREVER if path.startswith("assets/") else "no-cache")
    if path.startswith(("api/", "assets/")):
        raise NotFound("not_found", "There is nothing here.")
    if "index.html" not in files():
        return _plain("Golden Spike", NOT_BUILT)
    return _answer(request, files()["index.html"], "no-cache")


def _plain(title: str, body: str) -> HTMLResponse:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return HTMLResponse(f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body>')
