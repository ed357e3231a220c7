"""The durable store of the game server: the logs of all tables, and what is known about players.

`await open_store(url)` returns a `Store`: one SQLite file for one process, or PostgreSQL for many.
"""

from posse.store.host_book import Deed, HostBook, Mark, Measure, Report
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
from posse.store.lookalikes import mixes_alphabets, skeleton
from posse.store.notice_book import Notice, NoticeBook
from posse.store.opening import open_beside, open_store

__all__ = [
    "Account",
    "Before",
    "ChatLine",
    "Compute",
    "Count",
    "Deed",
    "DoesNotFit",
    "Entry",
    "Finished",
    "Game",
    "Head",
    "HostBook",
    "Mark",
    "Measure",
    "News",
    "Notice",
    "NoticeBook",
    "Outage",
    "Rating",
    "Report",
    "Result",
    "Standing",
    "Store",
    "StoreUnavailable",
    "mixes_alphabets",
    "open_beside",
    "open_store",
    "skeleton",
]
