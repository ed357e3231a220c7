"""A duel between two people who are connected to a running server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.running import Socket, Visitor

#: Two people at a table where nobody hurries them.
DUEL = {"game": "duel", "players": 2, "per_move": None, "pace": 0.0}


class Players:
    """Both sides of a duel, and what they see."""

    def __init__(self, hers: Socket, his: Socket) -> None:
        self.sockets = (hers, his)
        self.seen: list[dict[str, Any]] = [{"decision": -1}, {"decision": -1}]
        hers.do("start")
        self.catch_up()

    def catch_up(self) -> None:
        """Both hear of the next move."""
        at = self.seen[0]["decision"]
        for seat, socket in enumerate(self.sockets):
            while self.seen[seat]["decision"] <= at:
                self.seen[seat] = socket.hear("play")
        assert self.seen[0]["decision"] == self.seen[1]["decision"]

    def send(self) -> Socket:
        """The asked player moves."""
        asked: int = self.seen[0]["asked"]
        play = self.seen[asked]
        self.sockets[asked].do("move", decision=play["decision"], option=len(play["options"]) - 1)
        return self.sockets[asked]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.send()
            self.catch_up()

    def try_in_vain(self) -> str:
        """A move is refused, and the decision stays the same for both. Returns the reason in words."""
        refused = self.send().hear("refused")
        assert (refused["do"], refused["why"]) == ("move", "unavailable")
        return str(refused["text"])


@contextmanager
def duel(ann: Visitor, bob: Visitor, code: str) -> Iterator[Players]:
    with ann.at(code) as hers, bob.at(code) as his:
        hers.hear("welcome")
        his.hear("welcome")
        his.do("sit", seat=1)
        his.do("ready", ready=True)
        while not hers.hear("table")["table"]["seats"][1]["ready"]:
            pass
        yield Players(hers, his)
