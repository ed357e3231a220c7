"""Why players cannot play their own cards now: those in hand that no option names, and against a hit also equipment
that no option uses. Worked out when somebody asks; no rule needs it. Order:

- in the play phase: what its kind says (`Kind.hindrance`), or what the Colt says if it only answers but may serve as
  one;
- when an answer is asked for: it is not an answer; or it would be one, but lacks the second card or must be laid down
  with a character first;
- when anything else is asked: that comes first.
"""

from posse.duel import cards
from posse.duel.menu import Menu
from posse.duel.table import Table
from posse.duel.things import DEFENCE, SERVES_AS
from posse.kernel.option import Decision
from posse.kernel.rules import Hindrance, named, used


def hindrances(t: Table, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
    """Why a player's own cards cannot be played, by their texts."""
    if asked is None or seat < 0:
        return {}
    out: dict[str, Hindrance] = {}
    side = t.sides[seat]
    if asked.player != seat:
        for card in side.hand:
            out[cards.TEXT[card]] = Hindrance("not-your-turn")
        return out
    twins = [cards.TWIN[ref] for ref in named(asked) if ref < len(cards.TWIN)]
    for card in side.hand:
        if cards.TWIN[card] not in twins:
            out[cards.TEXT[card]] = _in_hand(t, seat, card, asked)
    if asked.kind == "defend":
        keys = used(asked)
        for fighter in side.fighters():
            for card in fighter.equipment:
                if cards.HOOKS[card] & DEFENCE and cards.KEY[card] not in keys:
                    out[cards.TEXT[card]] = Hindrance("no-answer", asked.about)
    return out


def _in_hand(t: Table, seat: int, card: int, asked: Decision) -> Hindrance:
    if asked.kind == "play":
        return _not_played(Menu(t, seat), card)
    if asked.kind == "defend" and cards.IS_AVOID[card]:
        return Hindrance("no-cost")
    if asked.kind == "defend" and cards.HOOKS[card] & DEFENCE:
        return Hindrance("not-laid-down")
    if asked.kind in ("defend", "give-up"):
        return Hindrance("no-answer", asked.about)
    return Hindrance("not-now", asked.about)


def _not_played(menu: Menu, card: int) -> Hindrance:
    found = cards.KIND[card].hindrance(menu, card)
    if found.why == "nobody-asked-it":
        for thing in menu.t.things(menu.t.front(menu.seat), SERVES_AS):
            if thing.serves_as(card, "colt"):
                return cards.KINDS["colt"].hindrance(menu, card)
    return found
