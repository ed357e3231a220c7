"""Why an option is good."""

from posse.bang import cards, choosing
from posse.bots.bang.lore import CARD_LORE, lore_of, lore_of_option
from posse.bots.bang.memory import ATTACKS, FAVOURS
from posse.bots.bang.outlook import Outlook
from posse.bots.belief import Wants
from posse.bots.reason import Fact, Named, Reason, role_name
from posse.kernel.option import NOTHING, Option, is_hand, is_in_play, is_player, ref_card, ref_seat
from posse.roles import SHERIFF


def reason(o: Outlook, option: Option) -> Reason:
    """Why I chose that."""
    kind = o.decision.kind
    if kind == "play" or (option.verb == "use" and lore_of_option(option).any_time and kind != "save"):
        return _play(o, option)
    if kind == "defend":
        return _defend(o, option)
    if kind in ("evade", "give-up"):
        return _give_up(o, option)
    if kind == "save":
        return Reason("reason-bang-lost" if option.verb == "pass" else "reason-bang-saved")
    if option.verb == "discard":
        return Reason("reason-bang-discard", thing=_thing(option))
    if kind == "pick" and option.verb == "choose":
        return Reason("reason-bang-pick", thing=_thing(option))
    if kind == choosing.KIND:
        return Reason("reason-bang-character", thing=_thing(option))
    if kind == "flip":
        return Reason("reason-bang-flip", thing=_thing(option))
    return _special(o, option)


# ---- the play phase


def _play(o: Outlook, option: Option) -> Reason:
    if option.verb == "end":
        return Reason("reason-bang-end")
    lore = lore_of_option(option)
    target = _target(option)
    if option.verb not in ("play", "use"):
        return _own_verb(o, option, target)
    if target < 0 or target == o.me:
        return _do("reason-bang-do", option).since(lore.because(o, option))
    if lore.hostile < 0:
        return _do_to("reason-bang-do-for", o, option, target).since(judgement(o, target))
    at = _at(option)
    if is_in_play(at) and CARD_LORE[ref_card(at)].nuisance:
        return _do_to("reason-bang-do-to-free", o, option, target).since(judgement(o, target))
    worth_it = Reason("reason-bang-worth-it") if o.harm[target] <= 0 else judgement(o, target)
    return _aimed(o, option).since(worth_it)


def _own_verb(o: Outlook, option: Option, target: int) -> Reason:
    """Actions that only some set has: `reason-bang-do-buy`, with `-to` if they have a target."""
    id = f"reason-bang-do-{option.verb}"
    if option.thing == NOTHING:
        return Reason(id).since(lore_of_option(option).because(o, option))
    if target < 0 or target == o.me:
        return Reason(id, thing=_thing(option)).since(lore_of_option(option).because(o, option))
    return Reason(f"{id}-to", thing=_thing(option), whom=o.player(target)).since(judgement(o, target))


def _do(id: str, option: Option) -> Reason:
    """What I do, such as `I play Barrel`."""
    return Reason(id, verb="use" if option.verb == "use" else "play", thing=_thing(option))


def _do_to(id: str, o: Outlook, option: Option, seat: int) -> Reason:
    doing = _do(id, option)
    doing.facts["whom"] = o.player(seat)
    return doing


def _aimed(o: Outlook, option: Option) -> Reason:
    target = _at(option)
    seat = ref_seat(target)
    if is_in_play(target):
        doing = _do_to("reason-bang-do-to-card", o, option, seat)
        doing.facts["card"] = _card(ref_card(target))
        return doing
    return _do_to("reason-bang-do-to-hand" if is_hand(target) else "reason-bang-do-to", o, option, seat)


def judgement(o: Outlook, seat: int) -> Reason:
    """What I think of a player, and the deed that made me think so."""
    if o.view.goal:
        return Reason("reason-bang-no-friends")
    chances = o.chances[seat]
    role = chances.index(max(chances))
    who = o.player(seat)
    if o.players[seat].role:
        return Reason("reason-bang-known", who=who, role=role_name(role))
    sure = "surely" if chances[role] > 0.9 else "likely"
    deed = evidence(o, seat, role)
    if deed is not None:
        deed.id = "reason-bang-deed" if chances[role] > 0.5 else "reason-bang-deed-perhaps"
        deed.facts["sure"] = sure
        return deed
    if chances[role] > 0.6:
        return Reason("reason-bang-by-all-roles", who=who, role=role_name(role), sure=sure)
    return Reason("reason-bang-unknown", who=who)


