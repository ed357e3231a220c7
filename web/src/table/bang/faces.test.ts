import type { BangPlayer, GameEvent, OptionInfo } from '$lib/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak, speaker } from '../../../tests/words';
import { choose } from '../choose';
import type { Scene } from '../scene';
import { face } from './faces';

beforeEach(() => speak('en'));

const KEYS = ['ann', 'bob', 'cal', 'dora'];
const FAR = [0, 1, 2, 1];
const player = (name: string, seat: number): BangPlayer => ({
  name,
  character: 'vulture-sam',
  life: 3,
  max_life: 4,
  hand_count: 2,
  distance: FAR[seat]!,
});

interface Given {
  me?: number;
  events?: GameEvent[];
  dead?: string[];
  options?: OptionInfo[];
  picked?: string[];
}

/** Only the part of a scene that is used. */
function scene({ me = 0, events = [], dead = [], options = [], picked = [] }: Given): Scene {
  const players = KEYS.map((name, seat) =>
    dead.includes(name) ? { ...player(name, seat), alive: false, role: 'outlaw' } : player(name, seat),
  );
  return {
    view: { game: 'bang', players, turn: 'ann', reach: 1, over: false },
    me,
    speaker: speaker('bang', KEYS, me),
    play: { asked: 0, kind: 'play' },
    events,
    options,
    choice: choose(options, picked),
    seats: null,
  } as unknown as Scene;
}

describe('how somebody fell', () => {
  const fell = (killer: string | undefined, me: number): string =>
    face(scene({ me, dead: ['cal'], events: [{ kind: 'eliminated', player: 'cal', killer }] }), 2).note;

  it('by nobody’s hand is not by the hand of whoever watches', () => {
    expect(fell(undefined, -1)).toBe('Outlaw, out of the game');
    expect(fell(undefined, 0)).toBe('Outlaw, out of the game');
  });

  it('by somebody’s, by mine, and by his own', () => {
    expect(fell('bob', 0)).toBe('Outlaw, beaten by Bob');
    expect(fell('ann', 0)).toBe('Outlaw, beaten by you');
    expect(fell('bob', -1)).toBe('Outlaw, beaten by Bob');
    expect(fell('cal', 2)).toBe('Outlaw, out of the game');
  });
});

describe('whether my weapon reaches', () => {
  const at = (card: string, ...targets: string[]): OptionInfo[] =>
    targets.map((target) => ({ text: '', verb: 'play', thing: [card], target: [target] }));
  const ranges = (options: OptionInfo[], picked: string[]): unknown[] =>
    [1, 2, 3].map((seat) => face(scene({ options, picked }), seat).range?.reached ?? null);

  it('is told as long as nothing is picked', () => {
    expect(ranges([], [])).toEqual([true, false, true]);
  });

  it('is not told where it does not matter', () => {
    expect(ranges(at('duel@QD', 'bob', 'cal', 'dora'), ['duel@QD'])).toEqual([true, null, true]);
    expect(ranges(at('bang@4C', 'bob', 'dora'), ['bang@4C'])).toEqual([true, false, true]);
    expect(ranges(at('jail@JS', 'bob', 'cal'), ['jail@JS'])).toEqual([true, null, null]);
  });
});

describe('the verb at a seat', () => {
  const take = (paid: string): OptionInfo => ({
    text: `take coal-hopper with ${paid}`,
    verb: 'take',
    thing: ['railcar/coal-hopper'],
    paid: [paid],
  });
  const options = [take('ann.barrel'), take('bang@4C')];

  it('stands at who is aimed at', () => {
    const shot = { text: 'play bang@4C at bob', verb: 'play', thing: ['bang@4C'], target: ['bob'] };
    expect(face(scene({ options: [shot], picked: ['bang@4C'] }), 1).tab).not.toBeNull();
  });

  it('does not stand at who pays with what lies before him', () => {
    const found = face(scene({ options, picked: ['railcar/coal-hopper'] }), 0);
    expect([found.state, found.tab]).toEqual(['target', null]);
  });
});
