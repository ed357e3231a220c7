"""The choice of the first AC, before there is anything on the table."""

from typing import Final

from posse.bots.duel.evaluation import CARD
from posse.bots.duel.knowledge import OF_CHARACTER
from posse.bots.duel.words import thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.duel.things import DRAWS_ONE_MORE
from posse.kernel.option import Option, id_of

#: A life point of the AC more: also a card more to be kept in hand.
LIFE: Final = 0.15


def worth(option: Option) -> float:
    """An ability that works in the rear as well is no reason to stand in front."""
    number = cards.CHARACTER_NUMBER[id_of(str(option.thing))]
    character, knowledge = cards.CHARACTER[number], OF_CHARACTER[number]
    draws = knowledge.draws + (1.0 if character.hooks & DRAWS_ONE_MORE else 0.0)
    ability = 0.0 if character.always_active else knowledge.ability
    return LIFE * character.life + ability + draws * CARD


def reason(option: Option) -> Reason:
    """What speaks for a character in front."""
    character = str(option.thing)
    merit = OF_CHARACTER[cards.CHARACTER_NUMBER[id_of(character)]].merit()
    return Reason("reason-duel-begin", who=thing(character), merit=merit)
