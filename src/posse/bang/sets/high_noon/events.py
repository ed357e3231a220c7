"""The events of High Noon."""

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.damage import damage
from posse.bang.decide import decide
from posse.bang.elimination import eliminate
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import EventCard, Kind
from posse.kernel.option import Option, in_play_ref, ref_card


class Blessing(EventCard):
    """Every card counts as Hearts."""

    id = "blessing"
    name = "Blessing"

    def suit(self, t: Table, card: int) -> int:
        return cards.HEARTS


class Curse(EventCard):
    """Every card counts as Spades."""

    id = "curse"
    name = "Curse"

    def suit(self, t: Table, card: int) -> int:
        return cards.SPADES


class GhostTown(EventCard):
    """When the turn of an eliminated player would come, he takes it as a ghost. He draws three cards instead of two,
    neither gains nor loses life, and is eliminated again when his turn ends."""

    id = "ghost-town"
    name = "Ghost Town"

    def returns(self, t: Table, seat: int) -> bool:
        return True

    def come_back(self, t: Table, seat: int) -> None:
        t.bring_back(seat, ghost=True)
        t.tell("returned", player=seat, life=0)

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        return 3 if t.guest and count == 2 else count

    async def leave(self, t: Table, seat: int) -> None:
        await eliminate(t, seat, NOBODY)


class GoldRush(EventCard):
    """Turns pass counter-clockwise."""

    id = "gold-rush"
    name = "Gold Rush"
    counter_clockwise = True


class Hangover(EventCard):
    """No character has his ability."""

    id = "hangover"
    name = "Hangover"

    def silences_abilities(self, t: Table, seat: int) -> bool:
        return True


class HighNoon(EventCard):
    """Each player loses one life point at the start of his turn."""

    id = "high-noon"
    name = "High Noon"
    last = True

    async def turn_starts(self, t: Table, seat: int) -> None:
        await damage(t, Damage(seat, 1, NOBODY, NO_CARD, self.key))


class Shootout(EventCard):
    """Each player may play a second BANG! card in his turn."""

    id = "shootout"
    name = "Shootout"
    more_bangs = 1


class TheDaltons(EventCard):
    """Each player with blue cards in front of him discards one of them, of his own choice."""

    id = "the-daltons"
    name = "The Daltons"

    async def enters(self, t: Table) -> None:
        for seat in t.clockwise(t.turn):
            if self.blue(t, seat):
                option = await decide(t, seat, "discard", lambda: self.blue(t, seat), self.key)  # noqa: B023
                t.discard_from_play(seat, ref_card(option.card()))

    def blue(self, t: Table, seat: int) -> list[Option]:
        return [
            Option("discard", in_play_ref(seat, card))
            for card in t.players[seat].in_play
            if cards.IS_BLUE[card]
        ]


class TheDoctor(EventCard):
    """The player with the fewest life points regains one. If several players have as few, all of them do."""

    id = "the-doctor"
    name = "The Doctor"

    async def enters(self, t: Table) -> None:
        fewest = min(player.life for player in t.players if player.alive and not player.ghost)
        for seat in t.clockwise(t.turn):
            if t.players[seat].life == fewest:
                t.heal(seat, 1)


class TheReverend(EventCard):
    """No Beer may be played."""

    id = "the-reverend"
    name = "The Reverend"

    def forbids(self, t: Table, seat: int, kind: Kind) -> bool:
        return kind.id == "beer"


class TheSermon(EventCard):
    """Nobody may use BANG! cards in his own turn, neither to shoot nor to answer."""

    id = "the-sermon"
    name = "The Sermon"
    forbids_every_use = True

    def forbids(self, t: Table, seat: int, kind: Kind) -> bool:
        return kind.id == "bang" and t.has_turn(seat)


class Thirst(EventCard):
    """Each player draws one card less in phase 1, but at least one."""

    id = "thirst"
    name = "Thirst"
    draw_order = 2

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        return max(1, count - 1)


class TrainArrival(EventCard):
    """Each player draws one card more in phase 1."""

    id = "train-arrival"
    name = "Train Arrival"
    draw_order = 2
    extra_draw = 1

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        return count + self.extra_draw


EVENTS = [
    Blessing(),
    Curse(),
    GhostTown(),
    GoldRush(),
    Hangover(),
    HighNoon(),
    Shootout(),
    TheDaltons(),
    TheDoctor(),
    TheReverend(),
    TheSermon(),
    Thirst(),
    TrainArrival(),
]
