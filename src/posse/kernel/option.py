"""An option is one whole move a player may make; a decision asks one player for exactly one of them.

Options are values. They name cards, players and places by small ints (see the functions below), and everything else by
a key (`event/ranch`) or a word. Ids are unique only within their sort, so a key contains the sort; the notation prints
the id alone. The text of an option is made only when somebody reads it.
"""

from collections.abc import Generator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

#: A card, a player, a hand or a card in play (an int, see below), a key or a word, or a list of these.
Ref = int | str | tuple[int | str, ...]

NOTHING: Final = ""
_PLAYER: Final = 0x1000
_HAND: Final = 0x2000
_CHARACTER: Final = 0x3000
_IN_PLAY: Final = 0x10000


def id_of(key: str) -> str:
    """The id in a key: `ranch` of `event/ranch`; a plain word is its own id."""
    return key[key.find("/") + 1 :]


def player_ref(seat: int) -> int:
    """The player at a seat: prints as `bob`."""
    return _PLAYER + seat


def hand_ref(seat: int) -> int:
    """An unseen card of a hand: prints as `bob.hand`."""
    return _HAND + seat


def character_ref(seat: int) -> int:
    """The character of a player, as a place where something lies: prints as `bob.character`."""
    return _CHARACTER + seat


def in_play_ref(seat: int, card: int) -> int:
    """A card in front of a player: prints as `bob.barrel`."""
    return _IN_PLAY * (seat + 1) + card


def is_card(ref: int) -> bool:
    """Whether a ref is a card itself, not a place where a card is."""
    return ref < _PLAYER


def is_player(ref: int) -> bool:
    return _PLAYER <= ref < _HAND


def is_hand(ref: int) -> bool:
    return _HAND <= ref < _CHARACTER


def is_character(ref: int) -> bool:
    return _CHARACTER <= ref < _IN_PLAY


def is_in_play(ref: int) -> bool:
    return ref >= _IN_PLAY


def ref_seat(ref: int) -> int:
    """The seat that a player, a hand or a card in play belongs to."""
    return ref // _IN_PLAY - 1 if ref >= _IN_PLAY else ref & 0xFFF


def ref_card(ref: int) -> int:
    """The card of a ref to a card in play, or the card itself."""
    return ref % _IN_PLAY


def _listed(ref: Ref) -> list[str]:
    """A ref as text, without a table that knows names."""
    items = ref if isinstance(ref, tuple) else (ref,)
    said = [item if isinstance(item, str) else _described(item) for item in items]
    return [", ".join(said)] if said != [NOTHING] else []


def _described(ref: int) -> str:
    if is_in_play(ref):
        return f"card {ref_card(ref)} in front of player {ref_seat(ref)}"
    if is_hand(ref):
        return f"the hand of player {ref_seat(ref)}"
    if is_character(ref):
        return f"the character of player {ref_seat(ref)}"
    return f"player {ref_seat(ref)}" if is_player(ref) else f"card {ref}"


