/** What each kind of event in the Duel looks and sounds like. */

import { cardText } from '$lib/card';
import { borderOf } from '$lib/catalogue.svelte';
import { iconOf } from '$lib/icons';
import { soundOf } from '$lib/looks';
import type { SoundName } from '$lib/sound';
import {
  count, fly as flying, id, list, seatOf, sign, text, verdict, type Happening, type Show,
} from '../animation/happening'; // prettier-ignore
import type { Anchor, Motion, Step } from '../animation/steps';

const GAME = 'duel';

const frontOf = (h: Happening, fact: string): Anchor => `front-${seatOf(h, fact)}`;
/** The character of a side who is at the front. */
const acOf = (h: Happening, fact: string): Anchor => `ac-${seatOf(h, fact)}`;
const fighter = (h: Happening, fact = 'character'): Anchor => `fighter-${text(h, fact)}`;
const deckOf = (h: Happening, fact: string): Anchor => `deck-${text(h, fact)}`;

/** Where a player's cards are: the reader's own are open below, the others' beside the deck. */
function handOf(h: Happening, fact: string): Anchor {
  const seat = seatOf(h, fact);
  return seat === h.me && seat >= 0 ? 'hand' : `hand-${seat}`;
}

const fly = (from: Anchor, to: Anchor, card = '', times = 1): Motion => flying(GAME, from, to, card, times);

/** Blue cards stay with the character they are played on. */
const isEquipment = (card: string): boolean => borderOf(GAME, `card/${card}`) === 'blue';

/** Equipment goes to its bearer, everything else to the discard pile. */
const played: Show = (h) => {
  const card = text(h, 'card');
  const stays = isEquipment(text(h, 'used_as') || cardText(card).id) && text(h, 'character');
  return [[fly(handOf(h, 'player'), stays ? fighter(h) : 'discard', card)]];
};

const used: Show = (h) => {
  const own = text(h, 'thing').startsWith('character/') ? `fighter-${id(h, 'thing')}` : acOf(h, 'player');
  return sign(own, iconOf(GAME, text(h, 'thing')));
};

const drew: Show = (h) => {
  const from = text(h, 'deck') ? deckOf(h, 'deck') : deckOf(h, 'player');
  const cards = list(h, 'cards');
  const to = handOf(h, 'player');
  return [cards.length ? cards.map((card) => fly(from, to, card)) : [fly(from, to, '', count(h, 'count'))]];
};

const revealed: Show = (h) => [
  [{ do: 'turn', game: GAME, cards: list(h, 'cards'), from: deckOf(h, 'deck'), verdict: verdict(h) }],
];

const took: Show = (h) => {
  const from = text(h, 'character') ? fighter(h) : handOf(h, 'victim');
  return [[fly(from, handOf(h, 'player'), text(h, 'card'))]];
};

const SHOW: Record<string, Show> = {
  turn: (h) => sign(acOf(h, 'player'), 'western-hat'),
  entered: (h) => [[{ do: 'arrive', at: fighter(h) }]],
  swapped: (h) => sign(frontOf(h, 'player'), 'cycle'),
  eliminated: (h) => sign(frontOf(h, 'player'), 'tombstone', true),
  drew,
  showed: (h) => [[{ do: 'turn', game: GAME, cards: [text(h, 'card')], from: deckOf(h, 'player'), verdict: '' }]],
  revealed,
  picked: (h) => [[fly('middle', handOf(h, 'player'), text(h, 'card'))]],
  took,
  reshuffled: () => [[fly('discard', 'deck-common', '', 3)]],
  played,
  used,
  copied: (h) => [[fly('discard', acOf(h, 'player'), text(h, 'card'))]],
  reloaded: (h) => [[fly(handOf(h, 'player'), 'discard', text(h, 'card'))]],
  discarded: (h) => [[fly(text(h, 'character') ? fighter(h) : handOf(h, 'player'), 'discard', text(h, 'card'))]],
  exploded: (h) => sign(fighter(h), 'mine-explosion', true),
  passed_on: (h) => [[{ do: 'arrive', at: fighter(h) }]],
  shot: (h) => [[{ do: 'shot', from: acOf(h, 'player'), to: fighter(h) }]],
  avoided: (h) => [[{ do: 'miss', at: fighter(h) }]],
  lost_life: (h) => [[{ do: 'hit', at: fighter(h), amount: 1 }]],
  healed: (h) => [[{ do: 'heal', at: fighter(h), amount: count(h, 'amount') }]],
};

export function show(h: Happening): Step[] {
  return SHOW[h.event.kind]?.(h) ?? [];
}

const SOUNDS: Record<string, SoundName> = {
  turn: 'turn',
  entered: 'event',
  swapped: 'punch',
  drew: 'draw',
  picked: 'draw',
  took: 'draw',
  showed: 'flip',
  revealed: 'flip',
  discarded: 'card',
  played: 'card',
  used: 'card',
  copied: 'card',
  reloaded: 'card',
  avoided: 'dodge',
  lost_life: 'hit',
  healed: 'heal',
  exploded: 'explosion',
  eliminated: 'death',
  reshuffled: 'shuffle',
  over: 'over',
};

/** What an event sounds like. */
export function sound(h: Happening): SoundName | null {
  if (h.event.kind === 'shot') return soundOf(GAME, text(h, 'cause')) ?? 'shot-colt';
  return SOUNDS[h.event.kind] ?? null;
}
