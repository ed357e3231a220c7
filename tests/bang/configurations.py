"""Configurations of the card game for tests: every player count with every choice of variants."""

from itertools import chain, combinations

from hypothesis import strategies as st

from posse.bang import cards
from posse.bang.rules import BangRules

NAMES = ("ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal")
VARIANTS = list(chain.from_iterable(combinations(cards.VARIANTS, n) for n in range(len(cards.VARIANTS) + 1)))
ALL = [BangRules(NAMES[:n], (), variants) for n in range(4, 8) for variants in VARIANTS]

configurations = st.sampled_from(ALL)
seeds = st.integers(0, 1_000_000)
