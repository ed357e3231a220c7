"""What a host does. Whether by a command or on the page, it is written down."""

import ipaddress
from typing import Final, Literal

from posse.kernel.errors import PosseError
from posse.server.host_kit.house_rules import HouseRules, encode
from posse.server.people import People, of_account
from posse.server.watch import Now
from posse.store import Account, Head, Measure, Store

#: Who does what is done by a command, in the log. No account may be called so, or it could pass for the operator.
COMMAND_LINE: Final = "command line"
#: The longest reason that is kept.
LONGEST: Final = 500
#: Wider networks are refused: a typo would shut out everybody.
WIDEST: Final = {4: 8, 6: 19}

Kind = Literal["mute", "ban"]


class Target:
    """Who a measure is against."""

    def __init__(self, who: str, name: str = "", *, is_address: bool = False) -> None:
        self.who = who
        self.name = name
        self.is_address = is_address


class Kit:
    """Everything a host can do. `by` is the name of whoever does it, and `account` the id of their account, if any."""

    def __init__(self, store: Store, by: str, now: Now, account: str | None = None) -> None:
        self._store = store
        self._book = store.book
        self._by = by
        self._account = account
        self._now = now

    async def _note(self, what: str, whom: str, name: str = "", detail: str = "") -> None:
        await self._book.note(self._now(), self._by, what, whom, name, detail, self._account)

    # ---- people

    async def account(self, name: str) -> Account:
        """The account with this name."""
        found = await self._store.account_by_name(name)
        if found is None:
            raise PosseError(f"nobody here is called {name}")
        return found

    async def target(self, name: str = "", guest: str = "", address: str = "") -> Target:
        """Who is meant: an account by name, a guest by id, or an address."""
        if sum(map(bool, (name, guest, address))) != 1:
            raise PosseError("name one of these: an account, a guest, an address")
        if address:
            return Target(_network(address), is_address=True)
        if guest:
            known = await self._store.account(guest)
            return Target(guest, known.name if known is not None else await self._book.name_of(guest))
        account = await self.account(name)
        return Target(account.id, account.name)

    async def take(self, kind: Kind, target: Target, hours: float | None = None, why: str = "") -> None:
        """Mute or ban somebody, for some hours or for good."""
        if kind == "mute" and target.is_address:
            raise PosseError("an address cannot be muted: mute the people, or ban it")
        if hours is not None and hours <= 0:
            raise PosseError("a measure holds for some hours; leave the hours out to let it hold for good")
        now = self._now()
        until = None if hours is None else now + hours * 3600
        why = _line(why)
        measure = Measure(kind, target.who, target.is_address, target.name, why, now, until)
        await self._book.take(measure)
        lasting = "for good" if hours is None else f"for {hours:g} h"
        await self._note(kind, target.who, target.name, f"{lasting}: {why}" if why else lasting)

    async def lift(self, kind: Kind, target: Target) -> None:
        """Lift a mute or a ban."""
        if not await self._book.lift(kind, target.who):
            raise PosseError(f"there is no {kind} of {target.name or target.who}")
        await self._note(f"lift {kind}", target.who, target.name)

    async def reset_link(self, people: People, name: str) -> str:
        """A token with which somebody can set a new password, once."""
        account = await self.account(name)
        await self._note("reset link", account.id, account.name)
        return people.reset(of_account(account))

    # ---- tables

    async def close(self, code: str) -> Head:
        """Close a table: everybody is sent away, and nobody can come back."""
        head = await self._store.by_code(code.strip().upper())
        if head is None:
            raise PosseError(f"there is no table {code}")
        await self._book.close_table(head.table, self._now())
        await self._note("close", head.code)
        return head

    # ---- reports, and how people may behave

    async def settle(self, number: int) -> None:
        """Close a report."""
        if not await self._book.settle(number, self._now()):
            raise PosseError(f"there is no open report {number}")
        await self._note("settle", str(number))

    async def set_rules(self, old: HouseRules, new: HouseRules) -> None:
        """Replace the house rules."""
        if old == new:
            return
        changed = [name for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name)]
        await self._book.set_rules(encode(new))
        told = [f"{name}: {len(new.words)}" if name == "words" else _told(name, new) for name in changed]
        await self._note("rules", "", detail=", ".join(told))

    # ---- rights

    async def grant(self, name: str) -> Account:
        """Give an account the right to do all this on the page."""
        account = await self.account(name)
        await self._book.grant(account.id, self._now())
        await self._note("grant", account.id, account.name)
        return account

    async def revoke(self, name: str) -> Account:
        """Take that right away."""
        account = await self.account(name)
        if not await self._book.revoke(account.id):
            raise PosseError(f"{account.name} does not have that right")
        await self._note("revoke", account.id, account.name)
        return account


def _told(name: str, rules: HouseRules) -> str:
    value = getattr(rules, name)
    return f"{name}: {value if not isinstance(value, bool) else 'yes' if value else 'no'}"


def _line(text: str) -> str:
    """A reason as it is stored: one line, without unprintable characters."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:LONGEST]


def _network(address: str) -> str:
    """An address or a network as it is stored. With IPv6 it is always a network, since one household has a whole
    one."""
    try:
        found = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        raise PosseError(f"{address} is no address: one reads like 203.0.113.7 or 2001:db8::/64") from None
    if found.prefixlen < WIDEST[found.version]:
        raise PosseError(f"{address} is too large a part of the internet")
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        found = ipaddress.ip_network((int(found.network_address), 64), strict=False)
    return str(found) if found.num_addresses > 1 else str(found.network_address)
