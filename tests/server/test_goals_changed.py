"""A game in which the goals changed, as it is told once it is over: results, ratings, record, replay, titles."""

import gzip
import json
import random
from pathlib import Path

from msgspec.structs import replace

import posse
from posse.bang.rules import BangRules
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.server import results, wire
from posse.server.messages import summary
from posse.server.replay import jobs
from posse.server.titles import titles
from posse.store import Entry, Rating
from tests.bang.peace import peaceful
from tests.server.house import Guest, house, run, table
from tests.store.scene import head

NAMES = ["ann", "bob", "cal", "dee", "eve"]
SETS = ("wild-west-show",)
GOAL = "bang-goals-last-one-in-play"


def played() -> Game:
    """A game to its end, at which everybody plays alone."""
    game = Game.start(BangRules(NAMES, SETS), "last one in play")
    luck = random.Random(1)
    while not game.over:
        game.apply(peaceful(game, luck))
    assert "goals" in [event.kind for event in game.events]
    return game


GAME = played()


def test_everybody_but_the_winner_has_lost_and_all_keep_their_roles(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            settings = wire.Settings(players=5, sets=SETS, pace=0.0, per_move=None)
            guests = [Guest(name, account=True) for name in NAMES]
            for guest in guests:
                await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
            room = await table(hub, *guests, settings=settings)
            await room.do("ann", wire.Start())
            room.state.game = GAME
            stored, lines = results.of(room.state, 1.0)
            assert {line.side for line in lines} == {"alone"}
            assert [NAMES[at] for at, line in enumerate(lines) if line.won] == GAME.winners
            assert sorted(line.role for line in lines) == [
                "deputy",
                "outlaw",
                "outlaw",
                "renegade",
                "sheriff",
            ]
            assert posse.load(stored.record).winners == GAME.winners

            entries = [Entry(1, 0.0, "started", b"{}"), Entry(2, 0.0, "moved", b"{}")]
            t = room.state.id + "-told"
            await hub.store.create(head(t), entries[:1])
            told = [replace(line, table=t) for line in lines]
            await hub.store.append(t, 2, entries[1:], head(t), replace(stored, table=t), told)
            await results.rate(hub.store, t, 1)
            rated = {who: (await hub.store.ratings(who))["bang"].mu for who in NAMES}
            (best,) = GAME.winners
            assert rated[best] > Rating().mu
            assert {who for who in NAMES if rated[who] < Rating().mu} == {*NAMES} - {best}
            assert len({round(rated[who], 9) for who in NAMES if who != best}) == 1  # nobody lost to a friend

    run(main())


def test_a_replay_says_from_when_on_the_goals_were_others() -> None:
    outcome = jobs.replay_record(GAME.record(), "all")
    replay = json.loads(gzip.decompress(outcome.packed))
    goals = [frame["view"].get("goal", "") for frame in replay["frames"]]
    told = ["goals" in [event["kind"] for event in frame["events"]] for frame in replay["frames"]]
    turned = told.index(True)
    assert told.count(True) == 1
    assert goals == [""] * turned + [GOAL] * (len(goals) - turned)
    (line,) = (event["say"] for event in replay["frames"][turned]["events"] if event["kind"] == "goals")
    assert line in replay["story"]
    assert replay["winners"] == GAME.winners


def test_nobody_had_friends_in_the_end() -> None:
    everybody = summary(GAME, GAME.events, -1)["titles"]
    assert "friendly-fire" not in [title for earned in everybody for title in earned]


def hit(source: int, player: int) -> Event:
    return Event("lost_life", {"player": player, "source": source, "cause": "card/bang", "life": 2})


def test_who_is_a_friend_now_may_have_been_none() -> None:
    """Roles were dealt anew: what happened before is nobody's fault."""
    sides = ["law", "law", "outlaws", "outlaws"]
    dealt = Event("roles_shuffled", {"dealt_roles": (1, 2, 3)})
    assert "friendly-fire" in titles([hit(0, 1)], sides)[0]
    assert "friendly-fire" not in titles([hit(0, 1), dealt], sides)[0]
    assert "friendly-fire" in titles([hit(0, 1), dealt, hit(2, 3)], sides)[2]
