"""What is known about the show cards."""

from typing import Final

from posse.bang import cards
from posse.bang.sets.wild_west_show.pile import CARDS_DUE
from posse.bots.bang.lore import CARD, CARD_LORE, Lore, lore_of
from posse.bots.bang.outlook import BANG, Outlook, seat_of
from posse.kernel.option import Option, is_player, ref_seat

#: The chance that an unknown card is of some kind other than a BANG!.
SOME_KIND: Final = 0.05


class ShowLore(Lore):
    """What is worth knowing about a show card."""

    sort = "show"


class DorothyRage(ShowLore):
    """An order costs nothing: an enemy wastes a card, a friend shoots at once, whoever cannot shows it."""

    id = "dorothy-rage"
    haste = 0.3
    why = "reason-bang-order"

    def played(self, o: Outlook, option: Option) -> float:
        forced = seat_of(option)
        return 0.1 * o.players[forced].hand_count * (0.5 + max(o.harm[forced], 0.0))

    def chosen(self, o: Outlook, option: Option) -> float:
        if o.decision.kind == "obey":
            return -o.price(option.card())
        if o.decision.kind == "order-target":
            return self._target(o, option.card()) if isinstance(option.thing, int) else 0.0
        return self._name(o, str(option.thing))

    def _name(self, o: Outlook, key: str) -> float:
        """What such a card in the other's hand would do, as likely as it is there."""
        forced = o.decision.by
        player = o.players[forced]
        unknown = player.hand_count - len(player.hand)
        share = BANG if key == cards.KINDS["bang"].key else SOME_KIND
        there = 1.0 if any(cards.KEY[card] == key for card in player.hand) else 1.0 - (1.0 - share) ** unknown
        hostile = lore_of(key).hostile
        foes = max((o.harm[seat] for seat in o.others if seat != forced), default=0.0)
        return there * (0.5 * CARD * o.harm[forced] + max(hostile, 0.0) * max(foes, 0.0)) + 0.01 * share

    def _target(self, o: Outlook, place: int) -> float:
        hostile = CARD_LORE[o.decision.card].hostile
        if not is_player(place):
            return o.loses(place)
        seat = ref_seat(place)
        return -hostile * o.cost_of(1) if seat == o.me else hostile * o.harm[seat]


class LadyRosaDelTexas(ShowLore):
    """Whoever sits on my right loses a turn."""

    id = "lady-rosa-del-texas"
    why = "reason-bang-loses-turn"

    def played(self, o: Outlook, option: Option) -> float:
        ring = [seat for seat in o.view.ring if o.players[seat].alive]
        return 0.9 * o.harm[ring[ring.index(o.me) - 1]]


class MissSusanna(ShowLore):
    """A turn of fewer than three cards costs a life point."""

    id = "miss-susanna"
    asks_more = True

    def ending(self, o: Outlook) -> float:
        shape = o.view.shape("cards-played")
        due = CARDS_DUE - (shape.count if shape is not None else 0)
        playable = {option.thing for option in o.decision.options if option.verb == "play"}
        return o.cost_of(1) if 0 < due <= len(playable) else 0.0


class BoneOrchard(ShowLore):
    """The dead come back."""

    id = "bone-orchard"


class DarlingValentine(ShowLore):
    """What is held now is gone when the next turn starts."""

    id = "darling-valentine"


class Gag(ShowLore):
    """Nothing that a move could change."""

    id = "gag"


class HelenaZontero(ShowLore):
    """Who is who has to be found out again."""

    id = "helena-zontero"


class Sacagaway(ShowLore):
    """What others hold can be seen."""

    id = "sacagaway"


class Showdown(ShowLore):
    """Every card shoots, and a BANG! card dodges."""

    id = "showdown"
    stands_in = True

    def as_missed(self, o: Outlook) -> float:
        return BANG


class WildWestShow(ShowLore):
    """Nobody has friends."""

    id = "wild-west-show"


SHOWS: list[Lore] = [
    BoneOrchard(),
    DarlingValentine(),
    DorothyRage(),
    Gag(),
    HelenaZontero(),
    LadyRosaDelTexas(),
    MissSusanna(),
    Sacagaway(),
    Showdown(),
    WildWestShow(),
]
