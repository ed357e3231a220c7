import type { GameEvent } from '$lib/wire';
import { beforeEach, expect, test } from 'vitest';
import { speak, speaker } from '../../../tests/words';
import type { Scene } from '../scene';
import { toMe } from './to-me';

beforeEach(() => speak('en'));

const scene = (me: number, kind = 'play'): Scene =>
  ({ me, speaker: speaker('bang', ['ann', 'bob'], me), play: { kind } }) as unknown as Scene;
const lost: GameEvent = {
  kind: 'lost_life',
  say: { id: 'log-bang-lost-life', args: { who: 'p:0', amount: 1, life: 2 }, tone: 'hurt' },
};
const shot: GameEvent = { kind: 'shot', stage: { do: 'attack', by: 1, at: 0, thing: 'card/bang' } };
const beat = (events: GameEvent[], mine = false) => ({ events, mine });

test('what befalls me is told with a beat of its own, what befalls others is not', () => {
  expect(toMe(beat([lost]), scene(0))?.line?.parts).not.toEqual([]);
  expect(toMe(beat([lost]), scene(1))).toBeNull();
  expect(toMe(beat([lost, shot]), scene(-1))).toBeNull();
});

test('a shot at me is one, and the question says the rest', () => {
  expect(toMe(beat([shot], true), scene(0, 'defend'))).toEqual({ line: null });
  expect(toMe(beat([lost], true), scene(0, 'save'))).toEqual({ line: null });
  expect(toMe(beat([shot]), scene(1))).toBeNull();
});
