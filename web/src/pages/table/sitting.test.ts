import { expect, test } from 'vitest';
import type { SeatInfo } from '$lib/wire';
import { seatFor } from './sitting';

const seat = (person: string | null, bot: string | null = null): SeatInfo => ({
  name: '',
  person,
  bot,
  ready: false,
  away: false,
  reserve: 0,
  called: '',
});

test('a free seat comes before that of a bot', () => {
  expect(seatFor([seat('a'), seat(null, 'random'), seat(null)])).toBe(2);
  expect(seatFor([seat('a'), seat(null, 'random')])).toBe(1);
  expect(seatFor([seat('a'), seat('b')])).toBe(-1);
});
