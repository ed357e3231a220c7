"""Commands that look something up: records, rules, scenarios and the catalogue."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from posse.cli.given import Json, Lang, OwnSets, add_own_sets, language
from posse.cli.paper import complain, console, print_json
from posse.cli.root import app, examples, scenario_app
from posse.kernel.errors import PosseError


@app.command(
    help_epilogue=examples(
        "posse replay game.txt",
        "posse replay game.txt --at 40 --as bob --lang de",
        "posse replay game.txt --json",
        "posse replay fair-game.txt --set my-sets/fair",
    )
)
def replay(
    file: Annotated[Path, Parameter(help="A record, written by `save` in a game or by a simulation.")],
    *,
    at: Annotated[int | None, Parameter(help="Show the table after this move.")] = None,
    viewer: Annotated[str | None, Parameter(name="--as", help="Show only what this player saw.")] = None,
    own_sets: OwnSets = (),
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Replay a recorded game, or show one moment of it."""
    from posse.terminal.replay import read_record, replay_as_json, show_replay

    spoken = language(lang)
    add_own_sets(own_sets)
    text = read_record(file)
    if as_json:
        print_json(replay_as_json(text, at, viewer, spoken))
    else:
        show_replay(text, at, viewer, console, spoken)


@app.command(
    help_epilogue=examples(
        "posse verify posse-K7WXQ2-1.txt",
        "posse verify posse-K7WXQ2-1.txt --json",
        "posse verify posse-K7WXQ2-1.txt --hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    )
)
def verify(
    file: Annotated[Path, Parameter(help="The record of a finished game, as a server gave it.")],
    *,
    noted: Annotated[
        str | None, Parameter(name="--hash", help="The hash that was shown when the game began.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Check that a game on a server was dealt fairly.

    The seed must have been fixed before the game began, and playing the game again from it must end the same way. Roles
    and characters that did not come from the seed, as in a rematch that keeps them, are listed. Exits with 0 if it was
    fair, with 1 if not."""
    from posse.server import fair
    from posse.terminal.replay import read_record

    try:
        found = fair.verify(read_record(file), noted)
    except fair.Unfair as unfair:
        if as_json:
            print_json({"fair": False, "text": f"not fair: {unfair}"})
        else:
            complain([f"{file} is not fair: {unfair}"])
        return 1
    if as_json:
        print_json({"fair": True, "text": str(found), **msgspec.structs.asdict(found)})
    else:
        print(f"{file} is {found}.")
    return 0


@app.command(
    help_epilogue=examples(
        "posse rule barrel",
        "posse rule slab the killer --lang it",
        "posse rule event/high-noon --json",
        "posse rule big hat --set my-sets/fair",
    )
)
def rule(
    *words: Annotated[
        str,
        Parameter(
            help="A card, character, event, rule or set. If several share a name, add its sort: event/high-noon."
        ),
    ],
    own_sets: OwnSets = (),
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Look up how something really works, with every ruling on it."""
    from posse.terminal.pen import Pen
    from posse.terminal.reference import explain, look_up

    if not words:
        raise PosseError("say what to look up, for instance: posse rule barrel", "error-look-up-what")
    add_own_sets(own_sets)
    what = " ".join(words)
    if as_json:
        print_json([entry.as_dict() for entry in look_up(what, language=language(lang))])
    else:
        explain(what, Pen(console), language=language(lang))


@scenario_app.command(
    help_epilogue=examples(
        "posse scenario check rulebook",
        "posse scenario check rulebook/base/beer-heals-one.yaml",
        "posse scenario check my-scenarios --set my-sets/fair",
    )
)
def check(
    *paths: Annotated[Path, Parameter(help="Files, or folders full of them.")], own_sets: OwnSets = ()
) -> int:
    """Run scenarios. Exits 0 if all passed, 1 if one failed, 2 if a file is not a valid scenario."""
    from posse.scenarios import check_scenario, scenario_files

    if not paths:
        raise PosseError("name at least one file or folder of scenarios")
    add_own_sets(own_sets)
    passed = failed = code = 0
    for path in scenario_files(paths):
        failure = check_scenario(path)
        if failure is None:
            passed += 1
            print(f"PASS {path}")
        else:
            failed += 1
            code = max(code, 2 if failure.invalid else 1)
            print(f"FAIL {path}: {failure}")
    print(f"{passed} passed, {failed} failed")
    if not passed and not failed:
        raise PosseError("there is no scenario in " + ", ".join(str(path) for path in paths))
    return code


@app.command(
    help_epilogue=examples("posse catalogue", "posse catalogue --json", "posse catalogue --set my-sets/fair")
)
def catalogue(*, own_sets: OwnSets = (), as_json: Json = False) -> None:
    """Show every set with its cards, characters and variants."""
    from posse import folders, games

    add_own_sets(own_sets)
    sets = games.catalogue()
    if as_json:
        print_json({"sets": sets})
        return
    for each in sets:
        console.print(f"[italic]{each['name']} ({each['id']})[/italic]", highlight=False)
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("card", "border", "copies"):
            table.add_column(heading)
        for card in each["cards"]:
            copies = [games.copy_text(copy) for copy in card["copies"]]
            signed = " ".join(filter(None, copies)) or f"{len(copies)} unsigned"
            table.add_row(card["name"], card["border"], signed)
        if each["cards"]:
            console.print(table)
        people = [f"{who['name']} ({who['life']})" for who in each["characters"]]
        keys = [key.split("/") for key in folders.of(each["game"], each["id"]).keys]
        variants = [id for sort, id in keys if sort == "variant"]
        for heading, names in (("Characters", people), ("Variants", variants)):
            if names:
                console.print(f"\n[bold]{heading}[/bold] {', '.join(names)}", highlight=False)
        console.print()
