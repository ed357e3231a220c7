"""A game with a set that a server no longer has: nothing is lost, and people who come are told."""

from pathlib import Path

from tests.made_up.sets import FAIR
from tests.server.running import Server, Visitor


def test_a_table_says_which_set_is_missing_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    database = tmp_path / "posse.db"
    with Server(database, 0, "--set", str(FAIR)) as there, Visitor(there, "Ann") as ann:
        code, cookie = ann.new_table(game="bang", players=4, sets=["fair"], pace=0, per_move=None), ann.cookie
        with ann.at(code) as socket:
            socket.do("start")
            socket.hear("play")
    with Server(database) as without, without.socket(code, cookie) as socket:
        told = socket.hear("bye")
        assert told["why"] == "missing-set"
        assert "fair" in told["text"]
    with Server(database, 0, "--set", str(FAIR)) as back, back.socket(code, cookie) as socket:
        welcome = socket.hear("welcome")
        assert welcome["table"]["status"] == "playing"
