"""The icons of the client on a phone, made of its one picture: `python -m tests.browser.app_icons web/public`."""

import sys
from pathlib import Path

from tests.browser.chromium import launch

#: The name of each icon, its size, and how much of it the picture fills. Phones cut the whole one to a shape.
ICONS = {"180": (180, 1.0), "192": (192, 1.0), "512": (512, 1.0), "whole-512": (512, 0.8)}
PAPER = "#f3e6c8"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.browser.app_icons web/public")
    folder = Path(sys.argv[1])
    picture = (folder / "favicon.svg").read_text("utf-8")
    with launch() as browser:
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            back = PAPER if part < 1 or name == "180" else "transparent"
            page.set_content(
                f'<body style="margin:0;background:{back};display:grid;place-items:center;height:100vh">'
                f'<div style="width:{size * part}px;line-height:0">{picture}</div>'
            )
            page.screenshot(path=folder / "icons" / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
