"""Whether the server is healthy."""

import asyncio
import itertools
from pathlib import Path

from posse.server.health import LASTS, LASTS_IF_WRONG, StoreHealth
from posse.server.http import operation
from posse.server.loop_lag import EVERY, LoopLag
from posse.store import StoreUnavailable
from tests.server.browsers import never_filled_up, says, site
from tests.server.house import run, until


def test_all_is_well(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await (await here.browser()).get("/health")
            assert answer.status_code == 200
            assert answer.json()["text"].startswith("All is well: the store takes writes")
            assert (await (await here.browser()).head("/health")).status_code == 200

    run(main())


def test_a_store_that_does_not_answer(tmp_path: Path) -> None:
    async def forever() -> None:
        await asyncio.sleep(60)

    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.store.health = forever  # type: ignore[method-assign]
            here.service.store_health = StoreHealth(here.service.store, patience=0.05)
            says(await (await here.browser()).get("/health"), 503, "unavailable")

    run(main())


def test_the_store_is_asked_now_and_then(tmp_path: Path) -> None:
    """However many ask, and however often: the answer is valid for some seconds."""
    now, asked, wrong = 1000.0, 0, False

    async def health() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)
        if wrong:
            raise StoreUnavailable("the disk of posse.db is full", "The disk is full.")

    async def main() -> None:
        nonlocal now, wrong
        async with site(tmp_path) as here:
            service = here.service
            service.store.health = health  # type: ignore[method-assign]
            service.store_health = StoreHealth(service.store, clock=lambda: now)
            browser = await here.browser()
            answers = await asyncio.gather(*(browser.get("/health") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200}
            assert asked == 1
            wrong, now = True, now + LASTS - 0.1
            assert (await browser.get("/health")).status_code == 200
            now += 0.1
            says(await browser.get("/health"), 503, "unavailable")
            assert asked == 2
            wrong, now = False, now + LASTS_IF_WRONG  # recovery is noticed sooner than trouble
            assert (await browser.get("/health")).status_code == 200
            assert asked == 3

    run(main())


def test_an_event_loop_that_is_late(tmp_path: Path) -> None:
    late = itertools.count(0.0, EVERY + 2 * operation.WORST_LAG)

    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.loop_lag = LoopLag(lambda: next(late))
            here.service.loop_lag.start()
            await until(lambda: here.service.loop_lag.worst > operation.WORST_LAG)
            answer = await (await here.browser()).get("/health")
            says(answer, 503, "slow")
            assert "too much to do" in answer.text

    run(main())


def test_figures(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            await browser.post("/api/tables", json={"settings": {}})
            answer = await browser.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            lines = answer.text.splitlines()
            assert "posse_rooms 1.0" in lines
            assert any(line.startswith("posse_loop_lag_seconds ") for line in lines)
            files = {
                line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("posse_files")
            }
            assert 0 < files["posse_files_open"] < files["posse_files_allowed"]
            assert "posse_store_waiting 0.0" in lines
            assert any(line.startswith("posse_store_away_total ") for line in lines)
            made = 'posse_requests_total{route="/api/tables",status="201"} '
            assert any(line.startswith(made) for line in lines)

    run(main())


def test_a_server_about_to_stop_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            await here.service.stop()
            says(await browser.get("/health"), 503, "restart")

    run(main())


def test_who_was_turned_away_is_counted_by_door(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            never_filled_up(here)
            browser = await here.browser()
            for _ in range(21):
                answer = await browser.post("/api/login", json={"name": "Ann", "password": "is not hers"})
            assert answer.status_code == 429
            figures = (await browser.get("/metrics")).text
            assert 'posse_turned_away_total{door="logins"}' in figures

    run(main())
