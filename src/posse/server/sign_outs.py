"""Ends the connections of people who sign out, here and in other processes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from posse.server.audience import Client
from posse.server.background import Background
from posse.server.clock import LATER
from posse.server.people import Session, end, renewed, still_good
from posse.server.refusal import Refusal
from posse.server.rooms import Rooms
from posse.server.watch import Now
from posse.store import Store, StoreUnavailable

#: Seconds until we try again to tell the store who has logged out.
AGAIN: Final = 5.0

#: Clients are told this if they have logged out, or if their account was made, changed or deleted on another device.
SIGNED_OUT: Final = ("signed-out", "you are signed out on this device; sign in again")

_log = structlog.get_logger()


class SignOuts:
    """Watches over all connections of this process."""

    def __init__(self, store: Store, rooms: Rooms, background: Background, now: Now) -> None:
        self._now = now
        self._store = store
        self._rooms = rooms
        self._background = background
        self._coming: dict[Client, None] = {}  # those who are about to come in
        self._leaving: dict[
            tuple[str, str], Session
        ] = {}  # logged out here, but the store does not know it yet

    @contextmanager
    def coming(self, client: Client) -> Iterator[None]:
        """Somebody who is coming in is in no room yet, but is told if they are signed out."""
        self._coming[client] = None
        try:
            yield
        finally:
            del self._coming[client]

    async def check(self, client: Client) -> None:
        """Refuse a client that has been signed out since its session was read."""
        if client.session is not None and not await still_good(client.session, self._store):
            raise Refusal(*SIGNED_OUT)

    async def check_all(self) -> None:
        """Close all connections that should have been closed. For when news may have been missed."""
        unchecked = [client for client in self._clients() if client.session is not None]
        while unchecked:
            session = unchecked[-1].session
            try:
                if session is not None and not await still_good(session, self._store):
                    unchecked[-1].close(*SIGNED_OUT)
                unchecked.pop()
            except StoreUnavailable as error:
                _log.warning("who is signed in could not be read", error=str(error))
                await asyncio.sleep(LATER)

    def _clients(self) -> list[Client]:
        return [*self._coming, *self._rooms.clients()]

    # ---- all devices of a person but one

    async def sign_out(self, person: str, but: str, stamp: str) -> None:
        """Close all connections of somebody, here and in other processes, except one device's. That one goes on with
        the stamp of the new password."""
        self.sign_out_here(person, but, stamp)
        await self._store.sign_out(person, but, stamp)

    def sign_out_here(self, person: str, but: str, stamp: str) -> None:
        """The same in this process only."""
        for client in self._clients():
            if client.person.id != person:
                continue
            if client.session is not None and _is_on(client.session, but):
                client.session = renewed(client.session, stamp)
            else:
                client.close(*SIGNED_OUT)

    # ---- one device

    async def log_out(self, session: Session) -> None:
        """End the session of one device and close its connections, here and in other processes. If the store is
        unavailable, that is done as soon as it is back: the browser has already forgotten its cookie."""
        self.log_out_here(session.person.id, session.device)
        if not await self._log_out_elsewhere(session):
            if not self._leaving:
                self._background.start(self._log_out_later())
            self._leaving[session.person.id, session.device] = session

    def log_out_here(self, person: str, device: str) -> None:
        """Close the connections of one device in this process."""
        for client in self._clients():
            if client.person.id == person and client.session is not None and _is_on(client.session, device):
                client.close(*SIGNED_OUT)

    async def _log_out_elsewhere(self, session: Session) -> bool:
        try:
            await end(session, self._store, self._now())
            await self._store.log_out(session.person.id, session.device)
        except StoreUnavailable as error:
            _log.warning("nobody else could be told who logged out", error=str(error))
            return False
        return True

    async def _log_out_later(self) -> None:
        while self._leaving:
            await asyncio.sleep(AGAIN)
            await self.finish()

    async def finish(self) -> None:
        """Tell the store who has logged out, if it does not know yet and can be reached."""
        for key, session in list(self._leaving.items()):
            if not await self._log_out_elsewhere(session):
                return
            self._leaving.pop(key, None)


def _is_on(session: Session, device: str) -> bool:
    return bool(device) and session.device == device
