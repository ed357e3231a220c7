"""The characters of the Law."""

from posse.duel import cards
from posse.duel.consequences import Drawing, HitBack
from posse.duel.hit import PASS
from posse.duel.side import Fighter
from posse.duel.table import PUBLIC, Hit, Table
from posse.duel.things import NEEDS_A_SECOND_CARD, ONE_MORE_BANG, REVEALS_ONE_MORE, Character
from posse.kernel.option import Option


class LawCharacter(Character):
    """A character of the Law."""

    law = True


class AlanPinkertoon(LawCharacter):
    """Each time he loses a life point (not his last), the opponent's AC is the target of a hit."""

    id = "alan-pinkertoon"
    name = "Alan Pinkertoon"

    def lost_life(self, t: Table, bearer: Fighter, source: int) -> None:
        t.pending.append(HitBack(bearer, bearer, self.key))


class AnnieOakey(LawCharacter):
    """Hit cards may be played as avoids for her, and Missed! cards as Colts."""

    id = "annie-oakey"
    name = "Annie Oakey"

    def serves_as(self, card: int, wanted: str) -> bool:
        return cards.IS_HIT[card] if wanted == "missed" else cards.ID[card] == "missed"


class BartMasterson(LawCharacter):
    """Always active. Whenever anybody reveals, two cards are revealed and his owner decides which counts."""

    id = "bart-masterson"
    name = "Bart Masterson"
    always_active = True
    marks = REVEALS_ONE_MORE


class BillTightman(LawCharacter):
    """Each time another character is eliminated, of either side, his owner draws two cards."""

    id = "bill-tightman"
    name = "Bill Tightman"
    life = 5

    async def other_eliminated(self, t: Table, bearer: Fighter, dead: Fighter) -> None:
        t.pending.append(Drawing(bearer, 2))


class BuffaloBell(LawCharacter):
    """Always active. He may lose a life point, but not his last, in place of the other character of his side."""

    id = "buffalo-bell"
    name = "Buffalo Bell"
    always_active = True

    async def stands_in(self, t: Table, bearer: Fighter, fighter: Fighter) -> bool:
        if bearer.life < 2:
            return False
        option = await t.ask(bearer.seat, "stand-in", lambda: [Option("use", self.key), PASS], self.key)
        return option.verb == "use"


class DalonRanger(LawCharacter):
    """Each time the opponent makes him lose a life point (not his last), his owner draws a card."""

    id = "dalon-ranger"
    name = "Dalon Ranger"
    life = 5

    def lost_life(self, t: Table, bearer: Fighter, source: int) -> None:
        if source == 1 - bearer.seat:
            t.pending.append(Drawing(bearer, 1))


class Jango(LawCharacter):
    """Each time the opponent's AC token moves, his owner draws a card."""

    id = "jango"
    name = "Jango"
    life = 3

    def token_moved(self, t: Table, bearer: Fighter, moved: int) -> None:
        if moved != bearer.seat:
            t.pending.append(Drawing(bearer, 1))


class PatGarret(LawCharacter):
    """In the draw phase the second card drawn is shown; with a horseshoe he draws one more, from the opponent's
    deck."""

    id = "pat-garret"
    name = "Pat Garret"
    life = 5

    def drew(self, t: Table, bearer: Fighter, drawn: list[int]) -> None:
        if len(drawn) > 1:
            shown = drawn[1]
            t.known[shown] = PUBLIC
            t.tell("showed", player=bearer.seat, card=shown)
            if cards.SYMBOL[shown] == cards.HORSESHOE:
                t.draw(bearer.seat, 1, 1 - bearer.seat)


class TexKiller(LawCharacter):
    """To avoid a BANG! card of his it takes, besides the avoid, one card more of any kind."""

    id = "tex-killer"
    name = "Tex Killer"
    marks = NEEDS_A_SECOND_CARD


class TheStranger(LawCharacter):
    """Always active. His owner may play one BANG! card more in his turn."""

    id = "the-stranger"
    name = "The Stranger"
    always_active = True
    marks = ONE_MORE_BANG


class WildBill(LawCharacter):
    """If the opponent draws or discards a card from his owner's hand, or a card in play with him, the opponent's AC is
    the target of a hit."""

    id = "wild-bill"
    name = "Wild Bill"
    life = 5

    def robbed(self, t: Table, bearer: Fighter) -> None:
        t.pending.append(HitBack(bearer, bearer, self.key))


class WyattEar(LawCharacter):
    """Each time the opponent avoids a hit of his side, his owner draws a card."""

    id = "wyatt-ear"
    name = "Wyatt Ear"

    def own_hit_avoided(self, t: Table, bearer: Fighter, hit: Hit) -> None:
        t.pending.append(Drawing(bearer, 1))


LAW_CHARACTERS = [
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
]
