"""The table as a player judges it when he has to decide: who is an enemy, and what life and cards are worth to whom.

This is the only evaluation of the card game. What is special about a card, a character or an event is in its lore.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.view import BangView
from posse.bots.bang.enmity import Foes, enmities
from posse.bots.bang.lore import (
    ABILITIES,
    CARD,
    CARD_LORE,
    COUNTS_AS,
    NO_ABILITY,
    PLAIN_ABILITY,
    Lore,
)
from posse.bots.bang.memory import Memory
from posse.bots.belief import Belief
from posse.bots.reason import Player
from posse.bots.style import Style
from posse.kernel.option import Decision, Option, is_in_play, ref_card, ref_seat
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

#: What it costs a player with this many life points to lose one; the last one is his life.
LIFE: Final = [0.0, 3.0, 1.6, 1.2, 1.0, 0.9, 0.8, 0.8, 0.8, 0.8, 0.8]
#: How dear its own life is to each role. The Sheriff or the Renegade loses the game with it; for the others their side
#: may still win.
DEAR: Final = [1.3, 0.9, 1.0, 1.3]
#: What death costs beyond the life points, if several are lost at once.
DEATH: Final = 3.0
#: Winning or losing the game at once.
GAME: Final = 9.0
#: One rival fewer, if everybody plays for himself.
RIVAL: Final = 1.5
#: The chance that an unknown card in another player's hand is a Missed!, and that it is a BANG!: players tend to keep
#: Missed! cards.
MISSED: Final = 0.22
BANG: Final = 0.30
#: A player who is hit at his last life point may still have a Beer.
NO_BEER: Final = 0.85

#: The strength of a player who is in the game without life points: nobody can shoot him.
UNTOUCHABLE: Final = 6.0

NUMBER: Final = {role: number for number, role in enumerate(ROLES)}
UNASKED: Final[list[float]] = []


@mypyc_attr(acyclic=True)
class Outlook:
    """One player's judgement at one decision."""

    __slots__ = (
        "_chances",
        "_harm",
        "_kept",
        "_losses",
        "_prices",
        "_shots",
        "abilities_silenced",
        "belief",
        "cards_silenced",
        "decision",
        "ending",
        "hand",
        "hearts",
        "life",
        "living",
        "me",
        "memory",
        "mine",
        "noted",
        "others",
        "own",
        "players",
        "role",
        "stand_in",
        "style",
        "view",
    )

    def __init__(
        self, view: BangView, decision: Decision, style: Style, belief: Belief, memory: Memory
    ) -> None:
        self.view = view
        self.decision = decision
        self.style = style
        self.belief = belief
        self.memory = memory
        self.me = view.seat
        self.players = view.players
        self.mine = view.players[view.seat]
        self.role = NUMBER[self.mine.role]
        self.hand = self.mine.hand
        self.life = self.mine.life
        self.living: list[int] = []
        self.others: list[int] = []
        for seat, player in enumerate(view.players):
            if player.alive:
                self.living.append(seat)
                if seat != view.seat:
                    self.others.append(seat)
        force = memory.in_force(view)
        self.hearts = force.hearts
        self.cards_silenced = force.silences_cards
        self.abilities_silenced = force.silences_abilities
        self.ending = force.ending
        self.stand_in = force.stand_in
        self.own = self.abilities(view.seat)  # my abilities
        self._chances: list[list[float]] | None = None
        self._harm: list[float] | None = None
        self._kept: list[float] | None = None
        self._prices: dict[int, float] | None = None
        # Many options name the same target, so what was worked out is kept for the decision.
        self._shots: dict[int, float] | None = None
        self._losses: dict[int, float] | None = None
        self.noted: dict[str, float] = {}  # the same for what lore works out, by its id
        if force.changes_sides:
            self._take_sides()

    def _take_sides(self) -> None:
        """Somebody plays another role than the one he was dealt, and all players know it."""
        for shape in self.view.shapes:
            if shape.seat >= 0 and shape.id in COUNTS_AS:
                role = COUNTS_AS[shape.id]
                self._chances = [row.copy() for row in self.chances]
                self._chances[shape.seat] = [float(each == role) for each in range(len(ROLES))]
                if shape.seat == self.me:
                    self.role = role

    # whom it is good to hurt: worked out when first needed, since many answers do not need it

    @property
    def chances(self) -> list[list[float]]:
        """For each seat, the chance of each role."""
        known = self._chances
        if known is None:
            known = self._chances = self.belief.chances
        return known

    @property
    def harm(self) -> list[float]:
        """For each seat, what it is worth to me if its player loses a life point; below 0 for friends."""
        known = self._harm
        if known is None:
            known = self._harm = self._enmities()
        return known

    def _enmities(self) -> list[float]:
        """The same as at the last decision, if no belief has changed and nobody has gone. It is worked out anew for a
        Renegade, who also looks at everybody's strength, and for a player with a grudge, since grudges grow."""
        style = self.style
        if self.view.goal or self.role == RENEGADE or style.grudge:
            return self._judged()
        known = self.memory.foes
        if known is None or not known.still_hold(self.role, self.chances, self.living, style):
            known = self.memory.foes = Foes(self.role, self.chances, self.living, style, self._judged())
        return known.harm

    def _judged(self) -> list[float]:
        if self.view.goal:
            out = [float(seat in self.others) for seat in range(len(self.players))]
        else:
            out = enmities(self.role, self.me, self.chances, self.living, self._strength())
        style = self.style
        for seat in self.others:
            if out[seat] > 0:
                out[seat] *= style.harm
            if style.grudge and out[seat] > -0.3:
                out[seat] += style.grudge * self.memory.hurt_me[seat]
        return out

    def _strength(self) -> list[float]:
        """How strong each player is. Only a Renegade needs it."""
        if self.role != RENEGADE:
            return UNASKED
        return [
            (UNTOUCHABLE if player.ghost else player.life) + 0.4 * player.hand_count
            for player in self.players
        ]

    # ---- life

    def cost_of(self, amount: int) -> float:
        """What it costs me to lose this many life points."""
        total = 0.0
        for lost in range(amount):
            life = self.life - lost
            if life <= 0:
                break
            total += LIFE[min(life, 10)]
        if amount > 1 and amount >= self.life:
            total += DEATH  # dying of this many points is worse than losing as many and surviving
        return total * self.dear() * self.style.safety

    def dear(self) -> float:
        """How dear my own life is to me."""
        return DEAR[RENEGADE if self.view.goal else self.role]

    def dies(self, amount: int = 1) -> bool:
        """Whether losing this many life points would kill me. Cards are worth next to nothing then."""
        return self.life <= amount

    def worth_of(self, amount: int) -> float:
        """What it gains me to regain this many life points."""
        if self.mine.ghost:
            return 0.0
        amount = min(amount, self.mine.max_life - self.life)
        total = 0.0
        for gained in range(amount):
            total += LIFE[min(self.life + 1 + gained, 10)]
        return total * self.dear() * self.style.safety

    def heals(self, seat: int) -> float:
        """What it is worth to me if a player regains one life point."""
        if seat == self.me:
            return self.worth_of(1)
        player = self.players[seat]
        if player.ghost or player.life >= player.max_life:
            return 0.0
        return -self.harm[seat] * LIFE[min(player.life + 1, 10)]

    def hurts(self, seat: int, amount: int = 1) -> float:
        """What it is worth to me if I cost a player this many life points."""
        player = self.players[seat]
        if player.ghost:
            return 0.0
        harm = self.harm[seat]
        worth = 0.0
        for lost in range(amount):
            life = player.life - lost
            if life <= 0:
                break
            worth += harm * LIFE[min(life, 10)]
        if player.life <= amount:
            worth += NO_BEER * self.kills(seat)
        else:
            for lore in self.abilities(seat):
                worth -= lore.when_hurt(self, seat)
        return worth

    def kills(self, seat: int) -> float:
        """What it gains me to kill a player, beyond the loss of his life point."""
        chance = self.chances[seat]
        worth = 3 * CARD * chance[OUTLAW]
        if self.view.goal:
            worth += GAME if len(self.others) == 1 else RIVAL
            if self.role == SHERIFF:
                worth -= chance[DEPUTY] * (1.0 + CARD * (len(self.hand) + len(self.mine.in_play)))
        elif self.role == OUTLAW:
            worth += GAME * chance[SHERIFF]
        elif self.role == RENEGADE:
            worth += GAME * chance[SHERIFF] * (1.0 if len(self.others) == 1 else -1.0)
        elif self.role == DEPUTY:
            worth -= GAME * chance[SHERIFF]
        elif self.role == SHERIFF:
            worth -= chance[DEPUTY] * (1.0 + CARD * (len(self.hand) + len(self.mine.in_play)))
        return worth

    # ---- cards of others

    def loses(self, place: int) -> float:
        """What it is worth to me if the owner of the card at a place loses it."""
        losses = self._losses
        if losses is None:
            losses = self._losses = {}
        known = losses.get(place)
        if known is None:
            known = losses[place] = self._lost(place)
        return known

    def _lost(self, place: int) -> float:
        seat = ref_seat(place)
        if is_in_play(place):
            worth = self.lying(seat, ref_card(place))
            if seat == self.me:
                return -worth
            worth *= self.harm[seat]
        else:
            worth = self.loses_card(seat)
        for lore in self.abilities(seat):
            worth -= lore.when_robbed(self, seat)
        return worth

    def lying(self, seat: int, card: int) -> float:
        """What a card in front of a player is worth to him."""
        return CARD_LORE[card].lying(self, seat, card)

    def takes(self, place: int) -> float:
        """What the card at a place would be worth in my hand."""
        return self.gets(ref_card(place)) if is_in_play(place) else self.draws()

    def loses_card(self, seat: int) -> float:
        """The same for an unknown hand card; the last cards protect a player most."""
        held = self.players[seat].hand_count
        return self.harm[seat] * (CARD + 0.25 / held) if held else 0.0

    def gets(self, card: int) -> float:
        """What a card is worth if it comes into my hand now."""
        return CARD_LORE[card].held(self, card) + self._liked(card)

    def _liked(self, card: int) -> float:
        liked = 0.0
        for lore in self.own:
            if lore.is_fond:
                liked += lore.likes(self, card)
        return liked

    def draws(self, count: int = 1) -> float:
        """What this many cards from the deck are worth to me."""
        return count * CARD * self.style.cards

    # ---- my own cards

    def price(self, card: int) -> float:
        """What it costs me to give up a card of my hand. In my turn, cards beyond the hand limit cost next to nothing:
        I would have to discard them anyway."""
        prices = self._prices
        if prices is None:
            prices = self._prices = self._priced()
        return prices[card]

    def _priced(self) -> dict[int, float]:
        """The price of each card in my hand."""
        kept = self._kept
        if kept is None:
            kept = self._kept = self._weighed()
        excess = self._beyond_limit(kept)
        out: dict[int, float] = {}
        for place, card in enumerate(self.hand):
            worth = kept[place]
            out[card] = max(worth - excess, 0.02 * worth)
        return out

    def keeps(self, card: int) -> float:
        """What a card in my hand is worth to me."""
        kept = self._kept
        if kept is None:
            kept = self._kept = self._weighed()
        for place, held in enumerate(self.hand):
            if held == card:
                return kept[place]
        raise KeyError(card)

    def _weighed(self) -> list[float]:
        """What each card in my hand is worth."""
        hand = self.hand
        worth: list[float] = []
        for place, card in enumerate(hand):
            key = cards.KEY[card]
            before = 0
            for earlier in range(place):
                if cards.KEY[hand[earlier]] is key:
                    before += 1
            # The second card of a kind is worth less than the first, the third even less.
            worth.append(self.gets(card) * self.style.cards / (1.0 + 0.35 * before))
        return worth

    def _beyond_limit(self, kept: list[float]) -> float:
        """The worth of the best card that I would have to discard at the end of my turn."""
        excess = len(self.hand) - max(self.view.hand_limit, 0)
        if excess <= 0 or self.view.turn != self.me:
            return 0.0
        return sorted(kept)[excess - 1]

    def paid(self, option: Option) -> float:
        """What the cards cost that an option takes from my hand or from play, apart from the card played."""
        total = 0.0
        for card in option.paid:
            if isinstance(card, int):
                total += self.gives(card)
        return total

    def gives(self, card: int) -> float:
        """What it costs me to give up a card of my hand, or one in front of me if it is a ref."""
        prices = self._prices
        if prices is None:
            prices = self._prices = self._priced()
        known = prices.get(card)
        if known is None:  # it is in front of me
            known = prices[card] = self.lying(self.me, ref_card(card))
        return known

    def held(self, id: str) -> int:
        """How many cards of a kind are in my hand."""
        count = 0
        for card in self.hand:
            if cards.ID[card] == id:
                count += 1
        return count

    def in_front(self, seat: int, id: str) -> bool:
        """Whether a card of a kind lies in front of a player."""
        for card in self.players[seat].in_play:
            if cards.ID[card] == id:
                return True
        return False

    def clutter(self) -> float:
        """What it costs me to put a blue card into play in front of me."""
        cost = 0.0
        for lore in self.own:
            cost += lore.clutter(self)
        return cost

    # ---- shots

    def abilities(self, seat: int) -> list[Lore]:
        """The lore of all abilities that a player has."""
        if self.abilities_silenced:
            return NO_ABILITY
        player = self.players[seat]
        own = ABILITIES.get(player.character, PLAIN_ABILITY)
        if not player.copies:
            return own
        out = own.copy()
        for id in player.copies:
            out += ABILITIES.get(id, PLAIN_ABILITY)
        return out

    def hits(self, seat: int, needed: int = 1) -> float:
        """The chance that a shot at another player hits."""
        player = self.players[seat]
        through = 1.0
        missed = MISSED
        if self.stand_in is not None:
            missed += self.stand_in.as_missed(self)
        for lore in self.abilities(seat):
            missed += lore.as_missed(self)
            through *= 1.0 - lore.stops(self, seat)
        if not self.cards_silenced:
            for card in player.in_play:
                through *= 1.0 - CARD_LORE[card].stops(self, seat)
        known = 0
        for card in player.hand:
            if cards.HAS_MISSED[card]:
                known += 1
        if known >= needed:
            return 0.0
        unknown = player.hand_count - len(player.hand)
        none = (1.0 - min(missed, 1.0)) ** unknown
        if needed - known > 1:  # two or more are still needed: none or one unknown Missed! is not enough
            one = unknown * missed * (1.0 - missed) ** max(unknown - 1, 0)
            return min(1.0, none + one) * (0.5 + 0.5 * through)
        return none * through

    def shot(self, seat: int, needed: int = 1) -> float:
        """What a shot at a player is worth: a life point if it hits, otherwise often a card of his."""
        shots = self._shots
        if shots is None:
            shots = self._shots = {}
        key = seat * 4 + needed
        known = shots.get(key)
        if known is None:
            known = shots[key] = self._shot(seat, needed)
        return known

    def _shot(self, seat: int, needed: int) -> float:
        chance = self.hits(seat, needed)
        worth = chance * self.hurts(seat)
        if self.players[seat].hand_count:
            worth += 0.6 * (1.0 - chance) * needed * self.loses_card(seat)
        return worth

    def bang(self, seat: int) -> float:
        """What a shot with a BANG! card of mine is worth."""
        needed = 1
        for lore in self.own:
            needed = max(needed, lore.missed_needed(self))
        return self.shot(seat, needed)

    def no_bang(self, seat: int) -> float:
        """The chance that another player has no BANG! card to give up."""
        player = self.players[seat]
        bang = BANG
        for lore in self.abilities(seat):
            bang += lore.as_bang(self)
        if self.stand_in is not None:
            return float(player.hand_count == 0)
        for card in player.hand:
            if cards.ID[card] == "bang":
                return 0.0
        return float((1.0 - min(bang, 1.0)) ** (player.hand_count - len(player.hand)))

    def aim(self, reach: int, nearer: int = 0) -> float:
        """What it is worth to see this far. The best enemy in reach counts most."""
        best = total = 0.0
        for seat in self.others:
            if max(self.players[seat].distance - nearer, 1) <= reach:
                worth = self.harm[seat]
                if worth > 0:
                    total += worth
                    if worth > best:
                        best = worth
        return best + 0.2 * (total - best)

    def my_bangs(self) -> int:
        """How many cards I could give up as a BANG!."""
        if self.stand_in is not None:
            return len(self.hand)
        count = self.held("bang")
        for lore in self.own:
            if lore.as_bang(self) > 0:
                return count + self.held("missed")
        return count

    def wins_duel(self, seat: int, mine: int) -> float:
        """The chance that another player has no more BANG! cards than I have. He has to give one up first."""
        player = self.players[seat]
        if self.stand_in is not None:
            return float(player.hand_count <= mine)
        bang = BANG
        for lore in self.abilities(seat):
            bang += lore.as_bang(self)
        bang = min(bang, 0.95)
        none = 1.0 - bang
        unknown = player.hand_count - len(player.hand)
        sure = 0
        for card in player.hand:
            if cards.ID[card] == "bang":
                sure += 1
        chance = 0.0
        term = none**unknown  # the chance that exactly k unknown cards are BANG!
        for k in range(min(mine - sure, unknown) + 1):
            chance += term
            term *= (unknown - k) / (k + 1) * bang / none
        return min(chance, 1.0)

    def player(self, seat: int) -> Player:
        """A player, as reasons name him."""
        return Player(self.players[seat].name)


def seat_of(option: Option) -> int:
    """The player at whom an option is aimed."""
    return ref_seat(option.at())
