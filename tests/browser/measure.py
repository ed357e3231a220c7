"""How smooth the table is, measured in the browser: `python -m tests.browser.measure [SECONDS]`.

Eight players with every set, animations on. Prints the frames a second, all told and while the stage is in use, and how
long it takes from the arrival of a question to the frame that shows it.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.browser.chromium import Visit, launch
from tests.browser.player import Player
from tests.browser.test_games import ALL_SETS, table
from tests.needs import chromium
from tests.server.running import Server

#: Notes every frame, those with the stage in use apart, and for every question the time from its arrival until the page
#: has drawn it.
WATCH = """
  window.frames_ = []; window.staged_ = []; window.shown_ = []; let asked = 0, last = 0;
  const tick = (now) => {
    if (last) (document.querySelector('.drama') ? staged_ : frames_).push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        if (message.it === 'play' && message.options) asked = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    const prompt = document.querySelector('.prompt:is([data-tone=act], [data-tone=react]):not([data-sent])');
    if (!asked || !prompt) return;
    const since = asked;
    asked = 0;
    requestAnimationFrame(() => setTimeout(() => shown_.push(performance.now() - since)));
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def main() -> None:
    if chromium() is None:
        sys.exit("there is no Chromium on this machine: apt-get install chromium, or set POSSE_CHROMIUM")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "posse.db") as server,
        launch() as browser,
    ):
        visit = Visit(browser, server.url, reduced_motion="no-preference")
        visit.context.add_init_script(WATCH)
        page = visit.go()
        table(page, game="bang", players=8, sets=ALL_SETS, pace=0.3)
        player, end = Player(page, seed=1), time.monotonic() + seconds
        while time.monotonic() < end and not player.is_over():
            if player.is_asked():
                player.step()
            page.wait_for_timeout(50)
        frames, staged, shown = (page.evaluate(name) for name in ("frames_", "staged_", "shown_"))
        visit.context.close()
    told = {"all": paces([*frames, *staged]), "stage": paces(staged), **questions(shown)}
    sys.stdout.write(json.dumps(told, indent=2) + "\n")


def paces(frames: list[float]) -> dict[str, float | int]:
    frames.sort()
    return {
        "frames": len(frames),
        "frames_per_second": round(1000 / statistics.median(frames), 1),
        "frame_p99_ms": round(frames[int(len(frames) * 0.99)], 1),
        "frames_over_34_ms_percent": round(100 * sum(frame > 34 for frame in frames) / len(frames), 2),
    }


def questions(shown: list[float]) -> dict[str, float | int]:
    shown.sort()
    return {
        "questions": len(shown),
        "question_on_screen_p50_ms": round(statistics.median(shown), 1),
        "question_on_screen_worst_ms": round(shown[-1], 1),
    }


if __name__ == "__main__":
    main()
