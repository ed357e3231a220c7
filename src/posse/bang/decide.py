"""Asking a player: every decision of the card game outside the menu of the play phase goes through `decide`."""

from collections.abc import Callable, Coroutine

from posse.bang.hooks import ANY_TIME
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.kernel.event import Fact
from posse.kernel.option import Decision, Option, is_hand, is_in_play, ref_card, ref_seat

PASS = Option("pass")


def any_time(t: Table, seat: int) -> list[Option]:
    """What a player may do at any time, whatever he is being asked."""
    out: list[Option] = []
    for thing in t.things(seat, ANY_TIME):
        out += thing.any_time(t, seat)
    return out


def aim(option: Option) -> dict[str, Fact]:
    """The target of an option, as facts of an event."""
    targets = option.targets()
    if not targets:
        return {}
    target = targets[0]
    if is_in_play(target):
        return {"target": ref_seat(target), "aimed_at": ref_card(target)}
    if is_hand(target):
        return {"target": ref_seat(target), "at_hand": True}
    return {"target": ref_seat(target)}


async def use(t: Table, seat: int, hook: int, option: Option) -> None:
    """Use something on the table: a player's own thing that answers to a hook, or one that is there for everybody."""
    if t.log.telling:
        facts: dict[str, Fact] = {"player": seat, "thing": str(option.thing)}
        facts.update(aim(option))
        if option.as_id:
            facts["used_as"] = option.as_id
        t.tell_facts("used", facts)
    for thing in t.things(seat, hook) + t.table_things(hook):
        if thing.key == option.thing:
            await thing.use(t, seat, option)
            return


def decide(
    t: Table,
    seat: int,
    kind: str,
    options: Callable[[], list[Option]],
    about: str = "",
    by: int = NOBODY,
    card: int = NO_CARD,
    count: int = 0,
    amount: int = 1,
    dying: bool = False,
    asks_again: bool = False,
    spoils: Callable[[Option], bool] | None = None,
) -> Coroutine[Decision, int, Option]:
    """Ask a player for one of the options. `about`, `by`, `card`, `count` and `amount` are for putting the question
    into words (see `Decision`).

    What the player may do at any time is offered too, and a player who does that is asked again. But if there is only
    one option, nothing is offered besides, unless the player is `dying`. With `asks_again` the caller asks again,
    because the question may no longer apply. If one of the options has to be done, things that `spoil` it are not
    offered. Before anybody decides anything, players with an empty hand react to that.
    """
    if t.players[seat].hooks & ANY_TIME:
        return _decide_or_use(
            t, seat, kind, options, about, by, card, count, amount, dying, asks_again, spoils
        )
    if t.emptied:
        t.look_at_hands()
    return t.ask(seat, kind, options, about, by, card, count, -1, amount)


async def _decide_or_use(
    t: Table,
    seat: int,
    kind: str,
    options: Callable[[], list[Option]],
    about: str,
    by: int,
    card: int,
    count: int,
    amount: int,
    dying: bool,
    asks_again: bool,
    spoils: Callable[[Option], bool] | None,
) -> Option:
    def all_options() -> list[Option]:
        found = options()
        if not dying and len(found) < 2:
            return found
        return found + [each for each in any_time(t, seat) if spoils is None or not spoils(each)]

    while True:
        t.look_at_hands_if_emptied()
        option = await t.ask(seat, kind, all_options, about, by, card, count, -1, amount)
        if option.verb != "use" or not _is_any_time(t, seat, option):
            return option
        await use(t, seat, ANY_TIME, option)
        if asks_again:
            return option


def _is_any_time(t: Table, seat: int, option: Option) -> bool:
    return any(thing.key == option.thing for thing in t.things(seat, ANY_TIME))
