"""docs/protocol.md shows messages as they are, and leaves none out."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from posse.server import connection, wire
from posse.server.http.table_socket import CODES
from posse.server.replay.why import Why
from posse.server.review.told import ReviewState

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
_BLOCK = re.compile(r"^```json (in|out)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = _BLOCK.findall(PAGE)
_outgoing: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.Outgoing)


@pytest.mark.parametrize("text", [text for way, text in EXAMPLES if way == "in"])
def test_what_a_client_sends_is_understood(text: str) -> None:
    wire.decoder.decode(text)  # it accepts no unknown field
    assert len(text) <= connection.LONGEST


@pytest.mark.parametrize("text", [text for way, text in EXAMPLES if way == "out"])
def test_what_a_server_sends_is_shown_field_by_field(text: str) -> None:
    assert json.loads(wire.encoder.encode(_outgoing.decode(text))) == json.loads(text)


def test_what_a_bot_says_is_shown_field_by_field() -> None:
    (text,) = re.findall(r"^```json why\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert json.loads(wire.encoder.encode(msgspec.json.decode(text, type=Why))) == json.loads(text)


def test_a_review_is_shown_field_by_field() -> None:
    (text,) = re.findall(r"^```json review\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert json.loads(wire.encoder.encode(msgspec.json.decode(text, type=ReviewState))) == json.loads(text)


def test_every_message_is_shown() -> None:
    for way, union, tag in (("in", wire.Incoming, "do"), ("out", wire.Outgoing, "it")):
        shown = {json.loads(text)[tag] for kind, text in EXAMPLES if kind == way}
        assert shown == {message.__struct_config__.tag for message in get_args(union)}


def table(heading: str) -> str:
    return PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]


def test_every_close_code_is_listed() -> None:
    listed = {int(code) for code in re.findall(r"^\| (\d{4}) \|", table("close code"), re.MULTILINE)}
    assert listed == {*CODES.values(), connection.GOODBYE, connection.ABUSE}


def test_every_reason_is_listed() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", table("why")))
    said = re.compile(
        r'(?:Refusal|\bclose|_refuse|_bear|respond|_No|Outcome)\(\s*(?:\w+, |why=|"\?", )?"([a-z]+(?:-[a-z]+)*)"'
    )
    used = set(CODES)
    for file in (ROOT / "src" / "posse" / "server").rglob("*.py"):
        used |= set(said.findall(file.read_text("utf-8")))
    assert len(used) > 30
    assert used <= listed
