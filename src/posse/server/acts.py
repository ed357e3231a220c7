"""What people may do at a table. Each act gives the entries to append to the log, or is refused."""

import secrets
from collections.abc import Callable, Collection

from posse import bots, games
from posse.bots import registry
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision
from posse.server import log_entries, wire
from posse.server.refusal import Refusal
from posse.server.rematch import has_star
from posse.server.table import LOBBY, OVER, PLAYING, Seat, TableState

#: Gives the entries to append, for the table as it is when called.
FactsNow = Callable[[], list[log_entries.AnyFact]]
#: The most people at a table, players and watchers together.
CROWD = 60
#: With this many seconds for a move, nobody is expected to stay at the table.
UNHURRIED = 3600


def join(
    t: TableState, person: wire.PersonInfo, connected: Collection[str] = ()
) -> list[log_entries.AnyFact]:
    """Somebody comes to the table, or comes back."""
    if t.closed:
        raise Refusal("closed", "the host of this server closed this table")
    if person.id in t.banned:
        raise Refusal("banned", "the host of this table does not want you here")
    here = t.people.get(person.id)
    facts: list[log_entries.AnyFact] = [] if here is not None else _make_room(t, connected)
    if here != person:
        facts.append(log_entries.Joined(person.id, person.name, person.account))
    if t.host != person.id and t.host not in t.people:
        facts.append(log_entries.HostIs(person.id))
    return [*facts, *back(t, person.id)]


def _make_room(t: TableState, connected: Collection[str]) -> list[log_entries.AnyFact]:
    """If there are too many people, forget the one who came first among those who neither play nor are connected."""
    if len(t.people) < CROWD:
        return []
    for person in t.people:
        if person != t.host and person not in connected and t.seat_of(person) is None:
            return [log_entries.Gone(person, kicked=False, crowded=True)]
    raise Refusal("crowded", "too many people stand around this table already")


def back(t: TableState, person: str) -> list[log_entries.AnyFact]:
    """If a bot sits in for somebody, they take their seat again."""
    seat = t.seat_of(person)
    if seat is None or t.status != PLAYING or not t.seats[seat].away:
        return []
    return [log_entries.Back(seat)]


def close(t: TableState) -> list[log_entries.AnyFact]:
    """The host of the server closes the table for good."""
    return [] if t.closed else [log_entries.Closed()]


def act(
    t: TableState, person: str, what: wire.Act, connected: Collection[str] = ()
) -> list[log_entries.AnyFact]:
    """The entries of an act; none if nothing would change."""
    _here(t, person)
    match what:
        case wire.Sit():
            return _sit(t, person, what)
        case wire.Stand():
            if t.seat_of(person) is None:
                raise Refusal("no-seat", "you have no seat here")
            return [log_entries.Stood(person)]
        case wire.Ready():
            _in_lobby(t)
            seat = t.seat_of(person)
            if seat is None:
                raise Refusal("no-seat", "take a seat first")
            return [] if t.seats[seat].ready == what.ready else [log_entries.Readied(person, what.ready)]
        case wire.SeatBot():
            return _seat_bot(t, person, what)
        case wire.Change():
            return _change(t, person, what.settings)
        case wire.Start():
            return _start(t, person)
        case wire.Move():
            return _move(t, person, what)
        case wire.Kick():
            return _kick(t, person, what)
        case wire.MakeHost():
            _host(t, person)
            _somebody_else(t, person, what.person)
            return [log_entries.HostIs(what.person)]
        case wire.Rematch():
            return _rematch(t, person, what)
        case wire.Passes():
            if t.seat_of(person) is None:
                raise Refusal("no-seat", "you only watch this game")
            is_so = (person not in t.by_hand) == what.by_itself
            return [] if is_so else [log_entries.Passes(person, what.by_itself)]
        case wire.Pace():
            return _pace(t, person, what)
        case wire.Leave():
            return leave(t, person, connected)
    raise Refusal("unknown", f"nobody can {type(what).__name__.lower()} here")


def replace(
    t: TableState, person: str, what: wire.Replace, is_missed: Callable[[str], bool]
) -> list[log_entries.AnyFact]:
    """Somebody at the table lets a bot sit in for a player who is away. The player gets the seat back on return."""
    _here(t, person)
    if t.status != PLAYING:
        raise Refusal("not-playing", "no game is on at this table")
    if t.seat_of(person) is None:
        raise Refusal("no-seat", "you only watch this game")
    seat = _seat(t, what.seat)
    if not seat.person or seat.person == person:
        raise Refusal("nobody", "nobody else sits there")
    if t.settings.per_move is not None and t.settings.per_move >= UNHURRIED:
        raise Refusal("no-hurry", "people come and go at a table with so much time for a move")
    if seat.away:
        return []
    if not is_missed(seat.person):
        raise Refusal("not-away", "who sits there is here, or has not been away for long")
    return [log_entries.Replaced(what.seat, person)]


