"""What is known about the Dangerous cards."""

from typing import Final

from posse.bang import cards
from posse.bang.sets.armed_and_dangerous.lore.loads import (
    BOMB,
    LOAD,
    loads_on,
    mine,
    spent,
    used_from,
)
from posse.bots.bang.kinds import Arms, Equips
from posse.bots.bang.lore import Lore, lore_of
from posse.bots.bang.outlook import LIFE, MISSED, Outlook, seat_of
from posse.kernel.event import Event
from posse.kernel.option import Option, ref_seat

#: The loads on a Dangerous card when it is played.
NEW: Final = 3


class Loaded(Equips):
    """A card whose worth depends on the loads on it and what they buy."""

    why = "reason-bang-loads-ready"
    each = 0.22  # the worth of a load on it

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        worth = self.each * (loads_on(o, seat, card) or NEW) + 0.05
        return worth * (0.5 if o.cards_silenced else 1.0)


class Used(Loaded):
    """A Dangerous card that its owner uses in his turn."""

    haste = 1.0

    def played(self, o: Outlook, option: Option) -> float:
        if option.verb == "play":
            return super().played(o, option)
        return self.brings_now(o, option) - used_from(o, option, mine(o, self.id))

    def brings_now(self, o: Outlook, option: Option) -> float:
        """What it gains me to use it now."""
        raise NotImplementedError


class AceUpTheSleeve(Used):
    """Loads for cards."""

    id = "ace-up-the-sleeve"
    haste = 4.5
    why = "reason-bang-more-choices"

    def brings_now(self, o: Outlook, option: Option) -> float:
        return o.draws()


class Bandolier(Used):
    """A second BANG!, when none may be played any more."""

    id = "bandolier"
    haste = 0.1
    why = "reason-bang-loads-pay"

    def brings_now(self, o: Outlook, option: Option) -> float:
        bangs = [card for card in o.hand if cards.ID[card] == "bang"]
        can = any(each.verb == "play" and _is_bang(each) for each in o.decision.options)
        if not bangs or can:
            return 0.0
        return max([o.bang(seat) for seat in in_reach(o)], default=0.0) - min(
            [o.price(card) for card in bangs]
        )


class BeerKeg(Used):
    """Loads for a life point."""

    id = "beer-keg"
    haste = 0.5
    why = "reason-bang-need-life"

    def brings_now(self, o: Outlook, option: Option) -> float:
        return o.worth_of(1)


class BellTower(Used):
    """Brings players who are far away into reach, for one card."""

    id = "bell-tower"
    haste = 0.05
    each = 0.18
    why = "reason-bang-into-reach"

    def brings_now(self, o: Outlook, option: Option) -> float:
        if all(o.players[seat].distance <= 1 for seat in o.others):
            return 0.0
        return max(self._shot(o), self._theft(o))

    def _shot(self, o: Outlook) -> float:
        """How much better a BANG! is if it reaches everybody."""
        near = in_reach(o)
        playable = any(each.verb == "play" and _is_bang(each) for each in o.decision.options)
        if not o.held("bang") or (near and not playable) or (not near and o.view.bangs_played):
            return 0.0
        best = max([o.bang(seat) for seat in near], default=0.0)
        return max([o.bang(seat) for seat in o.others], default=0.0) - max(best, 0.0) - 0.2

    def _theft(self, o: Outlook) -> float:
        if not o.held("panic"):
            return 0.0
        near = [seat for seat in o.others if o.players[seat].distance <= 1]
        best = max([o.loses_card(seat) for seat in near], default=0.0)
        return max([o.loses_card(seat) for seat in o.others], default=0.0) - max(best, 0.0)


class Bomb(Lore):
    """Costs its holder two life points when its loads run out."""

    id = BOMB
    hostile = 1.0
    nuisance = True
    why = "reason-bang-bomb-ticks"
    EXPLODES = 0.4  # how likely it explodes in front of its present holder

    def held(self, o: Outlook, card: int) -> float:
        return 0.7

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        player = o.players[seat]
        return 0.0 if player.ghost else -self.EXPLODES * 2 * LIFE[min(max(player.life, 1), 10)]

    def played(self, o: Outlook, option: Option) -> float:
        return self._for(o, seat_of(option))

    def chosen(self, o: Outlook, option: Option) -> float:
        return self._for(o, ref_seat(option.card()))

    def _for(self, o: Outlook, seat: int) -> float:
        return -self.EXPLODES * o.cost_of(2) if seat == o.me else self.EXPLODES * o.hurts(seat, 2)

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] in (cards.HEARTS, cards.DIAMONDS) else 0.0


