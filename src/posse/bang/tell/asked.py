"""A decision of the card game on its way into messages."""

from posse.bang import cards
from posse.bang.table import NO_CARD, NOBODY
from posse.bang.tell.happened import card_as
from posse.bang.tell.of_set import SetTells
from posse.bang.view import BangView, PlayerView
from posse.kernel.message import ACT, REACT, Arg, Message, Named, Question, Seat
from posse.kernel.option import Decision, id_of


class Asked:
    """A decision as a view shows it, to the player who is asked or to somebody who waits."""

    __slots__ = ("decision", "tells", "view")

    def __init__(self, decision: Decision, view: BangView, tells: SetTells) -> None:
        self.decision = decision
        self.view = view
        self.tells = tells

    @property
    def about(self) -> str:
        return self.decision.about

    @property
    def by(self) -> int:
        return self.decision.by

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.player

    @property
    def player(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def is_mine(self) -> bool:
        return self.seat == self.view.seat

    @property
    def is_helpless(self) -> bool:
        """Whether there is only one option. Only the player who is asked may know that."""
        return self.is_mine and len(self.decision.options) == 1

    # ---- arguments

    @property
    def who(self) -> Seat:
        """The player who is asked, as the subject of a sentence."""
        return Seat(self.seat)

    @property
    def thing(self) -> Named:
        return Named(self.about)

    @property
    def attack(self) -> dict[str, Arg]:
        """The player who caused it does something to the player who is asked."""
        return {"who": Seat(self.by), "whom": self.who}

    @property
    def weapon(self) -> Arg:
        """The card that shoots, or the name of what shoots."""
        card = self.decision.card
        if card == NO_CARD or not cards.IS_BROWN[card] or not self.about.startswith("card/"):
            return self.thing
        return card_as(card, "" if cards.KEY[card] == self.about else id_of(self.about))

    # ---- questions

    def plainly(self, icon: str, id: str, tone: str = ACT, **args: Arg) -> Question:
        """A headline and the sentence that goes with it, about the player who is asked."""
        facts: dict[str, Arg] = {"who": self.who, "thing": self.thing, **args}
        return self.question(icon, tone, Message(id, **facts), Message(f"{id}.why", **facts))

    def question(self, icon: str, tone: str, ask: Message, *why: Message) -> Question:
        """The headline is for the player who is asked, the reasons are for everybody."""
        return Question(icon, tone, ask if self.is_mine else None, list(why))

    def stakes(self, how: str, amount: int, wanted: str = "") -> Message:
        """What the player who is asked may do, and the life points that are lost otherwise. `how`: dodge, answer, or
        give a card of the kind `wanted`."""
        args: dict[str, Arg] = {"who": self.who, "amount": amount, "life": self.player.life}
        if self.is_helpless:
            return Message("ask-bang-stakes.helpless", **args)
        if how == "give":
            args["thing"] = Named(cards.KINDS[wanted].key)
        return Message(f"ask-bang-stakes.{how}", **args)

    def reaction(self, icon: str, ask: Message, *why: Message) -> Question:
        """A question that somebody's action or a card causes."""
        return self.question(icon, REACT, ask, *why)

    @property
    def is_by_somebody(self) -> bool:
        return self.by != NOBODY
