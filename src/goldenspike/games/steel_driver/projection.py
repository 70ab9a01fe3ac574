"""Cities on a flat map: Albers' conic projection, which keeps areas true.

A board within the contiguous United States uses that country's customary parallels, so that
its cities fall on every common drawing of the states; any other board uses its own latitudes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Final

WIDTH: Final = 17.0
"""Board units from the westernmost city to the easternmost."""

Degrees = tuple[float, float]
"""Latitude and longitude."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Projection:
    """Two standard parallels and the centre, in degrees."""

    south: float
    north: float
    centre: Degrees

    def project(self, at: Degrees) -> Point:
        """A place on a globe of radius 1, y downwards."""
        low, high, middle = radians(self.south), radians(self.north), radians(self.centre[0])
        lat, east = radians(at[0]), radians(at[1] - self.centre[1])
        n = (sin(low) + sin(high)) / 2
        if abs(n) < 1e-6:  # parallels on both sides of the equator: the cone is a cylinder
            return east * cos(low), (sin(middle) - sin(lat)) / cos(low)
        c = cos(low) ** 2 + 2 * n * sin(low)
        radius, apex = sqrt(max(0.0, c - 2 * n * sin(lat))) / n, sqrt(max(0.0, c - 2 * n * sin(middle))) / n
        return radius * sin(n * east), radius * cos(n * east) - apex


UNITED_STATES: Final = Projection(29.5, 45.5, (37.5, -96.0))


def fitting(places: Sequence[Degrees]) -> Projection:
    """The projection that suits these places."""
    lats, lons = [lat for lat, _ in places], [lon for _, lon in places]
    south, north, west, east = min(lats), max(lats), min(lons), max(lons)
    if south > 24 and north < 50 and west > -125 and east < -66:
        return UNITED_STATES
    height = north - south
    return Projection(south + height / 6, north - height / 6, ((south + north) / 2, (west + east) / 2))


def layout(places: Sequence[Degrees]) -> tuple[Point, ...]:
    """Where the cities stand: from 0 to ``WIDTH`` across, the northernmost at 0."""
    projection = fitting(places)
    points = [projection.project(place) for place in places]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    scale = WIDTH / max(right - left, (bottom - top) / 2, 1e-9)
    return tuple((round((x - left) * scale, 3), round((y - top) * scale, 3)) for x, y in points)
