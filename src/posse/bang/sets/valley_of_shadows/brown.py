"""The brown cards of The Valley of Shadows that are played in one's own turn, and Backfire."""

from collections.abc import Callable
from typing import Final

from posse.bang import cards
from posse.bang.affect import affects, forbidden, hit_by
from posse.bang.answer import evade, evasions, gave_away, hold_back, settle
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.distance import distances
from posse.bang.menu import Menu
from posse.bang.sets.valley_of_shadows.face_down import face_down
from posse.bang.sets.valley_of_shadows.from_hand import Escape, Saved
from posse.bang.shot import shoot
from posse.bang.table import NOBODY, Table
from posse.bang.things import Kind, Plain
from posse.kernel.option import Option, player_ref, ref_seat
from posse.kernel.rules import Hindrance

BANG: Final = "bang"
ACE: Final = 14


# ---- shots


def aimed(seat: int, target: int, card: int, cause: str) -> Shot:
    """A shot with a BANG! card and an Aim."""
    shot = Shot(seat, target, card, bang_card=True, cause=cause)
    shot.amount = 2
    return shot


class Aim(Kind):
    """Played together with a BANG! card: if that hits, it costs two life points."""

    id = "aim"
    name = "Aim"
    by_weapon = True
    copies = "6C"
    pays_as = True

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if not menu.has_bang_left:
            return
        for bang, used_as in menu.goes_with(card, BANG):
            for target in menu.bang_targets():
                menu.options.append(Option("play", card, player_ref(target), used_as, (bang,)))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        bang = option.paid[0]
        assert isinstance(bang, int)
        t.bangs_played += 1
        await shoot(t, aimed(seat, ref_seat(option.at()), bang, cards.KINDS[BANG].key))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        if by := forbidden(menu.t, menu.seat, cards.KINDS[BANG]):
            return Hindrance("forbidden", by)
        if not menu.goes_with(card, BANG):
            return Hindrance("no-bang")
        return cards.KINDS[BANG].hindrance(menu, card)


