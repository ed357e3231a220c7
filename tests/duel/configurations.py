"""Configurations of the Duel for tests: the usual game, the longer ones, and one with its characters fixed."""

from hypothesis import strategies as st

from posse.duel.rules import DuelRules

#: Characters who ask, react and watch a lot.
BUSY = {
    "law": "alan-pinkertoon+bart-masterson+buffalo-bell+wild-bill",
    "outlaw": "bull-anderson+pearl-hat+sid-curry+slim-poet",
}
SIDES = ("law", "outlaw")
ALL = [
    DuelRules(),
    DuelRules(characters=BUSY),
    DuelRules(variants=("long-game",)),
    DuelRules(variants=("all-characters",)),
]

configurations = st.sampled_from(ALL)
seeds = st.integers(0, 1_000_000)
