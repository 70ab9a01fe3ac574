"""The REST bodies that concern people: accounts, settings, history, ratings, statistics, webhooks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from goldenspike.server.wire import Body, Me, Name, Out

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
GivenPassword = Annotated[str, StringConstraints(max_length=200)]
GivenName = Annotated[str, StringConstraints(max_length=100)]


class SignUp(Body):
    name: Name
    password: Password


class NewAccount(Out):
    me: Me
    recovery_codes: list[str] = Field(description="Shown this once. Each stands in for a forgotten password, once.")


class SignInAsked(Body):
    name: GivenName
    password: GivenPassword
    merge: bool = Field(
        default=True, description="What this browser's guest had becomes the account's; else it waits for the sign-out."
    )


class Recover(Body):
    name: GivenName
    code: Annotated[str, StringConstraints(max_length=40)]
    password: Password = Field(description="The new one.")


class WithPassword(Body):
    password: GivenPassword


class ChangePassword(Body):
    password: GivenPassword = Field(description="The one you have.")
    new_password: Password


class AccountOut(Out):
    name: str
    created: int
    recovery_codes_left: int
    devices: int = Field(description="How many are signed in.")


class RecoveryCodes(Out):
    recovery_codes: list[str]


class SignedOut(Out):
    me: Me | None = Field(description="The guest whom this browser is now, if any.")


Theme = Literal["auto", "light", "dark"]


class PreferencesChange(Body):
    """What is left out stays; null is forgotten."""

    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$")] | None = None
    theme: Theme | None = None
    sounds: bool | None = None


class PreferencesOut(Out):
    """How the page looks and sounds for a player, on every device. Null: never chosen."""

    language: str | None = None
    theme: Theme | None = None
    sounds: bool | None = None


class Opponent(Out):
    seat: int
    name: str
    player: str | None
    bot: str | None
    place: int
    score: float


class PastGame(Out):
    table: str
    game: str
    players: int
    seats: list[int] = Field(description="Yours.")
    place: int = Field(description="The best of yours; 1 has won.")
    score: float
    everybody: list[Opponent] = Field(description="All seats in order, yours too.")
    reason: str
    rated: bool
    rating_change: float | None = Field(description="Of the rating that is shown (the ordinal).")
    practice: bool
    duplicate: str | None
    ended: int


class History(Out):
    games: list[PastGame]
    next: str | None = Field(description="Give it as ``before`` for the next page; null: there is none.")


class RatingOut(Out):
    game: str
    players: int
    rating: float = Field(description="mu - 3 sigma (OpenSkill's ordinal): what is almost surely not too high.")
    mu: float
    sigma: float
    games: int
    wins: int


class RankedPlayer(Out):
    rank: int
    player: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class Leaderboard(Out):
    game: str
    players: int
    least_games: int
    ranking: list[RankedPlayer]


class RatingPoint(Out):
    at: int
    rating: float
    mu: float
    sigma: float
    place: int
    table: str | None = Field(description="Null for a private table.")


class RatingHistory(Out):
    game: str
    players: int
    points: list[RatingPoint] = Field(description="Oldest first.")


class ByPlayers(Out):
    players: int
    games: int
    wins: float = Field(description="A shared victory of two counts a half.")
    win_share: float
    even_share: float = Field(description="What a player as good as the others would have: 1 / players.")
    mean_place: float
    mean_score: float


class AgainstBot(Out):
    bot: str
    games: int
    ahead: float = Field(description="Share of games with a better place than the bot; an equal one counts a half.")
    won: float


class MeasureOut(Out):
    name: str
    title: str
    mean: float
    low: float
    high: float


class Streak(Out):
    current: int = Field(description="Victories in a row up to now.")
    best: int


class BestGame(Out):
    score: float
    ended: int
    table: str | None


class GameStatistics(Out):
    game: str
    games: int
    wins: float
    win_share: float
    last_played: int
    by_players: list[ByPlayers]
    by_seat: list[float] = Field(description="Share of wins from seat 0, 1, …")
    measures: list[MeasureOut] = Field(description="A game's own numbers, for example the mean loss per round.")
    best: BestGame
    streak: Streak
    against_bots: list[AgainstBot]


class Statistics(Out):
    games: list[GameStatistics]


class Profile(Out):
    """What anybody may know of somebody with an account."""

    id: str
    name: str
    since: int
    ratings: list[RatingOut]
    statistics: Statistics


class NewWebhook(Body):
    url: Annotated[str, StringConstraints(min_length=8, max_length=500, pattern=r"^[\x21-\x7e]+$")]


class ChangeWebhook(Body):
    enabled: bool


class WebhookOut(Out):
    id: str
    url: str
    enabled: bool
    reason: str | None = Field(description="Why it was turned off, or what went wrong last.")
    failures: int
    pending: int = Field(description="Calls that wait to be made.")
    created: int
    called: int | None = Field(description="When it last answered well.")


class WebhookMade(WebhookOut):
    secret: str = Field(description="Shown this once: the key of the signatures.")


class WebhookTest(Out):
    ok: bool
    error: str | None
