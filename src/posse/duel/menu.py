"""The play phase: what the player on turn may do, and how it is carried out."""

from posse.duel import cards
from posse.duel.loot import equipment_of
from posse.duel.settle import settle
from posse.duel.side import Fighter
from posse.duel.speaker import PLACE_REF, equipment_ref, is_side, ref_hand, ref_place
from posse.duel.table import DISCARD, Table
from posse.duel.things import HITS_THE_REAR, NO_BANG_LIMIT, OFFERS, ONE_MORE_BANG, PLAYS_ANYWHERE, SERVES_AS
from posse.duel.token import move_token
from posse.kernel.event import Fact
from posse.kernel.option import Option, is_hand, is_in_play, ref_card, ref_seat
from posse.kernel.state import Script

END_OF_PLAY = Option("end")
SWAP = Option("swap")
BANG_CARDS_A_TURN = 1


class Menu:
    """The options of a play phase while they are being collected, and who may be targeted."""

    __slots__ = ("_in_sight", "_line_of_fire", "anywhere", "in_force", "options", "seat", "t")

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.in_force = t.in_force(seat)  # hooks and marks of what the player has
        self.anywhere = self.in_force & PLAYS_ANYWHERE != 0
        self.options: list[Option] = []
        self._in_sight: list[Fighter] = []
        self._line_of_fire: list[Fighter] = []

    # ---- who may be targeted

    def in_sight(self) -> list[Fighter]:
        """For most cards: any character but the opponent's RC."""
        out = self._in_sight
        if not out:
            out += self.t.sides[self.seat].fighters()
            out.append(self.t.front(1 - self.seat))
            if self.anywhere:
                self._and_the_rear(out)
        return out

    def in_the_line_of_fire(self) -> list[Fighter]:
        """For Hit cards: the opponent's AC, and the RC if something reaches that far."""
        out = self._line_of_fire
        if not out:
            out.append(self.t.front(1 - self.seat))
            if self.in_force & (HITS_THE_REAR | PLAYS_ANYWHERE):
                self._and_the_rear(out)
        return out

    def to_be_equipped(self) -> list[Fighter]:
        """For equipment: the own RC and the opponent's AC."""
        t = self.t
        return self.in_sight() if self.anywhere else [t.behind(self.seat), t.front(1 - self.seat)]

    def _and_the_rear(self, out: list[Fighter]) -> None:
        rear = self.t.sides[1 - self.seat].rear
        if rear is not None:
            out.append(rear)

    # ---- what may be played

    def may_play_bang(self) -> bool:
        """Whether one more BANG! card may be played."""
        played = self.t.bangs_played
        if played < BANG_CARDS_A_TURN or self.in_force & NO_BANG_LIMIT:
            return True
        return played < self.bang_limit()

    def bang_limit(self) -> int:
        """How many BANG! cards may be played in this turn, if there is a limit."""
        return BANG_CARDS_A_TURN + self.t.count(self.seat, ONE_MORE_BANG)

    def may_reload(self) -> bool:
        """Reloading begins when a side is down to its last character."""
        return self.t.is_down_to_one(self.seat) or self.t.is_down_to_one(1 - self.seat)

    def add(self, card: int, target: int | str = "", as_id: str = "") -> None:
        """The card may be played, on a target if it has one."""
        self.options.append(Option("play", card, target, as_id))

    def add_targets(self, card: int, fighters: list[Fighter], as_id: str = "") -> None:
        """The card may be played on each of these characters."""
        for fighter in fighters:
            self.options.append(Option("play", card, PLACE_REF[self.t.place(fighter)], as_id))

    def add_equipment(self, card: int, fighters: list[Fighter]) -> None:
        """The card may be played on each card lying with these characters."""
        for ref in equipment_of(self.t, fighters):
            self.options.append(Option("play", card, ref))


