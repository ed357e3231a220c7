import { beforeEach, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../../tests/words';
import type { BangPlayer, BangView } from '$lib/wire';
import { choose } from '../choose';
import type { Scene } from '../scene';
import { whole, type Row } from '../whole';

listening();
beforeEach(() => speak('en'));

const KEYS = ['ann', 'bob', 'cal'];
const player = (name: string, more: Partial<BangPlayer> = {}): BangPlayer => ({
  name,
  character: 'vulture-sam',
  life: 3,
  max_life: 4,
  hand_count: 2,
  ...more,
});

function scene(players: BangPlayer[], more: Partial<BangView> = {}): Scene {
  const view = { game: 'bang', players, discard: [], deck_count: 40, reach: 1, turn: 'bob', ...more };
  return {
    view: view as unknown as BangView,
    me: 0,
    bottom: 0,
    speaker: speaker('bang', KEYS, 0),
    play: { asked: 0, kind: 'defend', outlook: { distances: [0, 1, 2], reaches: [1, 3, 1], sees: [0, 1, 2] } },
    events: [],
    options: [],
    choice: choose([], []),
    seats: null,
  } as unknown as Scene;
}

/** What a row says under a head. */
function told(of: ReturnType<typeof whole>, row: Row | undefined, head: string): string {
  const { text = '', more = '' } = row?.cells[of.heads.indexOf(head)] ?? {};
  return [text, more].filter(Boolean).join(' | ');
}

test('a row tells who somebody is and how far everybody shoots', () => {
  const all = whole(
    scene([
      player('ann', { hand: ['beer@6H', 'missed@AC'] }),
      player('bob', { distance: 1, role: 'sheriff', in_play: ['barrel@QS', 'jail@JS', 'ghost-car'] }),
      player('cal', { distance: 2 }),
    ]),
  );
  const [ann, bob, cal] = all.rows;
  expect(all.rows.map((row) => row.name)).toEqual(['Ann', 'Bob', 'Carlo']);
  expect(ann?.state).toEqual(['Must answer', 'You']);
  expect(bob?.state).toEqual(['On turn']);
  expect(told(all, ann, 'Hand')).toBe('2 | Beer, Missed!');
  expect(told(all, ann, 'Distance')).toBe('Your weapon reaches 1');
  expect(told(all, bob, 'Role')).toBe('Sheriff');
  expect(told(all, bob, 'Life')).toBe('3 of 4');
  expect(told(all, bob, 'In play')).toBe('Barrel, Jail, Ghost Car');
  expect(told(all, bob, 'Distance')).toBe('1, in reach | reaches 3, and you');
  expect(told(all, cal, 'Distance')).toBe('2, too far | reaches 1, not you');
  expect(told(all, cal, 'Character')).toMatch(/^Vulture Sam \| ./);
});

test('who is out of the game has no life and no hand; a ghost is called one', () => {
  const all = whole(scene([player('ann'), player('bob', { ghost: true, life: 0 }), player('cal', { alive: false })]));
  const [, bob, cal] = all.rows;
  expect(bob?.state[0]).toBe('Ghost');
  expect(bob?.out).toBe(false);
  expect(cal?.out).toBe(true);
  expect(told(all, cal, 'Life')).toBe('');
});

test('what sets bring stands in the middle and with whom it lies, and no column is empty', () => {
  const plain = whole(scene(KEYS.map((key) => player(key))));
  expect(plain.heads).not.toContain('Besides');
  expect(plain.heads).not.toContain('Role');
  const all = whole(
    scene(
      KEYS.map((key) => player(key)),
      {
        shapes: [
          { shape: 'counter', id: 'gold', seat: 1, count: 3 },
          { shape: 'bill', id: 'x', cards: ['event/thirst'] },
        ],
      },
    ),
  );
  expect(told(all, all.rows[1], 'Besides')).toBe('Nuggets: 3');
  expect(all.middle.join()).toMatch(/Deck, 40 cards.*Thirst/);
});
