"""Sets up the tables of scenarios of the card game and looks up their facts."""

from collections.abc import Iterable
from typing import Any, cast

from posse.bang import cards
from posse.bang.distance import distance
from posse.bang.parts import NO_FACT, Part
from posse.bang.player import UNCHOSEN, Player
from posse.bang.rules import BangRules
from posse.bang.table import DISCARD, DRAW, NOBODY, PHASES, PLAY, PUBLIC, START, Table
from posse.bang.things import Thing
from posse.bang.turn import way_back
from posse.kernel import rng
from posse.kernel.game import Game
from posse.kernel.option import id_of
from posse.kernel.scenario import NO_SUCH_FACT, Document, Setter, rules_of
from posse.kernel.setup import filled
from posse.roles import ROLES, SHERIFF

_KEYS = ("deck", "deck_exact", "discard", "turn_state", "round")
_PLAYER_KEYS = ("role", "character", "copies", "life", "hand", "in_play", "dead", "ghost")
_PHASES = {"start": START, "draw": DRAW, "play": PLAY, "discard": DISCARD}

Path = tuple[str | int, ...]


class BangSetter(Setter):
    """Scenarios of BANG!."""

    def keys(self) -> tuple[str, ...]:
        return (*_KEYS, *(key for part in _every_part() for key in part.keys))

    def table(self, doc: Document, names: list[str]) -> Game:
        return Game.resume(*_Table(doc, names).laid())

    def fact(self, game: Game, key: str) -> object:
        t = cast(Table, game.state)
        names = game.names
        match key.split("."):
            case ["turn"]:
                return names[t.turn]
            case ["phase"]:
                return PHASES[t.phase]
            case ["deck", "count"]:
                return len(t.deck)
            case ["discard", "count"]:
                return len(t.discard)
            case ["discard", "top"]:
                return cards.TEXT[t.discard[-1]] if t.discard else None
            case ["distance", one, other] if one in names and other in names and one != other:
                seats = names.index(one), names.index(other)
                if not all(t.players[seat].alive for seat in seats):
                    return None
                return distance(t, *seats)
            case [name, *rest] if name in names:
                return _of_player(t, names.index(name), ".".join(rest))
        return _of_parts(key, (part.fact(t, key) for part in t.parts.values()), part_keys())


def _every_part() -> list[Part]:
    """One of each part that any set, variant or rule brings."""
    return [part for thing in cards.THINGS.values() for part in thing.parts()]


def _owners(part_id: str) -> str:
    """The sets and variants that bring a part."""
    found = [f"the variant {variant.id}" for variant in cards.VARIANTS.values() if _brings(variant, part_id)]
    for each in cards.SETS.values():
        if any(_brings(thing, part_id) for thing in [*each.rules, *each.bills]):
            found.append(f"the set {each.id}")
    return " or ".join(found)


def _brings(thing: Thing, part_id: str) -> bool:
    return any(part.id == part_id for part in thing.parts())


def part_keys() -> set[str]:
    """What scenarios may say of parts or expect of them. Facts of a part that is not in the game are null."""
    return {key for part in _every_part() for key in (*part.keys, *part.player_keys)}


def _of_parts(key: str, facts: Iterable[object], known: set[str]) -> object:
    """The fact for a key: the first answer of a part that knows it."""
    for fact in facts:
        if fact is not NO_FACT:
            return fact
    return None if key in known else NO_SUCH_FACT


def _of_player(t: Table, seat: int, key: str) -> object:
    fact = _player_fact(t.players[seat], key)
    if fact is not NO_SUCH_FACT:
        return fact
    return _of_parts(key, (part.player_fact(t, seat, key) for part in t.parts.values()), set())


def _player_fact(player: Player, key: str) -> object:
    match key:
        case "life":
            return player.life if player.alive else 0
        case "max_life":
            return player.max_life
        case "hand":
            return [cards.TEXT[card] for card in player.hand]
        case "hand.count":
            return len(player.hand)
        case "in_play":
            return [cards.TEXT[card] for card in player.in_play if not cards.PILE[card]]
        case "alive":
            return player.alive
        case "role":
            return ROLES[player.role]
        case "character":
            return cards.CHARACTER[player.character].id if player.character != UNCHOSEN else None
        case "copies":
            return [cards.CHARACTER[number].id for number in player.abilities[1:]]
        case "ghost":
            return player.ghost
    return NO_SUCH_FACT


