import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '$lib/wire';
import { choose, pick, settled } from './choose';

const play = (card: string, ...target: string[]): OptionInfo => ({ text: '', verb: 'play', thing: [card], target });
const end: OptionInfo = { text: 'end', verb: 'end' };
const pass: OptionInfo = { text: 'pass', verb: 'pass' };

describe('one’s own turn', () => {
  const options = [play('bang@4C', 'bob'), play('bang@4C', 'cal'), play('beer@6H'), play('duel@JS', 'cal'), end];

  it('offers cards first, and targets only of what is picked', () => {
    expect(choose(options, []).offered).toEqual(new Set(['bang@4C', 'beer@6H', 'duel@JS']));
    expect(choose(options, ['bang@4C']).offered).toEqual(new Set(['bob', 'cal']));
    expect(choose(options, ['duel@JS']).offered).toEqual(new Set(['cal']));
  });

  it('has a move ready when nothing is left to point at', () => {
    expect(choose(options, ['beer@6H']).ready).toEqual([2]);
    expect(choose(options, ['bang@4C']).ready).toEqual([]);
    expect(settled(choose(options, ['bang@4C', 'cal']))).toBe(1);
  });

  it('begins anew with another card, and takes back with the same', () => {
    expect(pick(options, ['bang@4C'], 'beer@6H')).toEqual(['beer@6H']);
    expect(pick(options, ['bang@4C'], 'bang@4C')).toEqual([]);
    expect(pick(options, ['bang@4C'], 'nobody')).toEqual(['bang@4C']);
  });
});

describe('a card that is paid for', () => {
  const options: OptionInfo[] = [
    { text: '', verb: 'play', thing: ['springfield@KS'], paid: ['beer@6H'], target: ['bob'] },
    { text: '', verb: 'play', thing: ['springfield@KS'], paid: ['panic@JH'], target: ['bob'] },
    play('beer@6H'),
    end,
  ];

  it('takes price and target in any order', () => {
    expect(choose(options, ['springfield@KS']).offered).toEqual(new Set(['beer@6H', 'panic@JH', 'bob']));
    expect(settled(choose(options, ['springfield@KS', 'bob', 'panic@JH']))).toBe(1);
    expect(settled(choose(options, ['springfield@KS', 'beer@6H', 'bob']))).toBe(0);
  });

  it('does not begin with the price, which is a card of its own', () => {
    const { open, offered } = choose(options, ['beer@6H']);
    expect(open).toEqual([2]);
    expect(offered.size).toBe(0);
  });
});

describe('things to use', () => {
  const use = (thing: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
    text: '',
    verb: 'use',
    thing: [thing],
    ...more,
  });

  it('are beginnings in a turn', () => {
    const options = [use('character/sid-ketchum', { paid: ['a@2C', 'b@3C'] }), end];
    expect(choose(options, []).offered).toEqual(new Set(['use:character/sid-ketchum']));
    expect(choose(options, ['use:character/sid-ketchum']).offered).toEqual(new Set(['a@2C', 'b@3C']));
  });

  it('go without saying where everything belongs to one', () => {
    const options = [
      use('event/ranch', { paid: ['a@2C'] }),
      use('event/ranch', { paid: ['b@3C'] }),
      use('event/ranch', { paid: ['a@2C', 'b@3C'] }),
      pass,
    ];
    expect(choose(options, []).offered).toEqual(new Set(['a@2C', 'b@3C']));
    expect(choose(options, ['b@3C']).ready).toEqual([1]);
    expect(choose(options, ['b@3C', 'a@2C']).ready).toEqual([2]);
    expect(choose([use('event/blood-brothers', { target: ['bob'] }), pass], []).offered).toEqual(new Set(['bob']));
  });

  it('stay to be pointed at where they want nothing else', () => {
    expect(choose([use('card/barrel'), pass], []).offered).toEqual(new Set(['use:card/barrel']));
  });

  it('are told apart by their purpose', () => {
    const options = [use('x', { purpose: 'one' }), use('x', { purpose: 'two' }), end];
    expect(choose(options, []).offered).toEqual(new Set(['use:x:one', 'use:x:two']));
  });
});

describe('several cards', () => {
  const keep = (...cards: string[]): OptionInfo => ({ text: '', verb: 'choose', thing: cards });
  const options = [keep('a@2C', 'b@3C'), keep('a@2C', 'c@4C'), keep('b@3C', 'c@4C')];

  it('are put back one by one', () => {
    expect(pick(options, ['a@2C', 'b@3C'], 'a@2C')).toEqual(['b@3C']);
    expect(pick(options, ['a@2C', 'b@3C'], 'b@3C')).toEqual(['a@2C']);
  });

  it('may look the same', () => {
    const twins = [keep('a@2C', 'a@2C'), keep('a@2C', 'b@3C')];
    expect(pick(twins, ['a@2C'], 'a@2C')).toEqual(['a@2C', 'a@2C']);
    expect(choose(twins, ['a@2C', 'a@2C']).ready).toEqual([0]);
  });
});
