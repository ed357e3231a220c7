"""The characters of The Valley of Shadows."""

from posse.bang import cards
from posse.bang.affect import barred, forbidden, hand_cards_as, serves_as
from posse.bang.blow import Shot
from posse.bang.decide import PASS, decide
from posse.bang.distance import distances
from posse.bang.flip import flip
from posse.bang.menu import Menu, play, players
from posse.bang.reactions import Played
from posse.bang.sets.valley_of_shadows.brown import BANG, Aim, Backfire
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Character
from posse.kernel.option import Option, player_ref, ref_seat


def may_shoot(t: Table, seat: int, card: int) -> bool:
    """Whether a card may be played as a BANG! card. A BANG! itself may be barred from use."""
    return cards.ID[card] != BANG or not barred(t, seat, card)


class BlackFlower(Character):
    """Once in her turn she may use a Clubs card of her hand as a BANG! card that does not count towards the limit."""

    id = "black-flower"
    name = "Black Flower"

    def more_plays(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        if self.key in t.used or t.suit(card) != cards.CLUBS or not may_shoot(t, seat, card):
            return
        if forbidden(t, seat, cards.KINDS[BANG]):
            return
        targets = players(menu.bang_targets())
        menu.add_use(self.key, targets, (card,))
        for aim in cards.distinct(t.players[seat].hand):
            if cards.ID[aim] == Aim.id and aim != card:
                menu.add_use(self.key, targets, (aim, card))

    def stands_for(self, option: Option) -> Option:
        paid = [card for card in option.paid if isinstance(card, int)]
        used_as = "" if cards.ID[paid[-1]] == BANG else BANG
        return Option("play", paid[0], option.target, used_as, tuple(paid[1:]), option.spending)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        bangs = t.bangs_played
        await play(t, seat, self.stands_for(option), may_copy=False)
        t.bangs_played = bangs


class ColoradoBill(Character):
    """Each time he shoots with a BANG! card he must "draw!" first: on Spades the shot cannot be cancelled."""

    id = "colorado-bill"
    name = "Colorado Bill"

    async def shot_declared(self, t: Table, shot: Shot) -> None:
        if shot.bang_card:
            turned = await flip(t, shot.shooter, self.key, shot.cause)
            if turned != NO_CARD and t.suit(turned) == cards.SPADES:
                shot.unavoidable = True


class DerSpotBurstRinger(Character):
    """Once in his turn he may use a BANG! card as a Gatling. It does not count towards the limit."""

    id = "der-spot-burst-ringer"
    name = "Der Spot-Burst Ringer"
    GATLING = "gatling"

    def more_plays(self, menu: Menu, card: int) -> None:
        if self.key in menu.t.used or cards.ID[card] == self.GATLING:
            return
        t, seat = menu.t, menu.seat
        is_bang = cards.ID[card] == BANG or serves_as(t, seat, card, BANG)
        if is_bang and may_shoot(t, seat, card) and not forbidden(t, seat, cards.KINDS[BANG]):
            menu.add(card, self.GATLING)

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if play.player == seat and play.used_as == self.GATLING:
            t.used.append(self.key)


class EvelynShebang(Character):
    """In phase 1 she decides how many of her cards not to draw. For each of them she shoots at another player within
    reach of her weapon, before she draws the rest."""

    id = "evelyn-shebang"
    name = "Evelyn Shebang"

    async def forgoes(self, t: Table, seat: int, count: int) -> int:
        option = await decide(t, seat, "forgo", lambda: self.numbers(t, seat, count), self.key)
        left = count - int(str(option.thing))
        shot_at: list[int] = []
        for _ in range(left):
            if t.players[seat].alive and self.targets(t, seat, shot_at):
                choice = await decide(t, seat, "target", lambda: self.targets(t, seat, shot_at), self.key)
                target = ref_seat(choice.card())
                shot_at.append(target)
                t.tell("used", player=seat, thing=self.key, target=target)
                await shoot(t, Shot(seat, target, NO_CARD, cause=self.key))
        return left

    def numbers(self, t: Table, seat: int, count: int) -> list[Option]:
        """The numbers of cards she may draw, the highest first."""
        fewest = max(0, count - len(self.targets(t, seat, [])))
        return [Option("choose", str(number)) for number in range(count, fewest - 1, -1)]

    def targets(self, t: Table, seat: int, shot_at: list[int]) -> list[Option]:
        reach = t.players[seat].reach
        return [
            Option("choose", player_ref(other))
            for other, seen in distances(t, seat)
            if seen <= reach and other not in shot_at
        ]


class HenryBlock(Character):
    """Another player who takes or discards a card of his is first the target of a shot, at any distance."""

    id = "henry-block"
    name = "Henry Block"

    async def robbed(self, t: Table, seat: int, thief: int) -> None:
        await shoot(t, Shot(seat, thief, NO_CARD, cause=self.key))


class LemonadeJim(Character):
    """Each time another player plays a Beer he may discard a card from his hand to regain one life point."""

    id = "lemonade-jim"
    name = "Lemonade Jim"

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        player = t.players[seat]
        if play.player == seat or play.used_as or cards.ID[play.card] != "beer":
            return
        if player.ghost or player.life >= player.max_life or not player.hand:
            return
        option = await decide(t, seat, "drink", lambda: self.drinks(t, seat), self.key, play.player)
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            t.discard_paid(seat, option)
            t.heal(seat, 1)

    def drinks(self, t: Table, seat: int) -> list[Option]:
        hand = cards.distinct(t.players[seat].hand)
        return [*(Option("use", self.key, paid=(card,)) for card in hand), PASS]


class MickDefender(Character):
    """When a brown card other than BANG! would affect him, he may play a Missed! card against it."""

    id = "mick-defender"
    name = "Mick Defender"

    def evades(self, t: Table, seat: int, by: int) -> list[Option]:
        out = [Option("play", card, as_id=used_as) for card, used_as in hand_cards_as(t, seat, "missed")]
        hand = cards.distinct(t.players[seat].hand)
        return out + [Option("play", card) for card in hand if cards.ID[card] == Backfire.id]


class TucoFranziskaner(Character):
    """In phase 1 he draws two more cards if no blue card is in front of him."""

    id = "tuco-franziskaner"
    name = "Tuco Franziskaner"
    life = 5

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        in_play = t.players[seat].in_play
        return count if any(cards.IS_BLUE[card] for card in in_play) else count + 2


CHARACTERS = [
    BlackFlower(),
    ColoradoBill(),
    DerSpotBurstRinger(),
    EvelynShebang(),
    HenryBlock(),
    LemonadeJim(),
    MickDefender(),
    TucoFranziskaner(),
]
