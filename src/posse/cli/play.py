"""Playing, in the browser or in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from posse.cli.given import (
    Bots,
    Game,
    Lang,
    OwnSets,
    Sets,
    Variants,
    add_own_sets,
    language,
    with_own_sets,
    words,
)
from posse.cli.paper import console
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError


@app.command(
    help_epilogue=examples(
        "posse play",
        "posse play --terminal --players 7 --sets dodge-city,high-noon",
        "posse play --terminal --game duel --name outlaw --bots rule-of-thumb/hard",
        "posse play --terminal --explain --lang de",
        "posse play --terminal --resume posse-game.txt",
        "posse play --set my-sets/fair",
    )
)
def play(
    *,
    terminal: Annotated[
        bool, Parameter(negative="", help="Play in the terminal; all that follows is for that.")
    ] = False,
    game: Game = "bang",
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    name: Annotated[
        str, Parameter(help="Your name at the table; in the duel your side, law or outlaw.")
    ] = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    bots: Bots = "rule-of-thumb/normal",
    explain: Annotated[
        bool,
        Parameter(negative="", help="The bots say why after each move; it gives their secrets away."),
    ] = False,
    seed: Annotated[str, Parameter(help="The same seed gives the same deal; by default a new one.")] = "",
    resume: Annotated[Path | None, Parameter(help="Go on with a game you left.")] = None,
    lang: Lang = "",
    port: Annotated[int | None, Parameter(help="In the browser: the port of its server.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser, or only say the address.")] = True,
) -> None:
    """Play in the browser: a server on this machine, for you and whoever sits beside you. Or in the terminal."""
    if not terminal:
        for_terminal = {
            "--game": game != "bang",
            "--players": players is not None,
            "--name": name != "",
            "--sets": sets != "",
            "--variants": variants != "",
            "--bots": bots != "rule-of-thumb/normal",
            "--explain": explain,
            "--seed": seed != "",
            "--resume": resume is not None,
            "--lang": lang != "",
        }
        given = [flag for flag, is_given in for_terminal.items() if is_given]
        if given:
            raise PosseError(f"{given[0]} goes with --terminal; in the browser you choose it on the page")
        add_own_sets(own_sets)
        _play_in_browser(port, browser)
        return
    chosen = with_own_sets(sets, own_sets)
    _play_in_terminal(
        game, players, name, chosen, words(variants), bots, explain, seed, resume, language(lang)
    )


def _play_in_browser(port: int | None, open_browser: bool) -> None:
    from posse.server.config import Config, default_database, default_workers
    from posse.server.local import play_in_browser

    config = Config(default_database(), default_workers())
    play_in_browser(config, port, lambda said: console.print(said, highlight=False), open_browser)


def _play_in_terminal(
    game: str,
    players: int | None,
    name: str,
    sets: tuple[str, ...],
    variants: tuple[str, ...],
    bots: str,
    explain: bool,
    seed: str,
    resume: Path | None,
    lang: str,
) -> None:
    from posse.bots import make
    from posse.terminal import play as terminal

    if resume is None:
        table, me = _new_table(game, players, name, sets, variants, seed or secrets.token_hex(8))
    else:
        table, me = _saved_table(resume, name)
    names = words(bots) or ("rule-of-thumb/normal",)
    others = [seat for seat in range(len(table.names)) if seat != me]
    seated = {
        seat: make(names[i % len(names)], f"{table.seed}/{len(table.moves)}/{seat}")
        for i, seat in enumerate(others)
    }
    terminal.play(table, me, seated, console, save_to=resume, explain=explain, language=lang)


def _new_table(
    game: str, players: int | None, name: str, sets: tuple[str, ...], variants: tuple[str, ...], seed: str
) -> tuple[Any, int]:
    from posse.games import entry, new

    known = entry(game)
    if players is None:
        players = known.usual_players
    names = list(known.names[: max(players, 0)])
    if players != len(names):
        raise PosseError(f"{game} is not for {players} players")
    if game == "duel":
        name = name or names[0]
        if name not in names:
            raise PosseError(f"your side in the duel is {' or '.join(names)}, not {name}")
    else:
        name = name or "you"
        names = [name, *[other for other in names if other != name]][: len(names)]
    return new(game, players=names, sets=sets, variants=variants, seed=seed), names.index(name)


def _saved_table(path: Path, name: str) -> tuple[Any, int]:
    from posse.games import load
    from posse.terminal.play import saved_seat
    from posse.terminal.replay import read_record

    text = read_record(path)
    table = load(text)
    name = name or saved_seat(text) or table.names[0]
    if name not in table.names:
        raise PosseError(f"nobody in {path} is called {name}; the players are {', '.join(table.names)}")
    if table.over:
        raise PosseError(f"the game in {path} is over; look at it with posse replay {path}")
    return table, table.names.index(name)
