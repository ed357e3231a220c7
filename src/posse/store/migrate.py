"""The schema: numbered SQL files for each dialect, each run once, in order.

A table `posse_version` holds the number of the last one. A released file is never changed; changes come in a new file.
Whoever runs them holds a lock, so that several processes may start at once.
"""

from importlib.resources import files

from posse.kernel.errors import PosseError

MAKE_VERSION = "CREATE TABLE IF NOT EXISTS posse_version (version integer NOT NULL)"
GET_VERSION = "SELECT max(version) FROM posse_version"
ADD_VERSION = "INSERT INTO posse_version VALUES ($1)"


def scripts(dialect: str) -> list[str]:
    """All migrations of a dialect: the first one leads to version 1."""
    folder = files("posse.store") / "migrations" / dialect
    named = sorted(
        (file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql")
    )
    for number, (name, _) in enumerate(named, 1):
        if not name.startswith(f"{number:04}_"):
            raise RuntimeError(f"{name} is not migration {number}")
    return [text for _, text in named]


def pending(have: int, known: list[str], where: str) -> list[tuple[int, str]]:
    """The migrations that a database at some version still needs, each with the version it leads to."""
    if have > len(known):
        raise PosseError(
            f"The database {where} has version {have}, and this Posse knows versions up to {len(known)}: "
            "use the newer Posse that wrote it."
        )
    return list(enumerate(known, 1))[have:]
