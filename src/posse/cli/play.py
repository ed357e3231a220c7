"""Playing, in the browser or in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from posse.cli.given import (
    Bots,
    Game,
    Lang,
    OwnSets,
    Preset,
    Sets,
    Variants,
    add_own_sets,
    language,
    with_own_sets,
    with_preset,
    words,
)
from posse.cli.paper import console
from posse.cli.root import app, examples
from posse.kernel.errors import PosseError

#: The default opponents.
USUAL_BOTS: Final = "fair"


@app.command(
    help_epilogue=examples(
        "posse play",
        "posse play --terminal --players 7 --sets dodge-city,high-noon",
        "posse play --terminal --preset surprise",
        "posse play --terminal --game duel --name outlaw --bots deadly",
        "posse play --terminal --explain --lang de",
        "posse play --terminal --resume posse-game.txt",
        "posse play --set my-sets/fair",
    )
)
def play(
    *,
    terminal: Annotated[
        bool,
        Parameter(negative="", help="Play in the terminal. Most other options are for the terminal only."),
    ] = False,
    game: Game = "bang",
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    name: Annotated[
        str, Parameter(help="Your name at the table; in the duel your side, law or outlaw.")
    ] = "",
    preset: Preset = "",
    sets: Sets = "",
    own_sets: OwnSets = (),
    variants: Variants = "",
    bots: Bots = USUAL_BOTS,
    explain: Annotated[
        bool,
        Parameter(negative="", help="Bots explain each move; this gives their secrets away."),
    ] = False,
    seed: Annotated[str, Parameter(help="The same seed gives the same deal; by default a new one.")] = "",
    resume: Annotated[Path | None, Parameter(help="Continue a game you left.")] = None,
    lang: Lang = "",
    port: Annotated[int | None, Parameter(help="In the browser: the port of its server.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser, or just print the address.")] = True,
) -> None:
    """Play in the browser, on a server on this machine, or in the terminal."""
    if not terminal:
        for_terminal = {
            "--game": game != "bang",
            "--players": players is not None,
            "--name": name != "",
            "--preset": preset != "",
            "--sets": sets != "",
            "--variants": variants != "",
            "--bots": bots != USUAL_BOTS,
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
    from posse.games import entry

    spoken = language(lang)
    seed = seed or secrets.token_hex(8)
    seats = entry(game).usual_players if players is None else players
    chosen = with_preset(preset, game, seats, with_own_sets(sets, own_sets), variants, seed)
    _play_in_terminal(game, seats, name, *chosen, bots, explain, seed, resume, spoken)


def _play_in_browser(port: int | None, open_browser: bool) -> None:
    from posse.server.config import Config, default_database, default_workers
    from posse.server.local import play_in_browser

    config = Config(default_database(), default_workers())
    play_in_browser(config, port, lambda said: console.print(said, highlight=False), open_browser)


def _play_in_terminal(
    game: str,
    players: int,
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
    from posse.bots.company import temper_of, tempered
    from posse.terminal import play as terminal

    if resume is None:
        table, me = _new_table(game, players, name, sets, variants, seed)
    else:
        table, me = _saved_table(resume, name)
    specs = tempered(
        words(bots) or (USUAL_BOTS,), [seat for seat in range(len(table.names)) if seat != me], table.seed
    )
    seated = {seat: make(spec, f"{table.seed}/{len(table.moves)}/{seat}") for seat, spec in specs.items()}
    tempers = {seat: temper_of(spec) for seat, spec in specs.items()}
    terminal.play(table, me, seated, console, save_to=resume, explain=explain, language=lang, tempers=tempers)


def _new_table(
    game: str, players: int, name: str, sets: tuple[str, ...], variants: tuple[str, ...], seed: str
) -> tuple[Any, int]:
    from posse.games import entry, new, not_for

    known = entry(game)
    names = list(known.names[: max(players, 0)])
    if players != len(names):
        raise not_for(game, players)
    if game == "duel":
        name = name or names[0]
        if name not in names:
            sides = " or ".join(names)
            raise PosseError(f"your side in the duel is {sides}, not {name}", "error-duel-side", name=name)
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
        players = ", ".join(table.names)
        raise PosseError(
            f"nobody in {path} is called {name}; the players are {players}",
            "error-nobody-called",
            name=name,
            players=players,
        )
    if table.over:
        raise PosseError(
            f"the game in {path} is over; look at it with posse replay {path}",
            "error-file-over",
            file=str(path),
        )
    return table, table.names.index(name)
