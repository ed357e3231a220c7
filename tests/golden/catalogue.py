"""The catalogue with which the client is tested: `python -m tests.golden.catalogue` writes it anew."""

from pathlib import Path
from typing import Final

from posse.server.http.catalogue import catalogue
from posse.server.wire import encoder

FILE: Final = Path(__file__).parents[2] / "web" / "tests" / "data" / "catalogue.json"


def text() -> str:
    return encoder.encode(catalogue()).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
