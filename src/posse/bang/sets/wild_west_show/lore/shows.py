"""What is known about the show cards."""

from typing import Final

from posse.bang import cards
from posse.bang.sets.wild_west_show.pile import CARDS_DUE
from posse.bots.bang.lore import CARD, CARD_LORE, Lore, lore_of
from posse.bots.bang.outlook import BANG, Outlook, seat_of
from posse.kernel.option import Option, is_player, ref_seat

#: The chance that an unknown card is of one particular kind other than BANG!.
SOME_KIND: Final = 0.05
BANG_KEY: Final = "card/bang"
#: A long game has this many turns for each player.
LONG_GAME: Final = 30
#: The key for a note in an outlook.
WORST_FOE: Final = "worst foe of an order"


class ShowLore(Lore):
    """What is worth knowing about a show card."""

    sort = "show"


class DorothyRage(ShowLore):
    """An order costs nothing. An enemy wastes a card, a friend shoots at once, and a player who cannot obey shows his
    hand."""

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
        """What such a card would do, times the chance that the player has it."""
        forced = o.decision.by
        share = BANG if key == BANG_KEY else SOME_KIND
        worth = 0.5 * CARD * o.harm[forced] + max(lore_of(key).hostile, 0.0) * self._worst_foe(o)
        return self._there(o, key, share) * worth + 0.01 * share

    def _there(self, o: Outlook, key: str, share: float) -> float:
        """The chance that the player has such a card; `share` of all unknown cards are of that kind."""
        player = o.players[o.decision.by]
        for card in player.hand:
            if cards.KEY[card] == key:
                return 1.0
        return 1.0 - (1.0 - share) ** (player.hand_count - len(player.hand))

    def _worst_foe(self, o: Outlook) -> float:
        """What a life point of the worst enemy at whom he could aim is worth to me. It is the same for all cards that
        he may have."""
        known = o.noted.get(WORST_FOE)
        if known is None:
            known = 0.0
            for seat in o.others:
                if seat != o.decision.by:
                    known = max(known, o.harm[seat])
            o.noted[WORST_FOE] = known
        return known

    def _target(self, o: Outlook, place: int) -> float:
        hostile = CARD_LORE[o.decision.card].hostile
        if not is_player(place):
            return o.loses(place)
        seat = ref_seat(place)
        return -hostile * o.cost_of(1) if seat == o.me else hostile * o.harm[seat]


class LadyRosaDelTexas(ShowLore):
    """The player on my right loses a turn, but not in a long game: shadows who change seats in all their turns could
    keep the living from ever having one."""

    id = "lady-rosa-del-texas"
    why = "reason-bang-loses-turn"

    def played(self, o: Outlook, option: Option) -> float:
        if o.view.turns > LONG_GAME * len(o.players):
            return -0.1
        ring = [seat for seat in o.view.ring if o.players[seat].alive]
        return 0.9 * o.harm[ring[ring.index(o.me) - 1]]


class MissSusanna(ShowLore):
    """A turn with fewer than three cards costs a life point."""

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
    """The cards in hand are lost when the next turn starts."""

    id = "darling-valentine"


class Gag(ShowLore):
    """No move could change anything about it."""

    id = "gag"


class HelenaZontero(ShowLore):
    """Roles have to be found out again."""

    id = "helena-zontero"


class Sacagaway(ShowLore):
    """Everybody's cards can be seen."""

    id = "sacagaway"


class Showdown(ShowLore):
    """Any card shoots, and a BANG! card is a Missed!."""

    id = "showdown"
    stands_in = True

    def as_missed(self, o: Outlook) -> float:
        return BANG


class WildWestShow(ShowLore):
    """There are no friends."""

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
