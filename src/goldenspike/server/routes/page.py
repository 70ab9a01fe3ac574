"""The page at /, and the list of all calls at /api/docs: plain HTML that needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from goldenspike import __version__

router = APIRouter(include_in_schema=False)

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 8vh auto; padding: 0 1.2rem; }
h1 { font-size: 2rem; margin-bottom: 0; }
code { font-size: .95em; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem .8rem .3rem 0; vertical-align: top; border-top: 1px solid #8884; }
"""


def _page(title: str, body: str) -> HTMLResponse:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return HTMLResponse(f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body>')


@router.get("/")
async def home() -> HTMLResponse:
    return _page(
        "Golden Spike",
        f"""<h1>Golden Spike</h1>
<p>The server is running, version {__version__}. It hosts TransAmerica and Steel Driver for people and bots.</p>
<ul>
<li><a href="/api/docs">What programs can ask of it</a>, also as <a href="/api/openapi.json">OpenAPI</a></li>
<li><a href="/api/schema/socket">The messages of play, as JSON Schema</a></li>
<li><a href="/api/lobby">Who plays now</a></li>
</ul>""",
    )


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    rows = [
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(call.get('summary', ''))}</td></tr>"
        for path, calls in request.app.openapi()["paths"].items()
        for method, call in calls.items()
    ]
    socket = "<tr><td><code>WS</code></td><td><code>/api/tables/{table_id}/socket</code></td><td>Play</td></tr>"
    return _page("Golden Spike: the API", f"<h1>The API</h1><table>{''.join(rows)}{socket}</table>")
