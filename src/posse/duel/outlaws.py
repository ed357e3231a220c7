"""The characters of the Outlaws."""

from posse.duel import cards
from posse.duel.actions import draw_and_give_up_one
from posse.duel.consequences import HitBehind, HitReturned
from posse.duel.hit import PASS, discard_one
from posse.duel.loot import discard_from_hand_of, equipment_of, take, unseen_cards
from posse.duel.menu import Menu
from posse.duel.reveal import reveal
from posse.duel.side import Fighter
from posse.duel.speaker import equipment_ref
from posse.duel.table import Consequence, Hit, Table
from posse.duel.things import DRAWS_ONE_MORE, NO_BANG_LIMIT, PLAYS_ANYWHERE, Character
from posse.kernel.option import Option, ref_card


class BabeLeroy(Character):
    """Once in each own turn, if the hand is empty, her owner may draw two cards."""

    id = "babe-leroy"
    name = "Babe Leroy"

    def offers(self, menu: Menu, bearer: Fighter) -> None:
        if not menu.t.sides[bearer.seat].hand:
            menu.options.append(Option("use", self.key))

    async def use(self, t: Table, bearer: Fighter, option: Option) -> None:
        t.draw(bearer.seat, 2)


class BullAnderson(Character):
    """When another character is eliminated his owner may take up to two cards, each equipment of that character or a
    random card from the opponent's hand if he was the opponent's."""

    id = "bull-anderson"
    name = "Bull Anderson"
    life = 5

    async def other_eliminated(self, t: Table, bearer: Fighter, dead: Fighter) -> None:
        for _ in range(2):
            if len(self.picks(t, bearer, dead)) > 1:
                option = await t.ask(bearer.seat, "loot", lambda: self.picks(t, bearer, dead), self.key)
                if option.verb == "pass":
                    return
                take(t, bearer.seat, dead, option.card())

    def picks(self, t: Table, bearer: Fighter, dead: Fighter) -> list[Option]:
        refs = equipment_of(t, [dead])
        if dead.seat != bearer.seat:
            refs += unseen_cards(t, dead.seat)
        return [*(Option("choose", ref) for ref in refs), PASS]


class CattleKatie(Character):
    """Once in each own turn one equipment lying with her, if not always active, may be discarded to draw two cards."""

    id = "cattle-katie"
    name = "Cattle Katie"

    def offers(self, menu: Menu, bearer: Fighter) -> None:
        for card in bearer.equipment:
            if not cards.ALWAYS_ACTIVE[card]:
                menu.options.append(Option("use", self.key, equipment_ref(menu.t.place(bearer), card)))

    async def use(self, t: Table, bearer: Fighter, option: Option) -> None:
        t.discard_from_play(bearer, ref_card(option.at()))
        t.draw(bearer.seat, 2)


class DaltonBros(Character):
    """They draw three cards in the draw phase."""

    id = "dalton-bros"
    name = "Dalton Bros"
    life = 3
    marks = DRAWS_ONE_MORE


class JackRansome(Character):
    """His owner may play cards on any character in play; Hit cards and Duel on any of the opponent's."""

    id = "jack-ransome"
    name = "Jack Ransome"
    marks = PLAYS_ANYWHERE


class PearlHat(Character):
    """Once in each own turn a card may be discarded from hand to carry out the Action card that lay on top of the
    discard pile before, or to reload it. A Missed! or Return fire, which cannot be played in the own turn, does not
    serve."""

    id = "pearl-hat"
    name = "Pearl Hat"
    life = 3

    def offers(self, menu: Menu, bearer: Fighter) -> None:
        t = menu.t
        top = t.discard[-1] if t.discard else -1
        if top < 0 or not cards.IS_ACTION[top]:
            return
        copied = Menu(t, menu.seat)
        cards.KIND[top].plays(copied, top)
        for card in cards.distinct(t.sides[bearer.seat].hand):
            for play in copied.options:
                menu.options.append(Option("use", self.key, play.target, paid=(card,)))
            if cards.RELOADS[top] and menu.may_reload():
                menu.options.append(Option("use", self.key, paid=(card,), purpose="reload"))

    async def use(self, t: Table, bearer: Fighter, option: Option) -> None:
        top = t.discard[-1]
        paid = option.paid[0]
        assert isinstance(paid, int)
        discard_one(t, bearer.seat, paid)
        t.tell("copied", player=bearer.seat, card=top, reload=bool(option.purpose))
        if option.purpose:
            t.draw(bearer.seat, 1)
        else:
            await cards.KIND[top].play(t, bearer.seat, top, Option("play", top, option.target))


