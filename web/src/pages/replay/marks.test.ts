import { describe, expect, test } from 'vitest';
import type { Frame, GameEvent } from '$lib/wire';
import { listening } from '../../../tests/words';
import { likeliest } from './beliefs';
import { hitsOf, marksOf, thinned } from './marks';

listening();

const frame = (...kinds: string[]): Frame => ({
  move: null,
  forced: [],
  events: kinds.map((kind): GameEvent => ({ kind })),
  view: {} as Frame['view'],
});

describe('marks above the slider', () => {
  const frames = [frame('turn'), frame('lost_life', 'eliminated'), frame('lost_life'), frame('eliminated', 'over')];

  test('where somebody fell and where it ended', () => {
    expect(marksOf('bang', frames).map(({ frame, icon }) => [frame, icon])).toEqual([
      [1, 'tombstone'],
      [3, 'tombstone'],
      [3, 'trophy'],
    ]);
    expect(hitsOf(frames)).toEqual([1, 2]);
  });

  test('what holds for the whole table from then on', () => {
    const event = { ...frame(), events: [{ kind: 'event', thing: 'event/high-noon' }] };
    expect(marksOf('bang', [event])).toMatchObject([{ frame: 0, weight: 2 }]);
  });

  test('what the looks say is marked', () => {
    const marked = (game: string, ...kinds: string[]) => marksOf(game, [frame(...kinds)]).map(({ icon }) => icon);
    expect(marked('bang', 'exploded', 'jailed')).toEqual(['mine-explosion']);
    expect(marked('duel', 'exploded')).toEqual(['mine-explosion']);
    expect(marked('dice', 'indians')).toEqual(['arrow-flights']);
  });

  test('the weightier one keeps its place', () => {
    expect(thinned(marksOf('bang', frames), 1).map(({ icon }) => icon)).toEqual(['tombstone', 'trophy']);
    expect(thinned(marksOf('bang', frames), 3).map(({ icon }) => icon)).toEqual(['trophy']);
  });
});

test('a bot believes something of the others only', () => {
  const beliefs = [
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0.2, 0.55, 0.25],
  ];
  expect(likeliest(beliefs, 1)).toEqual([{ seat: 2, role: 'outlaw', percent: 55 }]);
});
