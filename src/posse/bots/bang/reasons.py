"""Why an option is a good one, in a sentence a person understands."""

from posse.bang import cards
from posse.bots.bang.lore import lore_of, lore_of_option
from posse.bots.bang.memory import ATTACKS, FAVOURS
from posse.bots.bang.outlook import Outlook
from posse.bots.belief import Wants
from posse.bots.words import A_ROLE, called, has, is_, sentence, times
from posse.kernel.option import Option, is_hand, is_in_play, is_player, ref_card, ref_seat
from posse.roles import SHERIFF


def reason(o: Outlook, option: Option) -> str:
    """Why I chose that."""
    kind = o.decision.kind
    if kind == "play" or (option.verb == "use" and lore_of_option(option).any_time and kind != "save"):
        return sentence(_play(o, option))
    if kind == "defend":
        return sentence(_defend(o, option))
    if kind == "give-up":
        return sentence(_give_up(o, option))
    if kind == "save":
        return _save(option)
    if kind == "discard":
        return sentence(f"of all I have, {_thing(o, option)} is what I miss least")
    if kind == "pick":
        return sentence(f"I take {_thing(o, option)}: of these I need it most")
    if kind == "flip":
        return sentence(f"{_thing(o, option)} serves me better than the other card")
    return sentence(_special(o, option))


# ---- the play phase


def _play(o: Outlook, option: Option) -> str:
    if option.verb == "end":
        return "Nothing I could still do is worth more to me than what I keep"
    lore = lore_of_option(option)
    doing = f"I {'use' if option.verb == 'use' else 'play'} {_thing(o, option)}"
    target = _target(option)
    if target < 0 or target == o.me:
        return f"{doing}: {lore.because(o, option)}"
    if lore.hostile < 0:
        return f"{doing} for {called(o.players[target].name)}: {judgement(o, target)}"
    if is_in_play(option.at()) and lore_of(cards.KEY[ref_card(option.at())]).nuisance:
        return f"{doing} to free {called(o.players[target].name)}: {judgement(o, target)}"
    if o.harm[target] <= 0:
        return f"{doing} {_aimed(o, option)}: what it brings me is worth it"
    return f"{doing} {_aimed(o, option)}: {judgement(o, target)}"


def _aimed(o: Outlook, option: Option) -> str:
    target = option.at()
    name = called(o.players[ref_seat(target)].name)
    if is_in_play(target):
        return f"against the {cards.KIND[ref_card(target)].name} of {name}"
    return f"against {name}'s hand" if is_hand(target) else f"against {name}"


def judgement(o: Outlook, seat: int) -> str:
    """What I think of a player, and what gave me the idea."""
    name = o.players[seat].name
    chances = o.chances[seat]
    role = chances.index(max(chances))
    if o.players[seat].role:
        return f"{is_(name)} {A_ROLE[role]}"
    seen = evidence(o, seat, role)
    sure = f"{'almost surely' if chances[role] > 0.9 else 'most likely'} {A_ROLE[role]}"
    if seen and chances[role] > 0.5:
        return f"{seen} and {'are' if name == 'you' else 'is'} {sure}"
    if seen:
        return f"{seen}, perhaps as {A_ROLE[role]}"
    if chances[role] > 0.6:
        return f"by what is known of all roles, {is_(name)} {sure}"
    return f"nobody knows yet who {is_(name)}, but more likely an enemy of mine than a friend"


def evidence(o: Outlook, seat: int, role: int) -> str:
    """The deed that speaks most for a player's having that role; nothing if none does."""
    name = o.players[seat].name
    best, most = "", 1.05  # a deed that any role would do says nothing
    for wants, deeds, done in (
        (ATTACKS, o.memory.attacks[seat], "attacked"),
        (FAVOURS, o.memory.favours[seat], "helped"),
    ):
        for other, count in enumerate(deeds):
            if count:
                theirs = o.chances[other].index(max(o.chances[other]))
                speaks = telling(wants, role, theirs)
                if speaks > most:
                    best, most = f"{has(name)} {done} {_whom(o, other, theirs)} {times(count)}", speaks
    return best


