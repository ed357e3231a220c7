import { prefs } from '$lib/prefs.svelte';
import type { OptionInfo, SeatInfo, Settings } from '$lib/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../build-tools/words.ts';
import { t, use } from '$lib/i18n.svelte';
import { choose } from '../choose';
import type { Controls } from '../controls';
import { Panels } from '../panels.svelte';
import type { Scene } from '../scene';
import { advised, ask, follow, gained, mayAsk, playsAlone, playsAlong, spokenAdvice, turnWatch } from './along';
import { signsOf } from './points';
import { said } from './said.svelte';
import { tipFor } from './tips';
import { listening } from '../../../tests/words';

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
    events: [],
    choice: choose([], []),
    ...rest,
  } as unknown as Scene;
}

beforeEach(() => {
  said.forget();
  prefs.hints = true;
});

describe('advice is for', () => {
  it('everybody where the host allows it, but then the guide waits to be asked', () => {
    const together = { seats: seats('a', 'b', null) };
    const settings = (hints: boolean) => ({ settings: { hints } as Settings });
    expect(mayAsk(scene({ ...together, ...settings(false) }))).toBe(false);
    expect(mayAsk(scene({ ...together, ...settings(true) }))).toBe(true);
    expect(playsAlong(scene({ ...together, ...settings(true) }))).toBe(false);
    expect(playsAlong(scene(settings(true)))).toBe(true);
  });

  it('says what is gained, if anything is', () => {
    const advice = { it: 'advice', decision: 7, option: 0, text: '', chance: 52, instead: 41 } as const;
    expect(gained(scene({ advice }))).toBe('41 → 52 %');
    expect(gained(scene({ advice: { ...advice, chance: 41 } }))).toBe('');
    expect(gained(scene())).toBe('');
  });

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
  const advice = {
    it: 'advice',
    decision: 7,
    option: 0,
    text: 'I need the life point.',
    chance: 0,
    instead: 0,
  } as const;

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

describe('a set has a word', () => {
  const told = (id: string, ...said: string[]): string | undefined => {
    const events = [{ kind: 'x', say: { id, icon: 'info' } }];
    return tipFor(scene({ events } as Partial<Scene>), new Set(['bang-play', ...said]))?.words;
  };

  it('on what has happened, once', () => {
    expect(told('log-bang-shadow-rose')).toBe('log-bang-shadow-rose.guide');
    expect(told('log-bang-shadow-rose', 'log-bang-shadow-rose')).toBeUndefined();
    expect(told('log-bang-drew')).toBeUndefined();
  });
});

describe('of cards a set has a word', () => {
  listening();
  const seen = (hand: string[], inPlay: string[], ...said: string[]): string | undefined => {
    const players = [{ hand }, { in_play: inPlay }, { hand: ['ghost@9S'] }];
    const { view, ...rest } = scene();
    const now = { ...rest, view: { ...view, players } } as unknown as Scene;
    return tipFor(now, new Set(['bang-play', 'bang-three', ...said]))?.words;
  };

  it('when one holds them or sees them in play', () => {
    expect(seen(['ghost@9S'], [])).toBe('bang-card-ghost.guide');
    expect(seen([], ['ghost@9S'])).toBe('bang-card-ghost.guide');
    expect(seen([], ['ghost@9S'], 'card/ghost')).toBeUndefined();
    expect(seen([], [])).toBeUndefined(); // what others hold says nothing
  });

  it('and of their colour once', () => {
    expect(seen(['iron-plate@QS'], ['sombrero@7C'])).toBe('guide-border-green');
    expect(seen(['iron-plate@QS'], ['sombrero@7C'], 'border-green')).toBeUndefined();
  });
});

describe('of a question a set has a word', () => {
  const asked = (id: string): Partial<Scene> => ({
    play: { ...scene().play, question: { icon: 'info', tone: 'react', ask: { id } } } as Scene['play'],
  });

  it('before all others, and only for whom it is', () => {
    use('en', `${read('en')}\nask-bang-riddle = Riddle?\n    .guide = Think twice.\n`);
    expect(tipFor(scene(asked('ask-bang-riddle')), new Set())?.words).toBe('ask-bang-riddle.guide');
    expect(tipFor(scene({ ...asked('ask-bang-riddle'), options: [] }), new Set())?.id).not.toBe('ask-bang-riddle');
    expect(tipFor(scene(asked('ask-bang-play')), new Set())?.id).toBe('bang-play');
    use('en', read('en'));
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

describe('of what sets lay on the table the guide tells', () => {
  const with_ = (...ids: string[]): Scene => {
    const shapes = ids.map((id) => ({ shape: 'counter', id, seat: 0, count: 1 }));
    const view = { game: 'bang', turn: 'ann', turns: 1, over: false, players: [], shapes };
    return scene({ view, choice: choose([PLAY, END], []) } as never);
  };
  const told = (ids: string[], ...said: string[]): string | undefined => tipFor(with_(...ids), new Set(said))?.id;

  it('once, after what is asked, and only what the set has words for', () => {
    expect(told(['loads'])).toBe('bang-play');
    expect(told(['loads'], 'bang-play')).toBe('part-loads');
    expect(told(['loads', 'loads', 'gold'], 'bang-play', 'part-loads')).toBe('part-gold');
    expect(told(['face-down'], 'bang-play')).toBeUndefined();
  });

  it('when an event first holds: what events are, then what this one is, if that is new in kind', () => {
    const bill = (event: string, id = 'event'): Scene => {
      const view = { game: 'bang', turn: 'ann', turns: 1, over: false, players: [] };
      return scene({ view: { ...view, shapes: [{ shape: 'bill', id, cards: [`event/${event}`] }] } } as never);
    };
    const of = (what: Scene, ...said: string[]): string | undefined => tipFor(what, new Set(said))?.id;
    expect(of(bill('ghost-town'), 'bang-play')).toBe('part-event');
    expect(of(bill('ghost-town'), 'bang-play', 'part-event')).toBe('event/ghost-town');
    expect(of(bill('thirst'), 'bang-play', 'part-event')).toBeUndefined();
    expect(of(bill('charity', 'of-a-stranger'), 'bang-play')).toBe('bang-event');
  });

  it('in the words of the set', () => {
    const tip = tipFor(with_('misses-turn'), new Set(['bang-play']))!;
    expect(t(tip.words!)).toMatch(/misses the next turn/);
  });
});

describe('who is out is told that his side may still win', () => {
  const told = (more: object, settings: object = {}): string | undefined => {
    const players = [{ name: 'ann', alive: false, role: 'outlaw' }, { name: 'bob' }, { name: 'cal' }, { name: 'dee' }];
    const view = { game: 'bang', turn: 'bob', turns: 5, over: false, players, ...more };
    return tipFor(scene({ view, options: [], settings } as never), new Set())?.id;
  };

  it('unless something brings him back, or nobody has a side', () => {
    expect(told({})).toBe('out');
    expect(told({}, { variants: ['shadow-gunslingers'] })).toBe('role-outlaw');
    expect(told({ shapes: [{ shape: 'bill', id: 'events', cards: ['event/ghost-town'] }] })).not.toBe('out');
    expect(told({ goal: 'bang-goals-last-one-in-play' })).toBe('bang-wait');
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
