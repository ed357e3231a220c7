import { describe, expect, it } from 'vitest';
import { stock } from '$lib/catalogue.svelte';
import type { Catalogue, GameEvent, Line } from '$lib/wire';
import type { Happening } from '../animation/happening';
import type { Scene } from '../scene';
import { show, sound } from './animations';

const SEATS = ['ann', 'bob', 'cal'];
const blue = (id: string) => ({ key: `card/${id}`, id, name: id, border: 'blue', copies: [], set: 'base' });
const looks = {
  'card/volcanic': { sound: 'shot-volcanic', gun: true },
  'card/knife': { sound: 'knife' },
};
const base = { id: 'base', tables: [], characters: [], events: [], others: [], looks, symbols: {} };
const set = { ...base, cards: [blue('barrel'), blue('jail'), { ...blue('whip'), border: 'orange' }] };
stock({ games: [{ id: 'bang', sets: [set], variants: [] }], bots: [] } as unknown as Catalogue);
const happens = (event: GameEvent, ...later: GameEvent[]): Happening => ({
  event,
  around: [event, ...later],
  seats: SEATS,
  me: 0,
});

describe('where cards fly', () => {
  it('from the deck to my hand or to somebody’s seat', () => {
    expect(show(happens({ kind: 'drew', player: 'ann', cards: ['bang@4C', 'beer@6H'] }))).toEqual([
      [
        { do: 'fly', game: 'bang', from: 'deck', to: 'hand', times: 1, card: 'bang@4C' },
        { do: 'fly', game: 'bang', from: 'deck', to: 'hand', times: 1, card: 'beer@6H' },
      ],
    ]);
    expect(show(happens({ kind: 'drew', player: 'bob', count: 2 }))).toEqual([
      [{ do: 'fly', game: 'bang', from: 'deck', to: 'seat-1', times: 2 }],
    ]);
  });

  it('brown ones to the discard pile, others to whoever has them now', () => {
    const to = (event: GameEvent): unknown => (show(happens(event))[0]?.[0] as { to: string }).to;
    expect(to({ kind: 'played', player: 'bob', card: 'bang@4C', target: 'ann' })).toBe('discard');
    expect(to({ kind: 'played', player: 'bob', card: 'barrel@QS' })).toBe('seat-1');
    expect(to({ kind: 'played', player: 'bob', card: 'whip@8D' })).toBe('seat-1');
    expect(show(happens({ kind: 'played', player: 'ann', card: 'barrel@QS' }))[0]?.[0]).toMatchObject({
      from: 'hand',
      to: 'seat-0',
    });
    expect(to({ kind: 'played', player: 'bob', card: 'jail@JS', target: 'cal' })).toBe('seat-2');
    expect(to({ kind: 'took', player: 'bob', victim: 'ann' })).toBe('seat-1');
  });

  it('taken ones from where they lay: from my hand, or from my board', () => {
    const from = (event: GameEvent): unknown => (show(happens(event))[0]?.[0] as { from: string }).from;
    const took = { kind: 'took', player: 'bob', victim: 'ann', card: 'barrel@QS' };
    expect(from(took)).toBe('hand');
    expect(from({ ...took, in_play: true })).toBe('seat-0');
  });

  it('nowhere, where nothing is to be seen', () => {
    expect(show(happens({ kind: 'over', winners: ['ann'] }))).toEqual([]);
  });
});

describe('what holds for the whole table', () => {
  it('arrives where its part lies, whichever it is', () => {
    expect(show(happens({ kind: 'event', thing: 'event/high-noon' }))).toEqual([[{ do: 'arrive', at: 'event' }]]);
    expect(show(happens({ kind: 'show', thing: 'show/gun-spin' }))).toEqual([[{ do: 'arrive', at: 'show' }]]);
  });
});

describe('a draw!', () => {
  it('shows how it came out', () => {
    const flipped = { kind: 'flipped', player: 'ann', cards: ['bang@4C'], about: 'card/jail' };
    const verdict = (tone: Line['tone']): unknown =>
      (show(happens({ ...flipped, say: { id: 'log-bang-flipped', tone } }))[0]?.[0] as { verdict: string }).verdict;
    expect([verdict('hurt'), verdict('good'), verdict('')]).toEqual(['hurt', 'good', '']);
    expect(show(happens(flipped))).toEqual([
      [{ do: 'turn', game: 'bang', cards: ['bang@4C'], from: 'deck', verdict: '' }],
    ]);
  });
});

describe('what a shot sounds like', () => {
  const heard = (cause: string, ...inPlay: string[]) => {
    const view = { players: [{ name: 'ann', in_play: inPlay }] };
    return sound(happens({ kind: 'shot', player: 'ann', target: 'bob', cause }), { view } as unknown as Scene);
  };

  it('the card that shoots, or else the weapon, or else the Colt', () => {
    expect(heard('card/knife', 'volcanic@10S')).toBe('knife');
    expect(heard('card/bang', 'barrel@QS', 'volcanic@10S')).toBe('shot-volcanic');
    expect(heard('card/bang', 'knife@8H')).toBe('shot-colt');
  });
});
