"""Fair dealing that anybody can check."""

import json
import random
from pathlib import Path

import pytest

import posse
from posse import cli
from posse.kernel.errors import PosseError
from posse.server import fair
from posse.server.table import seed_hash

SEED = "9f0c1b7f5cf14e1c9d0b6a5d4e3f2a1b"


def game(seed: str = SEED) -> str:
    """The record of a finished game."""
    table = posse.new("duel", seed=seed)
    luck = random.Random(seed)
    while table.decision is not None:
        table.apply(luck.randrange(len(table.decision.options)))
    return table.record()


RECORD = game()
PUBLISHED = fair.with_hash(RECORD, seed_hash(SEED))


def test_a_fair_game_is_fair() -> None:
    said = str(fair.verify(PUBLISHED))
    assert said.startswith("fair: the seed gives the hash in the record, and the ")
    assert said.endswith(" won")
    assert "header" not in said
    noted = str(fair.verify(PUBLISHED, f" {seed_hash(SEED).upper()} "))
    assert "in the record and you noted" in noted
    assert "you noted" in str(fair.verify(RECORD, seed_hash(SEED)))


def test_what_did_not_come_from_the_seed_is_said() -> None:
    table = posse.new(
        "bang", players=4, seed=SEED, characters={"ann": "jourdonnais", "bob": "suzy-lafayette"}
    )
    luck = random.Random(SEED)
    while table.decision is not None:
        table.apply(luck.randrange(len(table.decision.options)))
    found = fair.verify(table.record(), seed_hash(SEED))
    assert found.fixed == {"characters": {"ann": "jourdonnais", "bob": "suzy-lafayette"}}
    assert str(found).endswith(
        "won. But the characters of ann, bob did not come from the seed: the header of the record fixes them"
    )


def test_the_hash_does_not_disturb_a_replay() -> None:
    assert PUBLISHED.endswith(f"# seed-hash: {seed_hash(SEED)}\n")
    assert posse.load(PUBLISHED).record() == RECORD


@pytest.mark.parametrize(
    ("text", "noted", "why"),
    [
        (PUBLISHED.replace(SEED, SEED[::-1]), None, "the seed does not give the hash in the record"),
        (PUBLISHED, seed_hash("another"), "the seed does not give the hash you noted"),
        # A server that cheats may well swap the seed and its hash; a player who noted the hash finds out.
        (fair.with_hash(game("other"), seed_hash("other")), seed_hash(SEED), "the hash you noted"),
    ],
)
def test_another_seed_is_not_fair(text: str, noted: str | None, why: str) -> None:
    with pytest.raises(fair.Unfair, match=why):
        fair.verify(text, noted)


def test_another_course_of_the_game_is_not_fair() -> None:
    lines = PUBLISHED.splitlines()
    result = next(number for number, line in enumerate(lines) if line.startswith("result:"))
    other = "outlaw" if lines[result] == "result: law" else "law"
    swapped = [*lines[:result], f"result: {other}", *lines[result + 1 :]]
    with pytest.raises(fair.Unfair, match="played again, the game goes otherwise"):
        fair.verify("\n".join(swapped))
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    foreign = [*lines[:first], *game("other").splitlines()[first:-1], *lines[result:]]
    with pytest.raises(fair.Unfair, match="played again, the game goes otherwise"):
        fair.verify("\n".join(foreign))


@pytest.mark.parametrize(
    ("text", "noted", "why"),
    [
        (RECORD, None, "has no line"),
        (RECORD, "123", "the hash you noted is no SHA-256"),
        (f"{RECORD}# seed-hash: what?\n", None, "the hash in the record is no SHA-256"),
        ("nonsense", None, "a record begins with"),
        (PUBLISHED.replace("rules: 1", "rules: 99"), None, "rules version 99"),
        (
            "\n".join(line for line in PUBLISHED.splitlines() if not line.startswith("result:")),
            None,
            "not over yet",
        ),
    ],
)
def test_what_cannot_be_verified(text: str, noted: str | None, why: str) -> None:
    with pytest.raises(PosseError, match=why) as caught:
        fair.verify(text, noted)
    assert not isinstance(caught.value, fair.Unfair)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def ran(*words: str) -> tuple[object, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(["verify", *words])
        out, err = capsys.readouterr()
        return end.value.code, " ".join(out.split()), " ".join(err.split())

    file = tmp_path / "game.txt"
    file.write_text(PUBLISHED)
    code, out, err = ran(str(file), "--hash", seed_hash(SEED))
    assert (code, err) == (0, "")
    assert out.startswith(f"{file} is fair: ")
    edited = tmp_path / "edited.txt"
    edited.write_text(PUBLISHED, "utf-8-sig")
    assert ran(str(edited))[0] == 0
    code, out, err = ran(str(file), "--hash", seed_hash("another"))
    assert (code, out) == (1, "")
    assert "is not fair: the seed does not give the hash you noted" in err
    code, out, _ = ran(str(file), "--json")
    assert code == 0
    said = json.loads(out)
    assert (said["fair"], said["hashes"], said["fixed"]) == (True, ["in the record"], {})
    code, out, _ = ran(str(file), "--json", "--hash", seed_hash("another"))
    assert (code, json.loads(out)["fair"]) == (1, False)
    code, out, err = ran(str(tmp_path / "none.txt"))
    assert (code, out) == (2, "")
    assert "cannot be read" in err
