/** What each kind of event in BANG! looks and sounds like. */

import { cardText } from '$lib/card';
import { borderOf } from '$lib/catalogue.svelte';
import { iconOf } from '$lib/icons';
import type { SoundName } from '$lib/sound';
import type { Anchor, Move, Step } from '../motion';
import type { Happening } from '../motions';
import type { Scene } from '../scene';

type Show = (h: Happening) => Step[];

const GAME = 'bang';

const text = (h: Happening, fact: string): string =>
  typeof h.event[fact] === 'string' ? (h.event[fact] as string) : '';
const count = (h: Happening, fact: string): number =>
  typeof h.event[fact] === 'number' ? (h.event[fact] as number) : 1;
const list = (h: Happening, fact: string): string[] =>
  Array.isArray(h.event[fact]) ? (h.event[fact] as string[]) : [];

/** The place of a player; cards come to one's own hand, not to one's name. */
function seatOf(h: Happening, fact: string, cards = false): Anchor {
  const seat = h.seats.indexOf(text(h, fact));
  return cards && seat === h.me && seat >= 0 ? 'hand' : `seat-${seat}`;
}

function fly(from: Anchor, to: Anchor, card = '', times = 1): Move {
  return { do: 'fly', game: GAME, from, to, times, ...(card ? { card } : {}) };
}

/** Cards that stay in play go to their owner; all others to the discard pile. */
const played: Show = (h) => {
  const card = text(h, 'card');
  const from = seatOf(h, 'player');
  const stays =
    h.later.every((event) => event.kind !== 'discarded' || event.card !== card) &&
    LAID.includes(borderOf(GAME, cardText(card).id));
  const target = text(h, 'target');
  const to = !stays ? 'discard' : target ? seatOf(h, 'target') : from;
  return [[fly(from, to, card)]];
};

/** Blue and green cards are laid down. */
const LAID = ['blue', 'green'];

const used: Show = (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: iconOf(GAME, text(h, 'thing')) }]];

const drew: Show = (h) => {
  const cards = list(h, 'cards');
  const to = seatOf(h, 'player', true);
  if (cards.length === 0) return [[fly('deck', to, '', count(h, 'count'))]];
  return [cards.map((card) => fly('deck', to, card))];
};

const flipped: Show = (h) => [[{ do: 'turn', game: GAME, cards: list(h, 'cards'), from: 'deck', verdict: verdict(h) }]];

/** How a draw! came out, told by what followed. */
export function verdict(h: Happening): 'good' | 'hurt' | '' {
  const who = h.event.player;
  const follows = (kind: string, key = 'player') => h.later.some((event) => event.kind === kind && event[key] === who);
  switch (h.event.about) {
    case 'jail':
      return follows('jailed') ? 'hurt' : 'good';
    case 'dynamite':
      return follows('exploded') ? 'hurt' : 'good';
    case 'barrel':
    case 'jourdonnais':
      return follows('cancelled', 'target') ? 'good' : follows('lost_life') ? 'hurt' : '';
    default:
      return '';
  }
}

const took: Show = (h) => [[fly(seatOf(h, 'victim', true), seatOf(h, 'player', true), text(h, 'card'))]];

