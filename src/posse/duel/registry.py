"""All cards and characters of the Duel, entered in the table of `cards.py`. Their numbers follow this order."""

from posse.duel.actions import ACTIONS
from posse.duel.bang_cards import BANG_CARDS
from posse.duel.cards import add_characters, add_kinds
from posse.duel.equipment import EQUIPMENT
from posse.duel.law import LAW_CHARACTERS
from posse.duel.outlaws import OUTLAW_CHARACTERS

ALL_KINDS = [*BANG_CARDS, *EQUIPMENT, *ACTIONS]
ALL_CHARACTERS = [*LAW_CHARACTERS, *OUTLAW_CHARACTERS]

add_kinds(ALL_KINDS)
add_characters(ALL_CHARACTERS)
