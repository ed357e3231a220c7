"""Cookies and links, whatever the clocks say."""

import pytest

from posse.server.people import LASTS, LINK_LASTS, People, Session
from posse.server.refusal import Refusal

SECRET = b"the same for all processes"


def at(now: float) -> People:
    """A process whose clock says so."""
    return People([SECRET], lambda: now)


@pytest.mark.parametrize("ahead", [0.05, 0.9, 1.0, 3600.0])
def test_clocks_apart(ahead: float) -> None:
    """What one process signs another can read, even if its own clock is behind, or was set back."""
    here, there = at(1_000_000.9), at(1_000_000.9 + ahead)
    session = Session(here.guest("Ann"), device="laptop")
    assert here.read_cookie(there.cookie(session)) == session
    assert there.read_cookie(here.cookie(session)) == session
    if ahead < LINK_LASTS:
        assert there.read_link(here.link(session)).person == session.person
    assert here.read_link(there.link(session)).person == session.person


def test_cookies_and_links_grow_old() -> None:
    now = 1_000_000.0
    session = Session(at(now).guest("Ann"), device="laptop")
    cookie, link = at(now).cookie(session), at(now).link(session)
    assert at(now + LASTS).read_cookie(cookie) == session
    assert at(now + LASTS + 1).read_cookie(cookie) is None
    assert at(now + LINK_LASTS).read_link(link).person == session.person
    with pytest.raises(Refusal, match="too old"):
        at(now + LINK_LASTS + 1).read_link(link)


def test_secrets_change_and_cookies_stay_good() -> None:
    old, new = People([b"old"]), People([b"old", b"new"])
    session = Session(old.guest("Ann"), device="laptop")
    assert new.read_cookie(old.cookie(session)) == session
    assert old.read_cookie(new.cookie(session)) is None  # it is signed with the new one
    assert People([b"new"]).read_cookie(old.cookie(session)) is None
    assert People([b"new"]).read_cookie(new.cookie(session)) == session
