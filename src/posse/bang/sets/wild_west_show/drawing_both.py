"""Phase 1 with the abilities of two characters of the base game."""

from typing import Final

from posse.bang.decide import decide
from posse.bang.sets.base.characters import BlackJack, JesseJones, PedroRamirez
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.kernel.option import Option

#: The characters whose ability only concerns the first card.
FIRST_CARD: Final = ("character/jesse-jones", "character/pedro-ramirez")


async def draw_with(t: Table, seat: int, count: int, ways: list[Thing], about: str) -> None:
    """Draw in these ways, at most two. If one concerns the first card and the other the rest, both are used. If both
    concern the same cards, the player chooses."""
    firsts = [way for way in ways if way.key in FIRST_CARD]
    others = [way for way in ways if way not in firsts]
    if len(ways) < 2:
        await draw_in(t, seat, count, ways)
    elif len(others) == 2:
        option = await decide(t, seat, "draw", lambda: [Option("use", way.key) for way in others], about)
        await draw_in(t, seat, count, [way for way in others if way.key == option.thing])
    else:
        await first_card(t, seat, firsts, about)
        if t.players[seat].alive:
            await the_rest(t, seat, count - 1, others)


async def draw_in(t: Table, seat: int, count: int, ways: list[Thing]) -> None:
    """The whole draw, in one way or simply from the deck."""
    if ways:
        await ways[0].draws(t, seat, count)
    else:
        t.draw(seat, count, phase_one=True)


async def first_card(t: Table, seat: int, ways: list[Thing], about: str) -> None:
    """The first card, from any of the places that these abilities allow."""
    option = await decide(t, seat, "draw", lambda: sources(t, seat, ways), about)
    for way in ways:
        if isinstance(way, JesseJones) and isinstance(option.thing, int):
            await way.takes(t, seat, option.thing)
            return
        if isinstance(way, PedroRamirez) and option.thing == "discard" and not t.draws_from_discards:
            way.takes(t, seat)
            return
    t.draw(seat, 1, phase_one=True)


def sources(t: Table, seat: int, ways: list[Thing]) -> list[Option]:
    out: list[Option] = []
    for way in ways:
        found: list[Option] = []
        if isinstance(way, (JesseJones, PedroRamirez)):
            found = way.sources(t, seat)
        out += [option for option in found if all(option.thing != other.thing for other in out)]
    if t.draws_from_discards and any(option.thing == "discard" for option in out):
        return [option for option in out if option.thing != "deck"]  # in this case both mean the discard pile
    return out


async def the_rest(t: Table, seat: int, count: int, ways: list[Thing]) -> None:
    """All cards after the first."""
    if ways and isinstance(ways[0], BlackJack):
        ways[0].shows_next(t, seat, count)
    elif count > 0:
        await draw_in(t, seat, count, ways)
