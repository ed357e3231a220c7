"""Setting up a game: what all games do in the same way with names, choices and whatever was fixed beforehand."""

from collections.abc import Mapping, Sequence
from typing import Final

from posse.kernel.errors import PosseError
from posse.kernel.state import State

#: Words that cannot be names of players, because they mean something else in the same places.
RESERVED: Final = ("as", "expect", "for", "legal", "not", "result", "spending", "with")


def check_names(names: Sequence[str]) -> None:
    """Refuse names of players that the notation cannot use."""
    for name in names:
        if name in RESERVED:
            raise PosseError(f'"{name}" cannot be a player\'s name', "error-name", name=name)
        if not (name.isascii() and name.replace("-", "").replace("_", "").isalnum() and name == name.lower()):
            raise PosseError(
                f'"{name}" cannot be a player\'s name: use small letters, digits, - and _',
                "error-name-letters",
                name=name,
            )
        if list(names).count(name) > 1:
            raise PosseError(
                f'two players are called "{name}"; every name must be different',
                "error-name-twice",
                name=name,
            )


def check_seed(seed: str) -> None:
    """Refuse a seed that cannot be written into one line of a record and read again unchanged."""
    if not seed.isprintable() or seed != seed.strip() or not 0 < len(seed) <= 200:
        raise PosseError(
            "a seed is one line of at most 200 printable characters, without space before or after it",
            "error-seed",
        )


def ordered(ids: Sequence[str], known: list[str], what: str) -> list[str]:
    """The ids without repetition, in the order of the known ones."""
    for id in ids:
        if id not in known:
            raise _no_such(what, id, known)
    return [id for id in known if id in ids]


def by_seat(names: Sequence[str], fixed: Mapping[str, str], known: list[str], what: str) -> dict[int, int]:
    """What is fixed for players by name, as numbers by seat."""
    out: dict[int, int] = {}
    for name, id in fixed.items():
        if name not in names:
            raise PosseError(f'a {what} is fixed for "{name}", but nobody is called so')
        if id not in known:
            raise _no_such(what, id, known)
        out[list(names).index(name)] = known.index(id)
    return out


def in_header(roles: Mapping[str, str] | None, characters: Mapping[str, str] | None) -> dict[str, str]:
    """What is fixed, as text for a record's header."""
    return {
        key: ", ".join(f"{name}={value}" for name, value in values.items())
        for key, values in (("roles", roles), ("characters", characters))
        if values
    }


def dealt(state: State, seats: int, fixed: Mapping[int, int], pool: Sequence[int]) -> list[int]:
    """One of the pool for each seat: what was fixed, and the rest at random."""
    left = list(pool)
    for seat in fixed:
        left.remove(fixed[seat])
    state.shuffle(left)
    return [fixed[seat] if seat in fixed else left.pop() for seat in range(seats)]


def filled(seats: int, fixed: Mapping[int, int], pool: Sequence[int]) -> list[int]:
    """One of the pool for each seat: what was fixed, and the rest in the order of the pool."""
    left = list(pool)
    for seat in fixed:
        left.remove(fixed[seat])
    return [fixed[seat] if seat in fixed else left.pop(0) for seat in range(seats)]


def check_fixed(fixed: Mapping[int, int], pool: Sequence[int], known: Sequence[str]) -> None:
    """Refuse to fix something for more seats than the pool has of it."""
    left = list(pool)
    for seat in fixed:
        if fixed[seat] not in left:
            further = "further " if fixed[seat] in pool else ""
            raise PosseError(f"this table has no {further}{known[fixed[seat]]}")
        left.remove(fixed[seat])


def _no_such(what: str, id: str, known: list[str]) -> PosseError:
    choice = ", ".join(known)
    if not known:
        return PosseError(
            f'there is no {what} "{id}"; this game has none', "error-has-none", what=what, word=id
        )
    return PosseError(
        f'there is no {what} "{id}"; choose from {choice}', "error-no-such", what=what, word=id, choice=choice
    )
