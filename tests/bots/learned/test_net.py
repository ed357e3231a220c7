"""Policy nets: the file, its errors, and what goes in and comes out."""

from collections.abc import Callable
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from posse import games
from posse.bots.learned import mind
from posse.bots.learned.net import SHAPES, Net, Player, packed, unpacked
from posse.bots.learned.sight import CONSIDERED, OF, OPINIONS, Layout, Seen
from posse.bots.rule_of_thumb import UNUSED, thumb_of
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.bots.value.judges import judge_of
from posse.bots.words import said
from posse.encoding.encodings import widest
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from tests.bots.learned.nets import silent_net, some_net

GAMES = ["bang", "duel", "dice"]


def some_decisions(game: str, count: int = 12) -> list[Seen]:
    """The input of a net at the beginning of a game between rules of thumb."""
    played = Game.start(games.rules(game, None), "seen")
    layout = mind.layout_of(game)
    thumbs: dict[int, Thumb] = {}
    out: list[Seen] = []
    while (decision := played.decision) is not None and len(out) < count:
        view = played.view(decision.player)
        thumb = thumbs.setdefault(decision.player, thumb_of(view, Style(), UNUSED))
        out.append(layout.see(view, decision, thumb))
        played.apply(int(out[-1].numbers[0]))
    return out


@pytest.mark.parametrize("game", GAMES)
def test_the_options_looked_at_are_those_that_rules_of_thumb_like_best(game: str) -> None:
    played = Game.start(games.rules(game, None), "best")
    layout = mind.layout_of(game)
    valued: set[int] = set()
    for _ in range(60):
        decision = played.decision
        assert decision is not None
        view = played.view(decision.player)
        thumb, other = (thumb_of(view, Style(), UNUSED) for _ in range(2))
        usual = thumb.style
        seen = layout.see(view, decision, thumb)
        worth = other.weigh(view, decision)
        order = sorted(range(len(worth)), key=lambda number: -worth[number])
        assert seen.numbers.tolist() == order[:CONSIDERED]
        assert thumb.style is usual
        best = decision.options[order[0]]
        assert said(thumb.reason(best), "en") == said(other.reason(best), "en")
        assert np.isfinite(seen.opinions).all()
        assert not seen.opinions[0, [0, 3, 4, 5]].any()
        valued |= set(seen.opinions.nonzero()[1].tolist())
        played.apply(order[0])
    assert valued == set(range(len(OPINIONS) - (game == "dice")))  # the Dice Game has no cards


