from collections import Counter

from posse.bang.rules import BangRules
from posse.kernel.rng import MODULUS, advance, scaled, seeded
from tests.bang.configurations import NAMES


def test_the_state_stays_a_small_int() -> None:
    state = seeded("x")
    for _ in range(1000):
        assert 0 < state < MODULUS < 2**62
        state = advance(state)


def test_numbers_are_spread_evenly() -> None:
    state, counts = seeded("even"), Counter[int]()
    for _ in range(60_000):
        state = advance(state)
        counts[scaled(state, 6)] += 1
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_shuffles_put_every_card_everywhere() -> None:
    state = BangRules(NAMES[:4]).deal("s")
    places = Counter[tuple[int, int]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        state.shuffle(cards)
        places.update(enumerate(cards))
    assert all(abs(count - 2000) < 250 for count in places.values())
    assert len(places) == 9


def test_different_seeds_give_different_states() -> None:
    assert len({seeded(str(number)) for number in range(1000)}) == 1000
