/** What each kind of event in BANG! looks and sounds like. */

import { borderOf, cardKey, lookOf } from '$lib/catalogue.svelte';
import { iconOf } from '$lib/icons';
import { isGun, soundOf } from '$lib/looks';
import type { SoundName } from '$lib/sound';
import type { Look } from '$lib/wire';
import {
  callsOther, count, fly as flying, later, list, placeOf, seatOf, sign, text, verdict, type Happening, type Show,
} from '../animation/happening'; // prettier-ignore
import type { Anchor, Motion, Step } from '../animation/steps';
import type { Scene } from '../scene';

const GAME = 'bang';

/** Where a player's cards are: the reader's own are open below, the others' at their seats. */
function handOf(h: Happening, fact: string): Anchor {
  const seat = seatOf(h, fact);
  return seat === h.me && seat >= 0 ? 'hand' : placeOf(h, fact);
}

const fly = (from: Anchor, to: Anchor, card = '', times = 1): Motion => flying(GAME, from, to, card, times);

/** A brown card goes to the discard pile. All others stay in play, unless they are discarded at once. */
const played: Show = (h) => {
  const card = text(h, 'card');
  const stays =
    later(h).every((event) => event.kind !== 'discarded' || event.card !== card) && borderOf(GAME, card) !== 'brown';
  const target = text(h, 'target');
  const to = !stays ? 'discard' : placeOf(h, target ? 'target' : 'player');
  return [[fly(handOf(h, 'player'), to, card)]];
};

const used: Show = (h) => sign(placeOf(h, 'player'), iconOf(GAME, text(h, 'thing')));

const drew: Show = (h) => {
  const cards = list(h, 'cards');
  const to = handOf(h, 'player');
  if (cards.length === 0) return [[fly('deck', to, '', count(h, 'count'))]];
  return [cards.map((card) => fly('deck', to, card))];
};

const flipped: Show = (h) => [[{ do: 'turn', game: GAME, cards: list(h, 'cards'), from: 'deck', verdict: verdict(h) }]];

const took: Show = (h) => {
  const from = h.event.in_play ? placeOf(h, 'victim') : handOf(h, 'victim');
  return [[fly(from, handOf(h, 'player'), text(h, 'card'))]];
};

const SHOW: Record<string, Show> = {
  turn: (h) => sign(placeOf(h, 'player'), 'western-hat'),
  played,
  used,
  drew,
  flipped,
  drew_discard: (h) => [[fly('discard', handOf(h, 'player'), text(h, 'card'))]],
  picked: (h) => [[fly('middle', handOf(h, 'player'), text(h, 'card'))]],
  took,
  took_hand: (h) => [[fly(handOf(h, 'victim'), handOf(h, 'player'), '', count(h, 'count'))]],
  discarded: (h) => [[fly((h.event.in_play === true ? placeOf : handOf)(h, 'player'), 'discard', text(h, 'card'))]],
  discarded_all: (h) => [
    list(h, 'cards')
      .slice(0, 5)
      .map((card) => fly(handOf(h, 'player'), 'discard', card)),
  ],
  put_on_deck: (h) => [[fly(handOf(h, 'player'), 'deck')]],
  showed: (h) => [[{ do: 'turn', game: GAME, cards: [text(h, 'card')], from: placeOf(h, 'player'), verdict: '' }]],
  shot: (h) => [[{ do: 'shot', from: placeOf(h, 'player'), to: placeOf(h, 'target') }]],
  cancelled: (h) => [[{ do: 'miss', at: placeOf(h, 'target') }]],
  lost_life: (h) => [[{ do: 'hit', at: placeOf(h, 'player'), amount: count(h, 'amount') }]],
  healed: (h) => [[{ do: 'heal', at: placeOf(h, 'player'), amount: count(h, 'amount') }]],
  eliminated: (h) => [[{ do: 'fall', at: placeOf(h, 'player') }]],
  returned: (h) => sign(placeOf(h, 'player'), 'ghost', true),
  rewarded: (h) => sign(placeOf(h, 'player'), 'wanted-reward', true),
  penalised: (h) => sign(placeOf(h, 'player'), 'broken-heart', true),
  reshuffled: () => [[fly('discard', 'deck', '', 3)]],
  goals: () => sign('middle', 'trophy', true),
};

/** Something applies to the whole table from now on: the kind of such an event is the sort of the thing. */
const isBill = (h: Happening): boolean => text(h, 'thing').startsWith(`${h.event.kind}/`);

/** Events that only one set has: its looks say how they are shown. */
const MOTIONS: Record<string, (h: Happening, look: Look) => Step[]> = {
  sign: (h, { icon = '' }) => sign(placeOf(h, 'player'), icon),
  loud: (h, { icon = '' }) => sign(placeOf(h, 'player'), icon, true),
  pass: (h) => [[fly(placeOf(h, 'player'), placeOf(h, 'target'), text(h, 'card'))]],
  turn: (h) => [[{ do: 'turn', game: GAME, cards: [text(h, 'card')], from: 'deck', verdict: '' }]],
  take: (h, { part = '' }) => [[fly(part, placeOf(h, 'player'), text(h, 'card') || text(h, 'thing'))]],
  arrive: (_, { part = '' }) => [[{ do: 'arrive', at: part }]],
};

const happens = (h: Happening): Look => lookOf(GAME, `happens/${h.event.kind}`);

export function show(h: Happening): Step[] {
  if (isBill(h)) return [[{ do: 'arrive', at: h.event.kind }]];
  const look = happens(h);
  return SHOW[h.event.kind]?.(h) ?? MOTIONS[look.motion ?? '']?.(h, look) ?? [];
}

const SOUNDS: Record<string, SoundName> = {
  turn: 'turn',
  drew: 'draw',
  drew_discard: 'draw',
  picked: 'draw',
  took: 'draw',
  took_hand: 'draw',
  flipped: 'flip',
  discarded: 'card',
  discarded_all: 'card',
  played: 'card',
  used: 'card',
  cancelled: 'dodge',
  lost_life: 'hit',
  healed: 'heal',
  eliminated: 'death',
  reshuffled: 'shuffle',
  returned: 'event',
  rewarded: 'reward',
  goals: 'event',
  over: 'over',
};

/** What an event sounds like. */
export function sound(h: Happening, scene: Scene): SoundName | null {
  if (h.event.kind === 'shot') return gun(h, scene);
  if (isBill(h)) return 'event';
  return callsOther(h) ? null : (SOUNDS[h.event.kind] ?? soundOf(GAME, `happens/${h.event.kind}`));
}

/** A card may have its own sound. Otherwise it is that of the weapon, or of a Colt .45 for players without one. */
function gun(h: Happening, scene: Scene): SoundName {
  const own = soundOf(GAME, text(h, 'cause'));
  if (own) return own;
  const shooter = scene.view.players[seatOf(h, 'player')];
  const inPlay = shooter && 'in_play' in shooter ? (shooter.in_play ?? []) : [];
  const weapon = inPlay.map((card) => cardKey(GAME, card)).find((key) => isGun(GAME, key));
  return (weapon && soundOf(GAME, weapon)) || 'shot-colt';
}
