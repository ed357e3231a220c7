"""The web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from posse.server.config import Config
from posse.server.http import (
    accounts,
    caller,
    catalogue,
    games,
    host,
    me,
    notices,
    openapi,
    operation,
    played,
    puzzles,
    reference,
    replays,
    reports,
    reviews,
    table_socket,
    tables,
    words,
)
from posse.server.http.errors import HANDLERS
from posse.server.http.guard import guard
from posse.server.http.outside import Outside
from posse.server.http.pages import pages
from posse.server.service import Service, open_service

#: The most bytes in the body of a request; the longest honest one is the settings of a table.
LARGEST_BODY: Final = 16 * 1024

ROUTES: Final = (
    me.who_am_i,
    me.call_me,
    me.forget_me,
    me.make_link,
    me.look_at_link,
    me.take_link,
    me.go_back,
    accounts.create_account,
    accounts.login,
    accounts.logout,
    accounts.change_password,
    accounts.change_name,
    accounts.delete_account,
    accounts.reset_password,
    played.statistics,
    played.my_games,
    tables.make_table,
    tables.lobby,
    tables.table,
    tables.my_tables,
    games.games_of_table,
    games.result_of_game,
    games.record_of_game,
    games.score_of_evening,
    replays.replay_of_game,
    replays.why_that_move,
    replays.replay_of_record,
    reviews.review_of_game,
    reviews.begin_review,
    reviews.retry_from_here,
    puzzles.all_puzzles,
    puzzles.puzzle,
    puzzles.answer_of_puzzle,
    games.leaderboard,
    reports.report,
    notices.my_notices,
    notices.add_notice,
    notices.stop_notice,
    host.look,
    host.take_measure,
    host.lift_measure,
    host.settle_report,
    host.set_house_rules,
    host.close_table,
    host.make_reset_link,
    catalogue.get_catalogue,
    reference.get_reference,
    words.get_words,
    table_socket.table_socket,
    operation.health,
    operation.figures,
)


def create_app(config: Config, service: Service | None = None) -> Litestar:
    """The application. Unless a service is given, it opens its own and closes it at the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_service(config) as opened:
            app.state.service = opened
            yield

    app = Litestar(
        route_handlers=[*ROUTES, pages(config.web)],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "visitor": Provide(caller.visitor),
            "me": Provide(caller.me),
        },
        exception_handlers=HANDLERS,
        guards=[guard],
        lifespan=[] if service is not None else [lifespan],
        logging_config=None,
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST_BODY,
        state=State({"service": service} if service is not None else {}),
    )
    app.asgi_handler = Outside(app.asgi_handler)
    return app


def _service(state: State) -> Service:
    service: Service = state.service
    return service