class Crate(Loaded):
    """A Missed! as long as two loads are left."""

    id = "crate"
    each = 0.26
    COST = 2

    def stops(self, o: Outlook, seat: int) -> float:
        for card in o.players[seat].in_play:
            if cards.ID[card] == self.id:
                return 0.85 if loads_on(o, seat, card) >= self.COST else 0.0
        return 0.0

    def tokens(self, o: Outlook, option: Option) -> float:
        return spent(option)


class LockPick(Used):
    """A card from anybody's hand."""

    id = "lock-pick"
    hostile = 0.8
    why = "reason-bang-loads-pay"

    def brings_now(self, o: Outlook, option: Option) -> float:
        return o.loses(option.at()) + o.takes(option.at())


class Tumbleweed(Loaded):
    """A "draw!" is repeated."""

    id = "tumbleweed"
    why = "reason-bang-bad-omen"
    STAKE = 1.0

    def chosen(self, o: Outlook, option: Option) -> float:
        made = self._flip(o)
        if option.verb == "pass" or made is None or o.decision.card < 0:
            return 0.0
        lore = lore_of(str(made.facts["about"]))
        usual = _usually(o, lore)
        better = usual - lore.turned(o, o.decision.card)
        whose = 1.0 if o.decision.by == o.me else -o.harm[o.decision.by]
        return self.STAKE * better * whose - LOAD

    def _flip(self, o: Outlook) -> Event | None:
        for event in reversed(o.view.events):
            if event.kind == "flipped":
                return event
        return None


def _usually(o: Outlook, lore: Lore) -> float:
    """How good a card turned over for it is on average."""
    some = range(0, 80, 3)
    return sum(lore.turned(o, card) for card in some) / len(some)


class Whip(Used):
    """Any card in play."""

    id = "whip"
    hostile = 0.8
    why = "reason-bang-loads-pay"

    def brings_now(self, o: Outlook, option: Option) -> float:
        return o.loses(option.at())


# ---- weapons


class Gun(Arms):
    """A weapon that does more for a load."""

    each = 0.12

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return super().lying(o, seat, card) + self.each * (loads_on(o, seat, card) or NEW)

    def adds(self, o: Outlook, option: Option) -> float:
        if not _is_bang(option):
            return 0.0
        return self.gains(o, seat_of(option), option) - used_from(o, option, mine(o, self.id))

    def gains(self, o: Outlook, seat: int, option: Option) -> float:
        """What it gains me to pay for its ability."""
        raise NotImplementedError


class BigFifty(Gun):
    """Neither cards in play nor an ability protect the target."""

    id = "big-fifty"

    def gains(self, o: Outlook, seat: int, option: Option) -> float:
        player = o.players[seat]
        bare = (1.0 - MISSED) ** player.hand_count
        return max(0.0, bare - o.hits(seat)) * o.hurts(seat)


class BuntlineSpecial(Gun):
    """Cancelling the shot costs one more card."""

    id = "buntline-special"

    def gains(self, o: Outlook, seat: int, option: Option) -> float:
        return (1.0 - o.hits(seat)) * 0.7 * o.loses_card(seat)


class DoubleBarrel(Gun):
    """A BANG! of Diamonds cannot be cancelled."""

    id = "double-barrel"

    def gains(self, o: Outlook, seat: int, option: Option) -> float:
        missed = 1.0 - o.hits(seat)
        return missed * (o.hurts(seat) - 0.6 * o.loses_card(seat))


class Thunderer(Gun):
    """The BANG! comes back."""

    id = "thunderer"

    def gains(self, o: Outlook, seat: int, option: Option) -> float:
        return 0.9 * o.price(option.card())


def in_reach(o: Outlook) -> list[int]:
    """The players whom my weapon reaches."""
    return [seat for seat in o.others if o.players[seat].distance <= o.view.reach]


def _is_bang(option: Option) -> bool:
    return isinstance(option.thing, int) and (option.as_id or cards.ID[option.thing]) in ("bang", "aim")


DANGEROUS: list[Lore] = [
    AceUpTheSleeve(),
    Bandolier(),
    BeerKeg(),
    BellTower(),
    Bomb(),
    Crate(),
    LockPick(),
    Tumbleweed(),
    Whip(),
    BigFifty(),
    BuntlineSpecial(),
    DoubleBarrel(),
    Thunderer(),
]
