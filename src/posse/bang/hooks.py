"""The hooks by which things change the game, with one bit each, and the movements of cards that a rule may change.
`thing.py` says what each hook means."""

from typing import Final

# A bit for each hook. Compiled code tests them fast as long as there are no more than sixty-two; Python itself is
# quicker with the first thirty. These are the hooks that most things have, and those asked most often.
SERVES_AS: Final = 1 << 0
USES: Final = 1 << 1
ANY_TIME: Final = 1 << 2
DEFENCE: Final = 1 << 3
DRAWS: Final = 1 << 4
WOUNDED: Final = 1 << 5
HAND_EMPTY: Final = 1 << 6
MISSED_NEEDED: Final = 1 << 7
TURN_CHECK: Final = 1 << 8
TURN_BEGINS: Final = 1 << 9
DRAW_COUNT: Final = 1 << 10
SILENCES_CARDS: Final = 1 << 11
OTHER_ELIMINATED: Final = 1 << 12
ANSWERED: Final = 1 << 13
IGNORES: Final = 1 << 14
TURN_STARTS: Final = 1 << 15
OPENS: Final = 1 << 16
REROUTES: Final = 1 << 17
SIGHT: Final = 1 << 18
FORBIDS: Final = 1 << 19
BARS: Final = 1 << 20
LEFT_HAND: Final = 1 << 21
MORE_PLAYS: Final = 1 << 22
OBLIGES: Final = 1 << 23
HIDES: Final = 1 << 24
CARD_PLAYED: Final = 1 << 25
BEFORE_PLAY: Final = 1 << 26
EVADES: Final = 1 << 27
SHUNS: Final = 1 << 28
SEATS_BETWEEN: Final = 1 << 29
# The others.
RETURNS: Final = 1 << 30
NO_CHOICE: Final = 1 << 31
BEFORE_DRAWING: Final = 1 << 32
AFTER_DRAWING: Final = 1 << 33
SHOT_DECLARED: Final = 1 << 34
HIT: Final = 1 << 35
BEFORE_LOSS: Final = 1 << 36
WOUND_SETTLED: Final = 1 << 37
STAYS: Final = 1 << 38
ELIMINATED: Final = 1 << 39
KILLED: Final = 1 << 40
LAID_DOWN: Final = 1 << 41
LEFT_PLAY: Final = 1 << 42
AFTER_FLIP: Final = 1 << 43
SUIT: Final = 1 << 44
SILENCES_ABILITIES: Final = 1 << 45
SHOWS_HANDS: Final = 1 << 46
GOALS: Final = 1 << 47
TURN_ENDS: Final = 1 << 48
ENTERS: Final = 1 << 49
CARDS_DRAWN: Final = 1 << 50
KEEPS_OUT: Final = 1 << 51
LOST_EVERYTHING: Final = 1 << 52
FORGOES: Final = 1 << 53
ROBBED: Final = 1 << 54
GONE: Final = 1 << 55
SKIPS: Final = 1 << 56
EXCESS: Final = 1 << 57
GAINED: Final = 1 << 58
SHOT_OVER: Final = 1 << 59
GIVES: Final = 1 << 60

#: The hooks and the methods behind them.
HOOKS: Final = {
    SERVES_AS: "serves_as",
    USES: "uses",
    ANY_TIME: "any_time",
    DEFENCE: "defence",
    DRAWS: "draws",
    WOUNDED: "wounded",
    HAND_EMPTY: "hand_empty",
    MISSED_NEEDED: "missed_needed",
    TURN_CHECK: "turn_check",
    TURN_BEGINS: "turn_begins",
    DRAW_COUNT: "draw_count",
    SILENCES_CARDS: "silences_cards",
    OTHER_ELIMINATED: "other_eliminated",
    ANSWERED: "answered",
    IGNORES: "ignores",
    TURN_STARTS: "turn_starts",
    OPENS: "opens",
    REROUTES: "reroutes",
    SIGHT: "sight",
    FORBIDS: "forbids",
    BARS: "bars",
    LEFT_HAND: "left_hand",
    MORE_PLAYS: "more_plays",
    OBLIGES: "obliges",
    HIDES: "hides",
    CARD_PLAYED: "card_played",
    BEFORE_PLAY: "before_play",
    EVADES: "evades",
    SHUNS: "shuns",
    SEATS_BETWEEN: "seats_between",
    RETURNS: "returns",
    NO_CHOICE: "no_choice",
    BEFORE_DRAWING: "before_drawing",
    AFTER_DRAWING: "after_drawing",
    SHOT_DECLARED: "shot_declared",
    HIT: "hit",
    BEFORE_LOSS: "before_loss",
    WOUND_SETTLED: "wound_settled",
    STAYS: "stays",
    ELIMINATED: "eliminated",
    KILLED: "killed",
    LAID_DOWN: "laid_down",
    LEFT_PLAY: "left_play",
    AFTER_FLIP: "after_flip",
    SUIT: "suit",
    SILENCES_ABILITIES: "silences_abilities",
    SHOWS_HANDS: "shows_hands",
    GOALS: "goals",
    TURN_ENDS: "turn_ends",
    ENTERS: "enters",
    CARDS_DRAWN: "cards_drawn",
    KEEPS_OUT: "keeps_out",
    LOST_EVERYTHING: "lost_everything",
    FORGOES: "forgoes",
    ROBBED: "robbed",
    GONE: "gone",
    SKIPS: "skips",
    EXCESS: "excess",
    GAINED: "gained",
    SHOT_OVER: "shot_over",
    GIVES: "gives",
}

# Movements of a card that a rule of the whole table may change.
OFF_THE_DECK: Final = 0  # to be drawn, turned or revealed
TO_THE_DISCARDS: Final = 1
OUT_OF_PLAY: Final = 2  # into somebody's hand
