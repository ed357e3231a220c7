"""What is known about the cards of the base game."""

from posse.bang import cards
from posse.bots.bang.kinds import (
    Arms,
    Draws,
    Equips,
    Heals,
    Robs,
    SeenFarther,
    SeesNearer,
    Shoots,
    ShootsAll,
    Strips,
)
from posse.bots.bang.lore import CARD, NEIGHBOURS, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option

# How often each role plays these cards in a turn: sheriff, deputy, outlaw, renegade. (All roles play Gatling and
# Indians! about equally often: 0.037 to 0.042 and 0.062 to 0.085.)
SALOON_BY = [0.029, 0.033, 0.014, 0.022]
GENERAL_STORE_BY = [0.067, 0.076, 0.017, 0.082]


class Volcanic(Arms):
    """Worth more with several BANG! cards in hand and enemies nearby."""

    id = "volcanic"
    why = "reason-bang-shoot-often"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat != o.me:
            return 0.8
        if any(lore.shoots_often for lore in o.own):
            return -0.1  # it gains nothing, and would replace a weapon that reaches farther
        return 0.1 + o.aim(1) * (0.45 + 0.35 * max(o.held("bang") - 1, 0))


class Schofield(Arms):
    """Reach 2."""

    id = "schofield"


class Remington(Arms):
    """Reach 3."""

    id = "remington"


class RevCarabine(Arms):
    """Reach 4."""

    id = "rev-carabine"


class Winchester(Arms):
    """Reach 5."""

    id = "winchester"


class Barrel(Equips):
    """Stops one shot in four, for ever."""

    id = "barrel"
    worth = 1.0
    why = "reason-bang-barrel"

    def stops(self, o: Outlook, seat: int) -> float:
        return o.hearts

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.HEARTS else 0.0


class Scope(SeesNearer):
    """Brings everybody nearer."""

    id = "scope"


class Mustang(SeenFarther):
    """Keeps me farther away."""

    id = "mustang"


class Jail(Lore):
    """Three times in four it costs its target a turn: two cards and a shot."""

    id = "jail"
    hostile = 1.0
    nuisance = True
    why = "reason-bang-jail"
    LOST_TURN = 1.3

    def held(self, o: Outlook, card: int) -> float:
        return 0.5

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return -self.LOST_TURN * (1.0 - o.hearts)

    def played(self, o: Outlook, option: Option) -> float:
        return o.harm[seat_of(option)] * self.LOST_TURN * (1.0 - o.hearts)

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.HEARTS else 0.0


class Dynamite(Lore):
    """Goes round the table, beginning with its owner's next turn. It explodes one time in eleven."""

    id = "dynamite"
    nuisance = True
    why = "reason-bang-dynamite"
    EXPLODES = 0.09

    def held(self, o: Outlook, card: int) -> float:
        return 0.1

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return -self.EXPLODES * (6.0 if o.players[seat].life <= 3 else 3.5)

    def played(self, o: Outlook, option: Option) -> float:
        still_there = 1.0
        worth = 0.0
        count = len(o.players)
        for step in range(count):
            seat = (o.me + step) % count
            if o.players[seat].alive:
                hurt = -o.cost_of(3) if seat == o.me else o.hurts(seat, 3)
                worth += still_there * self.EXPLODES * hurt
                still_there *= 1.0 - self.EXPLODES
        return worth

    def turned(self, o: Outlook, card: int) -> float:
        return 0.0 if cards.SUIT[card] == cards.SPADES and 2 <= cards.RANK[card] <= 9 else 1.0


class Bang(Shoots):
    """A shot, and the answer to Indians! and in a Duel."""

    id = "bang"
    worth = 0.45

    def played(self, o: Outlook, option: Option) -> float:
        return o.bang(seat_of(option))


class Missed(Lore):
    """Saves a life point, as long as there are some to save."""

    id = "missed"

    def held(self, o: Outlook, card: int) -> float:
        return 0.85 if o.life <= 2 else 0.7


class Beer(Heals):
    """A life point now, or the last one when it is needed. Worth nothing once only two players are left."""

    id = "beer"

    def held(self, o: Outlook, card: int) -> float:
        return 0.9 if len(o.living) > 2 else 0.05

    def played(self, o: Outlook, option: Option) -> float:
        return o.worth_of(1) if len(o.living) > 2 else 0.0


class Saloon(Lore):
    """Everybody regains a life point, also enemies."""

    id = "saloon"
    why = "reason-bang-saloon"

    def played_by(self) -> list[float]:
        return SALOON_BY

    def held(self, o: Outlook, card: int) -> float:
        return 0.4

    def played(self, o: Outlook, option: Option) -> float:
        return sum(o.heals(seat) for seat in o.living)


class Stagecoach(Draws):
    """Two cards."""

    id = "stagecoach"


class WellsFargo(Draws):
    """Three cards."""

    id = "wells-fargo"
    count = 3


class GeneralStore(Lore):
    """The first pick is worth more than an average card, and the others get one each."""

    id = "general-store"
    haste = 4.0
    why = "reason-bang-pick-first"

    def played_by(self) -> list[float]:
        return GENERAL_STORE_BY

    def held(self, o: Outlook, card: int) -> float:
        return 0.35

    def played(self, o: Outlook, option: Option) -> float:
        return 1.6 * o.draws() - sum(o.harm[seat] * CARD for seat in o.others)


class Panic(Robs):
    """Takes a card from a neighbour."""

    id = "panic"
    range = NEIGHBOURS


class CatBalou(Strips):
    """Discards a card of another player."""

    id = "cat-balou"


class Gatling(ShootsAll):
    """A shot at everybody."""

    id = "gatling"


class Indians(Lore):
    """Everybody gives up a BANG! or loses a life point."""

    id = "indians"
    why = "reason-bang-more-enemies"

    def held(self, o: Outlook, card: int) -> float:
        return 0.45

    def played(self, o: Outlook, option: Option) -> float:
        worth = 0.0
        for seat in o.others:
            chance = o.no_bang(seat)
            worth += chance * o.hurts(seat)
            if chance < 1.0:
                worth += (1.0 - chance) * o.loses_card(seat)
        return worth


class Duel(Lore):
    """The player who first runs out of BANG! cards loses a life point."""

    id = "duel"
    hostile = 1.2  # it risks a life point of one's own
    haste = -0.5
    why = "reason-bang-duel"

    def held(self, o: Outlook, card: int) -> float:
        return 0.45

    def played(self, o: Outlook, option: Option) -> float:
        target = seat_of(option)
        wins = o.wins_duel(target, o.my_bangs())
        burnt = 0.3 * (1.0 - o.no_bang(target))
        return wins * o.hurts(target) - (1.0 - wins) * o.cost_of(1) - burnt

    def given(self, o: Outlook, price: float) -> float:
        """Going on may win or lose the Duel. Nobody goes on against a friend who could die of it."""
        other = o.decision.by
        if other < 0 or not o.players[other].alive:
            return -price - 0.5 * o.cost_of(1)
        wins = o.wins_duel(other, o.my_bangs() - 1)
        return wins * o.hurts(other) - (1.0 - wins) * o.cost_of(1) - price


CARDS: list[Lore] = [
    Volcanic(),
    Schofield(),
    Remington(),
    RevCarabine(),
    Winchester(),
    Barrel(),
    Scope(),
    Mustang(),
    Jail(),
    Dynamite(),
    Bang(),
    Missed(),
    Beer(),
    Saloon(),
    Stagecoach(),
    WellsFargo(),
    GeneralStore(),
    Panic(),
    CatBalou(),
    Gatling(),
    Indians(),
    Duel(),
]
