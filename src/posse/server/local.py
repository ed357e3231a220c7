"""A server on one's own machine, with the browser at its home page: what `posse play` starts."""

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Final

from posse.kernel.errors import PosseError
from posse.server.config import Config
from posse.server.serve import check_port, serve

HOST: Final = "127.0.0.1"
#: The first free one of these ports is used.
PORTS: Final = range(8000, 8020)
#: Seconds that whoever listens at a port has to say who it is. On a busy machine a Posse may take long.
WHO: Final = 30.0
#: Seconds between two checks whether a server that was just started answers.
LOOK: Final = 0.05

Say = Callable[[str], None]


def play_in_browser(config: Config, port: int | None, say: Say, open_browser: bool = True) -> None:
    """Serve at a free port until stopped, with the browser at the home page. If a Posse is already running, that one is
    used."""
    ports = PORTS if port is None else [port]
    check_port(ports[0])
    for number in ports:
        if not _is_taken(number):
            break
        if _is_posse(number):
            say(f"Posse is running already: {_url(number)}")
            _show(_url(number), open_browser)
            return
    else:
        raise PosseError(
            f"port {ports[0]} is in use: stop what uses it, or choose another with --port"
            if len(ports) == 1
            else f"none of the ports {ports[0]} to {ports[-1]} is free: choose another with --port"
        )
    threading.Thread(target=_welcome, args=(number, say, open_browser), daemon=True).start()
    serve(config, HOST, number, quiet=True)


def _welcome(port: int, say: Say, open_browser: bool) -> None:
    """Once the server answers, say where it is and go there. A server that does not start says so itself, and ends."""
    while not _is_taken(port):
        time.sleep(LOOK)
    say(f"Posse is at {_url(port)}   (Ctrl-C stops it; your games are kept)")
    _show(_url(port), open_browser)


def _url(port: int) -> str:
    return f"http://{HOST}:{port}/"


def _is_taken(port: int) -> bool:
    with socket.socket() as trial:
        trial.settimeout(1)
        return trial.connect_ex((HOST, port)) == 0


def _is_posse(port: int) -> bool:
    asking = HTTPConnection(HOST, port, timeout=WHO)  # not urllib, which would ask a proxy
    try:
        asking.request("GET", "/api/me")
        return asking.getresponse().getheader("server") == "posse"
    except (OSError, HTTPException):
        return False  # something else
    finally:
        asking.close()


def _show(url: str, wanted: bool) -> None:
    # Without a screen, Python would find a text browser, and that would take over the terminal.
    no_screen = sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if wanted and not no_screen:
        webbrowser.open(url)
