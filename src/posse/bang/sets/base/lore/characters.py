"""What is known about the characters of the base game."""

from posse.bang import cards
from posse.bots.bang.lore import CARD, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_seat


class BartCassidy(CharacterLore):
    """Hurting him gives him a card."""

    id = "bart-cassidy"

    def when_hurt(self, o: Outlook, seat: int) -> float:
        return o.harm[seat] * CARD


class BlackJack(CharacterLore):
    """Half a card more each turn."""

    id = "black-jack"

    def ability(self, o: Outlook) -> float:
        return 0.5 * CARD


class CalamityJanet(CharacterLore):
    """Every BANG! is a Missed! and every Missed! a BANG!."""

    id = "calamity-janet"

    def as_missed(self, o: Outlook) -> float:
        return 0.2

    def as_bang(self, o: Outlook) -> float:
        return 0.15

    def likes(self, o: Outlook, card: int) -> float:
        return 0.2 if cards.ID[card] in ("bang", "missed") else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.2 * (o.held("bang") + o.held("missed"))


class ElGringo(CharacterLore):
    """Whoever hurts him loses a card to him."""

    id = "el-gringo"

    def when_hurt(self, o: Outlook, seat: int) -> float:
        return CARD + 0.5 * o.harm[seat] * CARD if o.hand else 0.0


class JesseJones(CharacterLore):
    """Prefers a card from an enemy's hand to one from the deck."""

    id = "jesse-jones"

    def because(self, o: Outlook, option: Option) -> Reason:
        if isinstance(option.thing, int):
            return Reason("reason-bang-costs-a-card", whom=o.player(ref_seat(option.thing)))
        return Reason("reason-bang-take-none")

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.loses_card(ref_seat(option.thing)) if isinstance(option.thing, int) else 0.0

    def ability(self, o: Outlook) -> float:
        return max([o.loses_card(seat) for seat in o.others], default=0.0)


class Jourdonnais(CharacterLore):
    """A Barrel of his own."""

    id = "jourdonnais"

    def stops(self, o: Outlook, seat: int) -> float:
        return o.hearts

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.HEARTS else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.5


class KitCarlson(CharacterLore):
    """Gets the two best of three cards."""

    id = "kit-carlson"
    why = "reason-bang-best-of-them"

    def chosen(self, o: Outlook, option: Option) -> float:
        kept = option.thing if isinstance(option.thing, tuple) else (option.thing,)
        return sum(o.gets(card) for card in kept if isinstance(card, int))

    def ability(self, o: Outlook) -> float:
        return 0.6 * CARD


class LuckyDuke(CharacterLore):
    """Two cards turned, the better one counts."""

    id = "lucky-duke"

    def ability(self, o: Outlook) -> float:
        return (
            0.3 if any(cards.ID[card] in ("jail", "dynamite", "barrel") for card in o.mine.in_play) else 0.1
        )


class PaulRegret(CharacterLore):
    """A Mustang of his own."""

    id = "paul-regret"

    def ability(self, o: Outlook) -> float:
        return 0.5


class PedroRamirez(CharacterLore):
    """Takes the top discard if it is better than an unknown card."""

    id = "pedro-ramirez"

    def because(self, o: Outlook, option: Option) -> Reason:
        return Reason("reason-bang-top-discard" if option.thing == "discard" else "reason-bang-better-deck")

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.thing == "discard" and o.view.discard:
            return o.gets(o.view.discard[-1])
        return o.draws()

    def ability(self, o: Outlook) -> float:
        return max(o.gets(o.view.discard[-1]) - CARD, 0.1) if o.view.discard else 0.1


class RoseDoolan(CharacterLore):
    """A Scope of her own."""

    id = "rose-doolan"

    def ability(self, o: Outlook) -> float:
        return o.aim(o.view.reach, 1) - o.aim(o.view.reach)


class SidKetchum(CharacterLore):
    """Two cards for a life point."""

    id = "sid-ketchum"
    any_time = True
    haste = -1.0
    why = "reason-bang-cards-for-life"

    def played(self, o: Outlook, option: Option) -> float:
        return o.worth_of(1)

    def ability(self, o: Outlook) -> float:
        return 0.4 if o.life < o.mine.max_life else 0.1


class SlabTheKiller(CharacterLore):
    """His BANG! cards take two Missed!."""

    id = "slab-the-killer"

    def missed_needed(self, o: Outlook) -> int:
        return 2

    def likes(self, o: Outlook, card: int) -> float:
        return 0.2 if cards.ID[card] == "bang" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.5 if o.held("bang") else 0.0


class SuzyLafayette(CharacterLore):
    """Draws when her hand is empty, so her last card costs little."""

    id = "suzy-lafayette"

    def likes(self, o: Outlook, card: int) -> float:
        return -0.3 if len(o.hand) == 1 else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.4 if len(o.hand) <= 2 else 0.1


class VultureSam(CharacterLore):
    """Gets the cards of the dead."""

    id = "vulture-sam"

    def ability(self, o: Outlook) -> float:
        return 0.6 if any(o.players[seat].life == 1 for seat in o.others) else 0.1


class WillyTheKid(CharacterLore):
    """Any number of BANG! cards."""

    id = "willy-the-kid"
    shoots_often = True

    def likes(self, o: Outlook, card: int) -> float:
        return 0.1 if cards.ID[card] == "bang" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.5 * max(o.held("bang") - 1, 0)


CHARACTERS: list[Lore] = [
    BartCassidy(),
    BlackJack(),
    CalamityJanet(),
    ElGringo(),
    JesseJones(),
    Jourdonnais(),
    KitCarlson(),
    LuckyDuke(),
    PaulRegret(),
    PedroRamirez(),
    RoseDoolan(),
    SidKetchum(),
    SlabTheKiller(),
    SuzyLafayette(),
    VultureSam(),
    WillyTheKid(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 2309 games or more.
STANDINGS: dict[str, float] = {
    "bart-cassidy": 8,
    "black-jack": 2,
    "calamity-janet": 0,
    "el-gringo": 1,
    "jesse-jones": 8,
    "jourdonnais": 0,
    "kit-carlson": -4,
    "lucky-duke": -3,
    "paul-regret": -9,
    "pedro-ramirez": -8,
    "rose-doolan": -4,
    "sid-ketchum": -3,
    "slab-the-killer": 0,
    "suzy-lafayette": -2,
    "vulture-sam": 0,
    "willy-the-kid": 0,
}
