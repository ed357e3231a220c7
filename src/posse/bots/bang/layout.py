"""The table as it lay when something happened, kept up by the events: who was in the game, what lay in front of whom,
who saw whom at which distance. A deed is judged by what else could have been done at that moment."""

from posse.bang import cards
from posse.bang.view import BangView
from posse.bots.bang.lore import ANYBODY, IN_REACH, NEIGHBOURS, Conditions, in_force
from posse.kernel.event import Event


class Layout:
    """What everybody can see on the table."""

    __slots__ = ("_bills", "_characters", "_copies", "_force", "_ring", "alive", "lies")

    def __init__(self, view: BangView) -> None:
        """As the table was before the first event that the viewer saw; it is worked out from how it is now."""
        seats = len(view.players)
        self._characters = [cards.CHARACTER_NUMBER[player.character] for player in view.players]
        self._copies: list[list[int]] = [[] for _ in range(seats)]  # whose abilities somebody copies
        self._ring = view.ring.copy()  # the seats clockwise
        self._bills: dict[str, str] = {}  # by sort: what is in force; the first one is told like all others
        self._force: Conditions = in_force([])
        self.lies: list[list[int]] = [[] for _ in range(seats)]  # the cards in front of each
        self.alive = [True] * seats
        self._go_back(view)

    def _go_back(self, view: BangView) -> None:
        """Cards whose coming was never told lay there from the beginning, and so with players."""
        told: list[bool] = [False] * len(self.alive)
        came: set[int] = set()
        for event in view.events:
            comes = comes_or_goes(event)
            if comes:
                seat = fact(event, "player")
                if not told[seat]:
                    told[seat] = True
                    self.alive[seat] = comes < 0
            card, was, _ = moved(event)
            if was >= 0 and card not in came:
                self.lies[was].append(card)
            if card >= 0:
                came.add(card)
        for event in reversed(view.events):
            if "change_seats" in event.facts:
                self._swap(event)
        for seat, player in enumerate(view.players):
            if not told[seat]:
                self.alive[seat] = player.alive
            self.lies[seat] += [card for card in player.in_play if card not in came]

    def take_in(self, event: Event) -> None:
        """Something happened."""
        kind = event.kind
        comes = comes_or_goes(event)
        if comes:
            self.alive[fact(event, "player")] = comes > 0
        elif kind == "discarded_all":
            self.lies[fact(event, "player")].clear()
        elif is_bill(event):
            self._bills[kind] = str(event.facts["thing"])
            self._force = in_force(list(self._bills.values()))
        elif "change_seats" in event.facts:
            self._swap(event)
        elif "copies" in event.facts:
            copied = [str(event.facts[key]) for key in ("copies", "copies_too") if event.facts.get(key)]
            self._copies[fact(event, "player")] = [cards.CHARACTER_NUMBER[id] for id in copied]
        else:
            card, was, now = moved(event)
            if kind == "shuffled_in":
                card = fact(event, "card")
            if was >= 0 or now >= 0 or kind == "shuffled_in":
                for lying in self.lies:
                    if card in lying:
                        lying.remove(card)
            if now >= 0:
                self.lies[now].append(card)

    def _swap(self, event: Event) -> None:
        one, other = self._ring.index(fact(event, "player")), self._ring.index(fact(event, "target"))
        self._ring[one], self._ring[other] = self._ring[other], self._ring[one]

    # ---- distances

    def within(self, actor: int, range: int) -> list[int]:
        """Whom a player could aim at."""
        reach = self.reach(actor) if range == IN_REACH else range
        out: list[int] = []
        for seat, alive in enumerate(self.alive):
            if alive and seat != actor and (range == ANYBODY or self.distance(actor, seat) <= reach):
                out.append(seat)
        return out

    def reach(self, seat: int) -> int:
        """How far a player's weapon reaches."""
        if not self._force.silences_cards:
            for card in self.lies[seat]:
                if cards.REACH[card]:
                    return cards.REACH[card]
        return NEIGHBOURS

    def distance(self, seat: int, other: int) -> int:
        """The distance at which one player sees another."""
        seen = 1 if self._force.everybody_near else self._between(seat, other)
        if not self._force.silences_cards:
            for card in self.lies[other]:
                seen += cards.FARTHER[card]
            for card in self.lies[seat]:
                seen -= cards.NEARER[card]
        if not self._force.silences_abilities:
            seen += (
                cards.CHARACTER_FARTHER[self._characters[other]]
                - cards.CHARACTER_NEARER[self._characters[seat]]
            )
            for number in self._copies[other]:
                seen += cards.CHARACTER_FARTHER[number]
            for number in self._copies[seat]:
                seen -= cards.CHARACTER_NEARER[number]
        return max(seen, 1)

    def _between(self, seat: int, other: int) -> int:
        count = len(self.alive)
        right = 0
        at = self._ring.index(seat)
        while self._ring[at] != other:
            at = (at + 1) % count
            right += self.alive[self._ring[at]] or self._ring[at] == other
        round_table = sum(self.alive) + (not self.alive[other])
        return min(right, round_table - right)


def is_bill(event: Event) -> bool:
    """Whether a card was turned up that holds for everybody: such an event has the name of the card's sort."""
    return str(event.facts.get("thing", "")).startswith(f"{event.kind}/")


def fact(event: Event, key: str) -> int:
    """A fact that is a number."""
    value = event.facts[key]
    assert isinstance(value, int)
    return value


def comes_or_goes(event: Event) -> int:
    """Whether somebody's part in the game begins by an event (1) or ends (-1); 0 if neither. An event of a set says so
    by the fact `in_game`."""
    if event.kind == "eliminated":
        return -1
    if event.kind == "returned":
        return 1
    here = event.facts.get("in_game")
    return 0 if here is None else 1 if here else -1


def moved(event: Event) -> tuple[int, int, int]:
    """The card in play that an event moved, before whom it lay and before whom it lies now; -1 for none.

    By the fact `laid` an event of a set says that its card came to lie in front of the target, who got it from the
    player; or in front of the player, if there is no target.
    """
    facts = event.facts
    kind = event.kind
    if kind == "played":
        card = fact(event, "card")
        if cards.IS_BROWN[card] or facts["used_as"]:
            return -1, -1, -1
        return card, -1, fact(event, "target" if "target" in facts else "player")
    if "laid" in facts:
        if "target" in facts:
            return fact(event, "card"), fact(event, "player"), fact(event, "target")
        return fact(event, "card"), -1, fact(event, "player")
    if "in_play" in facts:
        return fact(event, "card"), fact(event, "victim" if kind == "took" else "player"), -1
    return -1, -1, -1
