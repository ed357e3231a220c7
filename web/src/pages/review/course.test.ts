import { describe, expect, test } from 'vitest';
import type { GameReview, JudgedMove } from '$lib/wire';
import { bands, knownAt, mistakes, sharesAt, signed, stops } from './course';

const judged = (move: number, seat: number, cost: number, mistake = true): JudgedMove => ({
  move,
  seat,
  options: 3,
  played: { option: { text: 'end', verb: 'end' }, chance: 0.3, error: 0.01 },
  best: null,
  cost,
  error: 0.01,
  mistake,
});

const review: GameReview = {
  sides: ['outlaws', 'law', 'renegade'],
  seats: ['law', 'outlaws', 'renegade', 'outlaws'],
  moves: 10,
  worlds: 100,
  curve: [
    { move: 0, chances: [0.3, 0.5, 0.2], errors: [0.01, 0.02, 0.01] },
    { move: 4, chances: [0.1, 0.8, 0.1], errors: [0.01, 0.02, 0.01] },
    { move: 10, chances: [1, 0, 0], errors: [0, 0, 0] },
  ],
  turns: [{ move: 5, seat: 1, gain: 0.9, error: 0.02 }],
  decisions: [judged(1, 0, 0.05), judged(5, 0, 0.2), judged(2, 1, 0.1), judged(3, 1, 0.02, false), judged(4, 0, 0.04)],
  luck: [{ move: 5, seat: 1, gain: 0.3, error: 0.02 }],
  known: [
    { move: 0, seat: 0, beliefs: [[1, 0, 0, 0]] },
    { move: 4, seat: 0, beliefs: [[0, 1, 0, 0]] },
    { move: 6, seat: 1, beliefs: [[0, 0, 1, 0]] },
  ],
};

describe('the chances around a move', () => {
  test('after it, and what it changed', () => {
    expect(sharesAt(review, 1).map(({ side, percent, gain }) => [side, percent, gain])).toEqual([
      ['law', 80, 30],
      ['outlaws', 10, -20],
      ['renegade', 10, -10],
    ]);
    expect(sharesAt(review, 5).map(({ percent, gain }) => [percent, gain])).toEqual([
      [0, -80],
      [100, 90],
      [0, -10],
    ]);
  });

  test('before the first move nothing has changed', () => {
    expect(sharesAt(review, 0)).toContainEqual({ side: 'law', percent: 50, error: 4, gain: 0 });
  });

  test('after the last one they stay', () => {
    expect(sharesAt(review, 10).map(({ percent }) => percent)).toEqual([0, 100, 0]);
  });
});

test('the sides lie on top of each other, the law lowest', () => {
  const [law, outlaws, renegade] = bands(review, (move) => move / review.moves, 100, 100);
  expect(law).toMatchObject({ side: 'law', edge: 'M0.0 50.0L40.0 20.0L100.0 100.0' });
  expect(outlaws!.area).toBe('M0.0 20.0L40.0 10.0L100.0 0.0L100.0 100.0L40.0 20.0L0.0 50.0z');
  expect(renegade!.edge).toBe('M0.0 0.0L40.0 0.0L100.0 0.0');
});

test('the costliest mistakes, of everybody or of one', () => {
  expect(mistakes(review, null).map(({ move }) => move)).toEqual([5, 2, 1]);
  expect(mistakes(review, 1).map(({ move }) => move)).toEqual([2]);
});

test('where to stop, each move once', () => {
  expect(stops(review)).toEqual([1, 2, 5]);
});

test('what a player could know until then', () => {
  expect(knownAt(review, 0, 3)?.move).toBe(0);
  expect(knownAt(review, 0, 9)?.move).toBe(4);
  expect(knownAt(review, 1, 2)?.move).toBe(6);
  expect(knownAt(review, 3, 5)).toBeNull();
});

test('figures have their sign', () => {
  expect([signed(7), signed(-7)]).toEqual(['+7', '−7']);
});