def evidence(o: Outlook, seat: int, role: int) -> Reason | None:
    """The deed that says most clearly that a player has this role; None if none does."""
    best: Reason | None = None
    most = 1.05  # a deed that any role would do says nothing
    for wants, deeds, done in (
        (ATTACKS, o.memory.attacks[seat], "attacked"),
        (FAVOURS, o.memory.favours[seat], "helped"),
    ):
        for other, count in enumerate(deeds):
            if count:
                theirs = o.chances[other].index(max(o.chances[other]))
                speaks = telling(wants, role, theirs)
                if speaks > most:
                    most = speaks
                    best = Reason(
                        "reason-bang-deed",
                        who=o.player(seat),
                        role=role_name(role),
                        done=done,
                        victim=_victim(o, other, theirs),
                        whom=o.player(other),
                        theirs=role_name(theirs),
                        times=count,
                    )
    return best


def telling(wants: Wants, role: int, theirs: int) -> float:
    """How much more one role wants to do that to another than the roles do on average."""
    shares = [row[theirs] / sum(row) for row in wants]
    return shares[role] / (sum(shares) / len(shares))


def _victim(o: Outlook, seat: int, role: int) -> str:
    """The form in which a message names the target of a deed."""
    if seat == o.me:
        return "me"
    if role == SHERIFF:
        return "sheriff"
    return "known" if o.players[seat].role else "player"


# ---- answers


def _defend(o: Outlook, option: Option) -> Reason:
    if option.verb == "pass":
        return Reason("reason-bang-too-late" if o.memory.missing > 1 else "reason-bang-spare-the-life")
    if option.verb == "use" and not option.paid and not _is_spent(o, option):
        return Reason("reason-bang-may-stop", thing=_thing(option))
    return _do("reason-bang-defend", option)


def _is_spent(o: Outlook, option: Option) -> bool:
    """Whether what I use will no longer be in front of me afterwards."""
    mine = [card for card in o.mine.in_play if cards.KEY[card] == option.thing]
    return any(cards.IS_GREEN[card] or CARD_LORE[card].goes for card in mine)


def _give_up(o: Outlook, option: Option) -> Reason:
    asked = _named(o.decision.about)
    if option.verb == "pass":
        return Reason("reason-bang-give-nothing", asked=asked)
    return Reason("reason-bang-give", thing=_thing(option), asked=asked)


def _special(o: Outlook, option: Option) -> Reason:
    """The answer to a question of one card, character or event."""
    if not o.decision.about:  # the cards of a dead player
        return Reason("reason-bang-take", place=_place(o, option))
    asked = _named(o.decision.about)
    if option.verb == "pass":
        return Reason("reason-bang-no-help", asked=asked)
    why = lore_of(o.decision.about).because(o, option)
    target = _target(option)
    if target >= 0 and target != o.me:
        return Reason("reason-bang-choose", asked=asked, place=_place(o, option)).since(why)
    return Reason("reason-bang-asked", asked=asked).since(why)


def _place(o: Outlook, option: Option) -> Fact:
    """What an option chooses that belongs to a player."""
    for ref in (option.target, option.thing):
        if isinstance(ref, int) and is_in_play(ref):
            card = _card(ref_card(ref))
            return Reason("reason-bang-place-card", card=card, whom=o.player(ref_seat(ref)))
        if isinstance(ref, int) and is_hand(ref):
            return Reason("reason-bang-place-hand", whom=o.player(ref_seat(ref)))
        if isinstance(ref, int) and is_player(ref):
            return o.player(ref_seat(ref))
    return _thing(option)


# ---- what options are about


def _at(option: Option) -> int:
    """The player, the hand or the card in play at which an option is aimed, as its target or as its thing; -1 if there
    is none."""
    for ref in (option.target, option.thing):
        if isinstance(ref, int) and (is_player(ref) or is_hand(ref) or is_in_play(ref)):
            return ref
    return -1


def _target(option: Option) -> int:
    at = _at(option)
    return ref_seat(at) if at >= 0 else -1


def _thing(option: Option) -> Fact:
    thing = option.thing
    if isinstance(thing, tuple):
        return [_card(card) for card in thing if isinstance(card, int)]
    if isinstance(thing, int):
        if is_in_play(thing):
            return Reason("reason-bang-mine", card=_card(ref_card(thing)))
        if option.as_id:
            return Reason("reason-bang-as", card=_card(thing), other=_named(cards.KINDS[option.as_id].key))
        return _card(thing)
    return _named(thing)


def _card(card: int) -> Named:
    return _named(cards.KEY[card])


def _named(key: str) -> Named:
    """The name of a card, a character or an event."""
    return Named(f"bang-{key.replace('/', '-')}")
