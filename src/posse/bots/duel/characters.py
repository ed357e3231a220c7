"""What an experienced player knows about each character."""

from typing import ClassVar, Final

from posse.bots.duel.evaluation import CARD, drawn, lies_with
from posse.bots.duel.knowledge import OF_CARD, CardKnowledge, CharacterKnowledge
from posse.bots.duel.position import Gunman, Position
from posse.bots.duel.words import card_name, thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.kernel.option import Option, ref_card

# ---- the Law


class AlanPinkertoon(CharacterKnowledge):
    """Makes every wound expensive."""

    id = "alan-pinkertoon"
    ability = 0.4

    def wounded(self, p: Position, who: Gunman) -> float:
        return 0.4


class AnnieOakey(CharacterKnowledge):
    """All her Hit cards are avoids and all her Missed! are Colts, so she is good in front at all times."""

    id = "annie-oakey"
    ability = 0.4
    avoids_with_hit_cards = 0.5

    def avoid_share(self, p: Position, back: int) -> float:
        return min(p.hidden.avoid[back] + p.hidden.hit_card[back], 1.0)

    def hit_card_share(self, p: Position, back: int) -> float:
        return min(p.hidden.avoid[back] + p.hidden.hit_card[back], 1.0)


class BartMasterson(CharacterKnowledge):
    """Works in the rear just as well (see `chances.reveal_chance`)."""

    id = "bart-masterson"
    ability = 0.25


class BillTightman(CharacterKnowledge):
    """Good in front when a character is about to be eliminated."""

    id = "bill-tightman"
    draws_for_the_dead = 2.0


class BuffaloBell(CharacterKnowledge):
    """Good in the rear: he takes lost life points for the AC, and is hard to hit there himself."""

    id = "buffalo-bell"
    ability = 0.25
    faces = -0.1


class DalonRanger(CharacterKnowledge):
    """Good in front during the opponent's turn."""

    id = "dalon-ranger"
    ability = 0.4

    def wounded(self, p: Position, who: Gunman) -> float:
        return CARD


class Jango(CharacterKnowledge):
    """Spoils the opponent's swaps, but does not live long."""

    id = "jango"
    draws_for_a_move = 1.0
    faces = 0.15


class PatGarret(CharacterKnowledge):
    """Good in front when the turn begins."""

    id = "pat-garret"
    ability = 0.4
    draws = 0.375


class TexKiller(CharacterKnowledge):
    """Good in front when there is something to shoot with (see `evaluation.shot`)."""

    id = "tex-killer"
    ability = 0.4


class TheStranger(CharacterKnowledge):
    """Works in the rear just as well (see `Position.bangs_left`)."""

    id = "the-stranger"
    ability = 0.35


class WildBill(CharacterKnowledge):
    """Keeps thieves away."""

    id = "wild-bill"
    ability = 0.15
    minds_robbery = True
    faces = 0.1


class WyattEar(CharacterKnowledge):
    """Good in front when there is something to shoot with: either it hits or it brings a card."""

    id = "wyatt-ear"
    ability = 0.35
    draws_if_avoided = 1.0


# ---- the Outlaws


class BabeLeroy(CharacterKnowledge):
    """Brought to the front when the hand is played out."""

    id = "babe-leroy"
    ability = 0.4

    def leads(self, p: Position, who: Gunman) -> float:
        return drawn(p, 2) if not p.me.hand and self.key not in p.view.used else 0.0

    def use(self, p: Position, option: Option) -> float:
        return drawn(p, 2)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-use", who=thing(self.key))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-two-for-nothing")


class BullAnderson(CharacterKnowledge):
    """Good in front when a character is about to be eliminated."""

    id = "bull-anderson"
    ability = 0.35
    draws_for_the_dead = 2.5


