"""The bot knows every card, every character and every kind of question."""

import random

import pytest

from posse.bots.duel.cards import CARDS
from posse.bots.duel.characters import CHARACTERS
from posse.bots.duel.equipment import Equipment
from posse.bots.duel.hidden import by_back
from posse.bots.duel.hit_cards import HitCard
from posse.bots.duel.knowledge import OF_CARD, OF_CHARACTER, CardKnowledge, CharacterKnowledge
from posse.bots.duel.thumb import FIRST_AC, QUESTIONS
from posse.duel import cards
from posse.duel.registry import ALL_CHARACTERS, ALL_KINDS
from posse.duel.rules import DuelRules
from posse.duel.things import OFFERS
from posse.kernel.game import Game
from tests.duel.configurations import BUSY


def test_every_card_is_known_once() -> None:
    assert sorted(known.id for known in CARDS) == sorted(kind.id for kind in ALL_KINDS)
    assert [known.id for known in OF_CARD] == cards.ID


def test_every_character_is_known_once() -> None:
    assert sorted(known.id for known in CHARACTERS) == sorted(character.id for character in ALL_CHARACTERS)
    assert [known.id for known in OF_CHARACTER] == [character.id for character in cards.CHARACTER]


@pytest.mark.parametrize("known", CARDS, ids=lambda known: known.id)
def test_a_card_is_known_as_what_it_is(known: CardKnowledge) -> None:
    assert isinstance(known, HitCard) == known.kind.hit
    assert isinstance(known, Equipment) == (known.kind.border == "blue")
    assert 0.0 < known.in_hand < 1.0
    # cards for one's own turn define how they are weighed there
    cannot_be_played = known.id in ("missed", "return-fire")
    assert (type(known).play is CardKnowledge.play) == cannot_be_played


@pytest.mark.parametrize("known", CHARACTERS, ids=lambda known: known.id)
def test_a_character_is_known_as_what_he_is(known: CharacterKnowledge) -> None:
    assert 0.0 < known.ability < 1.0
    # so do characters with an ability for the play phase
    offers = cards.CHARACTER_HOOKS[cards.CHARACTER_NUMBER[known.id]] & OFFERS != 0
    assert (type(known).use is not CharacterKnowledge.use) == offers


def test_the_decks_are_counted_by_their_backs() -> None:
    assert by_back(ALL_KINDS) == [40, 40]
    assert by_back([kind for kind in ALL_KINDS if kind.avoid]) == [6, 7]
    assert by_back([kind for kind in ALL_KINDS if kind.hit]) == [16, 15]


def test_every_question_of_the_game_has_an_answer() -> None:
    """The questions asked in random games are exactly those that the bot can answer."""
    who = {"law": "tex-killer+buffalo-bell+bart-masterson+wild-bill", "outlaw": BUSY["outlaw"]}
    rules = DuelRules(characters=who)
    luck = random.Random(1)
    asked = set()
    for seed in range(80):
        game = Game.start(rules, str(seed))
        while (decision := game.decision) is not None:
            asked.add(decision.kind)
            game.apply(luck.choice(decision.options))
    assert asked == {*QUESTIONS, FIRST_AC}
