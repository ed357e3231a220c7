"""The types of the web client are those of the server."""

import re
from pathlib import Path
from typing import Annotated, Literal, get_args

import pytest
from msgspec import Meta, Struct

from posse.server import typescript, wire

ROOT = Path(__file__).parents[2]
WRITTEN = typescript.generate()


def test_the_file_is_current() -> None:
    current = (ROOT / typescript.FILE).read_text("utf-8") == WRITTEN
    assert current, "rewrite it with: python -m posse.server.typescript"


def interface(name: str) -> str:
    found = re.search(rf"export interface {name} {{\n(.*?)^}}", WRITTEN, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    return found[1]


def test_every_message_has_its_tag() -> None:
    for union, tag in ((wire.Incoming, "do"), (wire.Outgoing, "it")):
        for message in get_args(union):
            assert f'  {tag}: "{message.__struct_config__.tag}";\n' in interface(message.__name__)


def test_what_may_be_left_out() -> None:
    assert "  keep_characters?: boolean;\n" in interface("Rematch")
    assert "  game?: string;\n" in interface("SettingsInput")  # as the client sends it
    assert "  game: string;\n" in interface("Settings")  # as the server does
    assert "  settings: SettingsInput;\n" in interface("NewTable")
    assert "  settings: Settings;\n" in interface("TableInfo")
    assert "  thing?: string[];\n" in interface("OptionInfo")  # left out if empty
    assert "  person: string | null;\n" in interface("SeatInfo")  # there, but perhaps null


def test_routes() -> None:
    api = interface("Api")
    assert '  "POST /api/me": { body: CallMe; answer: Me };\n' in api
    assert '  "GET /api/my/tables": { body: null; answer: MyTable[] };\n' in api
    assert '  "DELETE /api/me": { body: null; answer: null };\n' in api
    assert "/health" not in api


def test_views_and_events() -> None:
    assert "export type View =\n  | BangView\n  | DuelView\n  | DiceView;\n" in WRITTEN
    assert '  game: "duel";\n' in interface("DuelView")
    assert "  view: View;\n" in interface("Play")
    assert "  events: GameEvent[];\n" in interface("Play")
    assert "  hand?: string[];\n" in interface("BangPlayer")  # left out if there is nothing to say
    assert "  ac: Fighter | null;\n" in interface("DuelSide")


class Inner(Struct):
    """Something inside."""

    number: Annotated[int, Meta(ge=0)] = 0


class Outer(Struct, tag_field="t", tag="o"):
    """All kinds
    of types."""

    either: int | Inner | None
    many: list[Inner | None]
    pairs: dict[str, tuple[float, ...]]
    word: Literal["a", "b"]


def test_types() -> None:
    writer = typescript.Writer([Outer], incoming=True)
    assert (
        writer.interface("Inner")
        == "/** Something inside. */\nexport interface Inner {\n  number?: number;\n}\n"
    )
    assert writer.interface("Outer") == (
        "/** All kinds\n * of types. */\n"
        "export interface Outer {\n"
        '  t: "o";\n'
        "  either: number | Inner | null;\n"
        "  many: (Inner | null)[];\n"
        "  pairs: Record<string, number[]>;\n"
        '  word: "a" | "b";\n'
        "}\n"
    )


def test_names_are_clear() -> None:
    other = type("Inner", (Struct,), {"__annotations__": {"text": str}})
    with pytest.raises(ValueError, match="two types on the wire are called Inner"):
        typescript.Writer([Inner, other], incoming=False)
