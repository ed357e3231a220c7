"""Presets: sets and variants that go well together, from a first game to everything at once.

Apart from the registry this is the only place that names sets, because a choice among sets belongs to none of them.
"""

from typing import Final, NamedTuple

from posse.bang import cards, sets
from posse.kernel import rng


class Preset(NamedTuple):
    """The sets and variants of a table, under one name."""

    id: str
    icon: str
    hard: int  # from 1, for a first evening, to 3
    sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    lot: tuple[int, int] = (0, 0)  # instead of naming sets: the fewest and the most to draw by lot


#: In the order in which they are offered: from easy to hard, chance last.
_NAMED: Final = [
    Preset("first-game", "open-book", 1, variants=("first-game",)),
    Preset("classic", "crossed-pistols", 1),
    Preset("high-noon", "sun", 2, sets=("high-noon",)),
    Preset(
        "gold-and-shadows",
        "two-coins",
        2,
        sets=("valley-of-shadows", "gold-rush"),
        variants=("shadow-gunslingers",),
    ),
]
_SURPRISE: Final = (2, 4)


def presets() -> list[Preset]:
    """All presets whose sets and variants are available."""
    further = tuple(each.id for each in sets.ALL[1:])
    adding = tuple(id for id, variant in cards.VARIANTS.items() if variant.adds)
    every = [
        *_NAMED,
        Preset("everything", "explosion-rays", 3, further, adding),
        Preset("surprise", "perspective-dice-six-faces-random", 3, lot=_SURPRISE),
    ]
    return [each for each in every if _is_here(each, further)]


def _is_here(preset: Preset, further: tuple[str, ...]) -> bool:
    return (
        set(preset.sets) <= set(further)
        and all(variant in cards.VARIANTS for variant in preset.variants)
        and preset.lot[1] <= len(further)
    )


def fitting(preset: Preset, players: int, seed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sets and variants of a preset for so many players. The seed decides what is drawn by lot."""
    variants = tuple(id for id in preset.variants if cards.VARIANTS[id].least_players <= players)
    return (_drawn(preset.lot, seed) if preset.lot[1] else preset.sets), variants


def _drawn(lot: tuple[int, int], seed: str) -> tuple[str, ...]:
    """Further sets by lot, in their usual order."""
    least, most = lot
    left = [each.id for each in sets.ALL[1:]]
    chance = rng.advance(rng.seeded(f"preset/{seed}"))
    out = []
    for _ in range(least + rng.scaled(chance, most - least + 1)):
        chance = rng.advance(chance)
        out.append(left.pop(rng.scaled(chance, len(left))))
    return tuple(each.id for each in sets.ALL if each.id in out)
