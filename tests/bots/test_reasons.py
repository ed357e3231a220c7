"""The reasons of the bots: every one can be said in every language, and in English it is what the bot explains."""

import re
from pathlib import Path

import pytest

from posse import bots, folders, locales
from posse.bang import cards as bang_cards
from posse.bang import sets
from posse.bots import Bot, make
from posse.bots.duel.characters import CHARACTERS
from posse.bots.duel.equipment import EQUIPMENT
from posse.bots.reason import Named, Player, Reason
from posse.bots.rule_of_thumb import RuleOfThumb
from posse.bots.words import said
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.view import View
from tests.bang import configurations as bang
from tests.bots.test_fair_play import STYLES, label, seated
from tests.dice import configurations as dice
from tests.duel import configurations as duel
from tests.properties import QUICK

TABLES: list[Rules] = [*bang.ALL[:: 11 * QUICK], *dice.ALL[:: 2 * QUICK], *duel.ALL]
#: Marks a message, a variable or a name that was not found.
LEFT_OVER = re.compile(r"reason-|[{}$_]|\b(?:bang|duel|dice)-|  | [.,:;]|\.\.|![.:]|^[a-z]")


def spoken(reason: Reason, language: str) -> str:
    """A sentence, checked as far as possible without knowing the language."""
    errors: list[Exception] = []
    sentence = said(reason, language, errors)
    assert not errors, (reason.id, language, errors)
    assert not LEFT_OVER.search(sentence), (language, sentence)
    assert sentence.endswith((".", "!")), (language, sentence)
    return sentence


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_every_reason_can_be_said_in_every_language(rules: Rules) -> None:
    game = Game.start(rules, "reasons")
    seats = seated(rules, "reasons", STYLES)
    told: dict[str, set[str]] = {language: set() for language in locales.LANGUAGES}
    while (decision := game.decision) is not None:
        bot = seats[decision.player]
        option = bot.choose(game.view(decision.player), decision)
        reason = bot.reason()
        assert reason is not None
        for language in locales.LANGUAGES:
            told[language].add(spoken(reason, language))
        assert bot.explain() == said(reason) == said(reason, "en")
        game.apply(option)
    for language in ("de", "it"):
        assert not told[language] & told["en"]


