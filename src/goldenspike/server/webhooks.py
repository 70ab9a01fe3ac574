"""Calls to addresses that users gave: only to public ones, signed, bounded in size and time.

The name is resolved here, every address it stands for is checked, and the call goes to a
checked address: what the name says a moment later does not matter. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from goldenspike.server.errors import Invalid

SECONDS: Final = 10.0
"""For a whole call."""
MOST_ADDRESSES: Final = 3
"""Tried one after the other."""
SIGNATURE: Final = "Spike-Signature"
DELIVERY: Final = "Spike-Delivery"

Resolver = Callable[[str, int], Awaitable[list[str]]]

_DISGUISES: Final = tuple(
    ipaddress.ip_network(text)
    for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "::ffff:0:0:0/96", "fec0::/10")
)
"""Networks of IPv6 behind which an IPv4 address may stand, or that were internal once."""


class WebhookFailed(Exception):
    """Why a call failed, in words for the user."""


def is_public(text: str) -> bool:
    """Whether an address is one of the internet's: not this machine, not its network, nothing disguised."""
    address: Any = ipaddress.ip_address(text.partition("%")[0])
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in _DISGUISES):
            return False
    return bool(address.is_global) and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def check_url(url: str, mode: str) -> None:
    """Refuse an address that cannot be called; ``mode`` is the operator's setting."""
    if mode == "off":
        raise Invalid("webhooks_off", "This server makes no such calls.")
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        raise Invalid("webhook_invalid", "url: is not a valid address.") from None
    if parts.scheme != "https" and not (mode == "any" and parts.scheme == "http"):
        raise Invalid("webhook_invalid", "url: must begin with https://.")
    if not host or parts.username is not None or parts.password is not None:
        raise Invalid("webhook_invalid", "url: needs a host, and no name or password before it.")
    if mode != "any" and port is not None and port != 443 and port < 1024:
        raise Invalid("webhook_invalid", "url: the port must be 443, or 1024 or more.")
    if mode != "any" and not _may_be_public(host):
        raise Invalid("webhook_invalid", "url: is an address of an internal network.")


def _may_be_public(host: str) -> bool:
    """Of a name, only the call tells."""
    try:
        return is_public(host)
    except ValueError:
        return host.lower().rstrip(".") != "localhost" and not host.lower().rstrip(".").endswith(".localhost")


async def resolve(host: str, port: int) -> list[str]:
    """All addresses a name stands for."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def signature(secret: str, moment: int, body: bytes) -> str:
    """``t=moment,v1=HMAC-SHA256(secret, "moment.body")``."""
    mac = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={mac.hexdigest()}"


async def call(
    url: str, secret: str, delivery: str, payload: dict[str, Any], mode: str, resolver: Resolver = resolve
) -> None:
    """Make a call; ``WebhookFailed`` if it was not answered well."""
    body = json.dumps(payload, ensure_ascii=False).encode()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "GoldenSpike",
        SIGNATURE: signature(secret, int(time.time()), body),
        DELIVERY: delivery,
    }
    try:
        async with asyncio.timeout(SECONDS):
            check_url(url, mode)
            status = await _post(httpx.URL(url), body, headers, mode, resolver)
    except Invalid as error:
        raise WebhookFailed(error.message) from None
    except TimeoutError:
        raise WebhookFailed(f"There was no answer within {SECONDS:g} seconds.") from None
    except (httpx.HTTPError, OSError, UnicodeError):
        raise WebhookFailed("It cannot be reached.") from None
    if not 200 <= status < 300:
        raise WebhookFailed(f"It answered with the status {status}.")


async def _post(url: httpx.URL, body: bytes, headers: dict[str, str], mode: str, resolver: Resolver) -> int:
    addresses = await resolver(url.host, url.port or (443 if url.scheme == "https" else 80))
    if mode != "any" and not all(map(is_public, addresses)):
        raise WebhookFailed("It is an address of an internal network.")
    failed: Exception = OSError("no address")
    for address in addresses[:MOST_ADDRESSES]:
        try:
            return await _send(url, address, body, headers)
        except httpx.ConnectError as error:
            failed = error
    raise failed


async def _send(url: httpx.URL, address: str, body: bytes, headers: dict[str, str]) -> int:
    """To this address, whatever the name stands for now; the certificate must be the name's."""
    verify = _trust() if url.scheme == "https" else True
    async with httpx.AsyncClient(trust_env=False, timeout=SECONDS, verify=verify) as client:
        request = client.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers={**headers, "Host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.host},
        )
        response = await client.send(request, stream=True, follow_redirects=False)
        await response.aclose()  # what it says beyond its status is not read
        return response.status_code


@cache
def _trust() -> ssl.SSLContext:
    return httpx.create_ssl_context()
