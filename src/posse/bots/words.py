"""Reasons put into words, in any language there is."""

import re
from collections.abc import Mapping
from typing import Final

from posse import locales
from posse.bots.reason import YOU, Fact, Named, Player, Reason, called

#: Of those that a message may speak of, the one it says something of, and the one it happens to.
_PARTS: Final = {"who": "subject", "whom": "object"}
#: Italian says `ad Amos` and `ed Emma`: before the same vowel a and e do not stand alone.
_ALONE: Final = re.compile(r"(?<!\w)([ae]) (?=\1)", re.IGNORECASE)


def said(
    reason: Reason,
    language: str = locales.FIRST,
    errors: list[Exception] | None = None,
    called: Mapping[str, str] | None = None,
) -> str:
    """A sentence. What is wrong with its message is added to `errors`; something is said all the same. `called` says
    what people call the players, where that is known."""
    sentence = _Speaker(language, [] if errors is None else errors, called or {}).put(reason)
    return _ALONE.sub(r"\1d ", sentence) if language == "it" else sentence


class _Speaker:
    """Puts one reason into words."""

    __slots__ = ("_bundle", "_called", "_errors")

    def __init__(self, language: str, errors: list[Exception], called: Mapping[str, str]) -> None:
        self._bundle = locales.load(language)
        self._errors = errors
        self._called = called

    def put(self, reason: Reason) -> str:
        you = "none"
        facts: dict[str, str | int] = {}
        for key, fact in reason.facts.items():
            facts[key] = self._fact(fact)
            if isinstance(fact, Player) and fact.name == YOU:
                you = _PARTS.get(key, you)
        return self._message(reason.id, {"you": you, **facts})

    def _fact(self, fact: Fact) -> str | int:
        if isinstance(fact, (str, int)):
            return fact
        if isinstance(fact, Reason):
            return self.put(fact)
        if isinstance(fact, Named):
            return self._message(fact.id, {})
        if isinstance(fact, Player):
            return self._called.get(fact.name) or called(fact.name)
        return self._listed([str(self._fact(each)) for each in fact])

    def _listed(self, words: list[str]) -> str:
        """`a, b and c`."""
        if not words:
            return ""
        all_but_last = words[0]
        for word in words[1:-1]:
            all_but_last = self._joined("reason-list-comma", all_but_last, word)
        return all_but_last if len(words) == 1 else self._joined("reason-list-and", all_but_last, words[-1])

    def _joined(self, id: str, a: str, b: str) -> str:
        return self._message(id, {"a": a, "b": b})

    def _message(self, id: str, facts: dict[str, str | int]) -> str:
        pattern = locales.pattern(self._bundle, id)
        if pattern is None:
            self._errors.append(LookupError(f"there is no message {id}"))
            return id
        words, errors = self._bundle.format_pattern(pattern, facts)
        self._errors.extend(errors)
        return str(words)
