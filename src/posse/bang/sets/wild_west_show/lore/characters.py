"""What is known about the characters of the Wild West Show."""

from posse.bang import cards
from posse.bots.bang.lore import CARD, CARD_LORE, CHARACTER_LORE, PLAIN, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option, is_hand, is_player


class BigSpencer(CharacterLore):
    """He cannot dodge with a Missed!."""

    id = "big-spencer"

    def likes(self, o: Outlook, card: int) -> float:
        return -0.8 * CARD if cards.ID[card] == "missed" else 0.0


class FlintWestwood(CharacterLore):
    """Two cards for one, and an enemy has fewer."""

    id = "flint-westwood"
    hostile = 0.5
    why = "reason-bang-two-for-one-card"

    def played(self, o: Outlook, option: Option) -> float:
        seat = seat_of(option)
        taken = min(2, o.players[seat].hand_count)
        return taken * (o.draws() + o.loses_card(seat)) - CARD * o.harm[seat]


class GregoryDeck(CharacterLore):
    """Draw two new abilities, if the present ones are worth less than two unknown ones."""

    id = "gregory-deck"
    why = "reason-bang-abilities"

    def chosen(self, o: Outlook, option: Option) -> float:
        if o.decision.kind == "change":
            mine = sum(CHARACTER_LORE.get(id, PLAIN).ability(o) for id in o.mine.copies)
            return mine if option.verb == "pass" else 1.0
        return self._source(o, option)

    def _source(self, o: Outlook, option: Option) -> float:
        """Where to take the first card from, or in which way to draw."""
        if isinstance(option.thing, int) and is_hand(option.thing):
            return o.draws() + o.loses(option.thing)
        if option.thing == "discard" and o.view.discard:
            return o.gets(o.view.discard[-1])
        return o.draws()


class LeeVanKliff(CharacterLore):
    """The effect of the last card again, for a BANG!."""

    id = "lee-van-kliff"
    why = "reason-bang-once-more"

    def played(self, o: Outlook, option: Option) -> float:
        if isinstance(option.target, int):
            return o.shot(seat_of(option)) if is_player(option.target) else o.loses(option.target)
        card = o.view.discard[-1] if o.view.discard else -1
        if card >= 0 and CARD_LORE[card].hostile == 0.0:
            return CARD_LORE[card].played(o, Option("play", card))
        return 0.3 * sum(o.harm[seat] for seat in o.others)


class YoulGrinner(CharacterLore):
    """He gets the card that I need least."""

    id = "youl-grinner"
    why = "reason-bang-spare-it"

    def chosen(self, o: Outlook, option: Option) -> float:
        return -o.keeps(option.card())


class GaryLooter(CharacterLore):
    """Gets what others discard for their hand limits."""

    id = "gary-looter"


class JohnPain(CharacterLore):
    """Gets the cards that are turned over."""

    id = "john-pain"


class TerenKill(CharacterLore):
    """Dies only on Spades."""

    id = "teren-kill"


CHARACTERS: list[Lore] = [
    BigSpencer(),
    FlintWestwood(),
    GaryLooter(),
    GregoryDeck(),
    JohnPain(),
    LeeVanKliff(),
    TerenKill(),
    YoulGrinner(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 302 games or more.
STANDINGS: dict[str, float] = {
    "big-spencer": 9,
    "flint-westwood": 19,
    "gary-looter": 10,
    "gregory-deck": 8,
    "john-pain": 13,
    "lee-van-kliff": -2,
    "teren-kill": 3,
    "youl-grinner": 11,
}
