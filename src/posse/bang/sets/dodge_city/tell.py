"""The messages about the cards and characters of Dodge City."""

from posse.bang.tell.happened import Happened
from posse.bang.tell.of_set import SetTells
from posse.kernel.message import PLAIN, Line, Named


def copied(h: Happened) -> Line:
    key = f"character/{h.word('copies')}"
    return h.does(key, PLAIN, "log-bang-copied", thing=Named(key))


TELLS = SetTells(
    lines={"copied": copied},
    played_on={
        "card/punch": "log-bang-punches",
        "card/springfield": "log-bang-shoots",
        "card/tequila": "log-bang-treats",
    },
    played={"card/tequila": "log-bang-drinks", "card/whisky": "log-bang-drinks"},
    quiet_losses=frozenset(["character/chuck-wengam"]),
    asked={"character/pat-brennan": "ask-bang-pat-brennan"},
    attacks={
        "card/knife": "ask-bang-attack",
        "card/punch": "ask-bang-attack",
        "character/doc-holyday": "ask-bang-defend-ability",
    },
)
