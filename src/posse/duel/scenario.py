"""Sets up the tables of scenarios of the Duel and looks up their facts."""

from typing import Any, cast

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.duel.rules import DuelRules
from posse.duel.side import Fighter, Side
from posse.duel.table import COMMON, DISCARD, DRAW, PHASES, PLAY, START, Table
from posse.kernel import rng
from posse.kernel.errors import PosseError, ScenarioError
from posse.kernel.game import Game
from posse.kernel.notation import looseness
from posse.kernel.scenario import NO_SUCH_FACT, Document, Setter

_PLAYER_KEYS = ("ac", "rc", "reserve", "hand")
_CHARACTER_KEYS = ("character", "life", "equipment")
_DECKS = (*SIDES, "common")
_PHASES = {"start": START, "draw": DRAW, "play": PLAY, "discard": DISCARD}
_PLACES = ("ac", "rc")

Path = tuple[str | int, ...]


class DuelSetter(Setter):
    """Scenarios of the Duel."""

    def keys(self) -> tuple[str, ...]:
        return ("decks", "deck_exact", "discard", "turn_state")

    def table(self, doc: Document, names: list[str]) -> Game:
        return Game.resume(*_Table(doc, names).laid())

    def fact(self, game: Game, key: str) -> object:
        t = cast(Table, game.state)
        match key.split("."):
            case ["turn"]:
                return SIDES[t.turn]
            case ["phase"]:
                return PHASES[t.phase]
            case ["decks", name, "count"] if name in _DECKS:
                return len(t.decks[_DECKS.index(name)])
            case ["discard", "count"]:
                return len(t.discard)
            case ["discard", "top"]:
                return cards.TEXT[t.discard[-1]] if t.discard else None
            case [name, place, what] if name in SIDES and place in _PLACES:
                fighters = t.sides[SIDES.index(name)].fighters()
                at = _PLACES.index(place)
                return _fighter_fact(fighters[at] if at < len(fighters) else None, what)
            case [name, *rest] if name in SIDES:
                return _side_fact(t.sides[SIDES.index(name)], ".".join(rest))
        return NO_SUCH_FACT


def _fighter_fact(fighter: Fighter | None, key: str) -> object:
    if key not in _CHARACTER_KEYS:
        return NO_SUCH_FACT
    if fighter is None:
        return None
    match key:
        case "character":
            return cards.CHARACTER[fighter.character].id
        case "life":
            return fighter.life
    return [cards.TEXT[card] for card in fighter.equipment]


def _side_fact(side: Side, key: str) -> object:
    match key:
        case "hand":
            return [cards.TEXT[card] for card in side.hand]
        case "hand.count":
            return len(side.hand)
        case "reserve.count":
            return len(side.reserve)
        case "characters.count":
            return len(side.fighters()) + len(side.reserve)
    return NO_SUCH_FACT


