import type { Arg, OptionInfo, Play } from '$lib/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../tests/words';
import { buttons, isCrowd } from './buttons';
import { choose } from './choose';
import type { Scene } from './scene';

const option = (verb: string, thing: string[], target: string[] = []): OptionInfo => ({
  text: [verb, ...thing, ...target].join(' '),
  verb,
  thing,
  target,
  label: { id: 'ask-choose', args: { what: thing.map((each): Arg => (each.includes('@') ? `c:${each}` : each)) } },
});
const end: OptionInfo = { text: 'end', verb: 'end' };

/** Only the part of a scene that is used. */
function scene(game: Scene['view']['game'], options: OptionInfo[], ...picked: string[]): Scene {
  const keys = game === 'duel' ? ['law', 'outlaw'] : ['ann', 'bob'];
  return {
    view: { game, players: [], turn: keys[0] },
    speaker: { game, keys, names: ['Ann', 'Bob'], me: 0 },
    play: { asked: 0, kind: 'play', about: '', view: { game, players: [], dice: [] } } as unknown as Play,
    events: [],
    options,
    choice: choose(options, picked),
  } as unknown as Scene;
}

/** The keys on the buttons, by what the buttons do. */
const keysOf = (now: Scene): Record<string, string> => Object.fromEntries(buttons(now).map(({ id, key }) => [id, key]));

describe('the key on a button', () => {
  it('is Enter where that makes the move', () => {
    const options = [option('play', ['beer@6H']), option('play', ['bang@4C'], ['bob']), end];
    expect(keysOf(scene('bang', options, 'beer@6H'))).toEqual({ 'play beer@6H': '⏎', end: 'E' });
    expect(keysOf(scene('bang', options))).toEqual({ end: 'E' });
  });

  it('is Enter for several cards, once they are enough', () => {
    const options = [option('discard', ['beer@6H', 'bang@4C']), option('discard', ['beer@6H', 'panic@JH'])];
    expect(keysOf(scene('bang', options, 'beer@6H'))).toEqual({});
    expect(keysOf(scene('bang', options, 'beer@6H', 'panic@JH'))).toEqual({ 'discard beer@6H panic@JH': '⏎' });
  });

  it('is none where a card could also be played on somebody: that is not made by Enter', () => {
    const card = 'colt@law-horseshoe';
    const options = [option('play', [card], ['outlaw.ac']), option('reload', [card]), end];
    expect(keysOf(scene('duel', options, card))).toEqual({ [`reload ${card}`]: '', end: 'E' });
    expect(buttons(scene('duel', options, card)).some(({ first }) => first)).toBe(false);
  });

  it('is none where several moves are ready', () => {
    const options = [option('play', ['x@2C']), { ...option('play', ['x@2C']), text: 'another', as_id: 'bang' }, end];
    expect(keysOf(scene('bang', options, 'x@2C'))).toEqual({ 'play x@2C': '', another: '', end: 'E' });
  });
});

describe('a number', () => {
  const options = ['0', '1', '2'].map((number) => option('choose', [number]));

  it('has a button, but for dice, which lie on the table', () => {
    expect(buttons(scene('bang', options)).map(({ move }) => move)).toEqual([0, 1, 2]);
    expect(buttons(scene('dice', options))).toEqual([]);
  });
});

describe('many buttons', () => {
  beforeEach(() => speak('de'));
  const names = [
    'bang',
    'barrel',
    'beer',
    'dynamite',
    'general-store',
    'jail',
    'panic',
    'saloon',
    'scope',
    'stagecoach',
  ];
  const named = names.map((id) => ({
    ...option('choose', [`card/${id}`]),
    label: { id: 'ask-choose', args: { what: `t:card/${id}` } },
  }));
  const labels = (options: OptionInfo[]): string[] => buttons(scene('bang', options)).map(({ label }) => label);

  it('are a crowd in the order of their letters, whatever the language', () => {
    const rows = buttons(scene('bang', named));
    expect(isCrowd(rows)).toBe(true);
    const found = labels(named);
    expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other, 'de')));
  });

  it('stay as they are where they are few', () => {
    const few = [named[9]!, named[0]!];
    expect(isCrowd(buttons(scene('bang', few)))).toBe(false);
    expect(labels(few)).not.toEqual(labels(few).toSorted());
  });
});

describe('what is left of a choice of two things', () => {
  const options = [option('choose', ['ann.barrel', 'discard']), option('choose', ['ann.barrel', 'keep'])];

  it('makes the move, if it has no place on the table', () => {
    expect(buttons(scene('bang', options))).toEqual([]);
    expect(buttons(scene('bang', options, 'ann.barrel')).map(({ id, move }) => [id, move])).toEqual([
      ['discard', 0],
      ['keep', 1],
    ]);
  });
});

describe('the label on a button', () => {
  beforeEach(() => speak('en'));

  const rolls = [['1'], ['2'], ['1', '2']].map((dice) => ({
    ...option('reroll', dice),
    short: { id: 'ask-dice-button-reroll', args: { count: dice.length } },
  }));
  const labels = (now: Scene): string[] => buttons(now).map(({ label }) => label);

  it('says how many dice are rolled again', () => {
    expect(labels(scene('dice', rolls, '2'))).toEqual(['Roll 1 again']);
    expect(labels(scene('dice', rolls, '2', '1'))).toEqual(['Roll 2 again']);
  });

  it('is heard as well as read', () => {
    const options = [option('choose', ['beer@6H', 'bang@4C'])];
    for (const now of [scene('dice', rolls, '2', '1'), scene('bang', options, 'beer@6H', 'bang@4C')]) {
      const [only] = buttons(now);
      expect(only!.full).toContain(only!.label);
    }
  });
});
