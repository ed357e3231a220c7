"""Write the pages of the site: `python -m handbook FOLDER`."""

import shutil
import sys
from pathlib import Path

from handbook import api, docs, sets


def main() -> None:
    """Write all pages."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m handbook FOLDER")
    write(Path(sys.argv[1]))


def write(folder: Path) -> None:
    """Write all pages into a folder, which is emptied first."""
    if folder.exists():
        shutil.rmtree(folder)
    for pages in (docs.pages(), sets.pages(), api.pages()):
        for name, text in pages:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    docs.copy_files(folder)


if __name__ == "__main__":
    main()
