"""The play phase: what the player whose turn it is may do, and doing it."""

from posse.bang import cards
from posse.bang.decide import any_time, use_any_time
from posse.bang.distance import distances
from posse.bang.shot import serves_as
from posse.bang.table import DISCARD, Table
from posse.bang.things import SERVES_AS
from posse.kernel.option import Option, hand_ref, in_play_ref, is_in_play, player_ref, ref_card, ref_seat
from posse.kernel.state import Script

END_OF_PLAY = Option("end")


class Menu:
    """The options of a play phase while they are being collected."""

    __slots__ = ("_seen", "options", "seat", "t")

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.options: list[Option] = []
        self._seen: list[tuple[int, int]] | None = None

    def within(self, reach: int) -> list[int]:
        """The other players that the player sees at no more than this distance."""
        seen = self._seen
        if seen is None:
            seen = self._seen = distances(self.t, self.seat)
        return [other for other, distance in seen if distance <= reach]

    def add(self, card: int, as_id: str = "") -> None:
        """The card may be played."""
        self.options.append(Option("play", card, as_id=as_id))

    def add_targets(self, card: int, seats: list[int], as_id: str = "") -> None:
        """The card may be played on each of these players."""
        for seat in seats:
            self.options.append(Option("play", card, player_ref(seat), as_id))

    def add_loot(self, card: int, seats: list[int], as_id: str = "") -> None:
        """The card may be played on a card of each of these players: a random one of his hand, or one in play.
        One's own cards in play may be chosen too."""
        for seat in seats:
            player = self.t.players[seat]
            if player.hand and seat != self.seat:
                self.options.append(Option("play", card, hand_ref(seat), as_id))
            for held in player.in_play:
                self.options.append(Option("play", card, in_play_ref(seat, held), as_id))


def menu_options(t: Table, seat: int) -> list[Option]:
    """Everything a player may do now in his play phase."""
    menu = Menu(t, seat)
    stand_ins = bool(t.things(seat, SERVES_AS))
    for card in cards.distinct(t.players[seat].hand):
        cards.KIND[card].plays(menu, card)
        if stand_ins and serves_as(t, seat, card, "bang"):
            cards.KINDS["bang"].plays(menu, card, "bang")
    options = menu.options
    options += any_time(t, seat)
    options.append(END_OF_PLAY)
    return options


def perform(t: Table, option: Option) -> Script | None:
    """Do what was chosen from the menu."""
    if option.verb == "end":
        t.phase = DISCARD
        return None
    if option.verb == "use":
        return use_any_time(t, t.turn, option)
    return play(t, t.turn, option)


async def play(t: Table, seat: int, option: Option) -> None:
    """Play a card from hand: a brown one goes on the discard pile first, then it takes effect."""
    card = option.card()
    kind = cards.KINDS[option.as_id] if option.as_id else cards.KIND[card]
    if t.log.telling:
        _tell_played(t, seat, card, option)
    t.leave_hand(seat, card)
    if option.as_id or not cards.IS_BLUE[card]:
        t.put_away(card)
    await kind.play(t, seat, card, option)


def _tell_played(t: Table, seat: int, card: int, option: Option) -> None:
    target = option.target
    if not isinstance(target, int):
        t.tell("played", player=seat, card=card, used_as=option.as_id)
    elif is_in_play(target):
        t.tell(
            "played",
            player=seat,
            card=card,
            used_as=option.as_id,
            target=ref_seat(target),
            aimed_at=ref_card(target),
        )
    else:
        t.tell("played", player=seat, card=card, used_as=option.as_id, target=ref_seat(target))
