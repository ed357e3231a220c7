"""Who somebody is: a signed cookie for guests and accounts alike. A guest needs only a name."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from posse.server import watch
from posse.server.passwords import stamp
from posse.server.refusal import Refusal
from posse.server.watch import Now
from posse.server.wire import PersonInfo
from posse.store import Account, Store

COOKIE: Final = "posse"
#: The cookie of the person who was known on a device before a link made it somebody else's.
BACK: Final = "posse-back"
#: Seconds that a cookie is valid: a year.
LASTS: Final = 365 * 24 * 3600
#: Seconds that a personal link is valid: it is for moving to another device now.
LINK_LASTS: Final = 15 * 60
#: The same for a link that sets a new password.
RESET_LASTS: Final = 24 * 3600
LONGEST_NAME: Final = 24
#: The most accents and other marks on one letter.
MARKS: Final = 6
#: Characters that count as letters or signs but show nothing: Hangul fillers, a braille cell without dots, and what
#: chooses between two looks of the character before.
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)


class Session(msgspec.Struct, frozen=True):
    """What is signed: who somebody is and, for an account, a stamp of its password, so that a new password voids it.
    The device is any word that tells this browser from others of the same person, until it is logged out."""

    person: PersonInfo
    stamp: str = ""
    device: str = ""


def of_account(account: Account, device: str = "") -> Session:
    """The session of somebody who has just given the right password, on a known device or a new one."""
    return Session(PersonInfo(account.id, account.name, account=True), stamp(account.password_hash), device)


def renewed(found: Session, stamp: str) -> Session:
    """The session of a device on which somebody has made an account, or changed its password."""
    person = msgspec.structs.replace(found.person, account=True)
    return msgspec.structs.replace(found, person=person, stamp=stamp)


def on_new_device(session: Session) -> Session:
    """The session of the same person on a device we do not know yet."""
    return msgspec.structs.replace(session, device=secrets.token_urlsafe(6))


async def end(session: Session, store: Store, now: float) -> None:
    """Log a device out. Copies of its cookie are void from then on."""
    if session.device:
        await store.spend(_logged_out(session), now + LASTS, now)


async def still_good(found: Session, store: Store) -> Session | None:
    """The session, unless its device was logged out, or its account is gone or has another password now. Once a guest
    has an account, their old guest cookies are void: otherwise these would work without the password."""
    if await store.is_spent(_logged_out(found)):
        return None
    if not found.person.account:
        return None if await store.had_account(found.person.id) else found
    account = await store.account(found.person.id)
    if account is None or stamp(account.password_hash) != found.stamp:
        return None
    return of_account(account, found.device)


async def use(link: Session, store: Store, now: float) -> None:
    """Use up a link: it is good for one device."""
    if not await store.spend(_used(link), now + LINK_LASTS, now):
        raise _old_link()


async def check_unused(link: Session, store: Store) -> None:
    """Refuse a link that was used already, without using it up."""
    if await store.is_spent(_used(link)):
        raise _old_link()


def _used(link: Session) -> str:
    return f"link {link.device}"


def _old_link() -> Refusal:
    return Refusal("old-link", "this link was used already; make a new one")


def _logged_out(session: Session) -> str:
    return f"device {session.person.id} {session.device}"


class People:
    """Signs and reads who somebody is. Every process on the same store signs with the same secret, the last one."""

    def __init__(self, secrets: Sequence[bytes], clock: Now = watch.now) -> None:
        self._clock = clock
        self._cookies = self._serializer(secrets, "cookie")
        self._links = self._serializer(secrets, "link")
        self._resets = self._serializer(secrets, "reset")

    def _serializer(self, secrets: Sequence[bytes], salt: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(
            secrets, salt=salt, signer=_Signer, signer_kwargs={"clock": self._clock}
        )

    def guest(self, name: str) -> PersonInfo:
        """Somebody new."""
        return PersonInfo(secrets.token_urlsafe(12), new_name(name), account=False)

    def cookie(self, session: Session) -> str:
        return self._cookies.dumps(msgspec.to_builtins(session))

    def read_cookie(self, text: str | None) -> Session | None:
        """Who somebody is according to a cookie; None if it is missing, old or forged."""
        return self._read(self._cookies, text, LASTS)

    def link(self, session: Session) -> str:
        """A token that makes another device the same person."""
        return self._links.dumps(msgspec.to_builtins(on_new_device(session)))

    def read_link(self, text: str) -> Session:
        session = self._read(self._links, text, LINK_LASTS)
        if session is None:
            raise Refusal("old-link", "this link is too old or not one of ours; make a new one")
        return session

    def reset(self, session: Session) -> str:
        """A token for setting a new password when the old one is forgotten. The new password voids it."""
        return self._resets.dumps(msgspec.to_builtins(session))

    def read_reset(self, text: str) -> Session:
        session = self._read(self._resets, text, RESET_LASTS)
        if session is None:
            raise Refusal("old-reset", "this link is too old or not one of ours; ask the host for a new one")
        return session

    def _read(self, serializer: URLSafeTimedSerializer, text: str | None, lasts: int) -> Session | None:
        """What was signed, unless that was too long ago. The time may be in the future: another process's clock may be
        ahead of ours, or ours was set back."""
        if not text or len(text) > 1000:
            return None
        try:
            said, signed = serializer.loads(text, return_timestamp=True)
            session = msgspec.convert(said, Session)
        except (BadSignature, msgspec.ValidationError):
            return None
        return session if self._clock() - signed.timestamp() <= lasts else None


class _Signer(TimestampSigner):
    """Signs with the time of our own clock."""

    def __init__(self, *args: Any, clock: Now, **more: Any) -> None:
        super().__init__(*args, **more)
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


def is_blank(text: str) -> bool:
    """Whether a text shows nothing, whatever it is made of."""
    return all(each.isspace() or not each.isprintable() or each in _UNSEEN for each in text)


def without_towers(text: str) -> str:
    """A text in which no letter has more marks than any script needs: towers of them cover what is above and below."""
    kept, height = [], 0
    for each in text:
        height = height + 1 if unicodedata.category(each).startswith("M") else 0
        if height <= MARKS:
            kept.append(each)
    return "".join(kept)


def has_unseen(name: str) -> bool:
    """Whether a name has characters in it that nobody can see."""
    return not _UNSEEN.isdisjoint(name)


def checked_name(name: str) -> str:
    """A name as we accept it: one line, not too long, nothing invisible."""
    name = " ".join(name.split())
    if is_blank(name) or not name.isprintable():
        raise Refusal("bad-name", "a name has at least one letter and nothing unprintable")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", f"a name has at most {LONGEST_NAME} characters")
    return name


def new_name(name: str) -> str:
    """The same for somebody who chooses a name now."""
    return without_towers(checked_name(name))
