"""BANG! as the kernel knows it: a configured game, from the deal to the view."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from posse.bang import cards, choosing, hindrance, menu, outside, refusal, sets, sight, turn, view, without
from posse.bang.goals import Standard
from posse.bang.parts import Part
from posse.bang.player import UNCHOSEN, Player
from posse.bang.seen import BangSeen
from posse.bang.speaker import BangSpeaker
from posse.bang.table import PUBLIC, Table
from posse.bang.things import Goals, Thing
from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.event import Event, plain, seat_name
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Hindrance, Outlook, Rules, Seen
from posse.kernel.setup import by_seat, check_fixed, check_names, dealt, in_header, ordered
from posse.kernel.state import Script, State
from posse.kernel.view import View
from posse.roles import ALONE, ROLES, SIDES


class BangRules(Rules):
    """A game of BANG! with its sets, variants and players."""

    def __init__(
        self,
        names: Sequence[str],
        set_ids: Sequence[str] = ("base",),
        variants: Sequence[str] = (),
        roles: Mapping[str, str] | None = None,
        characters: Mapping[str, str] | None = None,
    ) -> None:
        if any(set_id not in cards.SETS for set_id in set_ids):
            outside.find_all()
        set_ids = ordered(set_ids, [known.id for known in sets.ALL], "set")
        if "base" not in set_ids:
            set_ids = ["base", *set_ids]
        variants, left_out = without.split(variants)
        variants = ordered(variants, list(cards.VARIANTS), "variant")
        without.check_keys(left_out, set_ids)
        check_names(names)
        _check_count(variants, len(names))
        self.goals, self.role_split = _goals(set_ids, len(names))
        self.roles = by_seat(names, roles or {}, ROLES, "role")
        self.characters = by_seat(names, characters or {}, list(cards.CHARACTER_NUMBER), "character")
        fixed = in_header(roles, characters)
        version = cards.rules_version(set_ids, variants)
        all_variants = [*variants, *(f"{without.PREFIX}{key}" for key in left_out)]
        super().__init__("bang", version, names, set_ids, all_variants, fixed, BangSpeaker(names))
        self._left_out = left_out
        self._ways = _ways(names)
        self.rules_of_table = self._rules_of_table()
        self.offers = max([cards.VARIANTS[id].offers for id in variants], default=1)
        self._deck = self.card_numbers()
        self._characters = self.character_numbers()
        self._parts = self._new_parts()
        self._owning = [id for id, part in self._parts.items() if part.gives_belongings()]
        needed = self.offers * (len(names) - len(self.characters)) + len(self.characters)
        if left_out:
            without.check_enough(len(self._deck), len(self._characters), needed, len(names))
        _check_characters(len(self._characters), needed, len(names))
        check_fixed(self.roles, self.role_split, ROLES)
        check_fixed(self.characters, self._characters, list(cards.CHARACTER_NUMBER))

    def character_numbers(self) -> list[int]:
        in_sets = [number for set_id in self.sets for number in cards.SETS[set_id].character_numbers]
        return [
            number
            for number in in_sets
            if all(rule.in_the_characters(number) for rule in self.rules_of_table)
        ]

    def card_numbers(self, pile: str = "") -> list[int]:
        """The playing cards of this game, or the cards of another pile."""
        in_sets = [card for set_id in self.sets for card in cards.SETS[set_id].cards]
        in_pile = [card for card in in_sets if cards.PILE[card] == pile]
        return [card for card in in_pile if all(rule.in_the_deck(card) for rule in self.rules_of_table)]

    def _rules_of_table(self) -> list[Thing]:
        """What is in force for everybody all the time: the variants in use, then the rules of the sets, each once."""
        out: list[Thing] = [cards.VARIANTS[variant] for variant in self.variants if variant in cards.VARIANTS]
        if self._left_out:
            out.append(without.Without(self._left_out))
        for set_id in self.sets:
            out += [rule for rule in cards.SETS[set_id].rules if rule not in out]
        return out

    def _new_parts(self) -> dict[str, Part]:
        """The state that variants, rules and bills of this game bring with them."""
        bills = [bill for set_id in self.sets for bill in cards.SETS[set_id].bills]
        parts = {part.id: part for thing in [*self.rules_of_table, *bills] for part in thing.parts()}
        if self.offers > 1:  # a variant that offers characters need not know how they are dealt
            parts.setdefault(choosing.Offers.id, choosing.Offers())
        return parts

    def empty_table(self, seed: int, players: list[Player]) -> Table:
        """A table with its players and nothing dealt."""
        parts = {id: part.copy() for id, part in self._parts.items()}
        t = Table(
            seed, self.speaker, players, self.goals, self.rules_of_table, self.sets, parts, self._owning
        )
        t.known = [PUBLIC] * len(cards.KIND)
        return t

    def seated(self, t: Table, roles: Sequence[int], characters: Sequence[int]) -> None:
        """Players take their seats and get what they begin with besides their cards."""
        self._sit(t, roles, characters)
        for rule in self.rules_of_table:
            rule.hand_out(t)

    def _sit(self, t: Table, roles: Sequence[int], characters: Sequence[int]) -> None:
        t.players = [Player(role, character) for role, character in zip(roles, characters, strict=True)]
        t.sit(list(range(len(t.players))))
        for player in t.players:
            player.role_shown = player.role_shown or self.goals.open_roles
        t.first = self.goals.begins(t)

    def deal(self, seed: str) -> State:
        t = self.empty_table(rng.seeded(seed), [])
        seats = len(self.names)
        roles = dealt(t, seats, self.roles, self.role_split)
        t.deck = self._deck.copy()
        if self.offers > 1:
            self._sit(t, roles, [self.characters.get(seat, UNCHOSEN) for seat in range(seats)])
            choosing.deal(t, self.offers)
            t.shuffle_deck()
        else:
            self.seated(t, roles, dealt(t, seats, self.characters, self._characters))
            t.shuffle_deck()
            self._deal_hands(t)
        return t

    def _take_characters(self, t: Table, characters: Sequence[int]) -> None:
        """All have chosen. Now the table is set, as it is at once if nobody has a choice."""
        t.parts = {id: part.copy() for id, part in self._parts.items()}
        t.owning = self._owning
        self.seated(t, [player.role for player in t.players], characters)
        self._deal_hands(t)

    def _deal_hands(self, t: Table) -> None:
        """Deal the cards; then the first turn may begin."""
        for seat, player in enumerate(t.players):
            for _ in range(cards.CHARACTER[player.character].starting_hand or player.life):
                card = t.deck.pop()
                t.known[card] |= 1 << seat
                player.hand.append(card)
        for rule in self.rules_of_table:
            rule.set_up(t)
        t.turns = 0
        t.turn = (t.first - 1) % len(t.players)  # so that the first turn begins like any other
        t.refresh()

    # ---- the game goes on

    def menu(self, state: State) -> Decision | None:
        assert isinstance(state, Table)  # `cast` is a call, and this is asked for every decision
        return turn.menu(state)

    def perform(self, state: State, option: Option) -> Script | None:
        assert isinstance(state, Table)
        return menu.perform(state, option)

    def step(self, state: State) -> Script | None:
        assert isinstance(state, Table)
        if self.offers > 1 and choosing.is_open(state):
            return choosing.choose(state, self._take_characters)
        return turn.step(state)

    # ---- what can be seen

    def redeal(self, state: State, seat: int, roles: Sequence[int] | None = None) -> None:
        view.redeal(cast(Table, state), seat, roles)

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        return view.BangView(cast(Table, state), seat, asked, told)

    def plain(self, event: Event) -> dict[str, object]:
        return plain(event, self._ways)

    def hindrances(self, state: State, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
        return hindrance.hindrances(cast(Table, state), seat, asked)

    def refusal(self, state: State, asked: Decision, move: Parsed) -> PosseError | None:
        return refusal.refusal(cast(Table, state), asked, move)

    def seen(self, state: State, asked: Decision | None) -> Seen:
        return BangSeen(self, cast(Table, state), asked)

    def previews(self, state: State, seat: int, asked: Decision | None) -> dict[str, Outlook]:
        return sight.previews(cast(Table, state), seat, asked)

    def sides(self, state: State) -> list[str]:
        t = cast(Table, state)
        if t.goals.for_all and any(player.alive for player in t.players):
            return [ALONE] * len(t.players)
        # A role is not always what a player counts as, because the dead may change sides. A player on no side is alone.
        roles = zip(t.players, t.goals.roles(t), strict=True)
        return [SIDES[counts_as if counts_as >= 0 else player.role] for player, counts_as in roles]

    def is_gagged(self, state: State) -> bool:
        return any(thing.gags for thing in cast(Table, state).in_force)

    def turns(self, state: State) -> int:
        return cast(Table, state).turns


def _ways(names: Sequence[str]) -> dict[str, Callable[[int], object]]:
    """What the numbers in events mean."""
    seats = ("player", "target", "victim", "source", "killer", "winners", "dealt_roles")
    ways: dict[str, Callable[[int], object]] = dict.fromkeys(seats, seat_name(names))
    ways.update(dict.fromkeys(("card", "cards", "aimed_at"), lambda card: cards.TEXT[card]))
    ways.update(dict.fromkeys(("role", "dealt_role"), lambda role: ROLES[role]))
    return ways


def _check_count(variants: Sequence[str], count: int) -> None:
    for variant in variants:
        least = cards.VARIANTS[variant].least_players
        if count < least:
            raise PosseError(
                f"the variant {variant} is for {least} players or more, not for {count}",
                "error-variant-for",
                variant=variant,
                least=least,
                count=count,
            )


def _check_characters(there: int, needed: int, count: int) -> None:
    if there < needed:
        raise PosseError(
            f"{count} players need {needed} characters, and these sets have only {there}",
            "error-characters",
            needed=needed,
            characters=there,
            count=count,
        )


def _goals(set_ids: Sequence[str], count: int) -> tuple[Goals, list[int]]:
    """The goals and the roles of a table of so many players."""
    splits: dict[int, list[int]] = {}
    goals: Goals = Standard()
    for set_id in set_ids:
        each = cards.SETS[set_id]
        splits.update(each.role_splits)
        goals = each.goals.get(count, goals)
    if count not in splits:
        known = ", ".join(str(number) for number in sorted(splits))
        sets = ", ".join(set_ids)
        raise PosseError(
            f"BANG! with the sets {sets} is for {known} players, not for {count}",
            "error-sets-for",
            sets=sets,
            known=known,
            count=count,
        )
    return goals, splits[count]
