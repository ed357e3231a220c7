"""What somebody at a table may know, worked out without the engine: from where the cards are and from what that player
was shown.

The engine keeps its own notes on who knows which card. They are not used here: a mistake in them would be a leak.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from posse.bang import cards as bang_cards
from posse.bang.bills import BillStack
from posse.bang.choosing import Offers
from posse.duel import cards as duel_cards
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.roles import ROLES

#: A card in the notation, wherever it is; of a hidden one only the back is named, which everybody sees.
_CARD = re.compile(r"(?!hand@)\b[\w-]+@[\w-]+")
#: What only the player who does it sees; whoever loses the card sees it too.
_UNSEEN = ("drew", "took", "took_hand", "looked", "put_on_deck")
#: After these, nobody else can tell which cards are still in a hand.
_BLURS = ("took", "put_on_deck")
#: After these the cards are in a hand.
_GAINS = ("drew", "drew_discard", "picked", "took", "took_hand")
_SHUFFLES = ("reshuffled", "shuffled_in")


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Eyes:
    """The eyes of one seat, or of a spectator, through one game. `watch` each move, then `check` the message."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._knows = self._sees() - self._opened()  # the numbers of cards
        self._seen = self._knows.copy()  # in this effect, even if it is no longer known where they are
        self._at_menu = game.at_menu  # an effect has ended
        self._hands = [set(hand) for hand in hands(game)]
        self.keys = shown_keys(game)  # of railcars and equipment that were open at some time
        self._roles = {seat} if seat >= 0 else set()
        for number, player in enumerate(getattr(game.state, "players", [])):
            if self._is_open(number) or player.role_shown:
                self._roles.add(number)

    # ---- what happens

    def watch(self, events: Sequence[Event]) -> None:
        """The game went on by one move."""
        if self._at_menu:
            self._seen = set()
        self._seen |= self._knows | self._sees()
        for event in events:
            self._notice(event)
        self._hands = [set(hand) for hand in hands(self.game)]
        self._knows |= self._sees() - self._opened()  # open hands will be hidden again one day
        self._seen |= self._knows | self._sees()
        self._at_menu = self.game.at_menu
        self.keys |= shown_keys(self.game)

    def _notice(self, event: Event) -> None:
        facts = {**event.facts, **(event.secret or {})}
        shown = set(_numbers(facts, "card", "cards"))
        doer, loser = facts.get("player", -1), facts.get("victim", -1)
        if event.kind in _UNSEEN and event.secret is not None and self.seat not in (doer, loser):
            if event.kind in _BLURS:
                self._knows -= shown | self._blurred(facts)
        else:
            self._knows |= shown
            self._seen |= shown
        self._move_cards(event.kind, shown, doer)
        if event.kind in _SHUFFLES:
            self._knows -= set(decks(self.game))
        self.keys |= {bang_cards.KEY[card] for card in shown if self.game.rules.game == "bang"}
        if "role" in facts:
            assert isinstance(doer, int)
            self._roles.add(doer)
        if isinstance(dealt := facts.get("dealt_roles"), tuple):
            self._roles -= set(dealt)
            self._roles |= {seat for seat in dealt if seat == self.seat or self._is_open(seat)}

    def _is_open(self, seat: int) -> bool:
        """Whether a role is open as soon as it is dealt."""
        player = self.game.state.players[seat]  # type: ignore[attr-defined]
        return ROLES[player.role] == "sheriff" or _open_roles(self.game)

    def _blurred(self, facts: dict[str, Any]) -> set[int]:
        """If an unseen card was taken from a hand, all cards that it might have been. In the Duel its back was seen."""
        hand = self._hands[facts.get("victim", facts["player"])]
        return {card for card in hand if "back" not in facts or duel_cards.BACK[card] == facts["back"]}

    def _move_cards(self, kind: str, moved: set[int], doer: object) -> None:
        """Hands in the middle of a move: what was seen is somewhere else now, perhaps in another hand."""
        for hand in self._hands:
            hand -= moved
        if kind in _GAINS and self._hands:
            assert isinstance(doer, int)
            self._hands[doer] |= moved

    def _sees(self) -> set[int]:
        """Open cards, and those in one's own hand."""
        own = hands(self.game)[self.seat] if self.seat >= 0 and hands(self.game) else []
        return {*lying_open(self.game), *own, *self._opened()}

    def _opened(self) -> set[int]:
        """Cards in the hands of others, while all hands are open."""
        if not getattr(self.game.state, "hands_open", False):
            return set()
        held = hands(self.game)
        return {card for seat, hand in enumerate(held) if seat != self.seat for card in hand}

    def knows(self, card: int) -> bool:
        """Whether it is known where a card, or one just like it, is."""
        return bool(self._texts([card]) & self._texts(self._seen | self._knows | self._sees()))

    # ---- what is told

    def check(self, raw: str, seed: str) -> None:
        """Check that a `play` message, as sent after the last move, reveals nothing else."""
        message = msgspec.json.decode(raw)
        # A question also tells of the past: of the card that shot, which may be in the deck again by now.
        past = msgspec.json.encode([message["events"], message["question"]]).decode()
        rest = msgspec.json.encode({**message, "events": [], "question": None}).decode()
        for card in cards_in(past) - self._texts(self._seen | self._sees()):
            self._need(False, f"of {card} in an event or a question", raw)
        for card in cards_in(rest) - self._texts(self._knows | self._sees()):
            self._need(False, f"of {card}", raw)
        self._need(self._roles_told(message), "a role", raw)
        for key in [*hidden_keys(self.game, self.seat), *unseen_keys(self.game, self.keys)]:
            self._need(f'"{key}"' not in raw, f"the hidden {key}", raw)
        for event in message["events"]:
            told_to = event["player"] if "dealt_role" in event else None
            self._need(told_to in (None, self._name(message)), "the role dealt to another", raw)
        if not self.game.over:
            self._need(seed not in raw, "the seed", raw)
        decision = self.game.decision
        asked = decision is not None and decision.player == self.seat
        self._need(asked or message.get("options") is None, "another's options", raw)
        self._need(asked or not message.get("hindered"), "another's cards", raw)

    def _need(self, fine: bool, what: str, raw: str) -> None:
        if not fine:
            may = sorted(self._texts(self._seen))
            raise Leak(f"seat {self.seat} was told {what}: {raw}\nIt may know {may} and roles {self._roles}")

    def _name(self, message: dict[str, Any]) -> str:
        return str(message["view"]["players"][self.seat]["name"]) if self.seat >= 0 else ""

    def _roles_told(self, message: dict[str, Any]) -> bool:
        if self.game.over:
            return True
        players = message["view"]["players"]
        told = {player["name"] for player in players if player.get("role")}
        told |= {event["player"] for event in message["events"] if "role" in event}
        return told <= {players[seat]["name"] for seat in self._roles}

    def _texts(self, numbers: Iterable[int]) -> set[str]:
        texts = duel_cards.TEXT if self.game.rules.game == "duel" else bang_cards.TEXT
        return {texts[number] for number in numbers}


