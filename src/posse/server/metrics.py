"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("posse_sockets", "Open WebSockets", registry=REGISTRY)
ROOMS = Gauge("posse_rooms", "Tables alive in this process", registry=REGISTRY)
RECEIVED = Counter("posse_messages_received", "Messages from clients", registry=REGISTRY)
SENT = Counter("posse_messages_sent", "Messages to clients", registry=REGISTRY)
CONNECTIONS = Gauge("posse_connections", "Open connections of any kind", registry=REGISTRY)
TURNED_AWAY = Counter(
    "posse_turned_away", "Connections closed and requests turned away, by door", ["door"], registry=REGISTRY
)
FILES_OPEN = Gauge("posse_files_open", "Open files, sockets among them", registry=REGISTRY)
FILES_ALLOWED = Gauge("posse_files_allowed", "Files that may be open", registry=REGISTRY)
STORE_WAITING = Gauge("posse_store_waiting", "Moves that wait for the store", registry=REGISTRY)
STORE_AWAY = Counter("posse_store_away", "Times that the store could not be used", registry=REGISTRY)
REFUSED = Counter("posse_refused", "Acts refused, by reason", ["why"], registry=REGISTRY)
APPENDED = Counter("posse_entries_appended", "Entries appended to logs", registry=REGISTRY)
RACES = Counter("posse_races_lost", "Appends that another process was faster with", registry=REGISTRY)
FINISHED = Counter("posse_games_finished", "Games played to their end", ["game"], registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "posse_append_seconds",
    "From a move to its commit and everybody's view",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
)


def text() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)
