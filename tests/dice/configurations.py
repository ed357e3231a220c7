"""Configurations of the Dice Game for tests: every player count, and tables with the characters who ask most."""

from hypothesis import strategies as st

from posse.dice.rules import DiceRules

NAMES = ("ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal")
PLAIN = [DiceRules(NAMES[:n]) for n in range(4, 9)]
#: Whoever decides in the middle of an effect.
DECIDERS = ("bart-cassidy", "kit-carlson", "pedro-ramirez", "sid-ketchum", "slab-the-killer", "el-gringo")
ALL = [*PLAIN, DiceRules(NAMES[:6], characters=dict(zip(NAMES, DECIDERS, strict=False)))]

configurations = st.sampled_from(ALL)
seeds = st.integers(0, 1_000_000)
