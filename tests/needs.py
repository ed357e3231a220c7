"""What some tests need and not every machine has. Without it they are left out, and the summary says so."""

import os
import shutil
from importlib.util import find_spec
from typing import Final, NamedTuple

import pytest

#: What a Chromium may be called.
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def chromium() -> str | None:
    """The path of one: POSSE_CHROMIUM, or the first found."""
    named = os.environ.get("POSSE_CHROMIUM")
    return named or next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


class Tool(NamedTuple):
    """A program or a library, whether this machine has it, and the command that brings it."""

    name: str
    is_there: bool
    brought_by: str

    @property
    def why(self) -> str:
        """Why a test was left out."""
        return f"no {self.name} on this machine"

    @property
    def needed(self) -> pytest.MarkDecorator:
        """The mark of tests that need it."""
        return pytest.mark.skipif(not self.is_there, reason=self.why)


CHROMIUM: Final = Tool("Chromium", chromium() is not None, "apt-get install chromium")
NGINX: Final = Tool(
    "nginx",
    shutil.which("nginx") is not None and shutil.which("openssl") is not None,
    "apt-get install nginx-light openssl",
)
SYSTEMD: Final = Tool("systemd", shutil.which("systemd-analyze") is not None, "apt-get install systemd")
#: Too large to be in the lock.
TORCH: Final = Tool("PyTorch", find_spec("torch") is not None, "pip install torch==2.13.0")
ALL: Final = (CHROMIUM, NGINX, SYSTEMD, TORCH)
