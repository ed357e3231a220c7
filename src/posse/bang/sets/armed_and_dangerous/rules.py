"""Rules for everybody with Armed & Dangerous: how loads come and go."""

from posse.bang import cards
from posse.bang.parts import Part
from posse.bang.reactions import Played
from posse.bang.sets.armed_and_dangerous.characters import RedRingo
from posse.bang.sets.armed_and_dangerous.loads import ORANGE, WHEN_PLAYED, Loads, loads, put, reload
from posse.bang.table import NOBODY, Table
from posse.bang.things import BLUE, Thing
from posse.kernel.option import character_ref, in_play_ref


class LoadRules(Thing):
    """A Dangerous card gets three loads when it is played, and loses them when it leaves play. A player who plays a
    blue card, or discards a card for his hand limit, may put a load on one of his cards or on his character."""

    id = "loads"
    end_order = -2

    def parts(self) -> list[Part]:
        return [Loads()]

    def hand_out(self, t: Table) -> None:
        loads(t).on_character = [0] * len(t.players)
        for seat, player in enumerate(t.players):
            character = cards.CHARACTER[player.character]
            if isinstance(character, RedRingo):
                put(t, character_ref(seat), character.starting_loads)

    def laid_down(self, t: Table, seat: int, card: int) -> None:
        if cards.BORDER[card] == ORANGE:
            put(t, in_play_ref(seat, card), WHEN_PLAYED)

    def left_play(self, t: Table, seat: int, card: int) -> None:
        part = loads(t)
        if card in part.on_card:
            part.changed()
            part.supply += part.on_card.pop(card)

    def eliminated(self, t: Table, dead: int) -> None:
        put(t, character_ref(dead), -loads(t).on_character[dead])

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if loads(t).near == play.player and not play.is_answer:
            loads(t).near = NOBODY
            t.refresh()
        if cards.BORDER[play.card] == BLUE and not play.used_as:
            await reload(t, play.player, optional=True)

    def excess(self, t: Table, seat: int, player: int, card: int) -> bool:
        loads(t).owed += 1
        return False

    async def turn_ends(self, t: Table, seat: int) -> None:
        if t.guest:  # he leaves the game at the end of this turn, and his loads with him
            return
        while loads(t).owed:
            loads(t).owed -= 1
            if not await reload(t, seat, optional=True):
                loads(t).owed = 0


RULES = [LoadRules()]
