"""The durable store of the game server: the logs of all tables, and what is known about players.

`await open_store(url)` gives a `Store`: one SQLite file for one process, or PostgreSQL for many.
"""

from posse.store.interface import (
    Account,
    Before,
    ChatLine,
    Compute,
    Count,
    DoesNotFit,
    Entry,
    Finished,
    Game,
    Head,
    News,
    Outage,
    Rating,
    Result,
    Standing,
    Store,
    StoreUnavailable,
)
from posse.store.opening import open_store
from posse.store.sql import name_key

__all__ = [
    "Account",
    "Before",
    "ChatLine",
    "Compute",
    "Count",
    "DoesNotFit",
    "Entry",
    "Finished",
    "Game",
    "Head",
    "News",
    "Outage",
    "Rating",
    "Result",
    "Standing",
    "Store",
    "StoreUnavailable",
    "name_key",
    "open_store",
]
