"""Moves as text: reading them, and finding the option that a text means.

`Speaker.text` prints them. A text may leave out whatever is clear without it. An exact text wins over looser matches.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from posse.kernel.errors import NotationError, PosseError
from posse.kernel.message import Arg
from posse.kernel.option import NOTHING, Decision, Option, Speaker

VERBS: Final = (
    "play use buy expel take advance draw choose discard swap reload roll reroll keep pass end".split()
)
#: Those that say everything.
ALONE: Final = ("advance", "swap", "roll", "keep", "pass", "end")
_TOKEN: Final = re.compile(r"->|,|[^\s,]+")
_SLOTS: Final = {"as": "as", "spending": "spending", "with": "with", "for": "for", "->": "->"}
_SHOWN: Final = 40  # options in an error message
_NEAR: Final = 0.8  # a text must be this similar to an option to count as a typing error
_WORD: Final = re.compile(r"[\w.@'-]+")


class Parsed:
    """A move as somebody wrote it, part by part. Empty parts were left out."""

    __slots__ = ("as_id", "paid", "purpose", "spending", "targets", "things", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.things: list[str] = []
        self.as_id = ""
        self.spending = -1
        self.paid: list[str] = []
        self.purpose = ""
        self.targets: list[str] = []

    def paying(self, card: str) -> "Parsed":
        """The same move, paid with only this card."""
        twin = Parsed(self.verb)
        twin.things, twin.targets = self.things, self.targets
        twin.as_id, twin.spending, twin.purpose = self.as_id, self.spending, self.purpose
        twin.paid = [card]
        return twin

    def text(self) -> str:
        """The move in its canonical order."""
        out = [self.verb]
        if self.things:
            out.append(", ".join(self.things))
        if self.as_id:
            out += ["as", self.as_id]
        if self.spending >= 0:
            out += ["spending", str(self.spending)]
        if self.paid:
            out += ["with", ", ".join(self.paid)]
        if self.purpose:
            out += ["for", self.purpose]
        if self.targets:
            out += ["->", ", ".join(self.targets)]
        return " ".join(out)


def parse(text: str) -> Parsed:
    """Read a move. Parts after the verb may come in any order."""
    tokens: list[str] = _TOKEN.findall(text)
    if not tokens:
        raise NotationError("an empty text is no move", "error-move-empty")
    move = Parsed(tokens[0])
    if move.verb not in VERBS:
        verbs = ", ".join(VERBS)
        raise _no_move(text, f"it must begin with one of {verbs}", "error-move-verb", verbs=verbs)
    parts: dict[str, list[str]] = {"": []}
    slot = ""
    after_comma = True  # a list expects an item
    for token in tokens[1:]:
        if token in _SLOTS and not (after_comma and parts[slot]):
            if slot and after_comma:
                raise _no_move(text, f"nothing stands after {_quoted(slot)}", "error-move-after", word=slot)
            if token in parts:
                raise _no_move(text, f"{_quoted(token)} stands twice", "error-move-twice", word=token)
            slot = token
            parts[slot] = []
            after_comma = True
        elif token == ",":
            if after_comma:
                raise _no_move(text, "a comma where a name should be", "error-move-comma")
            after_comma = True
        elif not after_comma:
            word = _short(token)
            raise _no_move(text, f"{_quoted(token)} is one word too many", "error-move-too-many", word=word)
        elif not _WORD.fullmatch(token):
            raise _no_move(text, f"{_quoted(token)} is no name", "error-move-no-name", word=_short(token))
        else:
            parts[slot].append(token)
            after_comma = False
    if after_comma and (slot or parts[slot]):
        raise _no_move(text, "it breaks off", "error-move-breaks-off")
    return _filled(move, parts, text)


def _filled(move: Parsed, parts: dict[str, list[str]], text: str) -> Parsed:
    move.things = parts[""]
    if move.verb in ALONE and len(parts) + len(move.things) > 1:
        raise _no_move(text, f"{_quoted(move.verb)} stands alone", "error-move-alone", word=move.verb)
    if move.verb not in ALONE and not move.things:
        raise _no_move(text, f"it does not say what to {move.verb}", "error-move-what", word=move.verb)
    for slot in ("as", "spending", "for"):
        if len(parts.get(slot, ())) > 1:
            why = f"only one word may stand after {_quoted(slot)}"
            raise _no_move(text, why, "error-move-one-word", word=slot)
    move.as_id = parts.get("as", [""])[0]
    move.purpose = parts.get("for", [""])[0]
    move.paid = parts.get("with", [])
    move.targets = parts.get("->", [])
    if "spending" in parts:
        amount = parts["spending"][0]
        if not (amount.isascii() and amount.isdigit() and len(amount) < 4):
            why = f"{_quoted(amount)} is no number of tokens"
            raise _no_move(text, why, "error-move-tokens", word=_short(amount))
        move.spending = int(amount)
    return move


def no_reason(move: Parsed) -> PosseError | None:
    """The default for `why_not`: there is no better reason than that the move is not an option."""
    return None


def find(text: str, decision: Decision, why_not: Callable[[Parsed], PosseError | None] = no_reason) -> int:
    """The number of the option that a text means; an exact match comes before a loose one. `why_not` gives the reason
    why a move is not an option."""
    try:
        move = parse(text)
    except NotationError as error:
        options = listed(decision.texts)
        raise NotationError(
            f"{error}; the options are: {options}", "error-move-options", why=error.said(), options=options
        ) from None
    exact = move.text()
    for i, printed in enumerate(decision.texts):
        if printed == exact:
            return i
    matches = [i for i, option in enumerate(decision.options) if fits(move, option, decision.speaker)]
    if not matches:
        raise _not_now(move, decision, why_not(move))
    best = min(_left_out(move, decision.options[i]) for i in matches)
    matches = [i for i in matches if _left_out(move, decision.options[i]) == best]
    meanings = {_without_copies(decision.text(decision.options[i])) for i in matches}
    if len(meanings) > 1:
        named = ", ".join(decision.text(decision.options[i]) for i in matches)
        raise NotationError(
            f"{_quoted(exact)} may mean several things: {named}",
            "error-move-several",
            typed=_short(exact),
            options=named,
        )
    return matches[0]


def _not_now(move: Parsed, decision: Decision, reason: PosseError | None) -> NotationError:
    """Why this is not a legal move now: the reason if there is one, otherwise what may have been meant; and the
    options."""
    typed, options = move.text(), listed(decision.texts)
    wrong = f"{decision.name} cannot {_quoted(typed)} now"
    facts: dict[str, Arg] = {"who": decision.name, "typed": _short(typed), "options": options}
    id = "error-move-not-now"
    if reason is not None:
        facts["why"] = reason.said()
        return NotationError(f"{wrong}: {reason}; the options are: {options}", "error-move-why", **facts)
    near = get_close_matches(typed, [_without_copies(text) for text in decision.texts], 1, _NEAR)
    if near:
        wrong += f' (did you mean "{near[0]}"?)'
        facts["near"], id = near[0], "error-move-near"
    elif move.verb not in ALONE and all(option.verb != move.verb for option in decision.options):
        wrong += f": there is nothing to {move.verb}"
        facts["word"], id = move.verb, "error-move-nothing"
    return NotationError(f"{wrong}; the options are: {options}", id, **facts)


def fits(move: Parsed, option: Option, speaker: Speaker) -> bool:
    """Whether a text may mean an option: what it says must be true of the option, what it leaves out does not
    matter."""
    return (
        move.verb == option.verb
        and (move.as_id == option.as_id or not move.as_id)
        and (move.spending == option.spending or move.spending < 0)
        and (move.purpose == option.purpose or not move.purpose)
        and _same_items(move.things, speaker.full_words(option.thing), speaker)
        and (not move.paid or _same_items(move.paid, speaker.full_words(option.paid), speaker))
        and (not move.targets or _same_items(move.targets, speaker.full_words(option.target), speaker))
    )


def _same_items(said: list[str], meant: list[str], speaker: Speaker) -> bool:
    """Whether each word names one item and each item has a word, in any order."""
    return pairs_up([[speaker.means(word, item) for item in meant] for word in said], len(meant))


def pairs_up(fits: list[list[bool]], count: int) -> bool:
    """Whether each word can get a thing of its own. `fits` says which word may get which thing. Half a name may fit
    several cards, so a later word may make an earlier one take another card."""
    owner = [-1] * count
    return len(fits) == count and all(_finds(who, fits, owner, [False] * count) for who in range(count))


def _finds(who: int, fits: list[list[bool]], owner: list[int], asked: list[bool]) -> bool:
    for thing, fit in enumerate(fits[who]):
        if fit and not asked[thing]:
            asked[thing] = True
            if owner[thing] < 0 or _finds(owner[thing], fits, owner, asked):
                owner[thing] = who
                return True
    return False


def looseness(word: str) -> int:
    """How little a word says about the copy of a card. Words that say more choose their items first."""
    return -len(word.partition("@")[2])


def _left_out(move: Parsed, option: Option) -> tuple[bool, int]:
    """How much of an option a text leaves out. Tokens to pay count most."""
    silent_payment = option.spending > 0 and move.spending < 0
    silent = (
        (bool(option.as_id) and not move.as_id)
        + (bool(option.paid) and not move.paid)
        + (bool(option.purpose) and not move.purpose)
        + (option.target != NOTHING and not move.targets)
    )
    return silent_payment, int(silent)


def _without_copies(text: str) -> str:
    return re.sub(r"@[\w-]+", "", text)


def listed(texts: list[str]) -> str:
    """Options in a sentence; of very many only the first."""
    shown = ", ".join(texts[:_SHOWN])
    return shown if len(texts) <= _SHOWN else f"{shown} and {len(texts) - _SHOWN} more"


def _no_move(text: str, why: str, id: str, **facts: Arg) -> NotationError:
    return NotationError(f"{_quoted(text)} is no move: {why}", id, typed=_short(text), **facts)


def _quoted(text: str) -> str:
    return f'"{_short(text)}"'


def _short(text: str) -> str:
    """A text to show in an error, in one line and not too long."""
    shown = " ".join(text.split())
    return f"{shown[:77]}..." if len(shown) > 80 else shown
