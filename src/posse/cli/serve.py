"""Serving tables to browsers."""

from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from posse.cli.given import OwnSets, add_own_sets
from posse.cli.root import app, examples


@app.command(
    help_epilogue=examples(
        "posse serve",
        "posse serve --port 8080 --database games.db",
        "posse serve --database postgresql://posse@localhost/posse --behind-proxy --origin https://posse.example.org",
    )
)
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 means all addresses of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8000,
    database: Annotated[
        str,
        Parameter(
            env_var="POSSE_DATABASE",
            help="A file, or postgresql://...; by default posse.db in your data folder.",
        ),
    ] = "",
    workers: Annotated[
        int | None, Parameter(help="How many processes think for the bots; by default one or a few.")
    ] = None,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="The address in the browser, if it has a name on the internet or a proxy changes the host.",
        ),
    ] = (),
    secure_cookies: Annotated[
        bool,
        Parameter(
            negative="", help="Send cookies over https only, even if the server cannot tell that it is https."
        ),
    ] = False,
    patience: Annotated[
        float, Parameter(help="How many seconds a player may be away before a bot may take the seat.")
    ] = 20.0,
    worlds: Annotated[
        int, Parameter(help="How many worlds a bot that looks ahead may imagine for one decision.")
    ] = 60,
    keep: Annotated[
        float, Parameter(help="How many days finished games are kept; 0 keeps them forever.")
    ] = 730.0,
    keep_guests: Annotated[
        float, Parameter(help="The same for games in which nobody had an account.")
    ] = 90.0,
    own_sets: OwnSets = (),
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="Trust X-Forwarded-For and -Proto, which your proxy must set.")
    ] = False,
) -> None:
    """Run a server for browsers until it is stopped. It writes its log to stderr."""
    add_own_sets(own_sets)
    from posse.server.config import Config, default_database, default_workers
    from posse.server.serve import serve as serve_tables

    workers = default_workers() if workers is None else workers
    chosen = Config(
        database, workers, origin, secure_cookies, behind_proxy, patience, worlds, keep, keep_guests
    )
    if not database:
        chosen = replace(chosen, database=default_database())
    serve_tables(chosen, host, port)
