"""What a nugget is worth."""

from typing import Final

from posse.bang.sets.gold_rush.shop import cost
from posse.bots.bang.lore import Lore
from posse.bots.bang.outlook import Outlook
from posse.kernel.option import Option, is_in_play, ref_card

#: A nugget is worth somewhat less than a card or half a life point. It is worth nothing at the end of the game.
NUGGET: Final = 0.33


def nuggets(o: Outlook, seat: int) -> int:
    """How many nuggets a player has."""
    for shape in o.view.shapes:
        if shape.id == "gold" and shape.seat == seat:
            return shape.count
    return 0


def has(o: Outlook, seat: int, key: str) -> bool:
    """Whether a player has a piece of equipment."""
    return any(
        shape.id == "equipment" and shape.seat == seat and key in shape.cards for shape in o.view.shapes
    )


def price(option: Option, full: int) -> float:
    """What an option costs in gold. Expelling a card costs one nugget more than the card. A purchase costs what the
    option says, or else the full price."""
    if isinstance(option.thing, int) and is_in_play(option.thing):
        return NUGGET * (cost(ref_card(option.thing)) + 1)
    return NUGGET * (option.spending or full)


class SoldBeer(Lore):
    """A Beer for a nugget, which is better than discarding it for the hand limit."""

    sort = "purpose"
    id = "gold"
    why = "reason-bang-sell"

    def played(self, o: Outlook, option: Option) -> float:
        return NUGGET