@pytest.mark.parametrize("rules", TABLES[:: 6 * QUICK], ids=label)
def test_so_can_those_of_what_was_not_chosen(rules: Rules) -> None:
    game = Game.start(rules, "others")
    seats = seated(rules, "others", [style for style in STYLES if style != "learned"])
    while (decision := game.decision) is not None:
        bot = seats[decision.player]
        assert isinstance(bot, RuleOfThumb)
        chosen = bot.choose(game.view(decision.player), decision)
        for option in decision.options[:: 1 + len(decision.options) // 8]:
            assert bot._thumb is not None
            for language in locales.LANGUAGES:
                spoken(bot._thumb.reason(option), language)
        game.apply(chosen)


# ---- the catalogue

_ID = re.compile(r'"(reason-[a-z-]+)"')
_MESSAGE = re.compile(r"^(reason-[a-z-]+) = ", re.MULTILINE)
_REFERENCE = re.compile(r"\{ (reason-[a-z-]+) \}")


def catalogue(language: str) -> str:
    """The reasons of the bots, including those in the lore of the sets."""
    of_all = (Path(locales.__file__).parent / language / "reasons.ftl").read_text("utf-8")
    of_sets = [each.path / "words" / f"{language}.ftl" for each in folders.every()]
    return "\n".join([of_all, *(file.read_text("utf-8") for file in of_sets)])


def asked_for() -> set[str]:
    """The messages that the bots name."""
    found = {f"reason-duel-merit-{each.id}" for each in CHARACTERS}
    found |= {f"reason-duel-does-{each.id}" for each in EQUIPMENT}
    verbs = {
        verb for thing in bang_cards.THINGS.values() for verb in thing.verbs
    }  # of sets: buying and the like
    named = {f"reason-bang-do-{verb}{end}" for verb in verbs for end in ("", "-to")}
    found |= named & set(_MESSAGE.findall(catalogue("en")))
    lore = Path(sets.__file__).parent.glob("*/lore/*.py")
    for file in [*Path(bots.__file__).parent.rglob("*.py"), *lore]:
        found.update(_ID.findall(file.read_text("utf-8")))
    return found


def test_every_reason_has_its_message_and_no_other() -> None:
    text = catalogue("en")
    assert set(_MESSAGE.findall(text)) == asked_for() | set(_REFERENCE.findall(text))


@pytest.mark.parametrize("language", ["de", "it"])
def test_nothing_is_left_in_english(language: str) -> None:
    english = dict(re.findall(r"^(reason-[a-z-]+) = (.*\n(?:[ }].*\n)*)", catalogue("en"), re.MULTILINE))
    for id, words in re.findall(
        r"^(reason-[a-z-]+) = (.*\n(?:[ }].*\n)*)", catalogue(language), re.MULTILINE
    ):
        if re.search(r"[a-z]{3}", re.sub(r"\{[^}]*\}", "", words)):
            assert words != english[id], id


# ---- putting into words


def test_parts_are_put_into_words_first() -> None:
    place = Reason("reason-bang-place-hand", whom=Player("hanne"))
    reason = Reason("reason-bang-choose", asked=Named("bang-card-brawl"), place=place)
    reason.since(Reason("reason-bang-costs-a-card", whom=Player("hanne")))
    assert said(reason) == "Brawl: I choose a card of Hanne’s hand, since it costs Hanne a card."
    assert (
        said(reason, "de") == "Schlägerei: Ich wähle eine Handkarte von Hanne. Das kostet Hanne eine Karte."
    )
    assert (
        said(reason, "it") == "Rissa: scelgo una carta dalla mano di Hanne, perché costa una carta a Hanne."
    )


def test_players_are_called_as_people_call_them() -> None:
    reason = Reason("reason-bang-costs-a-card", whom=Player("mary-ann"))
    assert said(reason) == "it costs Mary-ann a card"
    assert said(reason, called={"mary-ann": "Mary Ann"}) == "it costs Mary Ann a card"
    assert said(reason, called={"mary-ann": "", "bob": "Bob"}) == said(reason)


def test_italian_is_said_as_it_is_spoken() -> None:
    assert said(Reason("reason-bang-costs-a-card", whom=Player("amos")), "it") == "costa una carta ad Amos"
    assert said(Reason("reason-bang-costs-a-card", whom=Player("emma")), "it") == "costa una carta a Emma"
    assert said(Reason("log-list-and", a="Ann", b="Emma"), "it") == "Ann ed Emma"


def test_the_renegade_of_the_dice_game_has_a_german_name_of_his_own() -> None:
    found = Reason("reason-dice-is", role="renegade", sure="no", alike="no")
    assert said(found, "de") == "ist höchstwahrscheinlich ein Gesetzloser"
    assert (
        said(Reason("reason-dice-is", role="outlaw", sure="yes", alike="yes"), "de")
        == "ist ein Bandit wie ich"
    )


def test_a_deed_in_three_languages() -> None:
    deed = Reason(
        "reason-bang-deed",
        who=Player("hanne"),
        role="outlaw",
        sure="likely",
        done="attacked",
        victim="sheriff",
        whom=Player("amos"),
        theirs="sheriff",
        times=2,
    )
    assert said(deed) == "Hanne has attacked the Sheriff twice and is most likely an Outlaw"
    assert said(deed, "de").startswith("Hanne hat den Sheriff zweimal angegriffen und ")
    assert said(deed, "de").endswith(" höchstwahrscheinlich ein Bandit")
    assert (
        said(deed, "it") == "Hanne ha attaccato lo Sceriffo due volte ed è molto probabilmente un Fuorilegge"
    )


def test_the_person_at_the_terminal_is_you() -> None:
    you = Player("you")
    known = Reason("reason-bang-known", who=you, role="sheriff")
    thing = Named("bang-card-panic")
    assert said(Reason("reason-bang-do-to-hand", verb="play", thing=thing, whom=you, why=known)) == (
        "I play Panic! against your hand: you are the Sheriff."
    )
    belief = Reason(
        "reason-dice-belief", who=you, seen="shots", shots=2, role="outlaw", sure="no", alike="no"
    )
    assert said(Reason("reason-dice-return-for", whom=you, belief=belief)) == (
        "I return an arrow of you, who have aimed at me twice and are most likely an Outlaw."
    )


def test_lists() -> None:
    for count, words in enumerate(("1", "1 and 2", "1, 2 and 3", "1, 2, 3 and 4"), 1):
        reason = Reason("reason-dice-roll", count=count, dice=list(range(1, count + 1)))
        assert f" {words} again" in said(reason)
    assert said(Reason("reason-dice-roll", count=3, dice=[1, 2, 5]), "de").startswith(
        "Ich würfle die Würfel 1, 2 und 5 neu"
    )


def test_what_is_wrong_with_a_message_is_told() -> None:
    errors: list[Exception] = []
    assert said(Reason("reason-no-such-message"), "de", errors) == "reason-no-such-message"
    said(Reason("reason-bang-no-help", asked=Named("bang-no-such-thing")), "de", errors)
    said(Reason("reason-bang-no-help"), "de", errors)
    assert len(errors) == 3


# ---- bots


class Silent(Bot):
    def choose(self, view: View | None, decision: Decision) -> Option:
        return decision.options[0]


class Talkative(Silent):
    def explain(self) -> str:
        return "I always take the first."


class Italian(Silent):
    def reason(self) -> Reason | None:
        return Reason("reason-bang-saved")


def test_bots_of_other_people() -> None:
    assert (Silent().reason(), Silent().explain()) == (None, "This bot does not say why.")
    assert (Talkative().reason(), Talkative().explain()) == (None, "I always take the first.")
    assert Italian().explain() == "Without it I would be out of the game."


def test_before_anything_was_chosen() -> None:
    assert make("rule-of-thumb", "1").explain() == "I have not chosen anything yet."
    assert make("random", "1").explain() == "I chose at random."