def check_advice(t: TableState, person: str, what: wire.Advise) -> None:
    """Refuse advice to somebody who has nothing to decide now, or who plays against people, unless the host allows it
    for everybody."""
    _here(t, person)
    _asked(t, person, what.decision)
    if not t.settings.hints and not _is_alone(t, person):
        raise Refusal(
            "not-alone", "only who plays alone among bots is given advice, or where the host allows it"
        )


def check(settings: wire.Settings) -> None:
    """Refuse settings with which no game can be played."""
    try:
        if settings.game == "duel":
            if settings.players != 2:
                raise PosseError("the Duel is for two players")
            games.rules("duel", None, settings.sets, settings.variants)
        else:
            games.rules(settings.game, settings.players, settings.sets, settings.variants)
        check_bot(settings.bots)
    except Refusal:
        raise
    except PosseError as error:
        raise Refusal("bad-settings", str(error)) from None


def check_bot(spec: str) -> None:
    """Refuse a bot that is not one of our own."""
    name, _ = registry.made_of(spec)
    if name not in registry.OWN:
        choice = ", ".join([*registry.GRADES, *registry.OWN])
        raise Refusal("no-such-bot", f'there is no bot "{name[:40]}" here; choose from {choice}')
    bots.make(spec, "check")


# ---- who may


def _here(t: TableState, person: str) -> None:
    if person not in t.people:
        raise Refusal("not-here", "you are not at this table any more")


def _asked(t: TableState, person: str, number: int) -> tuple[int, Decision]:
    """The seat of somebody and the decision they must make; refused if it is not theirs, or not the current one."""
    seat = t.seat_of(person)
    if t.status != PLAYING or t.game is None or t.game.decision is None:
        raise Refusal("not-playing", "no game is on at this table")
    if seat is None:
        raise Refusal("no-seat", "you only watch this game")
    if number != t.decision:
        raise Refusal("late", "that was answered already")
    if t.asked != seat:
        raise Refusal("not-asked", "it is not for you to decide that")
    return seat, t.game.decision


def _host(t: TableState, person: str) -> None:
    if t.host != person:
        raise Refusal("not-host", "only the host of the table may do that")


def _in_lobby(t: TableState) -> None:
    if t.status != LOBBY:
        raise Refusal("started", "that is settled once the game has begun")


def _somebody_else(t: TableState, person: str, other: str) -> None:
    if other not in t.people or other == person:
        raise Refusal("nobody", "there is nobody else of that id at the table")


# ---- seats


def _seat(t: TableState, number: int) -> Seat:
    if number >= len(t.seats):
        raise Refusal("no-such-seat", f"this table has {len(t.seats)} seats")
    return t.seats[number]


def _sit(t: TableState, person: str, what: wire.Sit) -> list[log_entries.AnyFact]:
    seat = _seat(t, what.seat)
    if seat.person == person:
        return back(t, person)
    if seat.person:
        raise Refusal("seat-taken", "somebody sits there already")
    if t.status == PLAYING and t.left_by(what.seat) != person:
        _check_late(t, person, what.seat)
    return [log_entries.Sat(person, what.seat)]


def _check_late(t: TableState, person: str, number: int) -> None:
    """A latecomer may take the seat of a bot, unless the seat belongs to somebody else; and only one, or they could
    look at one hand after the other."""
    if t.players[number] is not None or any(each is not None and each.id == person for each in t.players):
        raise Refusal("started", "the game has begun; you may watch it")


def _seat_bot(t: TableState, person: str, what: wire.SeatBot) -> list[log_entries.AnyFact]:
    _host(t, person)
    _in_lobby(t)
    if _seat(t, what.seat).person:
        raise Refusal("seat-taken", "somebody sits there already")
    if what.bot is not None:
        try:
            check_bot(what.bot)
        except Refusal:
            raise
        except PosseError as error:
            raise Refusal("no-such-bot", str(error)) from None
    return [] if t.seats[what.seat].bot == (what.bot or "") else [log_entries.BotSat(what.seat, what.bot)]


