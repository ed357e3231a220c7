"""The characters of Dodge City."""

from posse.bang import cards
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import decide
from posse.bang.menu import Menu, may_have, players
from posse.bang.refusal import no_life
from posse.bang.robbery import may_touch, take
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Character
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option, in_play_ref, player_ref, ref_seat


class ApacheKid(Character):
    """Brown cards of Diamonds played by others do not affect him. During a Duel, suits do not matter."""

    id = "apache-kid"
    name = "Apache Kid"
    life = 3

    def ignores(self, t: Table, seat: int, played: list[int], brown: bool) -> bool:
        return brown and all(t.suit(card) == cards.DIAMONDS for card in played)


class BelleStar(Character):
    """While it is her turn, the cards in front of the other players have no effect."""

    id = "belle-star"
    name = "Belle Star"

    def silences_cards(self, t: Table, seat: int) -> bool:
        return seat != t.acting()


class BillNoface(Character):
    """In phase 1 he draws one card, and one for each life point he is missing."""

    id = "bill-noface"
    name = "Bill Noface"

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        player = t.players[seat]
        return 1 + player.max_life - player.life


class ChuckWengam(Character):
    """In his turn he may lose a life point, but never his last, to draw two cards."""

    id = "chuck-wengam"
    name = "Chuck Wengam"

    def uses(self, menu: Menu, card: int) -> None:
        if menu.t.players[menu.seat].life > 1:
            menu.add_use(self.key)

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return no_life() if t.players[asked.player].ghost else None

    async def use(self, t: Table, seat: int, option: Option) -> None:
        await damage(t, Damage(seat, 1, NOBODY, NO_CARD, self.key, is_price=True))
        t.draw(seat, 2)


class DocHolyday(Character):
    """Once in his turn he may discard two cards for a shot within reach of his weapon. It does not count as his
    BANG!."""

    id = "doc-holyday"
    name = "Doc Holyday"

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used:
            targets = players(menu.in_reach())
            for pair in cards.picks(menu.t.players[menu.seat].hand, 2):
                menu.add_use(self.key, targets, pair)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        paid = t.discard_paid(seat, option)
        await shoot(t, Shot(seat, ref_seat(option.at()), NO_CARD, cause=self.key), paid)


class ElenaFuente(Character):
    """She may use any card in her hand as a Missed!."""

    id = "elena-fuente"
    name = "Elena Fuente"
    life = 3

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        return wanted == "missed"


class GregDigger(Character):
    """Whenever another character is eliminated he regains two life points."""

    id = "greg-digger"
    name = "Greg Digger"

    async def other_eliminated(self, t: Table, seat: int, dead: int) -> None:
        t.heal(seat, 2)


class HerbHunter(Character):
    """Whenever another character is eliminated he draws two cards."""

    id = "herb-hunter"
    name = "Herb Hunter"

    async def other_eliminated(self, t: Table, seat: int, dead: int) -> None:
        t.draw(seat, 2)


class JoseDelgado(Character):
    """Twice in his turn he may discard a blue card from his hand to draw two cards."""

    id = "jose-delgado"
    name = "José Delgado"

    def uses(self, menu: Menu, card: int) -> None:
        if menu.t.used.count(self.key) < 2:
            for held in cards.distinct(menu.t.players[menu.seat].hand):
                if cards.IS_BLUE[held]:
                    menu.add_use(self.key, paid=(held,))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        t.discard_paid(seat, option)
        t.draw(seat, 2)


class MollyStark(Character):
    """Each time she uses a Missed!, a Beer or a BANG! card out of turn she draws a card."""

    id = "molly-stark"
    name = "Molly Stark"

    def answered(self, t: Table, seat: int, card: int) -> None:
        if not t.has_turn(seat) and cards.ID[card] in ("missed", "beer", "bang"):
            t.draw(seat, 1)


class PatBrennan(Character):
    """In phase 1 he may take a card in play in front of any player instead of drawing cards."""

    id = "pat-brennan"
    name = "Pat Brennan"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        option = await decide(t, seat, "draw", lambda: self.sources(t), self.key)
        if isinstance(option.thing, int):
            there = await may_touch(t, seat, option.thing)
            t.draw_from_here()  # reactions to that may have made him lose or gain cards
            if there:
                take(t, seat, option.thing)
            if not t.players[seat].alive:
                return
            t.draw(seat, t.extra_draw_of(seat), phase_one=True)
        else:
            t.draw(seat, count, phase_one=True)

    def sources(self, t: Table) -> list[Option]:
        out = [Option("draw", "deck")]  # stands for his whole usual draw, wherever it comes from
        for owner in t.clockwise(t.turn):
            for card in t.players[owner].in_play:
                if may_have(t, t.turn, card):
                    out.append(Option("draw", in_play_ref(owner, card)))
        return out


class PixiePete(Character):
    """In phase 1 he draws three cards."""

    id = "pixie-pete"
    name = "Pixie Pete"
    life = 3

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        return 3


class SeanMallory(Character):
    """He may hold ten cards at the end of his turn."""

    id = "sean-mallory"
    name = "Sean Mallory"
    life = 3
    holds = 10


class TequilaJoe(Character):
    """Each Beer he plays gives him two life points."""

    id = "tequila-joe"
    name = "Tequila Joe"
    more_from_beer = 1


class VeraCuster(Character):
    """At the start of her turn she chooses another character in the game and has its ability until her next turn."""

    id = "vera-custer"
    name = "Vera Custer"
    life = 3
    copies = 1

    async def turn_begins(self, t: Table, seat: int) -> None:
        option = await decide(
            t,
            seat,
            "copy",
            lambda: [Option("choose", player_ref(other)) for other in t.others(seat)],
            self.key,
        )
        copied = t.players[ref_seat(option.card())].character
        t.tell("copied", player=seat, copies=cards.CHARACTER[copied].id)
        t.change_abilities(seat, [copied])

    def no_choice(self, t: Table, seat: int) -> None:
        t.change_abilities(seat, [])


CHARACTERS = [
    ApacheKid(),
    BelleStar(),
    BillNoface(),
    ChuckWengam(),
    DocHolyday(),
    ElenaFuente(),
    GregDigger(),
    HerbHunter(),
    JoseDelgado(),
    MollyStark(),
    PatBrennan(),
    PixiePete(),
    SeanMallory(),
    TequilaJoe(),
    VeraCuster(),
]