def _in_order_of_death(t: Table, marks: dict[int, int]) -> list[int]:
    """The seats in the order in which their players fell. Those with a given place are there, the others in the places
    between. If nobody has the first place, somebody who has come back fell first."""
    placed = {mark: seat for seat, mark in marks.items() if mark}
    free = [place for place in range(1, len(t.players) + 1) if place not in placed]
    unplaced = [seat for seat, mark in marks.items() if not mark]
    placed.update(zip(free, unplaced, strict=False))
    if placed and 1 not in placed:
        living = [seat for seat in t.clockwise(t.first) if seat != t.first]
        placed[1] = living[0] if living else t.first
    return [placed[place] for place in sorted(placed)]


def _brings_back(player: Player) -> bool:
    """Whether a player has a card in play that only players without life points may have."""
    return any(
        cards.KIND[card].keeps_in_game and not cards.KIND[card].keeps_living for card in player.in_play
    )


class _Table:
    """The table of one scenario while it is being set up."""

    def __init__(self, doc: Document, names: list[str]) -> None:
        self.doc = doc
        self.names = names
        of_parts = [key for part in _every_part() for key in part.player_keys]
        self.entries = doc.entries(names, (*_PLAYER_KEYS, *of_parts))
        self.rules = rules_of(doc, names, self.entries, BangRules)
        self.pool = self.rules.card_numbers()

    def laid(self) -> tuple[BangRules, Table]:
        """The finished table."""
        doc = self.doc
        rules = self.rules
        seed = rng.seeded(str(doc.data["scenario"]))
        t = rules.empty_table(seed, [])
        seats = len(self.names)
        roles = filled(seats, rules.roles, rules.role_split)
        characters = filled(seats, rules.characters, rules.character_numbers())
        rules.seated(t, roles, characters)
        self._lay_cards(t)
        self._lay_players(t)
        self._turn(t)
        self._lay_parts(t)
        t.refresh()
        self._check_sheriff(t)
        self._bring_back(t)
        if t.goals.winners(t, NOBODY, NOBODY) is not None:
            raise doc.error(("players",), "with these players left the game is over")
        return rules, t

    # ---- cards

    def _lay_cards(self, t: Table) -> None:
        """Put the cards in their places. Those with rank and suit come first, because a card without them may be any
        copy that is not named elsewhere."""
        places: list[tuple[Path, list[int]]] = []
        for i, name in enumerate(self.names):
            for key, place in (("hand", t.players[i].hand), ("in_play", t.players[i].in_play)):
                places.append((("players", i, name, key), place))
        places += [(("deck",), t.deck), (("discard",), t.discard)]
        wanted: list[tuple[Path, str, list[int], int]] = []
        for path, place in places:
            texts = self._at(path)
            if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
                raise self.doc.error(path, "a list of cards is expected")
            place += [-1] * len(texts)
            wanted += [((*path, i), text, place, i) for i, text in enumerate(texts)]
        for path, text, place, i in sorted(wanted, key=lambda item: "@" not in item[1]):
            place[i] = self._take(path, text)
        for player in t.players:
            self._check_in_play(t, player)
        t.deck.reverse()
        t.discard.reverse()
        exact = self.doc.data.get("deck_exact", False)
        if not isinstance(exact, bool):
            raise self.doc.error(("deck_exact",), "deck_exact is true or false")
        if not exact:
            t.shuffle(self.pool)
            t.deck[:0] = self.pool
        for seat, player in enumerate(t.players):
            for card in player.hand:
                t.known[card] = 1 << seat
        for card in t.deck:
            t.known[card] = 0
        for card in t.discard:
            t.known[card] = PUBLIC

    def _at(self, path: Path) -> Any:
        value: Any = self.doc.data
        for key in path:
            value = value.get(key, []) if isinstance(value, dict) else value[key]
        return value

    def _take(self, path: Path, text: str) -> int:
        for card in self.pool:
            if text in (cards.TEXT[card], cards.ID[card]):
                self.pool.remove(card)
                return card
        if text in (cards.TEXT[card] for card in self.rules.card_numbers()):
            raise self.doc.error(path, f"{text} is named twice, but the game has only so many of it")
        if text in (cards.ID[card] for card in self.rules.card_numbers()):
            raise self.doc.error(path, f"no {text} is left in the game")
        raise self.doc.error(path, f"there is no card {text} in the sets of this game")

    def _check_in_play(self, t: Table, player: Player) -> None:
        seat = t.players.index(player)
        path = ("players", seat, self.names[seat], "in_play")
        ids = [cards.ID[card] for card in player.in_play]
        for card in player.in_play:
            if cards.IS_BROWN[card]:
                raise self.doc.error(path, f"{cards.TEXT[card]} does not stay in play")
            if ids.count(cards.ID[card]) > 1:
                raise self.doc.error(path, f"nobody has two cards of one name in play: {cards.ID[card]}")
        if sum(cards.REACH[card] > 0 for card in player.in_play) > 1:
            raise self.doc.error(path, "nobody has two weapons in play")

    # ---- players and turn

    def _lay_players(self, t: Table) -> None:
        marks: dict[int, int] = {}  # by seat: the place in the order of death, or 0 where none is given
        for seat, entry in enumerate(self.entries):
            path = ("players", seat, self.names[seat])
            player = t.players[seat]
            life = entry.get("life", player.max_life)
            least = 0 if entry.get("dead") or entry.get("ghost") else 1
            if type(life) is not int or not least <= life <= player.max_life:
                raise self.doc.error((*path, "life"), f"life is a number from {least} to {player.max_life}")
            player.life = life
            player.abilities += self._copies(path, player.character, entry.get("copies", []))
            self._lay_ghost(path, entry, player)
            mark = entry.get("dead", False)
            self._check_mark((*path, "dead"), mark, marks)
            if player.ghost:  # this player has died before and is back
                marks[seat] = 0 if isinstance(mark, bool) else mark
            elif mark is not False:
                if (player.hand or player.in_play) and self.names[seat] != self.doc.data.get("turn"):
                    raise self.doc.error((*path, "dead"), "a player out of the game has no cards")
                t.put_out(seat)
                player.life = 0
                player.role_shown = True
                marks[seat] = 0 if mark is True else mark
        t.deaths = _in_order_of_death(t, marks)
        for seat in t.deaths:
            t.own_goals = t.own_goals.after(seat, NOBODY)

    def _check_mark(self, path: Path, mark: Any, marks: dict[int, int]) -> None:
        last = len(self.names)
        if type(mark) is not bool and (type(mark) is not int or not 1 <= mark <= last):
            raise self.doc.error(path, f"dead is true, or the place in the order of death, from 1 to {last}")
        if type(mark) is int and mark in marks.values():
            raise self.doc.error(path, f"somebody else was already number {mark} to fall")

    def _check_sheriff(self, t: Table) -> None:
        """The Sheriff may be dead or a ghost only if everybody plays alone."""
        for seat in t.deaths:
            player = t.players[seat]
            if player.role == SHERIFF and not t.goals.for_all:
                path = ("players", seat, self.names[seat], "ghost" if player.ghost else "dead")
                raise self.doc.error(path, "without the Sheriff the game is over")

    def _lay_ghost(self, path: Path, entry: dict[str, Any], player: Player) -> None:
        ghost = entry.get("ghost", _brings_back(player))
        if not isinstance(ghost, bool):
            raise self.doc.error((*path, "ghost"), "ghost is true or false")
        if ghost:
            player.ghost = True
            player.life = 0
            player.role_shown = True

    def _copies(self, path: Path, own: int, ids: Any) -> list[int]:
        path = (*path, "copies")
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise self.doc.error(path, "a list of characters is expected")
        known = {cards.CHARACTER[number].id: number for number in self.rules.character_numbers()}
        for id in ids:
            if id not in known:
                raise self.doc.error(path, f"there is no character {id} in the sets of this game")
        copied = [known[id] for id in ids]
        # A copied character may copy too.
        most = sum(cards.CHARACTER[number].copies for number in (own, *copied))
        whose = cards.CHARACTER[own].id
        if copied and not most:
            raise self.doc.error(path, f"{whose} copies no abilities")
        if len(copied) > most or len({own, *copied}) <= len(copied):
            raise self.doc.error(
                path, f"{whose} has the abilities of at most {most} other characters, each once"
            )
        return copied

    # ---- what sets own

    def _lay_parts(self, t: Table) -> None:
        mine = {key for part in t.parts.values() for key in (*part.keys, *part.player_keys)}
        for part in _every_part():
            for seat, entry in enumerate(self.entries):
                for key in part.player_keys:
                    if key in entry and key not in mine:
                        path = ("players", seat, self.names[seat], key)
                        raise self.doc.error(path, f"this is there only with {_owners(part.id)}")
        for part in _every_part():
            for key in part.keys:
                if key not in mine and self.doc.data.get(key):
                    raise self.doc.error((key,), f"this is there only with {_owners(part.id)}")
        for part in t.parts.values():
            part.lay(t, self)

    def given(self, key: str, otherwise: object = None) -> Any:
        return self.doc.data.get(key, otherwise)

    def given_to(self, seat: int, key: str, otherwise: object = None) -> Any:
        return self.entries[seat].get(key, otherwise)

    def seat(self, key: str) -> int:
        return self.doc.seat(key, self.names)

    def wrong(self, key: str, why: str, seat: int = -1) -> Exception:
        return self.doc.error((key,) if seat < 0 else ("players", seat, self.names[seat], key), why)

    def _turn(self, t: Table) -> None:
        data = self.doc.data
        t.turn = self.doc.seat("turn", self.names)
        phase = data.get("phase", "play")
        if not isinstance(phase, str) or phase not in _PHASES:
            raise self.doc.error(("phase",), f"the phase is one of {', '.join(_PHASES)}")
        t.phase = _PHASES[phase]
        self._rounds(t)
        state = data.get("turn_state", {})
        if not isinstance(state, dict):
            raise self.doc.error(("turn_state",), "a mapping such as {bangs_played: 1} is expected")
        self._turn_state(t, state)

    def _bring_back(self, t: Table) -> None:
        """A player who is on turn without being alive was brought back for this turn."""
        player = t.players[t.turn]
        if player.alive and (not player.ghost or t.is_kept(t.turn)):
            return
        way = way_back(t, t.turn)
        if not player.alive and (way is None or way.for_good):
            raise self.doc.error(("turn",), "a player out of the game has no turn")
        if way is not None and not way.for_good:
            t.guest = way.key
            way.come_back(t, t.turn)

    def _called(self, path: Path, id: str) -> list[str]:
        """The keys of all things with an id; things of different sorts may share one."""
        found = [key for key in cards.THINGS if id_of(key) == id]
        if not found:
            raise self.doc.error(path, f"nothing is called {id}")
        return found

    def _rounds(self, t: Table) -> None:
        """How many turns everybody has had. Players who come after the one on turn are one behind."""
        rounds = self.doc.data.get("round", 2)
        if type(rounds) is not int or rounds < 1:
            raise self.doc.error(("round",), "a number of rounds is expected")
        count = len(t.players)
        now = (t.turn - t.first) % count
        for seat, player in enumerate(t.players):
            player.turns = rounds if (seat - t.first) % count <= now else rounds - 1
        t.turns = sum(player.turns for player in t.players)

    def _turn_state(self, t: Table, state: dict[str, Any]) -> None:
        lying = t.players[t.turn].in_play
        in_play = {text: card for card in lying for text in (cards.ID[card], cards.TEXT[card])}
        of_parts = [key for part in t.parts.values() for key in part.turn_keys]
        for key, value in state.items():
            path = ("turn_state", key)
            if key == "bangs_played":
                if type(value) is not int or value < 0:
                    raise self.doc.error(path, "a number of BANG! cards is expected")
                t.bangs_played = value
            elif key in of_parts:
                continue
            elif key not in ("fresh", "used"):
                known = ["bangs_played", "fresh", "used", *of_parts]
                raise self.doc.error(path, f"known are {', '.join(known)}")
            elif not isinstance(value, list) or not all(isinstance(id, str) for id in value):
                raise self.doc.error(path, "a list of ids is expected")
            elif key == "used":
                t.used = [thing for id in value for thing in self._called(path, id)]
            elif not all(id in in_play for id in value):
                raise self.doc.error(path, f"{self.names[t.turn]} has no such card in play")
            else:
                t.fresh = [in_play[id] for id in value]
