"""Reactions to what a player did: hooks that are asked round the table."""

from mypy_extensions import mypyc_attr

from posse.bang.hooks import BEFORE_PLAY, CARD_PLAYED
from posse.bang.table import Table
from posse.kernel.option import Option


@mypyc_attr(acyclic=True)
class Played:
    """A card that was played from hand and has taken effect."""

    __slots__ = ("card", "given_up", "is_answer", "option", "player", "used_as")

    def __init__(
        self, player: int, card: int, used_as: str, is_answer: bool, option: Option, given_up: bool
    ) -> None:
        self.player = player
        self.card = card
        self.used_as = used_as  # the id of the kind that it was used as, if not itself
        self.option = option  # as it was chosen: its target, what was paid
        self.is_answer = is_answer  # because something asked for it, not freely in the play phase
        self.given_up = given_up  # an answer that is a discard: the BANG! of a Duel


async def before_playing(t: Table, player: int, option: Option) -> None:
    """Tell the rules of the table that a card is about to take effect, then everybody's things, clockwise from its
    player."""
    for thing in t.table_things(BEFORE_PLAY):
        await thing.before_play(t, player, player, option)
    if _somebody_hears(t, BEFORE_PLAY):
        for seat in t.clockwise(player):
            if t.players[seat].hooks & BEFORE_PLAY:
                for thing in t.things(seat, BEFORE_PLAY):
                    await thing.before_play(t, seat, player, option)


async def after_playing(
    t: Table, player: int, option: Option, used_as: str, is_answer: bool = False, given_up: bool = False
) -> None:
    """Rules of the table react to a card, then everybody's things, clockwise from its player."""
    play = Played(player, option.card(), used_as, is_answer, option, given_up)
    for thing in t.table_things(CARD_PLAYED):
        await thing.card_played(t, player, play)
    if _somebody_hears(t, CARD_PLAYED):
        for seat in t.clockwise(player):
            if t.players[seat].alive and t.players[seat].hooks & CARD_PLAYED:
                for thing in t.things(seat, CARD_PLAYED):
                    await thing.card_played(t, seat, play)


def _somebody_hears(t: Table, hook: int) -> bool:
    """Whether any player has something that answers to a hook."""
    for player in t.players:
        if player.hooks & hook:
            return True
    return False
