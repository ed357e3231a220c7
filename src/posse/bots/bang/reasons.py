"""Why an option is a good one, in a sentence a person understands."""

from posse.bang import cards
from posse.bots.bang.lore import CARD_LORE, Lore, lore_of
from posse.bots.bang.outlook import Outlook
from posse.bots.words import A_ROLE, called, has, is_, sentence, times
from posse.kernel.option import Option, is_hand, is_in_play, is_player, ref_card, ref_seat
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF


def reason(o: Outlook, option: Option) -> str:
    """Why I chose that."""
    kind = o.decision.kind
    if kind == "play" or (option.verb == "use" and _lore(option).any_time and kind != "save"):
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
        return (
            "Nothing I could still do is worth more to me than the cards I keep"
            if o.hand
            else "My hand is empty"
        )
    lore = _lore(option)
    doing = f"I {'use' if option.verb == 'use' else 'play'} {_thing(o, option)}"
    target = _target(option)
    if target < 0 or target == o.me:
        return f"{doing}: {lore.because(o, option)}"
    if o.harm[target] < 0 or lore.hostile < 0:
        return f"{doing} for {called(o.players[target].name)}: {judgement(o, target)}"
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
    seen = evidence(o, seat)
    sure = f"{'almost surely' if chances[role] > 0.9 else 'most likely'} {A_ROLE[role]}"
    if seen:
        return (
            f"{seen} and {_is(name)} {sure}" if chances[role] > 0.5 else f"{seen}, perhaps as {A_ROLE[role]}"
        )
    if chances[role] > 0.6:
        return f"by all that was seen {is_(name)} {sure}"
    return f"nobody knows yet who {is_(name)}, but more likely an enemy of mine than a friend"


def _is(name: str) -> str:
    return "are" if name == "you" else "is"


def evidence(o: Outlook, seat: int) -> str:
    """The deed that tells most about a player."""
    name = o.players[seat].name
    attacks = o.memory.attacks[seat]
    favours = o.memory.favours[seat]
    for other, player in enumerate(o.players):
        if other != o.me and o.chances[other][SHERIFF] > 0.5:
            if attacks[other]:
                return f"{has(name)} attacked the Sheriff {times(attacks[other])}"
            if favours[other]:
                return f"{has(name)} helped the Sheriff {times(favours[other])}"
        elif other != seat and attacks[other] and player.role:
            told = o.chances[other].index(1.0) if 1.0 in o.chances[other] else -1
            if told in (DEPUTY, OUTLAW, RENEGADE) and other != o.me:
                return f"{has(name)} attacked {called(player.name)}, {A_ROLE[told]}, {times(attacks[other])}"
    if attacks[o.me]:
        return f"{has(name)} attacked me {times(attacks[o.me])}"
    most = max(range(len(attacks)), key=lambda other: attacks[other])
    if attacks[most]:
        return f"{has(name)} attacked {called(o.players[most].name)} {times(attacks[most])}"
    return ""


# ---- answers


def _defend(o: Outlook, option: Option) -> str:
    if option.verb == "pass":
        if o.memory.missing > 1:
            return "I could not have stopped it anyway"
        return "I can spare the life point better than the card"
    if option.verb == "use":
        return f"I try {_thing(o, option)} first"
    return f"I play {_thing(o, option)}: the life point is worth more to me"


def _give_up(o: Outlook, option: Option) -> str:
    if option.verb == "pass":
        lost = "card aimed at" if o.decision.about == "ricochet" else "life point"
        return f"I can spare the {lost} better than one of my hand"
    if o.decision.about == "ricochet":
        return f"I give up {_thing(o, option)}: the card aimed at is worth more to me"
    return f"I give up {_thing(o, option)} rather than lose life"


def _save(option: Option) -> str:
    return "Nothing can save me now." if option.verb == "pass" else "Without it I would be out of the game."


def _special(o: Outlook, option: Option) -> str:
    """What one card, character or event asked."""
    asked = called(_named(o.decision.about))
    if option.verb == "pass":
        return f"{asked} would not help me now"
    lore = lore_of(o.decision.about)
    target = _target(option)
    if target >= 0 and target != o.me:
        return f"{asked} on {called(o.players[target].name)}: {lore.because(o, option)}"
    return f"{asked}: {lore.because(o, option)}"


# ---- what options are about


def _lore(option: Option) -> Lore:
    if option.as_id:
        return lore_of(option.as_id)
    return CARD_LORE[option.thing] if isinstance(option.thing, int) else lore_of(str(option.thing))


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
