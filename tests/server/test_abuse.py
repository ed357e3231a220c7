"""Anybody who misbehaves gets a clear error or a closed socket; the other tables do not notice."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from posse.server.chat import CHAT_BURST, CHAT_RATE
from posse.server.connection import LONGEST
from posse.server.people import MARKS
from tests.patience import PATIENCE
from tests.server.duels import DUEL, duel
from tests.server.running import Server, Socket, Visitor, until_too_fast


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("abuse") / "posse.db") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Ann") as visitor:
        yield visitor


def closed(socket: Socket) -> int:
    """The code with which the server hangs up."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            socket.hear()
    assert caught.value.rcvd is not None, "it was cut off"
    return caught.value.rcvd.code


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        '"move"',
        "{}",
        '{"do": 7}',
        '{"do": "fly"}',
        '{"do": "move"}',
        '{"do": "move", "decision": "0", "option": 0}',
        '{"do": "move", "decision": -1, "option": 0}',
        '{"do": "move", "decision": 0, "option": 1e99}',
        '{"do": "move", "decision": 0, "option": 0, "seat": 3}',
        '{"do": "sit", "seat": 99}',
        '{"do": "say", "text": ""}',
        '{"do": "change", "settings": {"players": 900}}',
        "[" * 1000,
        "\ud83d\ude00" * 100,
    ],
)
def test_nonsense_is_answered_and_the_connection_stays(ann: Visitor, nonsense: str) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        socket.connection.send(nonsense.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        assert socket.hear("refused")["why"] == "not-understood"
        socket.do("ping")
        socket.hear("pong")


def test_binary_rubbish_is_answered(ann: Visitor) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        for rubbish in (bytes(range(256)), b'{"do": "ping"}'):
            socket.connection.send(rubbish)
            refused = socket.hear("refused")
            assert refused["why"] == "not-understood"
            assert "not in a binary one" in refused["text"]
        socket.do("ping")
        socket.hear("pong")


@pytest.mark.parametrize("blank", ["   ", "\n\r\n", "\u202e", " \u200b\u200d\u2060", "\u3164", "\ufe0f"])
def test_nothing_cannot_be_said(ann: Visitor, blank: str) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        socket.do("say", text=blank)
        refused = socket.hear("refused")
        assert (refused["do"], refused["why"]) == ("say", "nothing-said")
        socket.do("say", text="\U0001f469\u200d\U0001f33e")  # one sign, made of three characters
        assert socket.hear("chat")["lines"][0]["text"] == "\U0001f469\u200d\U0001f33e"


def test_towers_of_accents_are_taken_down(ann: Visitor) -> None:
    """They would cover other seats and other lines."""
    tower = "a" + "\u0323\u0301" * 11
    assert len(ann.http.post("/api/me", json={"name": tower}).json()["person"]["name"]) == 1 + MARKS
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        socket.do("say", text=f"{tower * 10} \u0111e\u0323\u0302p, \u0e1e\u0e35\u0e48")
        assert (
            socket.hear("chat")["lines"][0]["text"]
            == f"{tower[: 1 + MARKS] * 10} \u0111e\u0323\u0302p, \u0e1e\u0e35\u0e48"
        )


def test_connecting_again_is_no_way_to_say_more(ann: Visitor) -> None:
    code, said, began = ann.new_table(), 0, time.monotonic()
    for _ in range(3):
        with ann.at(code) as socket:
            socket.hear("welcome")
            for number in range(5):
                socket.do("say", text=f"line {number}")
                while (heard := socket.hear())["it"] not in ("chat", "refused"):
                    pass
                said += heard["it"] == "chat"
    assert CHAT_BURST <= said <= CHAT_BURST + CHAT_RATE * (time.monotonic() - began)


def test_enough_is_enough(ann: Visitor) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        heard = {"it": "refused"}
        while heard["it"] == "refused":
            socket.connection.send("nonsense")
            while (heard := socket.hear())["it"] not in ("refused", "bye"):
                pass
        assert heard["why"] == "abuse"
        assert closed(socket) == 4008


def test_who_is_too_fast_is_told_what_was_not_taken(ann: Visitor) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        until_too_fast(socket, "stand")


def test_another_connection_is_no_way_to_do_more(ann: Visitor) -> None:
    """What people do at a table stays in its log."""
    code, refused, end = ann.new_table(), 0, time.monotonic() + PATIENCE
    while not refused:
        assert time.monotonic() < end, "whoever connects again may do more"
        with ann.at(code) as socket:
            socket.hear("welcome")
            for number in range(30):  # as many as one connection may send
                socket.do("ready", ready=number % 2 == 0)
            socket.do("ping")
            while (heard := socket.hear())["it"] != "pong":
                refused += heard["it"] == "refused" and heard["why"] == "too-fast"


def test_the_whole_story_is_not_told_all_the_time(ann: Visitor) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        until_too_fast(socket, "history")


def test_a_message_too_long_ends_the_connection(ann: Visitor) -> None:
    with ann.at(ann.new_table()) as socket:
        socket.hear("welcome")
        socket.connection.send("x" * (LONGEST + 1))
        assert socket.hear("bye")["why"] == "too-long"
        assert closed(socket) == 4008


def test_a_huge_message_is_not_even_read(ann: Visitor) -> None:
    """We close the connection while the client is still sending, so it may not hear of it."""
    with ann.at(ann.new_table()) as socket, pytest.raises(ConnectionClosed) as caught:
        socket.connection.send("x" * 50_000_000)
        while True:
            socket.hear()
    assert caught.value.rcvd is None or caught.value.rcvd.code == 1009


def chat_without_end(socket: Socket) -> None:
    """Lines as fast as they go out, from somebody who listens, until the server hangs up."""
    with pytest.raises(ConnectionClosed) as caught:
        for number in range(10_000):
            socket.do("say", text=f"line {number}")
            if is_sent_away(socket):
                break
        while True:
            socket.hear()
    end = caught.value.rcvd
    assert end is None or end.code == 4008  # none: somebody who keeps sending may be cut off


def is_sent_away(socket: Socket) -> bool:
    """Whether a goodbye is among the messages that can be read now."""
    with suppress(TimeoutError):
        while socket.hear(seconds=0)["it"] != "bye":
            pass
        return True
    return False


def test_ten_thousand_lines_of_chat(server: Server, ann: Visitor) -> None:
    """At most a handful gets through, the rest is refused, and at another table everything goes on meanwhile."""
    code = ann.new_table()
    flooded, answered = threading.Event(), threading.Event()

    def elsewhere() -> None:
        with Visitor(server, "Bob") as bob, bob.at(bob.new_table()) as socket:
            while not flooded.is_set():
                socket.do("ping")
                socket.hear("pong")
                flooded.wait(0.1)  # this one is no flood
        answered.set()

    other = threading.Thread(target=elsewhere)
    other.start()
    try:
        with ann.at(code) as socket:
            socket.hear("welcome")
            began = time.monotonic()
            chat_without_end(socket)
            allowed = CHAT_BURST + CHAT_RATE * (time.monotonic() - began)
    finally:
        flooded.set()
        other.join()
    assert answered.is_set()
    with Visitor(server, "Cal") as cal, cal.at(code) as socket:
        assert (
            len(socket.hear("welcome")["chat"]) <= allowed
        )  # fewer, if the sender was cut off before they were read


def test_who_goes_on_without_listening_is_cut_off(ann: Visitor) -> None:
    """We do not read everything that they send, so they may not hear our goodbye, but they are gone."""
    with ann.at(ann.new_table()) as socket, pytest.raises(ConnectionClosed):
        for number in range(1_000_000):
            socket.do("say", text=f"line {number}")


def test_others_play_on_while_somebody_floods(tmp_path: Path) -> None:
    """Chat, nonsense, huge messages, connections and requests by the thousand, from one address: at another table every
    move gets through, and in the end all is well."""
    with (
        Server(tmp_path / "posse.db", 0, "--behind-proxy") as server,
        Visitor(server, "Eve") as eve,
        Visitor(server, "Ann") as ann,
        Visitor(server, "Bob") as bob,
    ):
        command = [sys.executable, "-m", "posse.lab.nuisance", server.url, eve.cookie, "5"]
        attacks, end = {"connections", "lines", "nonsense", "huge", "requests"}, time.monotonic() + PATIENCE
        with duel(ann, bob, ann.new_table(**DUEL)) as players:
            while attacks:  # on a busy machine not all of them come in five seconds
                assert time.monotonic() < end, f"no {attacks}"
                with subprocess.Popen(command, stdout=subprocess.PIPE) as flood:
                    while flood.poll() is None:
                        players.play(1)
                        time.sleep(0.2)  # these are no flood
                    assert flood.stdout is not None
                    _, did = flood.stdout
                    attacks -= {what for what, times in json.loads(did).items() if times}
            players.play(5)
        code, log = server.stop()
        assert code == 0
        assert '"level": "error"' not in log


def test_nobody_moves_for_another(server: Server, ann: Visitor) -> None:
    with Visitor(server, "Bob") as bob:
        code = ann.new_table(game="duel", players=2, per_move=None)
        with ann.at(code) as hers, bob.at(code) as his:
            his.do("sit", seat=1)
            his.do("ready", ready=True)
            while not hers.hear("table")["table"]["seats"][1]["ready"]:
                pass
            hers.do("start")
            play = hers.hear("play")
            mover, other = ((hers, his), (his, hers))[play["asked"]]
            other.do("move", decision=play["decision"], option=0)
            assert other.hear("refused")["why"] == "not-asked"
            mover.do("move", decision=play["decision"], option=0)
            mover.do("move", decision=play["decision"], option=0)
            assert mover.hear("refused")["why"] == "late"


def test_guessed_and_forged_ids_lead_nowhere(server: Server, ann: Visitor) -> None:
    code = ann.new_table()
    assert ann.http.get("/api/tables/AAAAAA").status_code == 404
    for cookie in ("", "posse=", "posse=forged.forged.forged", f"posse={'x' * 5000}"):
        with server.socket(code, cookie) as socket:
            assert closed(socket) == 4401
    with ann.at("AAAAAA") as socket:
        assert closed(socket) == 4404


def test_who_is_signed_out_is_disconnected_and_stays_out(server: Server, ann: Visitor) -> None:
    code, old = ann.new_table(), ann.cookie
    new = {"name": f"Ann {ann.id[:8]}", "password": "correct horse"}
    with ann.at(code) as hers, server.socket(code, old) as same:
        hers.hear("welcome")
        same.hear("welcome")
        assert ann.http.post("/api/accounts", json=new).status_code == 201
        change = {"old": new["password"], "new": "another password"}
        assert ann.http.post("/api/account/password", json=change).status_code == 200
        hers.do("ping")
        hers.hear("pong")  # the device that did it stays
        answer = ann.http.request("DELETE", "/api/account", json={"password": "another password"})
        assert answer.status_code == 204
        for socket in (hers, same):
            assert socket.hear("bye")["why"] == "signed-out"
            assert closed(socket) == 4000
    with server.socket(code, old) as socket:
        assert closed(socket) == 4401


def test_another_site_cannot_connect_for_somebody(server: Server, ann: Visitor) -> None:
    evil = "https://evil.example"
    with server.socket(ann.new_table(), ann.cookie, evil) as socket:
        assert closed(socket) == 4403
    answer = ann.http.post("/api/tables", json={"settings": {}}, headers={"Origin": evil})
    assert answer.status_code == 403


def test_a_flood_of_requests_is_held_back(server: Server) -> None:
    wrong = {"name": "ann", "password": "wrong-password"}
    end = time.monotonic() + PATIENCE
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as http:
        codes = [http.post("/api/login", json=wrong).status_code]
        while codes[-1] == 403:
            assert time.monotonic() < end, "nobody is held back"
            codes.append(http.post("/api/login", json=wrong).status_code)
    assert codes[-1] == 429
    assert codes[0] == 403