@pytest.mark.parametrize("game", GAMES)
def test_a_file_gives_back_the_net(game: str) -> None:
    net = some_net(game)
    back = unpacked(packed(net, game), game, "it")
    assert back.names == net.names
    for name in SHAPES:
        assert back.arrays[name] == pytest.approx(net.arrays[name], rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_the_nets_in_the_package_fit_and_are_small(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(mind.NETS, raising=False)
    player = mind.player_of(game)
    for seen in some_decisions(game):
        scores = player.scores(seen)
        assert scores.shape == (seen.size,)
        assert np.isfinite(scores).all()
    folder = Path(mind.__file__).parent / "weights"
    assert (folder / f"{game}.npz").stat().st_size < 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_without_weights_of_its_own_a_net_says_what_rules_of_thumb_say(game: str) -> None:
    player = Player(silent_net(game), mind.layout_of(game))
    for seen in some_decisions(game):
        assert player.scores(seen) == pytest.approx(seen.opinions[:, 0])


@pytest.mark.parametrize("game", GAMES)
def test_scores_are_the_sums_that_the_module_promises(game: str) -> None:
    net, layout = some_net(game), mind.layout_of(game)
    player = Player(net, layout)
    for seen in some_decisions(game):
        assert player.scores(seen) == pytest.approx(_slowly(net, layout, seen), rel=1e-3, abs=1e-3)


def _slowly(net: Net, layout: Layout, seen: Seen) -> list[float]:
    """The same, number by number."""
    w = net.arrays
    rows = {name: number for number, name in enumerate(net.names["facts"])}
    sums: dict[str, Any] = {}
    for column, value in zip(seen.facts, seen.fact_values, strict=True):
        place = layout.encoding.facts[column].rpartition(OF)[0]
        weights = w["facts"][rows[layout.facts[column]]] * np.log2(1 + int(value))
        sums[place] = sums.get(place, 0) + weights
    places = {}
    for number, place in enumerate(layout.places):
        if place in sums:
            told = sums[place] + w["places"][number] + seen.beliefs[number] @ w["beliefs"]
            places[place] = np.maximum(told, 0)
    context = sums[""] + sum(places.values()) @ w["pool"] + places["me"] @ w["own"] + w["context_bias"]
    context = np.maximum(context, 0)
    out = []
    for number in range(seen.size):
        lit = seen.opinions[number] @ w["opinions"] + context @ w["context"]
        for row, column, value in zip(seen.rows, seen.columns, seen.option_values, strict=True):
            if row != number:
                continue
            part, _, place = layout.encoding.features[column].partition(" ")
            if part in ("thing", "target") and place in layout.places:
                lit = lit + places[place] @ w[part]
            else:
                lit = lit + w["features"][column] * np.log2(1 + int(value))
        out.append(float(np.maximum(lit, 0) @ w["out"] + w["trust"] * seen.opinions[number, 0]))
    return out


def test_what_a_net_has_never_heard_of_changes_nothing() -> None:
    """A net knows its rows by name. A name it does not know has no weight, and the order of names does not matter."""
    net, layout = some_net("duel"), mind.layout_of("duel")
    order = np.random.default_rng(3).permutation(len(net.names["facts"]))
    shuffled = Net(
        {**net.names, "facts": [net.names["facts"][row] for row in order]},
        {**net.arrays, "facts": net.arrays["facts"][order]},
    )
    without = Net(
        {**net.names, "facts": net.names["facts"][:-30]},
        {**net.arrays, "facts": net.arrays["facts"][:-30]},
    )
    blank = {**net.arrays, "facts": net.arrays["facts"].copy()}
    blank["facts"][-30:] = 0.0
    for seen in some_decisions("duel"):
        scores = Player(net, layout).scores(seen)
        assert Player(shuffled, layout).scores(seen) == pytest.approx(scores, rel=1e-4, abs=1e-4)
        assert Player(without, layout).scores(seen) == pytest.approx(
            Player(Net(net.names, blank), layout).scores(seen)
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_told_the_same_things(game: str) -> None:
    """Places share their weights, so places of one kind must have the same fact names."""
    layout = Layout(widest(game))
    assert "me" in layout.places
    told: dict[str, set[str]] = {place: set() for place in layout.places}
    for fact in layout.encoding.facts:
        place, _, name = fact.rpartition(OF)
        if place:
            told[place].add(name)
    kinds = {frozenset(names) for names in told.values()}
    assert len(kinds) == {"bang": 1, "dice": 2, "duel": 2}[game]


def _changed(**changes: Any) -> bytes:
    with np.load(BytesIO(packed(some_net("duel"), "duel"))) as stored:
        arrays = {name: stored[name] for name in stored.files}
    for name, value in changes.items():
        arrays = {key: each for key, each in arrays.items() if key != name}
        if value is not None:
            arrays[name] = np.asarray(value)
    out = BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (lambda: b"", "no policy net"),
        (lambda: b"PK\x03\x04 and so on", "no policy net"),
        (lambda: packed(some_net("duel"), "duel")[:-100], "no policy net"),
        (lambda: _changed(format=None), "no policy net"),
        (lambda: _changed(format=99), "in format 99"),
        (lambda: _changed(encoding=77), "encoding 77"),
        (lambda: packed(some_net("dice"), "dice"), "a net for dice"),
        (lambda: _changed(pool=None), "needs pool"),
        (lambda: _changed(pool=np.zeros((2, 2))), "pool of a policy net is"),
        (lambda: _changed(pool=np.full((4, 4), np.nan)), "no numbers"),
        (lambda: _changed(facts=np.zeros((1, 4))), "facts of a policy net is"),
    ],
)
def test_a_file_that_is_no_net_is_refused_in_words(data: Callable[[], bytes], says: str) -> None:
    with pytest.raises(PosseError, match=says) as caught:
        unpacked(data(), "duel", "my-nets/duel.npz")
    assert "my-nets/duel.npz" in str(caught.value)


def test_value_nets_of_a_folder_judge_for_who_looks_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(mind.NETS, str(tmp_path))
    assert mind.judge_in_use("duel") is judge_of("duel")
    path = tmp_path / "duel-value.json"
    stored = files("posse.bots.value").joinpath("weights/duel.json").read_text("utf-8")
    path.write_text(stored, "utf-8")
    mine = mind.judge_in_use("duel")
    assert mine is not judge_of("duel")
    assert mind.judge_in_use("duel") is mine
    for damaged in ("", "[]", '{"nets": {"duel": {}}}'):
        path.write_text(damaged, "utf-8")
        mind.forget(str(tmp_path))
        with pytest.raises(PosseError, match=r"duel-value\.json has no value nets"):
            mind.judge_in_use("duel")


def test_nets_may_lie_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(mind.NETS, str(tmp_path))
    with pytest.raises(PosseError, match=r"duel\.npz cannot be read.*POSSE_NETS"):
        mind.player_of("duel")
    (tmp_path / "duel.npz").write_bytes(packed(silent_net("duel"), "duel"))
    quiet = mind.player_of("duel")
    assert mind.player_of("duel") is quiet
    (tmp_path / "duel.npz").write_bytes(packed(some_net("duel"), "duel"))
    mind.forget(str(tmp_path))
    assert mind.player_of("duel") is not quiet