@mypyc_attr(acyclic=True)
class Option:
    """One move, part by part as the notation prints it:
    `VERB THING as ID spending N with CARDS for WHAT -> TARGET`."""

    __slots__ = ("as_id", "paid", "purpose", "speaker", "spending", "target", "thing", "verb")

    #: The speaker of the table that offers the option, for `repr`. It is set only if somebody may read the option.
    speaker: "Speaker"

    def __init__(
        self,
        verb: str,
        thing: Ref = NOTHING,
        target: Ref = NOTHING,
        as_id: str = "",
        paid: tuple[int | str, ...] = (),
        spending: int = 0,
        purpose: str = "",
    ) -> None:
        self.verb = verb
        self.thing = thing
        self.target = target
        self.as_id = as_id
        self.paid = paid
        self.spending = spending
        self.purpose = purpose

    def parts(self) -> tuple[object, ...]:
        """Everything the option says; two options with equal parts are the same move."""
        return (self.verb, self.thing, self.target, self.as_id, self.paid, self.spending, self.purpose)

    def __repr__(self) -> str:
        """As the notation prints it: `Option(play bang@4C -> bob)`. Only a table knows names; without one it is
        `Option(play card 37 -> player 1)`."""
        speaker: Speaker | None = getattr(self, "speaker", None)
        if speaker is not None:
            return f"Option({speaker.text(self)})"
        out = [self.verb, *_listed(self.thing)]
        for word, said in (("as", self.as_id), ("spending", self.spending or ""), ("for", self.purpose)):
            if said:
                out += [word, str(said)]
        if self.paid:
            out += ["with", *_listed(self.paid)]
        if self.target != NOTHING:
            out += ["->", *_listed(self.target)]
        return f"Option({' '.join(out)})"

    def card(self) -> int:
        """The card the option is about, if it is about one."""
        thing = self.thing
        assert isinstance(thing, int)
        return thing

    def at(self) -> int:
        """The target as a ref; the first of several."""
        target = self.target[0] if isinstance(self.target, tuple) else self.target
        assert isinstance(target, int)
        return target

    def targets(self) -> list[int]:
        """All targets as refs."""
        refs = self.target if isinstance(self.target, tuple) else (self.target,)
        return [ref for ref in refs if isinstance(ref, int)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Puts refs into words: each game has its own."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)

    def ref(self, ref: int) -> str:
        """The text of a ref as it is printed."""
        if is_in_play(ref):
            return f"{self.names[ref_seat(ref)]}.{self.card_id(ref_card(ref))}"
        if is_hand(ref):
            return f"{self.names[ref_seat(ref)]}.hand"
        if is_character(ref):
            return f"{self.names[ref_seat(ref)]}.character"
        if is_player(ref):
            return self.names[ref_seat(ref)]
        return self.card(ref)

    def full(self, ref: int) -> str:
        """The full text of a ref: cards in play have their rank and suit too."""
        if is_in_play(ref):
            return f"{self.names[ref_seat(ref)]}.{self.card(ref_card(ref))}"
        return self.ref(ref)

    def card_id(self, card: int) -> str:
        raise NotImplementedError

    def card(self, card: int) -> str:
        raise NotImplementedError

    def means(self, word: str, item: str) -> bool:
        """Whether a word that somebody wrote names an item: it is its full text, or a card without the copy."""
        return word == item or ("@" not in word and item.startswith(word + "@"))

    def words(self, ref: Ref) -> list[str]:
        """A ref or list of refs, printed one by one."""
        if isinstance(ref, int):
            return [self.ref(ref)]
        if isinstance(ref, str):
            return [id_of(ref)] if ref else []
        return [id_of(item) if isinstance(item, str) else self.ref(item) for item in ref]

    def full_words(self, ref: Ref) -> list[str]:
        """As `words`, but in full."""
        if isinstance(ref, int):
            return [self.full(ref)]
        if isinstance(ref, str):
            return [id_of(ref)] if ref else []
        return [id_of(item) if isinstance(item, str) else self.full(item) for item in ref]

    def text(self, option: Option) -> str:
        """The option in the notation."""
        out = [option.verb]
        if option.thing != NOTHING:
            out.append(", ".join(self.words(option.thing)))
        if option.as_id:
            out += ["as", option.as_id]
        if option.spending:
            out += ["spending", str(option.spending)]
        if option.paid:
            out += ["with", ", ".join(self.words(option.paid))]
        if option.purpose:
            out += ["for", option.purpose]
        if option.target != NOTHING:
            out += ["->", ", ".join(self.words(option.target))]
        return " ".join(out)


@mypyc_attr(acyclic=True)
class Decision:
    """Who must choose, about what, and the legal options, which are computed once and never empty. A script that awaits
    it gets the number of the chosen option."""

    __slots__ = ("about", "amount", "by", "card", "count", "kind", "options", "player", "speaker", "target")

    def __init__(
        self,
        player: int,
        kind: str,
        options: list[Option],
        speaker: Speaker,
        about: str = "",
        by: int = -1,
        card: int = -1,
        count: int = 0,
        target: int = -1,
        amount: int = 1,
    ) -> None:
        self.player = player
        self.kind = kind  # what sort of choice: "play", "defend", "save" ...
        self.options = options
        self.speaker = speaker
        self.about = about  # the key of the card or ability that asks
        self.by = by  # the seat of whoever caused the question, -1 for nobody
        self.card = card  # the card that led to the question, which everybody knows; -1 if there is none
        self.count = count  # how many are needed, such as Missed!; 0 if nothing is counted
        # Which of the player's characters is in danger, as a ref, if there are several; -1 if none is.
        self.target = target
        self.amount = amount  # the life points at stake

    def __await__(self) -> Generator["Decision", int, int]:
        return (yield self)

    @property
    def texts(self) -> list[str]:
        """The options in the notation."""
        return [self.speaker.text(option) for option in self.options]

    @property
    def name(self) -> str:
        """The name of the player who must choose."""
        return self.speaker.names[self.player]

    def text(self, option: Option) -> str:
        return self.speaker.text(option)

    def __str__(self) -> str:
        about = f" about {id_of(self.about)}" if self.about else ""
        return "\n".join(
            [f"{self.name} is asked: {self.kind}{about}", *map(_numbered, enumerate(self.texts))]
        )

    def __repr__(self) -> str:
        return f"Decision({self.name}, {self.kind}, {self.texts})"


def _numbered(option: tuple[int, str]) -> str:
    return f"  {option[0]:>2}  {option[1]}"
