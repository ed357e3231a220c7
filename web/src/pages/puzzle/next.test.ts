import type { PuzzleInfo } from '$lib/wire';
import { describe, expect, it } from 'vitest';
import { ofKind, unsolved } from './next';

const made = (id: string, game: string, theme: string): PuzzleInfo => ({ id, game, theme, players: 4, sets: [game] });
const ALL = [
  made('a', 'bang', 'whom'),
  made('b', 'duel', 'play'),
  made('c', 'bang', 'play'),
  made('d', 'bang', 'whom'),
];

describe('puzzles of a kind', () => {
  it('are chosen by game and theme', () => {
    expect(ofKind(ALL, {}).length).toBe(4);
    expect(ofKind(ALL, { game: 'bang' }).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(ofKind(ALL, { game: 'bang', theme: 'whom' }).map(({ id }) => id)).toEqual(['a', 'd']);
    expect(ofKind(ALL, { game: 'dice' })).toEqual([]);
  });

  it('come one after the other, those that are not solved first', () => {
    expect(unsolved(ALL, [], {})?.id).toBe('a');
    expect(unsolved(ALL, ['a'], {}, 'a')?.id).toBe('b');
    expect(unsolved(ALL, ['b', 'c'], {}, 'a')?.id).toBe('d');
    expect(unsolved(ALL, ['d'], {}, 'd')?.id).toBe('a');
    expect(unsolved(ALL, ['a', 'b', 'c', 'd'], {}, 'b')?.id).toBe('c');
    expect(unsolved(ALL, ['b'], { game: 'duel' }, 'b')).toBeNull();
  });
});
