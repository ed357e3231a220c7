"""The host's kit: on a running server, by commands and by the page's requests."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from posse.cli import app
from posse.kernel.errors import PosseError
from posse.server.host_kit.house_rules import HouseRules, WordFilter, read
from posse.server.refusal import Refusal
from posse.store import open_store
from tests.patience import PATIENCE
from tests.server.running import Server, Visitor

PASSWORD = "a tumbleweed at noon"


def run(*words: str) -> None:
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with Server(tmp_path / "posse.db") as running:
        yield running


def with_account(server: Server, name: str) -> Visitor:
    visitor = Visitor(server, name)
    answer = visitor.http.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return visitor


def a_host(server: Server, name: str = "Hannah") -> Visitor:
    host = with_account(server, name)
    run("host", "grant", name, "--database", server.database)
    return host


def done(host: Visitor, method: str, path: str, **body: Any) -> Any:
    answer = host.http.request(method, path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


def test_only_a_host_sees_and_does(server: Server) -> None:
    with with_account(server, "Ruth") as ruth, Visitor(server, "Guest") as guest:
        for nobody in (ruth, guest):
            assert refusal(nobody.http.get("/api/host")) == (403, "not-the-host")
            tried = nobody.http.post("/api/host/measures", json={"name": "Ruth", "kind": "ban"})
            assert refusal(tried) == (403, "not-the-host")
            assert nobody.http.get("/api/me").json()["host"] is False
        run("host", "grant", "ruth", "--database", server.database)
        assert ruth.http.get("/api/me").json()["host"] is True
        assert done(ruth, "GET", "/api/host")["measures"] == []
        run("host", "revoke", "Ruth", "--database", server.database)
        assert refusal(ruth.http.get("/api/host")) == (403, "not-the-host")


def test_who_is_muted_plays_on_and_says_nothing(server: Server) -> None:
    with a_host(server) as host, Visitor(server, "Gus") as gus:
        code = gus.new_table()
        with gus.at(code) as socket:
            socket.hear("welcome")
            socket.do("say", text="Howdy")
            assert socket.hear("chat")["lines"][0]["text"] == "Howdy"
            found = done(host, "POST", "/api/host/measures", person=gus.id, kind="mute", hours=2, why="loud")
            (measure,) = found["measures"]
            assert (measure["kind"], measure["who"], measure["name"]) == ("mute", gus.id, "Gus")
            socket.do("say", text="Howdy again")
            assert socket.hear("refused")["why"] == "muted"
            socket.do("stand")
            assert socket.hear("table")["table"]["seats"][0]["person"] is None
            done(host, "POST", "/api/host/measures/lift", person=gus.id, kind="mute")
            socket.do("say", text="Thanks")
            assert socket.hear("chat")["lines"][0]["text"] == "Thanks"
        deeds = [
            (deed["who"], deed["what"], deed["whom"]) for deed in done(host, "GET", "/api/host")["deeds"]
        ]
        assert deeds[:2] == [("Hannah", "lift mute", gus.id), ("Hannah", "mute", gus.id)]


def test_a_command_bans_on_a_running_server(server: Server) -> None:
    with with_account(server, "Ruth") as ruth, Visitor(server, "Gus") as gus:
        code = ruth.new_table()
        with ruth.at(code) as socket:
            socket.hear("welcome")
            run("host", "ban", "Ruth", "--why", "cheats", "--database", server.database)
            assert socket.hear("bye")["why"] == "banned-here"
        with ruth.at(code) as socket:
            assert socket.hear("bye")["why"] == "banned-here"
        assert refusal(ruth.http.post("/api/tables", json={"settings": {}})) == (403, "banned-here")
        again = gus.http.post("/api/login", json={"name": "Ruth", "password": PASSWORD})
        assert refusal(again) == (403, "banned-here")
        run("host", "unban", "Ruth", "--database", server.database)
        until(lambda: ruth.http.post("/api/tables", json={"settings": {}}).status_code == 201)


def until(true: Any) -> None:
    """A server learns a moment later what a command did."""
    import time

    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def test_a_banned_address_may_look_and_not_act(tmp_path: Path) -> None:
    with Server(tmp_path / "posse.db", 0, "--behind-proxy") as server, a_host(server) as host:
        bad = {"x-forwarded-for": "203.0.113.7"}
        good = {"x-forwarded-for": "198.51.100.7"}
        with Visitor(server, "Gus") as gus:
            found = done(host, "POST", "/api/host/measures", address="203.0.113.0/24", kind="ban")
            assert found["measures"][0]["who"] == "203.0.113.0/24"
            tried = gus.http.post("/api/me", json={"name": "Gus"}, headers=bad)
            assert refusal(tried) == (403, "banned-here")
            assert gus.http.get("/api/me", headers=bad).status_code == 200
            assert gus.http.post("/api/me", json={"name": "Gus"}, headers=good).status_code == 200
            done(host, "POST", "/api/host/measures/lift", address="203.0.113.0/24", kind="ban")
            assert gus.http.post("/api/me", json={"name": "Gus"}, headers=bad).status_code == 200
            for wrong in ("everywhere", "0.0.0.0/0", "2001::/8"):
                tried = host.http.post("/api/host/measures", json={"address": wrong, "kind": "ban"})
                assert tried.status_code == 400


def test_a_table_closes_for_good(server: Server) -> None:
    with a_host(server) as host, Visitor(server, "Gus") as gus:
        code = gus.new_table(public=True, players=4, pace=0.0)
        with gus.at(code) as socket:
            socket.hear("welcome")
            socket.do("start")
            socket.hear("play")
            done(host, "POST", f"/api/host/tables/{code}/close")
            assert socket.hear("bye")["why"] == "closed"
        with gus.at(code) as socket:
            assert socket.hear("bye")["why"] == "closed"
        assert gus.http.get("/api/tables").json()["tables"] == []
        assert gus.http.get("/api/my/tables").json() == []
        assert gus.http.get(f"/api/tables/{code}").json()["status"] == "over"
        assert gus.http.get(f"/api/tables/{code}/games").json() == []
        tried = host.http.post("/api/host/tables/NOWHERE/close")
        assert tried.status_code == 400


def test_a_stopped_server_closes_the_table_when_it_starts(tmp_path: Path) -> None:
    server = Server(tmp_path / "posse.db")
    with server, Visitor(server, "Gus") as gus:
        code = gus.new_table()
        server.stop()
        run("host", "close", code, "--database", server.database)
        server.start()
        with gus.at(code) as socket:
            assert socket.hear("bye")["why"] == "closed"


def test_players_report_lines_and_people(server: Server) -> None:
    with a_host(server) as host, Visitor(server, "Gus") as gus, Visitor(server, "Pia") as pia:
        code = gus.new_table()
        with gus.at(code) as his, pia.at(code) as hers:
            hers.hear("welcome")
            his.do("say", text="You are a rotten coyote")
            line = hers.hear("chat")["lines"][0]["n"]
            report = {"code": code, "person": gus.id, "line": line, "why": " rude\n\tto me "}
            assert pia.http.post("/api/reports", json=report).json() == {"number": 1}
            about = {"code": code, "person": gus.id}
            assert pia.http.post("/api/reports", json=about).json() == {"number": 2}
            wrong = [
                {"code": code, "person": pia.id},
                {"code": code, "person": gus.id, "line": 99},
                {"code": code, "person": pia.id, "line": line},
                {"code": code, "person": "somebody"},
            ]
            for each in wrong:
                assert refusal(pia.http.post("/api/reports", json=each)) == (400, "nobody")
        with Visitor(server, "Stranger") as stranger:
            assert refusal(stranger.http.post("/api/reports", json=about)) == (400, "not-here")
        second, first = done(host, "GET", "/api/host")["reports"]
        assert (first["said"], first["why"], first["name"]) == (
            "You are a rotten coyote",
            "rude to me",
            "Gus",
        )
        assert (second["line"], second["person"], second["sender_name"]) == (None, gus.id, "Pia")
        left = done(host, "POST", "/api/host/reports/1/settle")["reports"]
        assert [each["number"] for each in left] == [2]
        assert host.http.post("/api/host/reports/1/settle").status_code == 400


def test_house_rules_hold_at_all_tables(server: Server) -> None:
    with a_host(server) as host, Visitor(server, "Gus") as gus:
        rules = {"chat": "open", "words": ["heck"], "tables": 1, "guests": False, "accounts": False}
        assert done(host, "PUT", "/api/host/rules", **rules)["rules"]["words"] == ["heck"]
        code = gus.new_table()
        with gus.at(code) as socket:
            socket.hear("welcome")
            socket.do("say", text="What the HÉCK, check it")
            assert socket.hear("chat")["lines"][0]["text"] == "What the ****, check it"
            done(host, "PUT", "/api/host/rules", **rules | {"chat": "emotes"})
            socket.do("say", text="Hello")
            assert socket.hear("refused")["why"] == "emotes-only"
            socket.do("say", text=":howdy:")
            assert socket.hear("chat")["lines"][0]["text"] == ":howdy:"
            done(host, "PUT", "/api/host/rules", **rules | {"chat": "off"})
            socket.do("say", text=":howdy:")
            assert socket.hear("refused")["why"] == "chat-off"
        again = gus.http.post("/api/tables", json={"settings": {}})
        assert refusal(again) == (429, "too-many-tables")
        made = gus.http.post("/api/accounts", json={"name": "Gus", "password": PASSWORD})
        assert refusal(made) == (403, "no-new-accounts")
        gus.http.cookies.clear()
        assert refusal(gus.http.post("/api/me", json={"name": "Gus"})) == (403, "no-guests")
        assert refusal(gus.http.post("/api/me", json={"name": "Heckler"})) == (400, "bad-name")
        assert host.http.put("/api/host/rules", json=rules | {"lines": 0}).status_code == 400


def test_a_link_gives_a_new_password_once(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with with_account(server, "Ruth") as ruth, a_host(server) as host:
        run("host", "reset", "ruth", "--url", "https://p.example/", "--database", server.database)
        link = capsys.readouterr().out.strip().splitlines()[-1]
        assert link.startswith("https://p.example/reset#")
        token = link.partition("#")[2]
        other = done(host, "POST", "/api/host/reset", name="Ruth")["token"]
        with Visitor(server, "Device") as device:
            weak = device.http.post("/api/account/reset", json={"token": token, "password": "password"})
            assert refusal(weak) == (400, "weak-password")
            body = {"token": token, "password": "a saddle without a horse"}
            set_now = device.http.post("/api/account/reset", json=body)
            assert set_now.json()["person"]["name"] == "Ruth"
            assert device.http.get("/api/me").json()["person"]["account"] is True
            assert ruth.http.get("/api/me").json()["person"] is None
            for used in (token, other, "no token"):
                body = {"token": used, "password": "a saddle without a horse"}
                assert refusal(ruth.http.post("/api/account/reset", json=body)) == (400, "old-reset")


def test_commands_change_accounts_of_a_running_server(server: Server) -> None:
    with with_account(server, "Ruth") as ruth:
        code = ruth.new_table()
        with ruth.at(code) as socket:
            socket.hear("welcome")
            run("host", "forget", "Ruth", "--yes", "--database", server.database)
            assert socket.hear("bye")["why"] == "signed-out"


# ---- commands alone


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = str(tmp_path / "posse.db")

    async def fill() -> None:
        async with await open_store(path) as store:
            assert await store.create_account("ruth-id", "Ruth", "a hash", 10.0)

    asyncio.run(fill())
    return path


def test_lists_and_rules_by_command(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> str:
        run("host", *words, "--database", database)
        return capsys.readouterr().out

    assert "Nobody is muted or banned." in said("measures")
    said("mute", "Ruth", "--hours", "2", "--why", "[bold]loud[/bold]")
    said("ban", "--guest", "some-guest")
    said("ban", "--address", "2001:db8::1")
    found = json.loads(said("measures", "--json"))
    assert {(each["kind"], each["who"]) for each in found} == {
        ("mute", "ruth-id"),
        ("ban", "some-guest"),
        ("ban", "2001:db8::/64"),
    }
    assert "some-guest" in said("measures")
    assert "may come again" in said("unban", "--address", "2001:db8::9")
    assert said("words", "heck", "darn") == "darn, heck\n"
    assert said("words", "--remove", "heck") == "darn\n"
    assert said("words") == "darn\n"
    assert "Only emotes" in said("chat", "emotes")
    assert "tables: 3\n" in said("limits", "--tables", "3", "--no-guests")
    assert "guests: no\n" in said("limits")
    assert "There are no reports." in said("reports")
    deeds = json.loads(said("log", "--json"))
    assert [deed["what"] for deed in deeds] == [
        *("rules", "rules", "rules", "rules", "lift ban", "ban", "ban", "mute")
    ]
    assert all(deed["who"].startswith("command line") for deed in deeds)
    assert said("hosts").startswith("No account may")
    said("grant", "ruth")
    assert said("hosts") == "Ruth\n"


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (("mute",), "name one of these"),
        (("ban", "Ruth", "--guest", "x"), "name one of these"),
        (("ban", "Tom"), "nobody here is called Tom"),
        (("ban", "Ruth", "--hours", "0"), "some hours"),
        (("unmute", "Ruth"), "there is no mute of Ruth"),
        (("ban", "--address", "my house"), "is no address"),
        (("close", "XXXXXX"), "there is no table"),
        (("settle", "3"), "no open report 3"),
        (("limits", "--lines", "31"), "from 1 to 30"),
        (("words", "two words"), "is no word"),
        (("revoke", "Ruth"), "does not have that right"),
        (("reset", "Tom"), "nobody here is called Tom"),
    ],
)
def test_mistakes_are_told(database: str, words: tuple[str, ...], match: str) -> None:
    with pytest.raises(PosseError, match=match):
        run("host", *words, "--database", database)


def test_an_export_has_what_hosts_wrote_about_somebody(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run("host", "mute", "Ruth", "--why", "loud", "--database", database)
    capsys.readouterr()
    run("host", "export", "Ruth", "--database", database)
    found = json.loads(capsys.readouterr().out)
    assert [(each["kind"], each["why"]) for each in found["measures"]] == [("mute", "loud")]
    assert found["reported by you"] == found["reported about you"] == []


def test_words_are_found_however_they_are_written() -> None:
    words = WordFilter(("heck", "Teufel"))
    assert (
        words.blotted("HECK hеck hécK! checker") == "**** **** ****! checker"
    )  # the second has a Cyrillic letter
    assert words.blotted("zum teufel") == "zum ******"
    for name in ("Heck", "xX heck Xx", "h e c k"):
        with pytest.raises(Refusal):
            words.check_name(name)
    words.check_name("Ruth")


def test_rules_that_cannot_be_read_are_the_usual_ones() -> None:
    assert read(b'{"chat": "loud"}') == read(None) == HouseRules()