class _Table:
    """The table of one scenario while it is being set up."""

    def __init__(self, doc: Document, names: list[str]) -> None:
        self.doc = doc
        self.names = names  # in the order of the file, which may name the Outlaws first
        if sorted(names) != SIDES:
            raise doc.error(("players",), "the players of a Duel are law and outlaw")
        self.entries = doc.entries(names, _PLAYER_KEYS)
        sets, variants = doc.ids("sets"), doc.ids("variants")
        try:
            self.rules = DuelRules(SIDES, sets, variants)
        except PosseError as error:
            wrong = "sets" if 'no set "' in str(error) else "variants"
            raise doc.error((wrong,), str(error)) from None
        self.pool = list(range(len(cards.KIND)))
        self.wanted: list[_Wanted] = []
        self.found: dict[int, _Wanted] = {}  # the cards found, each for whom

    def laid(self) -> tuple[DuelRules, Table]:
        """The finished table."""
        t = self.rules.empty_table(rng.seeded(str(self.doc.data["scenario"])))
        for i, name in enumerate(self.names):
            self._lay_side(t, SIDES.index(name), ("players", i, name), self.entries[i])
        self._want(("discard",), self.doc.data.get("discard", []), t.discard)
        self._lay_decks(t)
        self._know(t)
        self._turn(t)
        return self.rules, t

    # ---- characters

    def _lay_side(self, t: Table, seat: int, path: Path, entry: dict[str, Any]) -> None:
        side = t.sides[seat]
        if "ac" not in entry:
            raise self.doc.error(path, "each side has at least an ac, such as ac: {character: jango}")
        side.front = self._fighter(t, seat, (*path, "ac"), entry["ac"])
        if entry.get("rc") is not None:
            side.rear = self._fighter(t, seat, (*path, "rc"), entry["rc"])
        reserve = entry.get("reserve", [])
        if not isinstance(reserve, list):
            raise self.doc.error((*path, "reserve"), "a list of characters is expected")
        if reserve and side.rear is None:
            raise self.doc.error((*path, "reserve"), "a side without an rc has no reserve either")
        for i, id in enumerate(reserve):
            side.reserve.append(self._character(t, seat, (*path, "reserve", i), id))
        side.reserve.reverse()
        self._want((*path, "hand"), entry.get("hand", []), side.hand, seat)

    def _fighter(self, t: Table, seat: int, path: Path, entry: Any) -> Fighter:
        if not isinstance(entry, dict) or "character" not in entry:
            raise self.doc.error(path, "a character in play is a mapping such as {character: jango, life: 2}")
        for key in entry:
            if key not in _CHARACTER_KEYS:
                raise self.doc.error((*path, key), f"known keys are {', '.join(_CHARACTER_KEYS)}")
        fighter = Fighter(seat, self._character(t, seat, (*path, "character"), entry["character"]))
        life = entry.get("life", fighter.max_life)
        if type(life) is not int or not 1 <= life <= fighter.max_life:
            raise self.doc.error((*path, "life"), f"life is a number from 1 to {fighter.max_life}")
        fighter.life = life
        self._want((*path, "equipment"), entry.get("equipment", []), fighter.equipment, seat)
        return fighter

    def _character(self, t: Table, seat: int, path: Path, id: Any) -> int:
        if not isinstance(id, str) or id not in cards.CHARACTER_NUMBER:
            raise self.doc.error(path, f"there is no character {id}")
        number = cards.CHARACTER_NUMBER[id]
        if number not in self.rules.pools[seat]:
            raise self.doc.error(path, f"{id} is on the other side")
        side = t.sides[seat]
        taken = side.reserve + [
            fighter.character for fighter in (side.front, side.rear) if fighter is not None
        ]
        if number in taken:
            raise self.doc.error(path, f"{id} is named twice")
        return number

    # ---- cards

    def _want(self, path: Path, texts: Any, place: list[int], back: int = -1, must: bool = False) -> None:
        """Keep room for cards named in the file."""
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.doc.error(path, "a list of cards is expected")
        place += [-1] * len(texts)
        self.wanted += [_Wanted((*path, i), text, place, i, back, must) for i, text in enumerate(texts)]

    def _lay_decks(self, t: Table) -> None:
        """Named cards on top, all others below the deck of their back."""
        decks = self.doc.data.get("decks", {})
        if not isinstance(decks, dict):
            raise self.doc.error(("decks",), "a mapping such as {law: [colt], outlaw: []} is expected")
        for name in decks:
            if name not in _DECKS:
                raise self.doc.error(("decks", name), f"the decks are {', '.join(_DECKS)}")
        for i, name in enumerate(_DECKS):
            self._want(("decks", name), decks.get(name, []), t.decks[i], i, must=i != COMMON)
        for wanted in sorted(self.wanted, key=_Wanted.choosiness):
            if not self._finds(wanted, set()):
                raise self._not_found(wanted)
        for card, wanted in self.found.items():
            wanted.place[wanted.at] = card
            self.pool.remove(card)
        for pile in (*t.decks, t.discard):
            pile.reverse()
        exact = self.doc.data.get("deck_exact", False)
        if not isinstance(exact, bool):
            raise self.doc.error(("deck_exact",), "deck_exact is true or false")
        if not exact:
            t.shuffle(self.pool)
            for card in self.pool:
                name = SIDES[cards.BACK[card]]
                has_deck = name in decks or "common" not in decks
                t.decks[cards.BACK[card] if has_deck else COMMON].insert(0, card)

    def _finds(self, wanted: "_Wanted", asked: set[int]) -> bool:
        """Find a card that fits, if possible with the back that belongs there. Half a name fits several cards, so a
        later one may make an earlier one take another card."""
        fitting = [card for card in self._fitting(wanted) if card not in asked]
        for card in sorted(fitting, key=lambda card: (card in self.found, cards.BACK[card] != wanted.back)):
            asked.add(card)
            if card not in self.found or self._finds(self.found[card], asked):
                self.found[card] = wanted
                return True
        return False

    def _fitting(self, wanted: "_Wanted") -> list[int]:
        named = [card for card in self.pool if self.rules.speaker.means(wanted.text, cards.TEXT[card])]
        return [card for card in named if cards.BACK[card] == wanted.back] if wanted.must else named

    def _not_found(self, wanted: "_Wanted") -> ScenarioError:
        if not any(self.rules.speaker.means(wanted.text, text) for text in cards.TEXT):
            return self.doc.error(wanted.path, f"there is no card {wanted.text} in the Duel")
        if not self._fitting(wanted):
            return self.doc.error(wanted.path, f"{wanted.text} has not the back of this deck")
        return self.doc.error(wanted.path, f"no {wanted.text} is left in the game")

    def _know(self, t: Table) -> None:
        """Set who knows which cards."""
        for seat, side in enumerate(t.sides):
            for card in side.hand:
                t.known[card] = 1 << seat
            for fighter in side.fighters():
                self._check_equipment(seat, fighter)
        for deck in t.decks:
            for card in deck:
                t.known[card] = 0
        for card in t.decks[COMMON]:
            t.mixed |= 1 << card

    def _check_equipment(self, seat: int, fighter: Fighter) -> None:
        path = ("players", self.names.index(SIDES[seat]), SIDES[seat])
        keys = [cards.ID[card] for card in fighter.equipment]
        for card in fighter.equipment:
            if not cards.IS_EQUIPMENT[card]:
                raise self.doc.error(path, f"{cards.TEXT[card]} does not stay in play")
            if keys.count(cards.ID[card]) > 1:
                raise self.doc.error(path, f"nobody has two cards of one name: {cards.ID[card]}")

    # ---- turn

    def _turn(self, t: Table) -> None:
        data = self.doc.data
        t.turn = self.doc.seat("turn", SIDES)
        phase = data.get("phase", "play")
        if not isinstance(phase, str) or phase not in _PHASES:
            raise self.doc.error(("phase",), f"the phase is one of {', '.join(_PHASES)}")
        t.phase = _PHASES[phase]
        t.turns = 1
        state = data.get("turn_state", {})
        if not isinstance(state, dict):
            raise self.doc.error(("turn_state",), "a mapping such as {bangs_played: 1} is expected")
        for key, value in state.items():
            if key == "bangs_played" and type(value) is int and value >= 0:
                t.bangs_played = value
            elif key == "swapped" and type(value) is bool:
                t.swapped = value
            elif (
                key == "used"
                and isinstance(value, list)
                and all(isinstance(id, str) and id in cards.CHARACTER_NUMBER for id in value)
            ):
                t.used = [cards.CHARACTER[cards.CHARACTER_NUMBER[id]].key for id in value]
            else:
                raise self.doc.error(
                    ("turn_state", key), "known are bangs_played: 1, swapped: true and used: [babe-leroy]"
                )


class _Wanted:
    """A card named in the file, to be found among those of the game."""

    def __init__(self, path: Path, text: str, place: list[int], at: int, back: int, must: bool) -> None:
        self.path = path
        self.text = text
        self.place = place  # where it is to lie
        self.at = at
        self.back = back  # the back that belongs there; -1 if either does
        self.must = must  # no other back will do

    def choosiness(self) -> tuple[int, bool]:
        """A card named precisely is found first, so that a looser name never takes it away."""
        return looseness(self.text), not self.must