def menu_options(t: Table, seat: int) -> list[Option]:
    """Everything that a player may do now in the play phase."""
    menu = Menu(t, seat)
    side = t.sides[seat]
    stand_ins = t.things(t.front(seat), SERVES_AS) if menu.in_force & SERVES_AS else []
    for card in cards.distinct(side.hand):
        cards.KIND[card].plays(menu, card)
        for thing in stand_ins:
            if cards.ID[card] != "colt" and thing.serves_as(card, "colt"):
                cards.KINDS["colt"].plays(menu, card, "colt")
    if menu.in_force & OFFERS:
        for fighter in side.fighters():
            for thing in t.things(fighter, OFFERS):
                if thing.key not in t.used:
                    thing.offers(menu, fighter)
    options = menu.options
    if menu.may_reload():
        options += reloads(t, seat)
    if side.rear is not None and not t.swapped:
        options.append(SWAP)
    options.append(END_OF_PLAY)
    return options


def reloads(t: Table, seat: int) -> list[Option]:
    """Cards with the reload symbol in hand or with the AC. If cards of one name are in both places, the one in play is
    named by its place."""
    hand = [card for card in cards.distinct(t.sides[seat].hand) if cards.RELOADS[card]]
    keys = [cards.ID[card] for card in hand]
    out = [Option("reload", card) for card in hand]
    front = t.front(seat)
    for card in front.equipment:
        if cards.RELOADS[card]:
            twofold = cards.ID[card] in keys
            out.append(Option("reload", equipment_ref(t.place(front), card) if twofold else card))
    return out


# ---- doing it


def perform(t: Table, option: Option) -> Script | None:
    """Do what was chosen from the menu."""
    verb = option.verb
    if verb == "play":
        return play(t, t.turn, option)
    if verb == "use":
        return use(t, t.turn, option)
    if verb == "swap":
        t.swapped = True
        move_token(t, t.turn)
        return settle(t) if t.pending else None
    if verb == "reload":
        reload(t, t.turn, ref_card(option.card()))
        return None
    t.phase = DISCARD
    return None


async def play(t: Table, seat: int, option: Option) -> None:
    """Play a card from hand; all but equipment goes on the discard pile first, then it takes effect."""
    card = option.card()
    kind = cards.KINDS[option.as_id] if option.as_id else cards.KIND[card]
    if t.log.telling:
        t.tell("played", player=seat, card=card, used_as=option.as_id, **aim(t, option))
    t.sides[seat].hand.remove(card)
    if option.as_id or not cards.IS_EQUIPMENT[card]:
        t.put_away(card)
    await kind.play(t, seat, card, option)
    if t.is_unsettled():
        await settle(t)


async def use(t: Table, seat: int, option: Option) -> None:
    """Use an ability. Each of those in the menu may be used once a turn."""
    if t.log.telling:
        t.tell("used", player=seat, thing=str(option.thing), **aim(t, option))
    for fighter in t.sides[seat].fighters():
        for thing in t.things(fighter, OFFERS):
            if thing.key == option.thing:
                t.used.append(thing.key)
                await thing.use(t, fighter, option)
                await settle(t)
                return


def reload(t: Table, seat: int, card: int) -> None:
    """A card with the reload symbol is discarded for a new one."""
    hand = t.sides[seat].hand
    if card in hand:
        hand.remove(card)
    else:
        t.front(seat).equipment.remove(card)
    t.put_away(card)
    t.tell("reloaded", player=seat, card=card)
    t.draw(seat, 1)


def aim(t: Table, option: Option) -> dict[str, Fact]:
    """The target of an option, as facts of an event: a side, a character, a card with a character, or a hand."""
    ref = option.target
    if not isinstance(ref, int):
        return {}
    if is_hand(ref):
        return {"target": ref_hand(ref), "at_hand": True}
    if is_in_play(ref):
        owner = t.at(ref_place(ref))
        return {"target": owner.seat, "character": owner.character, "aimed_at": ref_card(ref)}
    if is_side(ref):
        return {"target": ref_seat(ref)}
    fighter = t.at(ref_place(ref))
    return {"target": fighter.seat, "character": fighter.character}