def _change(t: TableState, person: str, settings: wire.Settings) -> list[log_entries.AnyFact]:
    """If there will be fewer seats, bots give up theirs first, from the last seat on."""
    _host(t, person)
    _in_lobby(t)
    check(settings)
    if settings == t.settings:
        return []
    sitting = [number for number, seat in enumerate(t.seats) if not seat.free]
    too_many = max(0, len(sitting) - settings.players)
    with_bots = [number for number in reversed(sitting) if not t.seats[number].person]
    return [
        *(log_entries.BotSat(number, None) for number in with_bots[:too_many]),
        log_entries.Changed(settings),
    ]


def _kick(t: TableState, person: str, what: wire.Kick) -> list[log_entries.AnyFact]:
    _host(t, person)
    _somebody_else(t, person, what.person)
    return [log_entries.Gone(what.person, kicked=True)]


def leave(t: TableState, person: str, connected: Collection[str] = ()) -> list[log_entries.AnyFact]:
    """Somebody leaves for good. If it was the host, somebody else takes over: a player if there is one, and if possible
    one who is connected. If nobody is left, the next person who comes is the host."""
    facts: list[log_entries.AnyFact] = [log_entries.Gone(person, kicked=False)]
    others = [other for other in t.people if other != person]
    if t.host == person and others:
        others.sort(key=lambda other: (t.seat_of(other) is None, other not in connected))
        facts.append(log_entries.HostIs(others[0]))
    return facts


# ---- games


def _start(t: TableState, person: str) -> list[log_entries.AnyFact]:
    _host(t, person)
    _in_lobby(t)
    waiting = [seat for seat in t.seats if seat.person and seat.person != t.host and not seat.ready]
    if waiting:
        names = ", ".join(t.people[seat.person].name for seat in waiting if seat.person in t.people)
        raise Refusal("not-ready", f"not everybody is ready: {names}")
    if not any(seat.person for seat in t.seats):
        raise Refusal("nobody-seated", "somebody must sit down to play")
    check(t.settings)
    sitting = [
        "" if seat.person else t.tempered(number, seat.bot or t.settings.bots)
        for number, seat in enumerate(t.seats)
    ]
    called = t.seat_names()
    roles, characters = t.kept.by_name(t.sitters(), called)
    return [log_entries.Started(secrets.token_hex(16), sitting, roles, characters, called)]


def _move(t: TableState, person: str, what: wire.Move) -> list[log_entries.AnyFact]:
    if what.game is not None and what.game != t.number:
        raise Refusal("late", "that was asked in another game")
    _, decision = _asked(t, person, what.decision)
    if what.option >= len(decision.options):
        raise Refusal("no-such-option", f"there are only {len(decision.options)} options")
    return [*back(t, person), log_entries.Moved(what.decision, what.option)]


def _pace(t: TableState, person: str, what: wire.Pace) -> list[log_entries.AnyFact]:
    """Bots play faster or slower, pause, or skip to the end, if that takes nothing away from anybody else."""
    if t.status != PLAYING:
        raise Refusal("not-playing", "no game is on at this table")
    if not _is_alone(t, person):
        if what.pace is not None:
            _host(t, person)
        if what.paused is not None:
            raise Refusal("not-alone", "only who plays alone among bots may let them wait")
    if what.skip and not all(t.is_out(number) for number, seat in enumerate(t.seats) if seat.person):
        raise Refusal("still-playing", "somebody is still in the game")
    fact = log_entries.Paced(
        t.settings.pace if what.pace is None else what.pace,
        t.paused if what.paused is None else what.paused,
        t.skipping or what.skip,
    )
    return [] if fact == log_entries.Paced(t.settings.pace, t.paused, t.skipping) else [fact]


def _is_alone(t: TableState, person: str) -> bool:
    """Whether somebody plays among bots only, and no other person may come back to a seat."""
    if t.seat_of(person) is None:
        return False
    return not {seat.person or t.left_by(number) for number, seat in enumerate(t.seats)} - {"", person}


def _rematch(t: TableState, person: str, what: wire.Rematch) -> list[log_entries.AnyFact]:
    _host(t, person)
    if t.status != OVER:
        raise Refusal("not-over", "another game begins when this one is over")
    if (what.keep_characters or what.pass_sheriff) and t.settings.game != "bang":
        raise Refusal("no-series", "characters are kept and the star is passed on in BANG! only")
    if what.pass_sheriff and t.game is not None and not has_star(t.game):
        raise Refusal("no-series", "at a table of three there is no Sheriff whose star could be passed on")
    return [log_entries.Again(what.keep_characters, what.pass_sheriff)]