def telling(wants: Wants, role: int, theirs: int) -> float:
    """How much more a role wants to do that to another than roles do on average."""
    shares = [row[theirs] / sum(row) for row in wants]
    return shares[role] / (sum(shares) / len(shares))


def _whom(o: Outlook, seat: int, role: int) -> str:
    if seat == o.me:
        return "me"
    if role == SHERIFF:
        return "the Sheriff"
    name = called(o.players[seat].name)
    return f"{name}, {A_ROLE[role]}," if o.players[seat].role else name


# ---- answers


def _defend(o: Outlook, option: Option) -> str:
    if option.verb == "pass":
        if o.memory.missing > 1:
            return "I could not have stopped it anyway"
        return "I can spare the life point better than the card"
    if option.verb == "use" and not any(
        cards.KEY[card] == option.thing and cards.IS_GREEN[card] for card in o.mine.in_play
    ):
        return f"{_thing(o, option)} may stop it and costs me nothing"
    if option.verb == "use":
        return f"I use {_thing(o, option)}: the life point is worth more to me"
    return f"I play {_thing(o, option)}: the life point is worth more to me"


def _give_up(o: Outlook, option: Option) -> str:
    asked = _named(o.decision.about)
    if option.verb == "pass":
        return f"What {asked} costs me is worth less to me than my cards"
    return f"I give up {_thing(o, option)}: what {asked} would cost me is worth more"


def _save(option: Option) -> str:
    return "Nothing can save me now." if option.verb == "pass" else "Without it I would be out of the game."


def _special(o: Outlook, option: Option) -> str:
    """What one card, character or event asked."""
    if not o.decision.about:  # the cards of a dead player
        return f"I take {_place(o, option)}: it serves me best"
    asked = _named(o.decision.about)
    if option.verb == "pass":
        return f"{asked} would not help me now"
    lore = lore_of(o.decision.about)
    target = _target(option)
    if target >= 0 and target != o.me:
        return f"{asked}: I choose {_place(o, option)}, since {lore.because(o, option)}"
    return f"{asked}: {lore.because(o, option)}"


def _place(o: Outlook, option: Option) -> str:
    """What an option chooses that belongs to somebody."""
    for ref in (option.target, option.thing):
        if isinstance(ref, int) and is_in_play(ref):
            return f"the {cards.KIND[ref_card(ref)].name} of {called(o.players[ref_seat(ref)].name)}"
        if isinstance(ref, int) and is_hand(ref):
            return f"a card of {called(o.players[ref_seat(ref)].name)}'s hand"
        if isinstance(ref, int) and is_player(ref):
            return called(o.players[ref_seat(ref)].name)
    return _thing(o, option)


# ---- what options are about


def _target(option: Option) -> int:
    for ref in (option.target, option.thing):
        if isinstance(ref, int) and (is_player(ref) or is_hand(ref) or is_in_play(ref)):
            return ref_seat(ref)
    return -1


def _thing(o: Outlook, option: Option) -> str:
    thing = option.thing
    if isinstance(thing, tuple):
        return " and ".join(cards.KIND[card].name for card in thing if isinstance(card, int))
    if isinstance(thing, int):
        if is_in_play(thing):
            return f"my {cards.KIND[ref_card(thing)].name}"
        return cards.KIND[thing].name + (f" as a {_named(option.as_id)}" if option.as_id else "")
    return _named(thing)


def _named(id: str) -> str:
    """The name of a card, a character or an event."""
    if id in cards.KINDS:
        return cards.KINDS[id].name
    if id in cards.CHARACTER_NUMBER:
        return cards.CHARACTER[cards.CHARACTER_NUMBER[id]].name
    for event in cards.EVENT:
        if event.key == id:
            return event.name
    return id
