"""What a finished game was for each of its players, and the ratings of those with an account."""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from posse.server.table import TableState
from posse.store import Game as StoredGame
from posse.store import Rating, Result, Store

#: How the id of a player begins who is none: a bot, followed by the number of its seat.
BOT: Final = "bot:"
_model = PlackettLuce()


def of(t: TableState, at: float) -> tuple[StoredGame, list[Result]]:
    """The record of a game that has just ended, and a line for each of its players."""
    game = t.game
    assert game is not None
    sides = game.rules.sides(game.state)
    winners = set(game.state.winners)
    players = game.view(-1).as_dict()["players"]
    assert isinstance(players, list)
    results = []
    for number, seat in enumerate(t.seats):
        person = t.people.get(seat.person)
        results.append(
            Result(
                table=t.id,
                number=t.number,
                player=seat.person or f"{BOT}{number}",
                account=person.id if person is not None and person.account else None,
                name=person.name if person is not None else seat.bot,
                game=t.settings.game,
                at=at,
                players=len(t.seats),
                role=str(players[number].get("role") or sides[number]),
                side=sides[number],
                place=1 if number in winners else 2,
                won=number in winners,
            )
        )
    stored = StoredGame(t.id, t.number, t.settings.game, at, len(t.seats), t.seed, game.record())
    return stored, results


async def rate(store: Store, table: str, number: int) -> None:
    """Rate the accounts among the players of a finished game, side against side, once. Without two of them there is
    nothing to compare; that is settled then too."""
    results = await store.results(table, number)
    accounts = [result.account for result in results if result.account is not None]
    await store.rate(table, number, accounts, lambda old: _rated(old, results))


def _rated(old: dict[str, Rating], results: Sequence[Result]) -> dict[str, Rating]:
    sides: dict[str, list[str]] = {}
    won: dict[str, bool] = {}
    for result in results:
        if result.account in old:
            sides.setdefault(result.side, []).append(result.account)
            won[result.side] = result.won
    if len(sides) < 2:
        return {}
    teams = [[_model.rating(old[who].mu, old[who].sigma) for who in members] for members in sides.values()]
    rated = _model.rate(teams, ranks=[1 if won[side] else 2 for side in sides])
    return {
        who: Rating(new.mu, new.sigma, old[who].games + 1)
        for members, team in zip(sides.values(), rated, strict=True)
        for who, new in zip(members, team, strict=True)
    }
