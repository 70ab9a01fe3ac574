"""Work spread over cores, or over the machines of a Ray cluster; what comes of it, in the order of the items."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from goldenspike.core.errors import GoldenSpikeError

Item = TypeVar("Item")
Result = TypeVar("Result")


class Spread(Protocol):
    """Do the same work on every item, somewhere."""

    def __call__(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]: ...


class NoCluster(GoldenSpikeError):
    code = "no_cluster"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def over_cores(workers: int) -> Spread:
    """So many processes of this machine; one is this very process."""

    def spread(work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        if workers == 1:
            yield from map(work, items)
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, items)

    return spread


def over_cluster(address: str) -> Spread:
    """All cores of a Ray cluster, which must have this version of Golden Spike installed."""

    def spread(work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        ray = _connected(address)
        try:
            task: Any = ray.remote(_do)
            ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            for item in items:
                if len(waiting) == ahead:
                    yield ray.get(waiting.popleft())
                waiting.append(task.remote(work, item))
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            ray.shutdown()

    return spread


def _do(work: Callable[[Item], Result], item: Item) -> Result:
    return work(item)


def _connected(address: str) -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise NoCluster("a cluster needs an extra: pip install 'goldenspike[cluster]'") from None
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise NoCluster(f"a cluster's address is HOST:PORT, not {address!r}")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()  # Ray itself would try for minutes
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    return ray
