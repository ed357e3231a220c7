import type { CardInfo, CharacterInfo, GameInfo, SeatInfo, Settings } from '$lib/wire';
import { expect, test } from 'vitest';
import { another, bannable, banned, changed, clockOf, crowding, isSame, roomier, toggled } from './settings';

const seats = (...counts: number[]) => counts.map((players) => ({ players, roles: [], open_roles: false }));
const set = (id: string, always: boolean, ...counts: number[]) => ({
  id,
  name: id,
  always,
  tables: seats(...counts),
  cards: [],
  characters: [],
  events: [],
  others: [],
  looks: {},
  symbols: {},
});
const bang: GameInfo = {
  id: 'bang',
  name: 'BANG!',
  min_players: 3,
  max_players: 8,
  usual_players: 5,
  sets: [set('base', true, 4, 5, 6, 7), set('dodge-city', false, 3, 8)],
  variants: [
    { id: 'first-game', excludes: ['stick-of-dynamite'], least_players: 0 },
    { id: 'stick-of-dynamite', excludes: ['first-game'], least_players: 0 },
    { id: 'shadow-gunslingers', excludes: [], least_players: 4 },
  ],
  presets: [],
};
const usual: Settings = {
  game: 'bang',
  players: 5,
  sets: [],
  variants: [],
  public: false,
  per_move: 60,
  reserve: 120,
  pace: 1,
  bots: 'fair',
  hints: false,
};

test('a set that is taken away takes its table sizes with it', () => {
  const eight = { ...usual, sets: ['dodge-city'], players: 8 };
  expect(changed(bang, eight, {}).players).toBe(8);
  expect(changed(bang, eight, { sets: [] }).players).toBe(7);
});

test('of two variants that exclude each other the later one stays', () => {
  const first = { ...usual, variants: ['first-game'] };
  expect(changed(bang, first, { variants: toggled(first.variants, 'stick-of-dynamite') }).variants).toEqual([
    'stick-of-dynamite',
  ]);
});

test('a variant for more players goes with the seats', () => {
  const shadows = { ...usual, sets: ['dodge-city'], variants: ['shadow-gunslingers'], players: 4 };
  expect(changed(bang, shadows, {}).variants).toEqual(['shadow-gunslingers']);
  expect(changed(bang, shadows, { players: 3 }).variants).toEqual([]);
});

test('what another game does not know is left out', () => {
  const dice: GameInfo = { ...bang, id: 'dice', sets: [set('dice', true, 4, 5)], variants: [] };
  expect(changed(dice, { ...usual, sets: ['dodge-city'], variants: ['first-game'] }, {})).toMatchObject({
    game: 'dice',
    sets: [],
    variants: [],
  });
});

test('another game keeps the seats where it can', () => {
  const duel: GameInfo = { ...bang, id: 'duel', usual_players: 2, sets: [set('duel', true, 2)], variants: [] };
  expect(another(bang, { ...usual, game: 'dice', players: 7 }, 1).players).toBe(7);
  expect(another(duel, usual, 4).players).toBe(2);
  expect(another(bang, { ...usual, game: 'duel', players: 2 }, 2).players).toBe(5);
  expect(another(bang, { ...usual, game: 'dice', players: 8 }, 6).players).toBe(6);
});

test('bots make room before people do', () => {
  const seat = (person: string | null, bot: string | null) => ({ person, bot }) as SeatInfo;
  const seats = [seat('ann', null), seat(null, 'bot'), seat(null, 'bot'), seat('bob', null), seat(null, null)];
  expect(crowding(seats, 5)).toEqual({ bots: [], people: 0 });
  expect(crowding(seats, 4)).toEqual({ bots: [], people: 0 });
  expect(crowding(seats, 3)).toEqual({ bots: [2], people: 0 });
  expect(crowding(seats, 2)).toEqual({ bots: [2, 1], people: 0 });
  expect(crowding(seats, 1)).toEqual({ bots: [2, 1], people: 1 });
});

test('clocks have names', () => {
  expect(clockOf(usual)).toBe('fast');
  expect(clockOf({ ...usual, per_move: null })).toBe('none');
  expect(clockOf({ ...usual, per_move: 7 })).toBe('');
});

test('sets that would make other numbers of seats possible', () => {
  expect(roomier(bang, [])).toEqual([{ set: 'dodge-city', counts: [3, 8] }]);
  expect(roomier(bang, ['dodge-city'])).toEqual([]);
});

test('what is left out stays so as long as its set is played', () => {
  const thing = (key: string) => ({ key }) as CardInfo & CharacterInfo;
  const stocked: GameInfo = {
    ...bang,
    sets: bang.sets.map((each) => ({
      ...each,
      cards: each.id === 'dodge-city' ? [thing('card/whisky'), thing('card/beer')] : [thing('card/beer')],
      characters: each.always ? [thing('character/kit-carlson')] : [],
    })),
  };
  expect(bannable(stocked, [])).toEqual(['card/beer', 'character/kit-carlson']);
  expect(bannable(stocked, ['dodge-city'])).toEqual(['card/beer', 'character/kit-carlson', 'card/whisky']);
  expect(bannable({ ...stocked, id: 'dice' }, [])).toEqual([]);
  const variants = ['no-card/whisky', 'no-character/kit-carlson'];
  const with_it = changed(stocked, { ...usual, sets: ['dodge-city'], variants }, {});
  expect(with_it.variants).toEqual(variants);
  expect(changed(stocked, { ...usual, sets: ['dodge-city'], variants }, { sets: [] }).variants).toEqual([
    'no-character/kit-carlson',
  ]);
  expect(banned(['first-game', ...variants])).toEqual(['card/whisky', 'character/kit-carlson']);
});

test('settings are the same in whichever order their lists are', () => {
  const chosen = { ...usual, variants: ['no-card/dynamite', 'first-game'] };
  expect(isSame(chosen, { ...chosen, variants: ['first-game', 'no-card/dynamite'] })).toBe(true);
  expect(isSame(chosen, { ...chosen, variants: ['first-game'] })).toBe(false);
});