class SidCurry(Character):
    """Once against each hit on him his owner may reveal from the opponent's deck: on a barrel symbol the hit is avoided
    and whoever fired it is the target of a hit."""

    id = "sid-curry"
    name = "Sid Curry"

    def defence(self, t: Table, hit: Hit) -> Option | None:
        return None if self.key in hit.tried else Option("use", self.key)

    async def defend(self, t: Table, hit: Hit) -> bool:
        return await reveal(t, 1 - hit.target.seat, self.key) == cards.BARREL

    def fires_back(self, t: Table, hit: Hit) -> None:
        t.pending.append(HitReturned(hit.target, self.key, hit.shooter))


class SlimPoet(Character):
    """Each time the opponent makes him lose a life point (not his last), his owner may discard a random card from the
    opponent's hand."""

    id = "slim-poet"
    name = "Slim Poet"

    def lost_life(self, t: Table, bearer: Fighter, source: int) -> None:
        if source == 1 - bearer.seat:
            t.pending.append(Revenge(bearer, self.key))


class Revenge(Consequence):
    """Slim Poet's owner may discard a random card from the opponent's hand."""

    def __init__(self, poet: Fighter, key: str) -> None:
        super().__init__(poet)
        self.poet = poet
        self.key = key

    async def happen(self, t: Table) -> None:
        victim = 1 - self.poet.seat
        if not t.sides[victim].hand:
            return
        option = await t.ask(self.poet.seat, "revenge", lambda: self.picks(t), self.key, victim)
        if option.verb == "use":
            refs = unseen_cards(t, victim)
            discard_from_hand_of(t, victim, option.at() if len(refs) > 1 else refs[0])

    def picks(self, t: Table) -> list[Option]:
        refs = unseen_cards(t, 1 - self.poet.seat)
        if len(refs) == 1:
            return [Option("use", self.key), PASS]
        return [*(Option("use", self.key, ref) for ref in refs), PASS]

    def fingerprint(self) -> tuple[object, ...]:
        return ("revenge", self.poet.character)


class SoundanceKid(Character):
    """Always active. Once in each own turn a card may be discarded from hand to draw two, one from the own deck and one
    from the opponent's, of which one is discarded."""

    id = "soundance-kid"
    name = "Soundance Kid"
    always_active = True

    def offers(self, menu: Menu, bearer: Fighter) -> None:
        for card in cards.distinct(menu.t.sides[bearer.seat].hand):
            menu.options.append(Option("use", self.key, paid=(card,)))

    async def use(self, t: Table, bearer: Fighter, option: Option) -> None:
        paid = option.paid[0]
        assert isinstance(paid, int)
        discard_one(t, bearer.seat, paid)
        await draw_and_give_up_one(t, bearer.seat, [bearer.seat, 1 - bearer.seat], self.key)


class TocoRamirez(Character):
    """Any card in hand may be played as a Colt."""

    id = "toco-ramirez"
    name = "Toco Ramirez"

    def serves_as(self, card: int, wanted: str) -> bool:
        return wanted == "colt"


class TomThorn(Character):
    """Each time he becomes AC by a move of the token, the opponent's RC is the target of a hit."""

    id = "tom-thorn"
    name = "Tom Thorn"

    def token_moved(self, t: Table, bearer: Fighter, moved: int) -> None:
        if moved == bearer.seat:
            t.pending.append(HitBehind(bearer, bearer, self.key))


class WestHarding(Character):
    """While he is AC his owner may play any number of BANG! cards, and these do not count against the limit."""

    id = "west-harding"
    name = "West Harding"
    marks = NO_BANG_LIMIT


OUTLAW_CHARACTERS = [
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
