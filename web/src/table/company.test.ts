import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '$lib/wire';
import { use } from '$lib/i18n.svelte';
import { companyAt, mindOf, missedBy, openToLate } from './company';
import type { Scene } from './scene';

const seat = (person: string | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: '',
  person,
  bot: person ? null : 'random',
  ready: true,
  away: false,
  reserve: 0,
  called: '',
  ...more,
});

const SEATS = [seat('ann'), seat('bob'), seat(null), seat(null, { left_by: 'dan' }), seat('eve', { away: true })];

function scene(more: object = {}): Scene {
  return {
    me: 0,
    person: 'ann',
    seats: SEATS,
    absent: { bob: 100, eve: 50 },
    patience: 20,
    options: [],
    settings: { per_move: null },
    play: { asked: 1 },
    view: { over: false, players: SEATS.map(() => ({ alive: true })) },
    ...more,
  } as unknown as Scene;
}

test('who sits where', () => {
  expect(SEATS.map((_, at) => companyAt(scene(), at))).toEqual(['here', 'away', 'bot', 'bot', 'stand-in']);
  expect(companyAt(scene({ seats: null }), 0)).toBe('');
});

test('what a bot is like', () => {
  use('en', 'table-bot = Bot\nbots-grade-fair = Fair\nbots-temper-bold = bold');
  const bots = [
    seat(null, { bot: 'rule-of-thumb/normal/bold', temper: 'bold' }),
    seat(null, { bot: 'fair' }),
    seat(null, { bot: 'random' }),
  ];
  expect(bots.map((_, at) => mindOf(scene({ seats: bots }), at))).toEqual(['Bot · Fair · bold', 'Bot · Fair', 'Bot']);
});

describe('a bot may sit in', () => {
  test('after a while, told beforehand by who is waited for', () => {
    expect(missedBy(scene(), 112)).toEqual([{ seat: 1, wait: 8 }]);
    expect(missedBy(scene({ play: { asked: 2 } }), 112)).toEqual([]);
    expect(missedBy(scene({ play: { asked: 2 } }), 120)).toEqual([{ seat: 1, wait: 0 }]);
  });

  test('but not where nobody waits', () => {
    expect(missedBy(scene({ me: -1 }), 130)).toEqual([]);
    expect(missedBy(scene({ options: [{}] }), 130)).toEqual([]);
    expect(missedBy(scene({ settings: { per_move: 86400 } }), 130)).toEqual([]);
    const fallen = { over: false, players: SEATS.map((_, at) => ({ alive: at !== 1 })) };
    expect(missedBy(scene({ view: fallen }), 130)).toEqual([]);
  });
});

test('who comes late may take the seat of a bot that is nobody’s', () => {
  expect(openToLate(scene({ me: -1, person: 'cal' }))).toEqual([2]);
  expect(openToLate(scene({ me: -1, person: 'dan' }))).toEqual([]);
  expect(openToLate(scene())).toEqual([]);
});