class CattleKatie(CharacterKnowledge):
    """Two cards for equipment that is no longer needed."""

    id = "cattle-katie"
    trades_equipment = 0.7

    def leads(self, p: Position, who: Gunman) -> float:
        best = 0.0
        if self.key not in p.view.used:
            for card in who.equipment:
                if not cards.ALWAYS_ACTIVE[card]:
                    best = max(best, self._trade(p, who, card))
        return best

    def use(self, p: Position, option: Option) -> float:
        return self._trade(p, p.me.ac, ref_card(option.at()))

    def _trade(self, p: Position, who: Gunman, card: int) -> float:
        return drawn(p, 2) - lies_with(p, who, card)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-trade", who=thing(self.key), card=card_name(ref_card(option.at())))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-two-worth-more")


class DaltonBros(CharacterKnowledge):
    """Good in front when the turn begins, but they do not live long (see `standing.cards_a_turn`)."""

    id = "dalton-bros"
    ability = 0.5


class JackRansome(CharacterKnowledge):
    """Good in front when there is something to do to the opponent's rear character (see `standing.volley`)."""

    id = "jack-ransome"


class PearlHat(CharacterKnowledge):
    """Exchanges a useless card for the best Action card that was just played."""

    id = "pearl-hat"
    ability = 0.3

    def use(self, p: Position, option: Option) -> float:
        paid = option.paid[0]
        assert isinstance(paid, int)
        if option.purpose:
            return drawn(p, 1) - p.cost[paid]
        return self._copied(p).play(p, self._as_played(p, option)) - p.cost[paid]

    def _copied(self, p: Position) -> CardKnowledge:
        return OF_CARD[p.view.discard[-1]]

    def _as_played(self, p: Position, option: Option) -> Option:
        return Option("play", p.view.discard[-1], option.target)

    def act(self, p: Position, option: Option) -> Reason:
        paid, copied = card_name(int(option.paid[0])), thing(self._copied(p).key)
        return Reason("reason-duel-copy", who=thing(self.key), card=paid, other=copied)

    def why(self, p: Position, option: Option) -> Reason:
        if option.purpose:
            return Reason("reason-duel-reloading")
        return self._copied(p).why(p, self._as_played(p, option))


class SidCurry(CharacterKnowledge):
    """Good in front during the opponent's turn."""

    id = "sid-curry"
    ability = 0.4
    strikes_back = 0.6


class SlimPoet(CharacterKnowledge):
    """Good in front during the opponent's turn."""

    id = "slim-poet"
    ability = 0.35

    def wounded(self, p: Position, who: Gunman) -> float:
        return CARD if p.camps[1 - who.seat].hand_count else 0.0


class SoundanceKid(CharacterKnowledge):
    """Works in the rear just as well: every turn he exchanges the worst card for a better one."""

    id = "soundance-kid"
    ability = 0.35
    #: What the better one of two cards is worth, in cards.
    brings: ClassVar[float] = 1.3

    def use(self, p: Position, option: Option) -> float:
        paid = option.paid[0]
        assert isinstance(paid, int)
        return CARD * self.brings * p.style.cards - p.cost[paid]

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-exchange", who=thing(self.key), card=card_name(int(option.paid[0])))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-better-of-two")


class TocoRamirez(CharacterKnowledge):
    """Good in front when there is nothing to shoot with."""

    id = "toco-ramirez"
    ability = 0.35

    def hit_card_share(self, p: Position, back: int) -> float:
        return 1.0


class TomThorn(CharacterKnowledge):
    """Worth moving to the front again and again."""

    id = "tom-thorn"
    ability = 0.5
    comes_forward = 0.6


class WestHarding(CharacterKnowledge):
    """Good in front with several BANG! cards (see `Position.bangs_left`)."""

    id = "west-harding"
    ability = 0.35


CHARACTERS: Final[list[CharacterKnowledge]] = [
    AlanPinkertoon(),
    AnnieOakey(),
    BartMasterson(),
    BillTightman(),
    BuffaloBell(),
    DalonRanger(),
    Jango(),
    PatGarret(),
    TexKiller(),
    TheStranger(),
    WildBill(),
    WyattEar(),
    BabeLeroy(),
    BullAnderson(),
    CattleKatie(),
    DaltonBros(),
    JackRansome(),
    PearlHat(),
    SidCurry(),
    SlimPoet(),
    SoundanceKid(),
    TocoRamirez(),
    TomThorn(),
    WestHarding(),
]