const SHOW: Record<string, Show> = {
  turn: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'western-hat' }]],
  event: () => [[{ do: 'arrive', at: 'event' }]],
  played,
  used,
  drew,
  flipped,
  drew_discard: (h) => [[fly('discard', seatOf(h, 'player', true), text(h, 'card'))]],
  picked: (h) => [[fly('middle', seatOf(h, 'player', true), text(h, 'card'))]],
  took,
  took_hand: (h) => [[fly(seatOf(h, 'victim', true), seatOf(h, 'player', true), '', count(h, 'count'))]],
  discarded: (h) => [[fly(seatOf(h, 'player', h.event.in_play !== true), 'discard', text(h, 'card'))]],
  discarded_all: (h) => [
    list(h, 'cards')
      .slice(0, 5)
      .map((card) => fly(seatOf(h, 'player', true), 'discard', card)),
  ],
  passed_on: (h) => [[fly(seatOf(h, 'player'), seatOf(h, 'target'), text(h, 'card'))]],
  put_on_deck: (h) => [[fly(seatOf(h, 'player', true), 'deck')]],
  guessed: (h) => [[{ do: 'turn', game: GAME, cards: [text(h, 'card')], from: 'deck', verdict: '' }]],
  showed: (h) => [[{ do: 'turn', game: GAME, cards: [text(h, 'card')], from: seatOf(h, 'player'), verdict: '' }]],
  shot: (h) => [[{ do: 'shot', from: seatOf(h, 'player'), to: seatOf(h, 'target') }]],
  cancelled: (h) => [[{ do: 'miss', at: seatOf(h, 'target') }]],
  lost_life: (h) => [[{ do: 'hit', at: seatOf(h, 'player'), amount: count(h, 'amount') }]],
  healed: (h) => [[{ do: 'heal', at: seatOf(h, 'player'), amount: count(h, 'amount') }]],
  exploded: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'mine-explosion', loud: true }]],
  jailed: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'prisoner', loud: true }]],
  eliminated: (h) => [[{ do: 'fall', at: seatOf(h, 'player') }]],
  returned: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'ghost', loud: true }]],
  rewarded: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'wanted-reward', loud: true }]],
  penalised: (h) => [[{ do: 'sign', at: seatOf(h, 'player'), icon: 'broken-heart', loud: true }]],
  reshuffled: () => [[fly('discard', 'deck', '', 3)]],
};

export function show(h: Happening): Step[] {
  return SHOW[h.event.kind]?.(h) ?? [];
}

/** Each weapon has its own sound; whoever fires without one has a Colt .45. */
const WEAPONS: Record<string, SoundName> = {
  volcanic: 'shot-volcanic',
  schofield: 'shot-schofield',
  remington: 'shot-remington',
  'rev-carabine': 'shot-carabine',
  winchester: 'shot-winchester',
  'buffalo-rifle': 'shot-winchester',
  springfield: 'shot-winchester',
  gatling: 'shot-gatling',
  howitzer: 'shot-howitzer',
  derringer: 'shot-volcanic',
  pepperbox: 'shot-schofield',
  knife: 'knife',
  punch: 'punch',
};

const SOUNDS: Record<string, SoundName> = {
  turn: 'turn',
  event: 'event',
  drew: 'draw',
  drew_discard: 'draw',
  picked: 'draw',
  took: 'draw',
  took_hand: 'draw',
  flipped: 'flip',
  guessed: 'flip',
  discarded: 'card',
  discarded_all: 'card',
  played: 'card',
  used: 'card',
  cancelled: 'dodge',
  lost_life: 'hit',
  healed: 'heal',
  exploded: 'explosion',
  jailed: 'jail',
  eliminated: 'death',
  reshuffled: 'shuffle',
  rewarded: 'reward',
  over: 'over',
};

/** What an event sounds like. */
export function sound(h: Happening, scene: Scene): SoundName | null {
  if (h.event.kind === 'shot') return gun(h, scene);
  if (h.event.kind === 'turn' && h.seats.indexOf(text(h, 'player')) !== h.me) return null; // only one's own calls
  return SOUNDS[h.event.kind] ?? null;
}

function gun(h: Happening, scene: Scene): SoundName {
  const own = WEAPONS[text(h, 'cause')];
  if (own) return own;
  const shooter = scene.view.players[h.seats.indexOf(text(h, 'player'))];
  const inPlay = shooter && 'in_play' in shooter ? (shooter.in_play ?? []) : [];
  const weapon = inPlay.map((card) => cardText(card).id).find((id) => WEAPONS[id] && GUNS.has(id));
  return (weapon && WEAPONS[weapon]) || 'shot-colt';
}

const GUNS = new Set(['volcanic', 'schofield', 'remington', 'rev-carabine', 'winchester']);