class Fanning(Kind):
    """A shot at a player within reach of the weapon, and one at another player whom that player sees at distance 1. It
    counts as the BANG! card of the turn, but is not a BANG! card."""

    id = "fanning"
    name = "Fanning"
    copies = "2S"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.has_bang_left:
            menu.add_targets(card, menu.in_reach(), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.bangs_played += 1
        targets = [ref_seat(ref) for ref in option.targets()]
        if len(targets) == 1 and self.further_targets(t, seat, option.at()):
            choice = await decide(
                t, t.who_aims(seat), "target", lambda: self.further_targets(t, seat, option.at()), self.key
            )
            targets.append(ref_seat(choice.card()))
        for target in targets[1:]:
            t.tell("used", player=seat, thing=self.key, target=target)
        for target in targets:
            await shoot(t, Shot(seat, target, card, cause=self.key))

    def further_targets(self, t: Table, seat: int, target: int) -> list[Option]:
        """The players whom the first target sees at distance 1, without the shooter."""
        return [
            Option("choose", player_ref(other))
            for other, seen in distances(t, ref_seat(target), from_hand=False)
            if seen == 1 and other != seat
        ]

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return cards.KINDS[BANG].hindrance(menu, card)


class Tomahawk(Kind):
    """A shot at a player at distance 2 or less, whatever the weapon. It is not a BANG! card."""

    id = "tomahawk"
    name = "Tomahawk"
    copies = "AD"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.within(2), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await shoot(t, Shot(seat, ref_seat(option.at()), card))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("too-far", reach=2)


class Backfire(Kind):
    """A Missed! that also shoots back, at any distance, if it was a player who shot."""

    id = "backfire"
    name = "Backfire"
    copies = "QC"
    has_missed = True

    async def answer_shot(self, t: Table, shot: Shot, card: int) -> None:
        if shot.shooter != NOBODY and t.players[shot.shooter].alive:
            await shoot(t, Shot(shot.target, shot.shooter, card))


# ---- cards that everybody has to answer


class ForMany(Plain):
    """A card that makes players discard cards of their own choice, unless they evade it."""

    demands = "cards"

    async def asked(self, t: Table, target: int, seat: int, card: int, may_pass: bool = False) -> Option:
        """A player's answer: to discard a card, to play something against it, or to pass if that is allowed."""
        hand = t.players[target].hand

        def answers() -> list[Option]:
            out = [Option("discard", held) for held in cards.distinct(hand)]
            out += evasions(t, target, self.key, seat)
            return [*out, PASS] if may_pass or not out else out

        return await decide(t, target, "discard-for", answers, self.key, seat, card)

    def discard(self, t: Table, seat: int, card: int) -> None:
        t.discard_from_hand(seat, card)
        t.tell("discarded", player=seat, card=card)


class Bandidos(ForMany):
    """Every player, beginning with the player of the card, discards two cards from his hand, or his only one, or loses
    a life point."""

    id = "bandidos"
    name = "Bandidos"
    copies = "QD"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in await hit_by(t, seat, self.key, t.clockwise(seat), card):
            if await affects(t, seat, [card], target):
                await self._pays(t, target, seat, card)

    async def _pays(self, t: Table, target: int, seat: int, card: int) -> None:
        option = await self.asked(t, target, seat, card, may_pass=True)
        if option.verb == "pass":
            await damage(t, Damage(target, 1, NOBODY if target == seat else seat, card))
        elif option.verb == "play":
            await evade(t, target, option)
        else:
            held = len(t.players[target].hand)
            self._gives(t, target, option.card())
            if held > 1:  # his only card is enough, even if he draws another because his hand is empty
                await self._gives_another(t, target, seat, card)

    async def _gives_another(self, t: Table, target: int, seat: int, card: int) -> None:
        hand = t.players[target].hand
        while hand:
            option = await decide(
                t,
                target,
                "discard",
                lambda: [Option("discard", held) for held in cards.distinct(hand)],
                self.key,
                seat,
                card,
                asks_again=True,
            )
            if option.verb == "discard":
                self._gives(t, target, option.card())
                return

    def _gives(self, t: Table, target: int, card: int) -> None:
        self.discard(t, target, card)
        gave_away(t, target, card)


class Poker(ForMany):
    """Every other player discards a card of his choice from his hand, all at the same time. If none of these is an Ace,
    the player of the card takes up to two of them."""

    id = "poker"
    name = "Poker"
    copies = "JH"
    TAKES: Final = 2

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        hold_back(t)  # nobody draws for an empty hand before the cards are taken
        holding = [other for other in t.others(seat) if t.players[other].hand]
        for target in await hit_by(t, seat, self.key, holding, card):
            if t.players[target].hand and await affects(t, seat, [card], target):
                await self._chooses(t, target, seat, card)
        shown = face_down(t).shown(t)
        for target, chosen in shown:
            self.discard(t, target, chosen)
        if all(cards.RANK[chosen] != ACE for _, chosen in shown):
            await self._take(t, seat, [chosen for _, chosen in shown])
        settle(t)

    async def _chooses(self, t: Table, target: int, seat: int, card: int) -> None:
        option = await self.asked(t, target, seat, card)
        if option.verb == "play":
            await evade(t, target, option)
        elif option.verb == "discard":
            face_down(t).chosen[target] = option.card()

    async def _take(self, t: Table, seat: int, shown: list[int]) -> None:
        for _ in range(self.TAKES):
            if not self._there(t, shown):
                return
            option = await decide(t, seat, "pick", self._picks(t, shown), self.key)
            if option.verb == "pass":
                return
            t.discard.remove(option.card())
            t.players[seat].hand.append(option.card())
            t.tell("picked", player=seat, card=option.card())

    def _picks(self, t: Table, shown: list[int]) -> Callable[[], list[Option]]:
        return lambda: [*(Option("choose", each) for each in self._there(t, shown)), PASS]

    def _there(self, t: Table, shown: list[int]) -> list[int]:
        return cards.distinct([each for each in shown if each in t.discard])


class Tornado(ForMany):
    """Every player, beginning with the player of the card, discards a card of his choice from his hand, if he has one,
    and draws two."""

    id = "tornado"
    name = "Tornado"
    copies = "AC"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in await hit_by(t, seat, self.key, t.clockwise(seat), card):
            if await affects(t, seat, [card], target):
                await self._hits(t, target, seat, card)

    async def _hits(self, t: Table, target: int, seat: int, card: int) -> None:
        if t.players[target].hand:
            option = await self.asked(t, target, seat, card)
            if option.verb == "play":
                await evade(t, target, option)
                return
            if option.verb == "discard":
                self.discard(t, target, option.card())
        t.draw(target, 2)


class LastCall(Plain):
    """Its player regains one life point. It is not a Beer."""

    id = "last-call"
    name = "Last Call"
    copies = "8D"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.heal(seat, 1)


BROWN_KINDS = [
    Bandidos(),
    Escape(),
    Aim(),
    Poker(),
    Backfire(),
    Saved(),
    Fanning(),
    Tomahawk(),
    Tornado(),
    LastCall(),
]
