import { beforeEach, expect, test } from 'vitest';
import { speak, speaker } from '../../tests/words';
import { fallenNote } from './fallen';
import type { Scene } from './scene';

beforeEach(() => speak('en'));

const seen = (me: number): Scene => ({ me, speaker: speaker('dice', ['ann', 'bob'], me) }) as unknown as Scene;

test('a role that is not known is called so', () => {
  expect(fallenNote(seen(0), 1, '', 'ann')).toBe('Role unknown, beaten by you');
});

test('who fell by an arrow, or by his own hand, was beaten by nobody', () => {
  expect(fallenNote(seen(-1), 1, 'Outlaw', '')).toBe('Outlaw, out of the game');
  expect(fallenNote(seen(1), 1, 'Outlaw', 'bob')).toBe('Outlaw, out of the game');
  expect(fallenNote(seen(0), 1, 'Outlaw', 'ann')).toBe('Outlaw, beaten by you');
});
