"""How a finished game went for each of its players, and the ratings of those with an account."""

from collections.abc import Collection, Sequence
from typing import Final

from openskill.models import PlackettLuce

from posse.roles import has_friends
from posse.server import log_entries
from posse.server.table import TableState
from posse.server.wire import PersonInfo
from posse.store import Entry, Rating, Result, Store
from posse.store import Game as StoredGame

#: The id of a bot in a result is this plus the number of its seat.
BOT: Final = "bot:"
_model = PlackettLuce()


async def gone(store: Store, t: TableState) -> set[str]:
    """The players of a game who have deleted their account. They may have come as guests."""
    players = {player.id for player in t.players if player is not None}
    return {each for each in players if await store.had_account(each) and await store.account(each) is None}


def of(t: TableState, at: float, gone: Collection[str] = ()) -> tuple[StoredGame, list[Result]]:
    """The record of a game that has just ended, and a result for each of its players, even if a bot played on for them.
    Those in `gone` are no longer named.

    The result of a person has their id as its account. The store keeps that only if there is such an account: a guest
    may have made one during the game. A player who took over from a bot is not rated, so that result has no account.
    """
    game = t.game
    assert game is not None
    sides = game.rules.sides(game.state)
    winners = set(game.state.winners)
    players = game.view(-1).as_dict()["players"]
    assert isinstance(players, list)
    results = []
    for number, seat in enumerate(t.seats):
        player = t.players[number]
        person = None if player is None else t.people.get(player.id, player)
        results.append(
            Result(
                table=t.id,
                number=t.number,
                player=person.id if person is not None else f"{BOT}{number}",
                account=person.id if person is not None and number not in t.late else None,
                name=_name(person, gone) if person is not None else seat.bot,
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


def _name(person: PersonInfo, gone: Collection[str]) -> str:
    return "" if person.id in gone else person.name


async def rate(store: Store, table: str, number: int) -> None:
    """Rate the accounts among the players of a finished game, team against team. Nobody is rated if there are fewer
    than two accounts, if the host sent a player away, or if everybody could ask for hints. In any case the game counts
    as rated from then on."""
    results = await store.results(table, number)
    accounts = [result.account for result in results if result.account is not None]
    players = {result.player for result in results}
    if len(accounts) > 1:
        entries = await store.entries(table)
        if _has_hints(entries, number) or _sent_away(entries, number, players):
            accounts = []
    await store.rate(table, number, accounts, lambda old: _rated(old, results))


def _has_hints(entries: Sequence[Entry], number: int) -> bool:
    """Whether a game was played with hints for everybody; that is settled before it begins."""
    begun = [at for at, entry in enumerate(entries) if entry.kind == "started"]
    before = [entry for entry in entries[: begun[number - 1]] if entry.kind in ("created", "changed")]
    last = log_entries.decode(before[-1].data) if before else None
    return isinstance(last, (log_entries.Created, log_entries.Changed)) and last.settings.hints


def _sent_away(entries: Sequence[Entry], number: int, players: Collection[str]) -> bool:
    """Whether the host sent a player away during a game, by the log of the table. Players who stood up or left do not
    count: they could have come back."""
    begun = [at for at, entry in enumerate(entries) if entry.kind == "started"]
    course = entries[begun[number - 1] : begun[number] if number < len(begun) else None]
    end = max(at for at, entry in enumerate(course) if entry.kind == "moved")
    gone = [log_entries.decode(entry.data) for entry in course[:end] if entry.kind == "gone"]
    return any(isinstance(fact, log_entries.Gone) and fact.kicked and fact.person in players for fact in gone)


def _rated(old: dict[str, Rating], results: Sequence[Result]) -> dict[str, Rating]:
    teams: dict[str, list[str]] = {}
    won: dict[str, bool] = {}
    for result in results:
        if result.account in old:
            team = _team(result)
            teams.setdefault(team, []).append(result.account)
            won[team] = result.won
    if len(teams) < 2:
        return {}
    were = [[_model.rating(old[who].mu, old[who].sigma) for who in members] for members in teams.values()]
    are = _model.rate(were, ranks=[1 if won[team] else 2 for team in teams])
    return {
        who: Rating(new.mu, new.sigma, old[who].games + 1)
        for members, rated in zip(teams.values(), are, strict=True)
        for who, new in zip(members, rated, strict=True)
    }


def _team(result: Result) -> str:
    """The team of a player: their side; a player without friends is a team of one."""
    return result.side if has_friends(result.side) else result.player
