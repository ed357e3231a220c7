"""The train advances, and what happens at the End of the Line."""

from posse.bang.affect import hit_by
from posse.bang.blow import Shot
from posse.bang.decide import PASS, decide
from posse.bang.elimination import hold_the_end, let_the_end_come
from posse.bang.sets.base.cards import open_store
from posse.bang.sets.great_train_robbery.taking import (
    Traveller,
    can_take,
    leaves_none,
    may_take,
    take,
    takes,
    travellers,
    ways_to_take,
)
from posse.bang.sets.great_train_robbery.train import IRONHORSE, LELAND, train
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.kernel.option import Option

ONCE = 1


async def advance(t: Table, must_take: bool = False) -> None:
    """The train moves on by one station. With `must_take`, the player on turn has advanced it and must take a
    railcar."""
    line = train(t)
    line.move_to(line.at + 1)
    arrived = line.at >= len(line.stations)
    _tell(t)
    await _watched(t, arrived)
    if arrived:
        await end_of_the_line(t, ONCE, must_take)
    elif must_take:
        await take_now(t, must=True)


async def full_steam(t: Table, times: int) -> None:
    """The train goes to the End of the Line at once. The locomotive's effect happens `times` times."""
    train(t).move_to(len(train(t).stations))
    _tell(t)
    await _watched(t, arrived=True)
    await end_of_the_line(t, times, must_take=False)


def _tell(t: Table) -> None:
    line = train(t)
    if line.at < len(line.stations):
        t.tell("train_moved", position=line.at, thing=f"station/{line.stations[line.at]}")
    else:
        t.tell("line_ended", position=line.at, thing=f"locomotive/{line.locomotive}")


async def _watched(t: Table, arrived: bool) -> None:
    """Abilities that only draw cards come before those that ask for a decision."""
    watching = [(each, seat) for seat in t.clockwise(t.turn) for each in travellers(t, seat)]
    watching.sort(key=_by_order)
    for each, seat in watching:
        await each.train_advanced(t, seat, arrived)


def _by_order(watcher: tuple[Traveller, int]) -> int:
    return watcher[0].train_order


async def take_now(t: Table, must: bool) -> None:
    """The player on turn takes a railcar, or may pass unless he must take one. A player who may take several is asked
    again."""
    seat = t.turn

    def ways() -> list[Option]:
        found = ways_to_take(t, seat, train(t).at)
        return found if must and found else [*found, PASS]

    def spoils(option: Option) -> bool:
        return leaves_none(t, seat, option)

    while t.players[seat].alive and may_take(t, seat):
        t.look_at_hands_if_emptied()  # he may pay with a card drawn for an empty hand
        if not can_take(t, seat, train(t).at):
            return
        option = await decide(
            t, seat, "take-railcar", ways, "part/train", asks_again=True, spoils=spoils if must else None
        )
        if option.verb == "pass":
            return
        if takes(option):
            await take(t, seat, option)
            if must:
                return


async def end_of_the_line(t: Table, times: int, must_take: bool) -> None:
    """The player on turn may take a railcar. Then the locomotive takes effect, and there is a new line."""
    if must_take:
        await take_now(t, must=True)
    await take_now(t, must=False)
    line = train(t)
    for _ in range(times):
        if line.locomotive == IRONHORSE:
            await _ironhorse(t)
        else:
            await open_store(t, t.turn, f"locomotive/{LELAND}")
    line.locomotive = LELAND if line.locomotive == IRONHORSE else IRONHORSE
    line.new_line(t, len(t.players))
    t.tell("new_line", thing=f"locomotive/{line.locomotive}")


async def _ironhorse(t: Table) -> None:
    """Nobody's shot at everybody. Whether the game is over is only checked after all of them."""
    key = f"locomotive/{IRONHORSE}"
    hit = await hit_by(t, t.turn, key, t.clockwise(t.turn))
    hold_the_end(t)
    for seat in hit:
        await shoot(t, Shot(NOBODY, seat, NO_CARD, cause=key))
    let_the_end_come(t)
