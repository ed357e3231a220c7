"""Options in parts, as they are sent to a client."""

from posse import games
from posse.kernel.option import Option, player_ref
from posse.server.messages import option_parts


def test_things_are_named_by_keys_and_the_text_stays_the_notation() -> None:
    speaker = games.rules("bang", 4).speaker
    parts = option_parts(speaker, Option("use", "event/ranch", player_ref(1), paid=(0, 1)))
    assert (parts.thing, parts.target) == (["event/ranch"], [speaker.names[1]])
    assert parts.paid == [speaker.card(0), speaker.card(1)]
    assert parts.text == f"use ranch with {speaker.card(0)}, {speaker.card(1)} -> {speaker.names[1]}"


def test_words_and_what_is_left_out() -> None:
    speaker = games.rules("bang", 4).speaker
    assert option_parts(speaker, Option("draw", "deck")).thing == ["deck"]
    assert option_parts(speaker, Option("end")).thing == []
