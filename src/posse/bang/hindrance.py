"""Why players cannot play their own cards now: those in hand that no option names, and those in play that no option
uses; and why they cannot have what parts offer. Worked out when somebody asks; no rule needs it. Order:

- in the play phase, a card in hand: it is forbidden; what its kind says (`Kind.hindrance`), or what the BANG! says if
  it only answers but may serve as one;
- in the play phase, a card in front of the player: it is without effect; it has to wait; what its kind says
  (`Kind.use_hindrance`);
- when an answer is asked for: it is not an answer; or it would be one, but has to be laid down first, is forbidden, is
  without effect, has to wait or was tried already;
- when anything else is asked: that comes first.
"""

from posse.bang import cards
from posse.bang.affect import barred, forbidden, serves_as
from posse.bang.damage import beer_works
from posse.bang.hooks import DEFENCE, USES
from posse.bang.menu import Menu, must_play
from posse.bang.table import Table
from posse.bang.things import Kind
from posse.kernel.option import Decision, in_play_ref
from posse.kernel.rules import Hindrance, named, used


def hindrances(t: Table, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
    """Why a player cannot play his own cards, by their texts, and what parts offer, by
    its key; under `end`, why he cannot end his turn."""
    if asked is None or seat < 0:
        return {}
    out: dict[str, Hindrance] = {}
    hand = t.players[seat].hand
    in_front = [card for card in t.players[seat].in_play if _is_used(card, asked)]
    if asked.player != seat:
        for card in hand + in_front:
            out[cards.TEXT[card]] = Hindrance("not-your-turn")
        return out
    refs, keys = named(asked), used(asked)
    twins = [cards.TWIN[ref] for ref in refs if ref < len(cards.TWIN)]
    for card in hand:
        if cards.TWIN[card] not in twins:
            out[cards.TEXT[card]] = _in_hand(t, seat, card, asked)
    for card in in_front:
        if cards.KEY[card] not in keys and in_play_ref(seat, card) not in refs:
            out[cards.TEXT[card]] = _in_front(t, seat, card, asked)
    if asked.kind == "play":
        menu = Menu(t, seat)
        menu.options = asked.options
        if must := must_play(menu):
            out["end"] = Hindrance("must-play-first", must)
        for part in t.parts.values():
            out.update(part.hindrances(t, seat, asked))
    return out


def _is_used(card: int, asked: Decision) -> bool:
    """Whether a card in play is one that its owner uses himself. A card that only defends counts only while he is shot
    at."""
    return cards.HOOKS[card] & (USES | DEFENCE if asked.kind == "defend" else USES) != 0


# ---- in hand


def _in_hand(t: Table, seat: int, card: int, asked: Decision) -> Hindrance:
    if asked.kind == "play":
        return _not_played(Menu(t, seat), card)
    if asked.kind == "save":
        return _no_rescue(t, seat, card)
    if asked.kind in ("defend", "give-up"):
        return _no_answer(t, seat, card, asked)
    return Hindrance("not-now", asked.about)


def _not_played(menu: Menu, card: int) -> Hindrance:
    found = _kind_hinders(menu, cards.KIND[card], card)
    bang = cards.KINDS["bang"]
    if found.why == "nobody-asked-it" and serves_as(menu.t, menu.seat, card, bang.id):
        return _kind_hinders(menu, bang, card)
    return found


def _kind_hinders(menu: Menu, kind: Kind, card: int) -> Hindrance:
    own = kind is cards.KIND[card]
    by = barred(menu.t, menu.seat, card) if own else forbidden(menu.t, menu.seat, kind)
    return Hindrance("forbidden", by) if by else kind.hindrance(menu, card)


def _no_rescue(t: Table, seat: int, card: int) -> Hindrance:
    if not cards.SAVES_LIFE[card]:
        return Hindrance("no-rescue")
    if not beer_works(t):
        return Hindrance("last-two")
    return Hindrance("forbidden", barred(t, seat, card))


def _no_answer(t: Table, seat: int, card: int, asked: Decision) -> Hindrance:
    if _answers_in_front(card, asked):
        return Hindrance("not-laid-down")
    kind, by = cards.KIND[card], ""
    if kind.has_missed and _wanted(asked) == "missed":
        by = barred(t, seat, card)
    bang = cards.KINDS["bang"]
    if _wanted(asked) == bang.id and (kind is bang or serves_as(t, seat, card, bang.id)):
        by = forbidden(t, seat, bang)
    return Hindrance("forbidden", by) if by else Hindrance("no-answer", asked.about)


# ---- in front of the player


def _in_front(t: Table, seat: int, card: int, asked: Decision) -> Hindrance:
    if asked.kind == "save":
        return Hindrance("no-rescue")
    if asked.kind not in ("play", "defend", "give-up"):
        return Hindrance("not-now", asked.about)
    if asked.kind != "play" and not _answers_in_front(card, asked):
        return Hindrance("no-answer", asked.about)
    for thing in t.silencers():
        if thing.silences_cards(t, seat):
            return Hindrance("silenced", thing.key)
    if card in t.fresh:
        return Hindrance("wait")
    kind = cards.KIND[card]
    return kind.use_hindrance(Menu(t, seat), card) if asked.kind == "play" else kind.answer_hindrance(t, card)


def _answers_in_front(card: int, asked: Decision) -> bool:
    """Whether a card gives such an answer once it lies in front of its owner."""
    if asked.kind == "defend":
        return cards.HOOKS[card] & DEFENCE != 0
    return cards.HAS_MISSED[card] and not cards.IS_BROWN[card] and _wanted(asked) == "missed"


def _wanted(asked: Decision) -> str:
    """What would be an answer: a "missed" or a "bang"."""
    if asked.kind == "defend":
        return "missed"
    thing = cards.THINGS.get(asked.about)
    return "" if thing is None else thing.demands
