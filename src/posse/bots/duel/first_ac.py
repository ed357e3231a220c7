"""The choice of the first AC, before anything is on the table."""

from typing import Final

from posse.bots.duel.evaluation import CARD
from posse.bots.duel.knowledge import OF_CHARACTER
from posse.bots.duel.words import thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.duel.things import DRAWS_ONE_MORE
from posse.kernel.option import Option, id_of

#: What a life point more is worth in an AC: it also raises the hand limit by a card.
LIFE: Final = 0.15


def worth(option: Option) -> float:
    """An ability that works in the rear as well is no reason to stand in front."""
    number = cards.CHARACTER_NUMBER[id_of(str(option.thing))]
    character, knowledge = cards.CHARACTER[number], OF_CHARACTER[number]
    draws = knowledge.draws + (1.0 if character.hooks & DRAWS_ONE_MORE else 0.0)
    ability = 0.0 if character.always_active else knowledge.ability
    return LIFE * character.life + ability + draws * CARD


def reason(option: Option) -> Reason:
    """Why a character should stand in front."""
    character = str(option.thing)
    merit = OF_CHARACTER[cards.CHARACTER_NUMBER[id_of(character)]].merit()
    return Reason("reason-duel-begin", who=thing(character), merit=merit)
