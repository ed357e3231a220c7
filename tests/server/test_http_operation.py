"""Whether the server does well."""

import asyncio
import time
from pathlib import Path

import pytest

from posse.server.http import operation
from posse.server.loop_lag import EVERY
from tests.server.browsers import says, site
from tests.server.house import run, until


def test_all_is_well(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await (await here.browser()).get("/health")
            assert answer.status_code == 200
            assert answer.json()["text"].startswith("All is well: the store takes writes")
            assert (await (await here.browser()).head("/health")).status_code == 200

    run(main())


def test_a_store_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever() -> None:
        await asyncio.sleep(60)

    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.store.health = forever  # type: ignore[method-assign]
            monkeypatch.setattr(operation, "STORE_PATIENCE", 0.05)
            says(await (await here.browser()).get("/health"), 503, "unavailable")

    run(main())


def test_an_event_loop_that_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "WORST_LAG", 0.3)

    async def main() -> None:
        async with site(tmp_path) as here:
            await asyncio.sleep(0)
            time.sleep(EVERY + 0.4)  # somebody hogs the loop
            await until(lambda: here.service.loop_lag.worst > 0.3)
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
