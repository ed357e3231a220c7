import { beforeEach, expect, test } from 'vitest';
import { speak, speaker } from '../../../tests/words';
import type { BangPlayer, BangView, Shape } from '$lib/wire';
import { choose } from '../choose';
import type { Scene } from '../scene';
import { around } from './faces';
import { spokenSeat, spokenTable } from './spoken';

beforeEach(() => speak('en'));

const KEYS = ['ann', 'bob', 'cal'];
const player = (name: string): BangPlayer => ({ name, character: 'vulture-sam', life: 3, max_life: 4, hand_count: 2 });

function scene(more: Partial<BangView> = {}): Scene {
  const view = { game: 'bang', players: KEYS.map(player), discard: [], deck_count: 40, ...more } as unknown as BangView;
  return {
    view,
    me: 0,
    bottom: 0,
    speaker: speaker('bang', KEYS, 0),
    play: { asked: 0, kind: 'play' },
    events: [],
    options: [],
    choice: choose([], []),
    seats: null,
  } as unknown as Scene;
}

test('seats come in the order in which the players sit', () => {
  expect(around(scene().view as BangView, 1)).toEqual([1, 2, 0]);
  expect(around(scene({ ring: ['bob', 'ann', 'cal'] }).view as BangView, 0)).toEqual([0, 2, 1]);
  const told = spokenTable(scene({ ring: ['bob', 'ann', 'cal'] }));
  expect(told.indexOf('Carlo')).toBeLessThan(told.indexOf('Bob'));
});

test('a seat tells what a set has brought to it', () => {
  const shapes: Shape[] = [
    { shape: 'counter', id: 'gold', seat: 1, count: 3 },
    { shape: 'tokens', id: 'mark', seat: 1, count: 1, at: 'beer@6H' },
  ];
  expect(spokenSeat(scene({ shapes }), 1)).toBe(
    'Bob, Vulture Sam, 3 of 4 life, 2 cards, Nuggets: 3, bang-part-mark: Beer, 6 of Hearts',
  );
  expect(spokenSeat(scene({ shapes }), 2)).toBe('Carlo, Vulture Sam, 3 of 4 life, 2 cards');
});

test('who is out tells what he keeps', () => {
  const players = KEYS.map(player);
  players[1] = { ...players[1]!, alive: false, role: 'renegade' };
  const shapes: Shape[] = [
    { shape: 'counter', id: 'shadow-deputy', seat: 1, count: 1 },
    { shape: 'counter', id: 'gold', seat: 1, count: 3 },
  ];
  expect(spokenSeat(scene({ players }), 1)).toBe('Bob, Vulture Sam, Renegade, out of the game');
  expect(spokenSeat(scene({ players, shapes }), 1)).toBe(
    'Bob, Vulture Sam, Renegade, out of the game, Shadow-Deputy, Nuggets: 3',
  );
});

test('where all hands lie open seats tell them', () => {
  const players = KEYS.map(player);
  players[1]!.hand = ['bang@4C', 'beer@6H'];
  expect(spokenSeat(scene({ players }), 1)).toBe('Bob, Vulture Sam, 3 of 4 life, 2 cards');
  players[2]!.hand = ['panic@JH', 'missed@2S'];
  expect(spokenSeat(scene({ players }), 1)).toBe(
    'Bob, Vulture Sam, 3 of 4 life, 2 cards, BANG!, 4 of Clubs and Beer, 6 of Hearts',
  );
});

test('my own seat tells what wins now for me', () => {
  const players = KEYS.map(player);
  players.push(player('dee'));
  players[0]!.role = 'outlaw';
  expect(spokenSeat(scene({ players }), 0)).toMatch(/Outlaw.*, Bring the Sheriff down$/);
  const goal = 'bang-goals-last-one-in-play';
  expect(spokenSeat(scene({ players, goal }), 0)).toMatch(/, What wins now: Be the last one in play$/);
  expect(spokenSeat(scene({ players, goal }), 1)).not.toMatch(/What wins now/);
});

test('the middle tells what holds for the whole table', () => {
  const shapes: Shape[] = [{ shape: 'bill', id: 'x', cards: ['event/thirst'] }];
  expect(spokenTable(scene({ shapes }))).toMatch(/bang-part-x: Thirst\. /);
});
