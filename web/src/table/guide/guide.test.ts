import { prefs } from '$lib/prefs.svelte';
import type { OptionInfo, SeatInfo } from '$lib/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../build-tools/words.ts';
import { use } from '$lib/i18n.svelte';
import { choose } from '../choose';
import type { Controls } from '../controls';
import { Panels } from '../panels.svelte';
import type { Scene } from '../scene';
import { advised, ask, follow, mayAsk, playsAlone, playsAlong, spokenAdvice, turnWatch } from './along';
import { signsOf } from './points';
import { said } from './said.svelte';
import { tipFor } from './tips';

use('en', read('en'));

const KEYS = ['ann', 'bob', 'cal'];
const PLAY: OptionInfo = {
  text: 'play beer@6H',
  verb: 'play',
  thing: ['beer@6H'],
  label: { id: 'ask-bang-do-play', args: { card: 'c:beer@6H' } },
};
const END: OptionInfo = { text: 'end', verb: 'end' };

function seats(...people: (string | null)[]): SeatInfo[] {
  return people.map((person) => ({ name: '', person, bot: null, ready: false, away: false, reserve: 0, called: '' }));
}

/** As somebody sees it who sits first, with what a test cares about. */
function scene(more: { turn?: string; turns?: number; over?: boolean; number?: number } & Partial<Scene> = {}): Scene {
  const { turn = 'ann', turns = 1, over = false, number = 1, ...rest } = more;
  return {
    view: { game: 'bang', turn, turns, over, players: [] },
    play: { number, decision: 7, kind: 'play', about: '', view: { game: 'bang' } },
    speaker: { game: 'bang', keys: KEYS, names: ['Ann', 'Bob', 'Cal'], me: 0 },
    me: 0,
    seats: seats('a', null, null),
    options: [PLAY, END],
    advice: null,
    ...rest,
  } as unknown as Scene;
}

beforeEach(() => {
  said.forget();
  prefs.hints = true;
});

describe('advice is for', () => {
  it('whoever plays alone among bots', () => {
    expect(playsAlone(scene())).toBe(true);
    expect(playsAlone(scene({ seats: seats('a', 'b', null) }))).toBe(false);
    expect(playsAlone(scene({ me: -1, seats: seats(null, null) }))).toBe(false);
    expect(playsAlone(scene({ seats: null }))).toBe(false);
  });

  it('whoever has a choice and wants hints', () => {
    expect(mayAsk(scene())).toBe(true);
    expect(mayAsk(scene({ options: [END] }))).toBe(false);
    expect(mayAsk(scene({ options: [] }))).toBe(false);
    expect(mayAsk(scene({ seats: seats('a', 'b', null) }))).toBe(false);
    prefs.hints = false;
    expect(mayAsk(scene())).toBe(false);
  });
});

describe('the first turns', () => {
  it('are two of each game', () => {
    expect(playsAlong(scene())).toBe(true);
    said.addTurn('bang');
    expect(playsAlong(scene())).toBe(true);
    said.addTurn('duel');
    expect(playsAlong(scene())).toBe(true);
    said.addTurn('bang');
    expect(playsAlong(scene())).toBe(false);
    expect([said.turns('bang'), said.turns('duel'), said.turns('dice')]).toEqual([2, 1, 0]);
    said.forget();
    expect(playsAlong(scene())).toBe(true);
  });

  it('are over when somebody else’s begins', () => {
    const over = turnWatch();
    expect(over(scene({ turn: 'bob' }))).toBe(false);
    expect(over(scene({ turns: 2 }))).toBe(false);
    expect(over(scene({ turns: 2, options: [] }))).toBe(false);
    expect(over(scene({ turn: 'bob', turns: 3, options: [] }))).toBe(true);
    expect(over(scene({ turn: 'bob', turns: 3 }))).toBe(false); // he answers, in a turn that is not his
    expect(over(scene({ turn: 'cal', turns: 4 }))).toBe(false);
  });

  it('or another one of his own, or the game ends', () => {
    const over = turnWatch();
    over(scene({ turns: 2 }));
    expect(over(scene({ turns: 3 }))).toBe(true);
    expect(over(scene({ turns: 3, over: true, options: [] }))).toBe(true);
    over(scene({ turns: 3 }));
    expect(over(scene({ turns: 3, number: 2 }))).toBe(true);
  });

  it('do not count if nothing was asked in them, or before there are turns', () => {
    const over = turnWatch();
    over(scene({ turns: 2, options: [] }));
    expect(over(scene({ turn: 'bob', turns: 3 }))).toBe(false);
    over(scene({ turns: 0 }));
    expect(over(scene({ turns: 1 }))).toBe(false);
  });
});

