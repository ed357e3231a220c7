"""Configurations of the card game for tests: every choice of sets and variants, every player count they allow."""

from collections.abc import Iterable
from itertools import chain, combinations

from hypothesis import strategies as st

from posse.bang import cards, sets
from posse.bang.rules import BangRules

NAMES = ("ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal")


def subsets(ids: Iterable[str]) -> list[tuple[str, ...]]:
    known = list(ids)
    return list(chain.from_iterable(combinations(known, n) for n in range(len(known) + 1)))


#: The choice of characters only matters before the game begins, so it needs fewer configurations.
OFFERING = [id for id, variant in cards.VARIANTS.items() if variant.offers > 1]
VARIANTS = subsets(id for id in cards.VARIANTS if id not in OFFERING)
VARIANTS += [tuple(OFFERING), tuple(cards.VARIANTS)]
EXPANSIONS = subsets(each.id for each in sets.ALL[1:])


def counts(expansions: tuple[str, ...]) -> list[int]:
    """The player counts that a choice of sets allows."""
    return sorted({n for each in ("base", *expansions) for n in cards.SETS[each].role_splits})


ALL = [
    BangRules(NAMES[:n], expansions, variants)
    for expansions in EXPANSIONS
    for n in counts(expansions)
    for variants in VARIANTS
    if all(cards.VARIANTS[variant].least_players <= n for variant in variants)
]
BASE = [rules for rules in ALL if rules.sets == ["base"]]


def label(rules: BangRules) -> str:
    return "-".join([str(len(rules.names)), *rules.sets[1:], *rules.variants])


configurations = st.sampled_from(ALL)
seeds = st.integers(0, 1_000_000)
