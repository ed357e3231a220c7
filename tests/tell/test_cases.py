"""Messages in words, as `cases.json` has them: the client's formatter (`web/src/say/say.ts`) is held against it too."""

import json
from pathlib import Path
from typing import Any, Final, cast

import pytest

from posse.kernel.message import Arg, Card, Copy, Listed, Message, Named, Seat, Verb
from posse.locales.speak import Voice

CASES: Final = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))
_NAMED: Final = {"p": lambda text: Seat(int(text)), "c": Card, "r": Copy, "t": Named, "v": Verb}


def message_of(plain: dict[str, Any]) -> Message:
    return Message(plain["id"], **{key: arg_of(arg) for key, arg in plain.get("args", {}).items()})


def arg_of(plain: Any) -> Arg:
    """An argument out of plain data."""
    if isinstance(plain, list):
        return Listed([arg_of(item) for item in plain])
    if isinstance(plain, dict):
        return Listed([arg_of(item) for item in plain["or"]], "or") if "or" in plain else message_of(plain)
    letter, colon, text = plain.partition(":") if isinstance(plain, str) else ("", "", "")
    return cast(Arg, _NAMED[letter](text) if colon else plain)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['message']['id']}")
def test_messages_in_words(case: dict[str, Any]) -> None:
    voice = Voice(case["language"], case["game"], case["names"], case["me"])
    message = message_of(case["message"])
    assert message.plain() == case["message"]
    assert voice.say(message) == case["words"]
    assert voice.sentence(message) == case.get("sentence", case["words"])
    assert voice.errors == []
