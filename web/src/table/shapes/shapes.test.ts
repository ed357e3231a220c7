import { beforeEach, describe, expect, test } from 'vitest';
import { speak, speaker } from '../../../tests/words';
import type { BangView, OptionInfo, Shape } from '$lib/wire';
import { buttons } from '../buttons';
import { choose } from '../choose';
import { lightOf, type Scene } from '../scene';
import {
  atSeat, countLying, inMiddle, inspectOf, isSign, isSingle, isTarget, spokenShape, stands, tokenOf, tokensElsewhere, tokensOn,
} from './shapes'; // prettier-ignore

beforeEach(() => speak('en'));

const SHOP: Shape = { shape: 'row', id: 'shop', cards: ['goods/pickaxe', 'beer@6H'], prices: [3, 2] };
const GOLD: Shape = { shape: 'counter', id: 'gold', seat: 1, count: 3 };
const MARK: Shape = { shape: 'tokens', id: 'mark', seat: 0, count: 1, at: 'bang@4C' };
const LOAD: Shape = { shape: 'tokens', id: 'load', count: 2, at: 'ann.character' };
const players = [{ name: 'ann' }, { name: 'bob' }];
const view = (...shapes: Shape[]): BangView => ({ game: 'bang', players, shapes }) as unknown as BangView;

function scene(options: OptionInfo[], picked: string[] = [], ...shapes: Shape[]): Scene {
  return {
    view: view(...shapes),
    speaker: speaker('bang', ['ann', 'bob'], 0),
    options,
    choice: choose(options, picked),
  } as unknown as Scene;
}

describe('shapes lie', () => {
  test('in the middle or at a seat', () => {
    expect(inMiddle(view(SHOP, GOLD))).toEqual([SHOP]);
    expect(atSeat(view(SHOP, GOLD), 1)).toEqual([GOLD]);
    expect(atSeat(view(LOAD), 0)).toEqual([LOAD]);
    expect([inMiddle(view()), atSeat(view(), 0)]).toEqual([[], []]);
  });

  test('on a card, or beside a name', () => {
    expect(tokensOn(view(MARK, LOAD), 'bang@4C', 0)).toEqual([MARK]);
    expect(tokensOn(view(MARK), 'bang@4C', 1)).toEqual([]);
    const anywhere: Shape = { shape: 'tokens', id: 'load', count: 2, at: 'barrel@QS' };
    expect(tokensOn(view(anywhere), 'barrel@QS', 1)).toEqual([anywhere]);
    expect(inMiddle(view(anywhere))).toEqual([]);
    expect(tokensElsewhere(view(MARK, LOAD), 0, ['barrel@QS'])).toEqual([MARK]);
    expect(tokensElsewhere(view(MARK, LOAD), 0, ['bang@4C'])).toEqual([]);
    expect([MARK, LOAD, GOLD, SHOP].map(isSign)).toEqual([false, true, true, false]);
  });
});

test('a row counts card by card', () => {
  expect(countLying(['barrel@QS'], [])).toBe(1);
  expect(countLying(['barrel@QS'], [{ ...SHOP, seat: 1 }, MARK])).toBe(4);
});

test('what nobody has more than one of shows no number', () => {
  const one = { ...GOLD, count: 1 };
  const none = { ...GOLD, count: 0, seat: 0 };
  expect(isSingle(view(one, { ...one, seat: 0 }), one)).toBe(true);
  expect(isSingle(view(one, { ...one, seat: 0, count: 2 }), one)).toBe(false);
  expect(isSingle(view(one, none), none)).toBe(false);
});

test('everything that lies there can be looked up', () => {
  expect([inspectOf('goods/pickaxe'), inspectOf('beer@6H')]).toEqual(['goods:pickaxe', 'card:beer@6H']);
});

