"""The published API: whatever is sent, the answer is one that was promised, and never a 5xx."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
import pytest
import requests
import schemathesis
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from posse.puzzles import shelf
from posse.server.people import COOKIE
from tests.server.browsers import SITE, finished_game, site


def published() -> dict[str, Any]:
    async def ask() -> httpx.Response:
        with tempfile.TemporaryDirectory() as folder:
            async with site(Path(folder)) as here:
                return await (await here.browser()).get("/api/openapi.json")

    document: dict[str, Any] = asyncio.run(ask()).json()
    return document


DOCUMENT = published()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
PARTS = ("method", "url", "headers", "params", "json", "data", "cookies")
OPERATIONS = {each.ok().label: each.ok() for each in cast(Any, SCHEMA.get_all_operations())}


class Target(NamedTuple):
    """What the requests go to."""

    portal: BlockingPortal
    browser: httpx.AsyncClient
    cookie: str  # of somebody with an account
    code: str  # of a table with a finished game

    def send(self, prepared: requests.PreparedRequest, known: bool) -> httpx.Response:
        self.browser.cookies.clear()
        headers: Any = {name.lower(): value for name, value in prepared.headers.items()}
        if known:
            headers["cookie"] = self.cookie
        body: Any = prepared.body
        request = self.browser.build_request(
            prepared.method or "", prepared.url or "", headers=headers, content=body
        )
        return self.portal.call(self.browser.send, request)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("site")
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(site(folder, generous=1e9)) as here,
    ):
        browser = portal.call(here.account, "Ann")
        cookie = f"{COOKIE}={browser.cookies[COOKIE]}"
        room = portal.call(finished_game, here, browser)
        yield Target(portal, browser, cookie, room.state.code)


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_every_answer_is_one_that_was_promised(target: Target, label: str) -> None:
    operation = OPERATIONS[label]

    @settings(
        max_examples=8,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if "code" in case.path_parameters:
            case.path_parameters["code"] = target.code
        if "number" in case.path_parameters:
            case.path_parameters["number"] = 1  # of the game that was played there
        kwargs = case.as_transport_kwargs(base_url=SITE)
        prepared = requests.Request(**{key: kwargs[key] for key in PARTS if key in kwargs}).prepare()
        for known in (True, False):
            answer = target.send(prepared, known)
            assert answer.status_code < 500, answer.text
            # What fits the schema may still be refused: a name may be taken, or consist of blanks. And where we add a
            # valid cookie, a made-up one is not noticed.
            excluded = [positive_data_acceptance, *([ignored_auth] if known else [])]
            case.validate_response(answer, excluded_checks=excluded)

    check()


def test_every_route_is_described() -> None:
    assert DOCUMENT["openapi"].startswith("3.")
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            what = f"{method} {path}"
            assert operation["summary"], what
            assert operation["description"], what
            assert operation["tags"], what
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = response["content"]["application/json"]["schema"]
                    assert schema["$ref"].endswith("Problem"), f"{what} {status}"


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            yield f"{method} {path}", operation


def test_what_is_refused_before_it_is_read_is_described() -> None:
    for what, operation in operations():
        answers = set(operation["responses"])
        changes = not what.startswith("get ")
        assert ("415" in answers) == changes, what
        assert ("413" in answers) == ("requestBody" in operation), what


def test_what_need_not_be_sent_again_is_described(target: Target) -> None:
    described = {what for what, operation in operations() if "304" in operation["responses"]}
    puzzle = f"/api/puzzles/{shelf()[0].id}"
    paths = {
        "/api/catalogue": "",
        "/api/puzzles/{id}": puzzle,
        "/api/puzzles/{id}/answer": f"{puzzle}/answer",
        "/api/reference/{game}": "/api/reference/duel",
        "/api/tables/{code}/games/{number}/replay": f"/api/tables/{target.code}/games/1/replay",
        "/api/tables/{code}/games/{number}/why/{move}": f"/api/tables/{target.code}/games/1/why/1",
        "/api/words/{lang}": "/api/words/de",
    }
    assert described == {f"get {path}" for path in paths}
    for path, example in paths.items():

        def ask(tag: str, url: str = example or path) -> httpx.Response:
            prepared = requests.Request("GET", SITE + url, headers={"if-none-match": tag}).prepare()
            return target.send(prepared, known=False)

        assert ask(ask("").headers.get("etag", "none")).status_code == 304


def test_who_must_be_known_is_described() -> None:
    for what, operation in operations():
        security = operation.get("security", [])
        assert ("401" in operation["responses"]) == (security == [{"cookie": []}]), what
    welcome = {what for what, operation in operations() if {} in operation.get("security", [])}
    mine = {"get /api/me", "post /api/me", "post /api/me/take", "post /api/me/take/look", "post /api/me/back"}
    expected = {*mine, "post /api/accounts", "post /api/login", "post /api/account/reset"}
    assert welcome == expected
