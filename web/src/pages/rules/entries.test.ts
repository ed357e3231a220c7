import { expect, test } from 'vitest';
import { use } from '$lib/i18n.svelte';
import type { GameInfo, SetText } from '$lib/wire';
import { entries, folded, found, groupName, kindOf, linked, matches, sortsOf } from './entries';

use(
  'en',
  `
bang-card-jail = Jail
    .line = Turn lost unless Hearts
bang-card-bang = BANG!
    .line = Shoot one in reach
bang-character-jose = José
    .line = Draws
bang-prize-hat = Hat
    .line = Hold eight
bang-sort-prize = Prizes
    .one = Prize
`,
);

const card = (id: string, border: string, copies: string[]) => ({
  key: `card/${id}`,
  id,
  name: id,
  border,
  copies,
  set: 'base',
});
const GAME = {
  id: 'bang',
  sets: [
    {
      id: 'base',
      cards: [card('jail', 'blue', ['JS']), card('bang', 'brown', ['4C'])],
      characters: [{ key: 'character/jose', id: 'jose', name: 'José', life: 4 }],
      events: [],
      others: [],
      looks: {},
    },
    { id: 'more', cards: [card('bang', 'brown', ['8S'])], characters: [], events: [], others: [], looks: {} },
  ],
} as unknown as GameInfo;
const thing = (id: string, effect: string, rulings: string[], sort = 'card') => ({
  key: `${sort}/${id}`,
  id,
  name: id,
  effect,
  rulings,
});
const blank = { name: '', rules: [], events: [], others: [], faces: [], cases: [], characters: [] };
const TOLD: SetText[] = [
  { ...blank, id: 'base', cards: [thing('bang', 'A shot.', ['Even from jail.'])] },
  { ...blank, id: 'more', cards: [thing('bang', 'Told again.', ['Even from jail.', 'One more.'])] },
];

test('a search sees neither accents, nor case, nor soft hyphens', () => {
  expect(folded('Zielfern\u00ADrohr José')).toBe('zielfernrohr jose');
  expect(matches(folded('Fass, Gefängnis'), 'GEFANGNIS fass')).toBe(true);
  expect(matches('jail', 'jail bang')).toBe(false);
});

test('a card of two sets is one entry, with the copies and rulings of both', () => {
  const bang = entries(GAME, TOLD).find((entry) => entry.id === 'bang');
  expect(bang).toMatchObject({
    sets: ['base', 'more'],
    copies: ['4C', '8S'],
    effect: 'A shot.',
    rulings: ['Even from jail.', 'One more.'],
  });
});

test('brown cards come before blue ones, and characters after the cards', () => {
  expect(entries(GAME, TOLD).map((entry) => entry.id)).toEqual(['bang', 'jail', 'jose']);
});

test('what is called so comes before what only speaks of it', () => {
  const all = entries(GAME, TOLD);
  expect(found(all, 'jail').map((entry) => entry.id)).toEqual(['jail', 'bang']);
  expect(found(all, 'jose').map((entry) => entry.id)).toEqual(['jose']);
  expect(found(all, '')).toHaveLength(3);
});

test('an event and a card of one id are two entries, with addresses of their own', () => {
  const more = {
    id: 'late',
    cards: [],
    characters: [],
    events: [{ key: 'event/jail', id: 'jail', name: 'Jail', last: false }],
    others: [],
    looks: {},
  };
  const told = [{ ...blank, id: 'late', cards: [], events: [thing('jail', 'Nobody plays.', [], 'event')] }];
  const all = entries({ ...GAME, sets: [...GAME.sets, more] } as GameInfo, [...TOLD, ...told]);
  expect(all.filter((entry) => entry.id === 'jail').map((entry) => entry.link)).toEqual(['card/jail', 'event/jail']);
  expect(linked(all, 'event/jail')?.effect).toBe('Nobody plays.');
  expect(linked(all, 'jail')?.key).toBe('card/jail');
  expect(linked(all, 'jose')?.link).toBe('jose');
});

test('a sort that only one set has is a group of its own, told by its words', () => {
  const other = (key: string) => ({ key, id: key.split('/')[1], name: '' });
  const fair = { ...GAME.sets[1], id: 'fair', cards: [], others: [other('show/lion'), other('prize/hat')] };
  const all = entries({ ...GAME, sets: [fair, ...GAME.sets] } as GameInfo, TOLD);
  expect(sortsOf(all)).toEqual(['card', 'character', 'show', 'prize']);
  expect(['show', 'prize'].map((sort) => groupName('bang', sort))).toEqual(['Show', 'Prizes']);
  const hat = linked(all, 'hat')!;
  expect(hat).toMatchObject({ key: 'prize/hat', name: 'Hat', line: 'Hold eight', effect: '' });
  expect(kindOf('bang', hat)).toBe('Prize');
});