def cards_in(raw: str) -> set[str]:
    """All cards that a text names."""
    return set(_CARD.findall(raw))


def _numbers(facts: dict[str, Any], *keys: str) -> list[int]:
    out: list[int] = []
    for key in keys:
        fact = facts.get(key, ())
        out += fact if isinstance(fact, tuple) else [fact]
    return out


# ---- where things are


def hands(game: Game) -> list[list[int]]:
    """The hand of each seat; none in the Dice Game."""
    state: Any = game.state
    if game.rules.game == "bang":
        return [player.hand.copy() for player in state.players]
    return [side.hand.copy() for side in state.sides] if game.rules.game == "duel" else []


def decks(game: Game) -> list[int]:
    """The cards that nobody has seen yet, or that were shuffled again."""
    state: Any = game.state
    if game.rules.game == "bang":
        return list(state.deck)
    return [card for deck in state.decks for card in deck] if game.rules.game == "duel" else []


def lying_open(game: Game) -> list[int]:
    """The cards in front of people, and the discard pile."""
    state: Any = game.state
    if game.rules.game == "bang":
        return [*state.discard, *(card for player in state.players for card in player.in_play)]
    if game.rules.game == "duel":
        fighters = [fighter for side in state.sides for fighter in side.fighters()]
        return [*state.discard, *(card for fighter in fighters for card in fighter.equipment)]
    return []


def hidden_keys(game: Game, seat: int) -> list[str]:
    """The keys of other things that are face down: events to come, and characters that the other side holds back."""
    state: Any = game.state
    if game.rules.game == "bang":
        piles = [part for part in state.parts.values() if isinstance(part, BillStack)]
        hidden = [
            number for pile in piles for number in (pile.stack[:-1] if pile.next_is_open else pile.stack)
        ]
        offers = [part for part in state.parts.values() if isinstance(part, Offers)]
        dealt = [each for part in offers for who, each in enumerate(part.dealt) if who != seat]
        characters = [bang_cards.CHARACTER[number].key for each in dealt for number in each]
        return [*characters, *(bang_cards.BILL[number].key for number in hidden)]
    if game.rules.game == "duel":
        others = [side for number, side in enumerate(state.sides) if number != seat]
        return [duel_cards.CHARACTER[number].key for side in others for number in side.reserve]
    return []


def shown_keys(game: Game) -> set[str]:
    """The keys of the railcars and the equipment that are open now."""
    parts = getattr(game.state, "parts", {})
    lying = [card for place in _places(parts) for card in place]
    return {bang_cards.KEY[card] for card in lying + lying_open(game)} if lying else set()


def unseen_keys(game: Game, shown: set[str]) -> set[str]:
    """The keys of those in their decks that were never seen."""
    parts = getattr(game.state, "parts", {})
    decks = [parts[id].deck for id in ("train", "shop") if id in parts]
    return {bang_cards.KEY[card] for deck in decks for card in deck} - shown


def _places(parts: Any) -> list[list[int]]:
    """Where such cards are open, besides those in front of players."""
    train = [parts["train"].cars] if "train" in parts else []
    shop = (
        [parts["shop"].shown, parts["shop"].spent, parts["shop"].in_effect, *parts["shop"].owned]
        if "shop" in parts
        else []
    )
    return train + shop


def _open_roles(game: Game) -> bool:
    """Three players know each other from the start."""
    return game.rules.game == "bang" and len(game.state.players) == 3  # type: ignore[attr-defined]
