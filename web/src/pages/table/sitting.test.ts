import { expect, test } from 'vitest';
import type { Outgoing, Refused, SeatInfo, Welcome } from '$lib/wire';
import { Arrival, seatFor } from './sitting';

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

const welcome = (mine: number | null, status = 'lobby'): Outgoing =>
  ({ it: 'welcome', seat: mine, table: { status } }) as unknown as Welcome;
const taken: Refused = { it: 'refused', do: 'sit', why: 'seat-taken', text: '' };
const SEATS = [seat('a'), seat(null), seat(null)];

test('who follows the link is seated once, and elsewhere if another was faster', () => {
  const arrival = new Arrival(false);
  expect(arrival.seat(welcome(null), SEATS, false)).toBe(1);
  expect(arrival.seat(taken, [seat('a'), seat('b'), seat(null)], false)).toBe(2);
  expect(arrival.seat(taken, [seat('a'), seat('b'), seat('c')], false)).toBe(-1);
  expect(arrival.seat(welcome(null), SEATS, false)).toBe(-1); // they have stood up since, and lost the connection
});

test('once he sits, he is not moved again', () => {
  const arrival = new Arrival(false);
  expect(arrival.seat(welcome(null), SEATS, false)).toBe(1);
  expect(arrival.seat({ it: 'table' } as Outgoing, SEATS, true)).toBe(-1);
  expect(arrival.seat(taken, SEATS, true)).toBe(-1);
});

test('who sits, stands on purpose or comes to a game is left alone', () => {
  expect(new Arrival(false).seat(welcome(2), SEATS, false)).toBe(-1);
  expect(new Arrival(true).seat(welcome(null), SEATS, false)).toBe(-1);
  expect(new Arrival(false).seat(welcome(null, 'playing'), SEATS, false)).toBe(-1);
  expect(new Arrival(true).seat(taken, SEATS, false)).toBe(-1);
});
