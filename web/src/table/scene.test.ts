import type { SeatInfo, TableInfo } from '$lib/wire';
import { expect, test } from 'vitest';
import { heldFor, isAlone } from './scene';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  name: '',
  person: null,
  bot: null,
  ready: false,
  away: false,
  reserve: 0,
  called: '',
  ...more,
});

test('whoever is away, or left a game to a bot, has a seat to come back to', () => {
  const seats = [seat({ person: 'a', away: true }), seat({ bot: 'random', left_by: 'b' }), seat({ person: 'c' })];
  expect(['a', 'b', 'c', 'd', ''].map((person) => heldFor(seats, person))).toEqual([0, 1, -1, -1, -1]);
});

test('alone among bots is who has the only seat of a person', () => {
  const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo;
  const mine = seat({ person: 'a' });
  expect(isAlone(table(mine, seat({ bot: 'random' })), 'a')).toBe(true);
  expect(isAlone(table(mine, seat({ person: 'b' })), 'a')).toBe(false);
  expect(isAlone(table(mine, seat({ bot: 'random', left_by: 'b' })), 'a')).toBe(false);
  expect(isAlone(table(mine), 'c')).toBe(false);
});