describe('what lies there can be pointed at', () => {
  const buy: OptionInfo = { text: 'buy pickaxe', verb: 'buy', thing: ['goods/pickaxe'] };
  const aim: OptionInfo = { text: 'play', verb: 'play', thing: ['panic@JH'], target: ['goods/pickaxe'] };

  test('as options name it', () => {
    expect(tokenOf(scene([buy], [], SHOP), 'goods/pickaxe')).toBe('goods/pickaxe');
    expect(tokenOf(scene([{ ...buy, thing: ['bob.pickaxe'] }]), 'goods/pickaxe', 1)).toBe('bob.pickaxe');
    expect(tokenOf(scene([{ ...buy, verb: 'use' }]), 'goods/pickaxe', 0)).toBe('use:goods/pickaxe');
  });

  test('which of two of a kind, if both lie there', () => {
    const lying = [SHOP, { ...SHOP, id: 'tools', seat: 1 }, { ...SHOP, id: 'tools', seat: 0 }];
    const lit = (verb: string, seat?: number) => {
      const now = { ...scene([{ ...buy, verb }], [], ...lying), me: 0 } as Scene;
      return lightOf(now, tokenOf(now, 'goods/pickaxe', seat));
    };
    expect([lit('buy'), lit('buy', 0), lit('buy', 1)]).toEqual(['open', '', '']);
    expect([lit('use'), lit('use', 0), lit('use', 1)]).toEqual(['', 'open', '']);
  });

  test('first, or as a target', () => {
    expect(isTarget(scene([buy], [], SHOP), 'goods/pickaxe')).toBe(false);
    expect(isTarget(scene([aim], ['panic@JH'], SHOP), 'goods/pickaxe')).toBe(true);
  });

  test('and needs no button', () => {
    expect(buttons(scene([buy], [], SHOP))).toEqual([]);
    expect(buttons(scene([buy])).map(({ id }) => id)).toEqual(['goods/pickaxe']);
  });
});

describe('in words', () => {
  // Parts and things of a set that is not there have no names, so their ids stand for them; gold and shop are there.
  const heard = (shape: Shape, ...others: Shape[]): string => spokenShape(shape, view(shape, ...others));

  test('a counter says how many, unless there is only one', () => {
    expect(heard(GOLD)).toBe('Nuggets: 3');
    expect(heard({ ...GOLD, count: 1 })).toBe('Nugget');
    expect(heard({ ...GOLD, count: 1 }, GOLD)).toBe('Nugget: 1');
    expect(heard({ ...GOLD, count: 0 }, GOLD)).toBe('Nuggets: 0');
  });

  test('tokens say on what they lie', () => {
    expect(heard(MARK)).toBe('bang-part-mark: BANG!, 4 of Clubs');
    expect(heard({ ...MARK, count: 2 })).toBe('bang-part-mark: BANG!, 4 of Clubs, 2');
    expect(heard(LOAD)).toBe('bang-part-load: 2');
  });

  test('a row says what everything costs', () => {
    expect(heard(SHOP)).toBe('Shop: bang-goods-pickaxe for 3 and Beer, 6 of Hearts for 2');
    expect(heard({ ...SHOP, prices: undefined })).toBe('Shop: bang-goods-pickaxe and Beer, 6 of Hearts');
    expect(heard({ ...SHOP, cards: [] })).toBe('');
  });

  test('a pile says how high it is, and what lies on top', () => {
    expect(heard({ shape: 'pile', id: 'loot', count: 4 })).toBe('bang-part-loot: 4 cards');
    expect(heard({ shape: 'pile', id: 'loot', count: 2, cards: ['beer@6H'] })).toBe(
      'bang-part-loot: 2 cards, Beer, 6 of Hearts',
    );
  });

  test('a bill says what holds and what comes next', () => {
    const bill: Shape = { shape: 'bill', id: 'x', cards: ['event/high-noon'], next: 'event/thirst' };
    expect(heard(bill)).toBe('bang-part-x: High Noon. Each loses 1 life as his turn starts. Next: Thirst');
    expect(heard({ ...bill, next: undefined })).toBe('bang-part-x: High Noon. Each loses 1 life as his turn starts');
    expect(heard({ ...bill, cards: undefined })).toBe('Next: Thirst');
  });

  test('a track says where what moves stands', () => {
    const track: Shape = { shape: 'track', id: 'wheel', places: ['place/a', 'place/b'], position: 1 };
    expect(heard(track)).toBe('bang-part-wheel: bang-place-b, 2 of 2');
    expect(heard({ ...track, position: undefined })).toBe('');
    expect(stands({ ...track, cards: ['x/a', 'x/b', 'x/c'] }).map(({ place }) => place)).toEqual([1, 0, -1]);
  });
});
