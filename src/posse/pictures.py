"""The pictures: those that are packed with the client, and those that a set brings as SVG files.

The pictures of the interface, which `pictures.txt` lists, and those of the sets that come with Posse are packed. They
come from game-icons, under its names, except for a few that are drawn in `web/build-tools/own-icons.ts`.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from posse.kernel.errors import PosseError

#: The prefix of the name of a picture that is not packed but comes with the catalogue.
OWN: Final = "#"

_SVG: Final = "{http://www.w3.org/2000/svg}"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SHAPES: Final = frozenset("g path circle ellipse rect line polyline polygon".split())
_ATTRIBUTES: Final = frozenset(
    "d points x y x1 y1 x2 y2 cx cy r rx ry width height transform fill fill-rule fill-opacity clip-rule opacity "
    "stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity".split()
)
#: Numbers, colours and transforms; no quotes, no addresses.
_VALUE: Final = re.compile(r"[\w\s.,#()%+-]*", re.ASCII)
_BOX: Final = re.compile(r"-?[\d.]+( -?[\d.]+){3}")


@cache
def of_the_interface() -> frozenset[str]:
    """The pictures that the interface itself uses."""
    lines = (files("posse") / "pictures.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def brought(folder: Traversable) -> dict[str, Traversable]:
    """The pictures in the folder of a set, by name."""
    icons = folder / "icons"
    if not icons.is_dir():
        return {}
    found = sorted(
        (file for file in icons.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name
    )
    return {file.name.removesuffix(".svg"): file for file in found}


def symbol(id: str, file: Traversable) -> str:
    """An SVG file as a symbol with an id, made of plain shapes and nothing else."""
    text = file.read_text("utf-8")
    if not _NAME.fullmatch(file.name.removesuffix(".svg")):
        raise PosseError(f"{file}: a picture is named in small letters, as in gold-nugget.svg")
    if "<!" in text.replace("<!--", ""):
        raise PosseError(f"{file}: a picture has no <!DOCTYPE> and no <!ENTITY>")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise PosseError(f"{file}: no valid SVG: {error}") from None
    if root.tag != f"{_SVG}svg":
        raise PosseError(f'{file}: the file must be <svg xmlns="http://www.w3.org/2000/svg">')
    box = root.get("viewBox", "")
    if not _BOX.fullmatch(box):
        raise PosseError(f'{file}: the picture needs a viewBox, as in viewBox="0 0 512 512"')
    return f"<symbol id={quoteattr(id)} viewBox={quoteattr(box)}>{_shapes(file, root)}</symbol>"


def _shapes(file: Traversable, parent: Iterable[ElementTree.Element]) -> str:
    return "".join(_shape(file, element) for element in parent)


def _shape(file: Traversable, element: ElementTree.Element) -> str:
    name = element.tag.removeprefix(_SVG)
    if name not in _SHAPES:
        raise PosseError(f"{file}: <{name}> may not stand in a picture; only {', '.join(sorted(_SHAPES))}")
    written = "".join(f" {key}={quoteattr(value)}" for key, value in _attributes(file, name, element).items())
    return f"<{name}{written}>{_shapes(file, element)}</{name}>"


def _attributes(file: Traversable, name: str, element: ElementTree.Element) -> dict[str, str]:
    for key, value in element.items():
        if key not in _ATTRIBUTES:
            raise PosseError(f"{file}: <{name}> has {key}, which may not stand in a picture")
        if not _VALUE.fullmatch(value) or "url(" in value.lower():
            raise PosseError(
                f'{file}: {key} of <{name}> is "{value}", but only numbers and colours are allowed'
            )
    # A shape without a colour of its own takes that of the place where it is used.
    return {key: value for key, value in element.items() if value != "currentColor"}
