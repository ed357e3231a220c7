"""For the server's operator: health and figures."""

from typing import Final

from litestar import HttpMethod, Response, get, route
from prometheus_client import Gauge

from posse import machine
from posse.server import metrics
from posse.server.http.bodies import Fine, Problem
from posse.server.http.caller import Serving
from posse.server.http.errors import respond
from posse.server.http.guard import UNLIMITED

#: Seconds. If the event loop is later than this, players cannot play well.
WORST_LAG: Final = 2.0
LAG = Gauge(
    "posse_loop_lag_seconds", "How late the event loop was at most, of late", registry=metrics.REGISTRY
)


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, opt=UNLIMITED)
async def health(service: Serving) -> Response[Fine] | Response[Problem]:
    """Whether players can play."""
    if service.stopping:
        return respond(503, "restart", "The server is about to stop.")
    if trouble := await service.store_health.trouble():
        return respond(503, "unavailable", trouble)
    lag = service.loop_lag.worst
    if lag > WORST_LAG:
        return respond(
            503, "slow", f"The event loop was {lag:.1f} seconds late: the machine has too much to do."
        )
    return Response(
        Fine(f"All is well: the store takes writes, and the event loop was at most {lag * 1000:.0f} ms late.")
    )


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, opt=UNLIMITED)
async def figures(service: Serving) -> bytes:
    """Figures for Prometheus."""
    metrics.ROOMS.set(len(service.hub.rooms.alive))
    LAG.set(service.loop_lag.worst)
    metrics.FILES_OPEN.set(machine.files_open() or 0)
    metrics.FILES_ALLOWED.set(machine.files_allowed() or 0)
    return metrics.text()
