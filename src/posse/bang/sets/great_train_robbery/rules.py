"""Rules for everybody with The Great Train Robbery: how the train moves, and where railcars go."""

from typing import Final

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.hooks import OUT_OF_PLAY, TO_THE_DISCARDS
from posse.bang.menu import Menu
from posse.bang.parts import Part
from posse.bang.sets.great_train_robbery.line import advance
from posse.bang.sets.great_train_robbery.taking import can_take, paid_ways, railcar_kind, take
from posse.bang.sets.great_train_robbery.train import (
    IRONHORSE,
    LELAND,
    Train,
    is_railcar,
    railcar_cards,
    train,
)
from posse.bang.table import Table
from posse.bang.things import Kind, Thing
from posse.kernel.option import Option

#: Noted in a shot that was answered with that card.
EVADED: Final = "card/evaded"


class TrainInTurn(Thing):
    """The train advances at the start of each of the Sheriff's turns. Once in his turn a player may take a railcar by
    paying for the station over it. Directly before that he may advance the train for free."""

    id = "train"
    verbs = ("take", "advance")
    end_order = 9

    def parts(self) -> list[Part]:
        return [Train()]

    def set_up(self, t: Table) -> None:
        line = train(t)
        line.deck = railcar_cards(t)
        line.locomotive = IRONHORSE if t.below(2) else LELAND
        line.new_line(t, len(t.players))

    async def opens(self, t: Table, seat: int) -> None:
        if train(t).moving and t.players[seat].alive:
            await advance(t)
        train(t).moving = False

    def uses(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        line = train(t)
        menu.options += paid_ways(t, seat, line.at)
        if not line.advanced and can_take(t, seat, line.at + 1):
            menu.options.append(Option("advance"))

    async def act(self, t: Table, seat: int, option: Option) -> None:
        if option.verb == "take":
            await take(t, seat, option)
        else:
            train(t).advanced = True
            await advance(t, must_take=True)

    async def turn_ends(self, t: Table, seat: int) -> None:
        if train(t).express == 2:
            t.further_turns = 0


class WhereRailcarsGo(Thing):
    """A discarded railcar goes below its deck. A player who would take one into his hand puts it in front of him
    instead."""

    id = "railcars"

    def reroutes(self, t: Table, way: int, card: int, seat: int) -> bool:
        if not is_railcar(card):
            return False
        if way == TO_THE_DISCARDS:
            train(t).put_under(t, card)
            return True
        if way == OUT_OF_PLAY:
            if railcar_kind(card).may_lie(t, seat):
                t.tell("kept_railcar", player=seat, card=card, laid=True)
                railcar_kind(card).arrives(t, seat, card)
            else:
                t.tell("discarded", player=seat, card=card, in_play=True)
                train(t).put_under(t, card)
            return True
        return False


class Evading(Thing):
    """A player who used an Evaded! against a shot takes the card that shot at him, once the shot is cancelled. Cards
    that were only discarded for a shot, under an event, did not shoot."""

    id = "evading"

    async def shot_over(self, t: Table, shot: Shot) -> None:
        played = isinstance(cards.THINGS.get(shot.cause), Kind)
        if EVADED in shot.tried and shot.cancelled and played and shot.card in t.discard:
            t.discard.remove(shot.card)
            t.players[shot.target].hand.append(shot.card)
            t.tell("evaded", player=shot.target, card=shot.card)


RULES: Final = [TrainInTurn(), WhereRailcarsGo(), Evading()]