describe('asking', () => {
  const advice = { it: 'advice', decision: 7, option: 0, text: 'I need the life point.' } as const;

  function asking(more: Partial<Scene>): { asked: number; panels: Panels } {
    const panels = new Panels();
    let asked = 0;
    panels.waved = 7;
    ask({ scene: scene({ ...more, advise: () => void asked++ }), panels } as unknown as Controls);
    return { asked, panels };
  }

  it('asks once, and says again what was said', () => {
    expect(asking({}).asked).toBe(1);
    expect(asking({}).panels.waved).toBe(-1);
    const again = asking({ advice });
    expect(again.asked).toBe(0);
    expect(again.panels.polite).toContain('I need the life point.');
  });

  it('leaves it where there is nothing to ask', () => {
    expect(asking({ options: [END] }).asked).toBe(0);
    expect(asking({ seats: seats('a', 'b', null) }).asked).toBe(0);
  });

  it('is done by its number, unless nobody wants to hear of it', () => {
    const panels = new Panels();
    const made: unknown[] = [];
    const controls = {
      scene: scene({ advice }),
      panels,
      make: (...what: unknown[]) => made.push(what),
    } as unknown as Controls;
    expect(advised(controls)).toBe(PLAY);
    follow(controls);
    expect(made).toEqual([[0, true]]);
    panels.waved = 7;
    expect(advised(controls)).toBeNull();
    follow(controls);
    expect(made).toHaveLength(1);
  });

  it('is told as the move and its reason', () => {
    expect(spokenAdvice(scene({ advice }))).toBe('Play Beer 6 of Hearts. I need the life point.');
    expect(spokenAdvice(scene())).toBe('');
  });
});

describe('while a card is picked the guide tells', () => {
  const told = (option: OptionInfo, ...picked: string[]): string | undefined => {
    const options = [option, END];
    return tipFor(scene({ options, choice: choose(options, picked) } as Partial<Scene>), new Set(['bang-play']))?.id;
  };
  const brawl: OptionInfo = { text: '', verb: 'play', thing: ['brawl@JS'], paid: ['beer@6H'], target: ['bob.hand'] };

  it('of a target where there is one to choose, and of a price where one is paid', () => {
    expect(told({ text: '', verb: 'play', thing: ['bang@QH'], target: ['bob'] }, 'bang@QH')).toBe('bang-target');
    expect(told(brawl, 'brawl@JS')).toBe('bang-pay');
    expect(told(brawl, 'brawl@JS', 'beer@6H')).toBe('bang-target');
    expect(
      told(
        { text: '', verb: 'use', thing: ['character/jose-delgado'], paid: ['beer@6H'] },
        'use:character/jose-delgado',
      ),
    ).toBe('bang-pay');
    expect(told(PLAY, 'beer@6H')).toBeUndefined();
  });
});

describe('what is marked', () => {
  it('has its step where there are two', () => {
    const bang: OptionInfo = { text: '', verb: 'play', thing: ['bang@QH'], target: ['bob'] };
    expect(signsOf(bang)).toEqual([
      ['bang@QH', '1'],
      ['bob', '2'],
    ]);
    const brawl: OptionInfo = { text: '', verb: 'play', thing: ['brawl@JS'], paid: ['beer@6H'], target: ['bob.hand'] };
    expect(signsOf(brawl).map(([, sign]) => sign)).toEqual(['1', '2', '2']);
  });

  it('has a star where there is one, and nothing where a button says it all', () => {
    expect(signsOf(PLAY)).toEqual([['beer@6H', '★']]);
    expect(signsOf({ text: '', verb: 'reroll', thing: ['2', '4'] }).map(([, sign]) => sign)).toEqual(['★', '★']);
    expect(signsOf({ text: '', verb: 'use', thing: ['card/barrel'] })).toEqual([['use:card/barrel', '★']]);
    expect(signsOf(END)).toEqual([]);
  });
});
