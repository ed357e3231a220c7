import type { Outgoing, Play, TableInfo, Welcome } from '$lib/wire';
import { expect, test } from 'vitest';
import { NOTHING, reduce } from './reduce';

const settings = {
  game: 'bang',
  players: 4,
  sets: [],
  variants: [],
  public: false,
  per_move: 60,
  reserve: 120,
  pace: 1,
  bots: 'random',
};
const table = {
  id: 't',
  code: 'K7WXQ2',
  settings,
  status: 'playing',
  host: 'a',
  people: [{ id: 'a', name: 'Ann', account: false }],
  seats: [{ name: 'ann', called: 'Ann', person: 'a', bot: null, ready: true, away: false, reserve: 0 }],
  number: 1,
  seed_hash: '',
  seed: '',
  seq: 3,
} as unknown as TableInfo;

function play(number: number, decision: number, ...kinds: string[]): Play {
  return { it: 'play', number, decision, events: kinds.map((kind) => ({ kind })), options: null } as unknown as Play;
}

const welcome = (now: Play | null): Welcome => ({
  it: 'welcome',
  you: { id: 'a', name: 'Ann', account: false },
  seat: 0,
  table,
  play: now,
  chat: [],
  away: { b: 990 },
  patience: 20,
  now: 1000,
});

function after(...messages: Outgoing[]) {
  return messages.reduce((state, message) => reduce(state, message, 990), NOTHING);
}

test('a welcome tells everything at once, and forgets what was before', () => {
  const before = after(welcome(play(1, 4, 'drew')), { it: 'refused', do: 'move', why: 'late', text: '' });
  const again = reduce(before, welcome(play(1, 9, 'turn')), 990);
  expect(again.play?.decision).toBe(9);
  expect(again.refused).toBeNull();
  expect(again.clock).toBe(10);
  expect(again.complete).toBe(false);
});

test('what is known of a game stays in sight until its history comes', () => {
  const before = after(welcome(play(1, 4, 'drew')), play(1, 5, 'played'));
  const again = reduce(before, welcome(play(1, 9)), 990);
  expect(again.events.map((event) => event.kind)).toEqual(['drew', 'played']);
  const another = reduce(before, welcome(play(2, 0, 'turn')), 990);
  expect(another.events.map((event) => event.kind)).toEqual(['turn']);
});

test('who comes and goes is known at once', () => {
  const state = after(welcome(null));
  expect([state.away, state.patience]).toEqual([{ b: 990 }, 20]);
  expect(reduce(state, { it: 'presence', away: {} }, 990).away).toEqual({});
});

test('events add up, and the history replaces them', () => {
  const state = after(welcome(play(1, 4, 'drew')), play(1, 5, 'played', 'shot'));
  expect(state.events.map((event) => event.kind)).toEqual(['drew', 'played', 'shot']);
  expect(state.fresh).toBe(2);
  const whole = reduce(
    state,
    { it: 'past', number: 1, events: [{ kind: 'turn' }], story: [], counts: [], titles: [] },
    990,
  );
  expect(whole.events).toEqual([{ kind: 'turn' }]);
  expect(whole.complete).toBe(true);
});

test('the history of another game is not this one', () => {
  const state = after(welcome(play(2, 4, 'drew')), {
    it: 'past',
    number: 1,
    events: [],
    story: [],
    counts: [],
    titles: [],
  });
  expect(state.events).toHaveLength(1);
});

test('another game begins with nothing', () => {
  const state = after(welcome(play(1, 4, 'drew')), play(2, 0, 'turn'));
  expect(state.events.map((event) => event.kind)).toEqual(['turn']);
  expect(state.complete).toBe(true);
});

test('a line of the chat counts once', () => {
  const line = { n: 1, at: 0, person: 'a', name: 'Ann', text: 'Draw!' };
  const state = after(welcome(null), { it: 'chat', lines: [line] }, { it: 'chat', lines: [line, { ...line, n: 2 }] });
  expect(state.chat.map((each) => each.n)).toEqual([1, 2]);
});

test('who stands up has no seat', () => {
  const free = { ...table, seats: [{ ...table.seats[0]!, person: null }] };
  expect(after(welcome(null), { it: 'table', table: free }).seat).toBe(-1);
});

test('a play forgives what was refused', () => {
  const state = after(welcome(play(1, 4)), { it: 'refused', do: 'move', why: 'late', text: '' }, play(1, 5));
  expect(state.refused).toBeNull();
});

test('advice lasts as long as the decision it is about', () => {
  const advice = { it: 'advice', decision: 4, option: 0, text: 'I need it.', chance: 0, instead: 0 } as const;
  const state = after(welcome(play(1, 4)), advice);
  expect(state.advice).toEqual(advice);
  expect(reduce(state, play(1, 5), 990).advice).toBeNull();
  expect(reduce(state, welcome(play(1, 4)), 990).advice).toBeNull();
});

test('that there is no advice is nobody’s trouble', () => {
  const refused = (what: string): Outgoing => ({ it: 'refused', do: what, why: 'too-fast', text: '' });
  expect(after(welcome(play(1, 4)), refused('advise')).refused).toBeNull();
  expect(after(welcome(play(1, 4)), refused('say')).refused).not.toBeNull();
});
