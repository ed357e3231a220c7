import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../build-tools/words.ts';
import data from '../../tests/data/dice.json';
import { LANGUAGES, use } from '$lib/i18n.svelte';
import { ICONS } from '$lib/icons';
import { plain, type Part } from '$lib/rich';
import type { GameEvent, Play } from '$lib/wire';
import * as dice from './dice';
import { KINDS as EVENTS } from './dice/lines';
import { KINDS as DECISIONS } from './dice/questions';
import type { Line, Question, Speaker } from './types';

interface Moment {
  me: number;
  keys: string[];
  play: Play;
}

const moments = data.moments as unknown as Moment[];
const [game] = data.games as unknown as { me: number; keys: string[]; events: GameEvent[] }[];

const NAMES = ['Ann', 'Bob', 'Carlo', 'Dora', 'Emil', 'Flora', 'Gus', 'Hanne'];
const speaker = (keys: string[], me: number): Speaker => ({
  game: 'dice',
  keys,
  names: NAMES.slice(0, keys.length),
  me,
});
const FOUR = ['ann', 'bob', 'cal', 'dee'];

/** A whole sentence: something that ends as sentences do, and no trace of a missing message or variable. */
function sentence(parts: Part[]): void {
  expect(plain(parts)).toMatch(/^[\p{L}\p{N}].*[.!?]$/su);
  words(parts);
}

function words(parts: Part[]): string {
  const text = plain(parts);
  expect(text).toMatch(/^[\p{L}\p{N}].*\S$/su);
  expect(text).not.toMatch(/(?:log|ask|dice|face)-[a-z]|[{}$@\uE000-\uE002]| {2}|undefined| [.,:!?]|![.:]/u);
  return text;
}

function tell(line: Line | null): void {
  expect(ICONS).toContain(line?.icon);
  sentence(line?.parts ?? []);
}

function ask(question: Question): void {
  expect(ICONS).toContain(question.icon);
  words(question.ask);
  sentence(question.why);
}

let broken: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  broken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(broken.mock.calls).toEqual([]);
  broken.mockRestore();
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => use(language, read(language)));

  test('every event is a sentence', () => {
    for (const { me, keys, play } of moments) {
      for (const event of play.events) tell(dice.line(event, speaker(keys, me)));
    }
  });

  test('every question has a headline and a reason', () => {
    for (const { me, keys, play } of moments) {
      if (play.asked !== null) ask(dice.question(play, speaker(keys, me)));
    }
  });

  test('options that differ are told apart', () => {
    for (const { me, keys, play } of moments) {
      const labels = (play.options ?? []).map((option) => words(dice.optionLabel(option, play, speaker(keys, me))));
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
      for (const option of play.options ?? []) words([{ text: dice.button(option, play, speaker(keys, me)) }]);
    }
  });

  test('whoever can be chosen has a verb', () => {
    for (const { me, keys, play } of moments) {
      for (const option of play.options ?? []) {
        const seat = keys.indexOf(option.target?.[0] ?? option.thing?.[0] ?? '');
        if (seat < 0) continue;
        const aim = dice.aimLabel([option], seat, play, speaker(keys, me));
        words(aim.full);
        words([{ text: aim.short }]);
      }
    }
  });

  test('a whole game has a short story and numbers', () => {
    const keys = game?.keys ?? [];
    for (const me of [-1, 0, 1]) {
      const story = dice.shortStory(game?.events ?? [], speaker(keys, me));
      expect(story.length).toBeGreaterThanOrEqual(5);
      expect(story.length).toBeLessThanOrEqual(12);
      story.forEach(tell);
      for (const key of Object.keys(dice.numbers([], speaker(keys, me)).mine)) {
        words([{ text: dice.countName(key as keyof dice.Counts) }]);
      }
    }
  });

  test('faces have names to be read and to be heard', () => {
    for (const face of ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling']) {
      words([{ text: dice.cardName(face) }]);
      words([{ text: dice.spokenCard(face) }]);
      words([{ text: dice.diceName([face, 'beer', face]) }]);
    }
  });
});

describe('what the data hold', () => {
  const kinds = (all: string[]): string[] => [...new Set(all)].sort();

  test('every kind of event occurs', () => {
    expect(kinds(moments.flatMap(({ play }) => play.events.map((event) => event.kind)))).toEqual([...EVENTS].sort());
  });

  test('every kind of decision occurs, asked of the reader and of another', () => {
    const asked = moments.filter(({ play }) => play.asked !== null);
    const mine = asked.filter(({ me, play }) => play.asked === me);
    const others = asked.filter(({ me, play }) => play.asked !== me);
    expect(kinds(mine.map(({ play }) => play.kind))).toEqual([...DECISIONS].sort());
    expect(kinds(others.map(({ play }) => play.kind))).toEqual([...DECISIONS].sort());
  });

  test('all four abilities ask', () => {
    const about = moments.filter(({ play }) => play.kind === 'ability').map(({ play }) => play.about);
    expect(kinds(about)).toEqual(['bart-cassidy', 'kit-carlson', 'pedro-ramirez', 'sid-ketchum']);
  });
});

describe('in words', () => {
  beforeEach(() => use('en', read('en')));

  const said = (event: GameEvent, me: number): string => plain(dice.line(event, speaker(FOUR, me))?.parts ?? []);

  test('the reader is addressed', () => {
    const aimed = { kind: 'aimed', player: 'ann', target: 'bob', points: 1, die: 1 };
    expect(said(aimed, 0)).toBe('You shoot at Bob.');
    expect(said(aimed, 1)).toBe('Ann shoots at you.');
    expect(said(aimed, -1)).toBe('Ann shoots at Bob.');
  });

  test('dice are counted', () => {
    const faces = ['arrow', 'one', 'arrow', 'beer', 'gatling'];
    const rolled = { kind: 'rolled', player: 'ann', dice: [1, 2, 3, 4, 5], faces, rerolls_left: 2 };
    expect(said(rolled, 0)).toBe('You roll 2 arrows, a one, a beer and a Gatling.');
    expect(said({ ...rolled, dice: [2, 4] }, 1)).toBe('Ann rolls 2 dice again: a one and a beer.');
  });

  test('dice, faces and characters have names', () => {
    expect(dice.cardName('3')).toBe('Die 3');
    expect(dice.cardName('beer')).toBe('Beer');
    expect(dice.cardName('slab-the-killer')).toBe('Slab the Killer');
  });

  test('a beer of one’s own is drunk', () => {
    expect(said({ kind: 'beer', player: 'ann', target: 'ann', die: 1 }, 1)).toBe('Ann drinks a beer.');
    expect(said({ kind: 'beer', player: 'ann', target: 'bob', die: 1 }, 1)).toBe('Ann buys you a beer.');
  });

  test('an unknown kind is no accident', () => {
    expect(said({ kind: 'fell_asleep', player: 'ann' }, 0)).toBe('Something happens: fell asleep.');
    const play = { ...(moments[0] as Moment).play, kind: 'ability', about: 'nobody', asked: 0, options: [] };
    expect(plain(dice.question(play, speaker(FOUR, 0)).ask)).toBe('Your choice');
    expect(plain(dice.question({ ...play, kind: 'nap' }, speaker(FOUR, 0)).ask)).toBe('Your choice');
    expect(plain(dice.optionLabel({ text: 'nap', verb: 'nap' }, play, speaker(FOUR, 0)))).toBe('Choose nap');
  });

  test('the numbers are those of the game', () => {
    const events = [
      { kind: 'gatling', player: 'ann' },
      { kind: 'lost_life', player: 'bob', amount: 1, life: 7, cause: 'gatling', source: 'ann' },
      { kind: 'indians' },
      { kind: 'lost_life', player: 'bob', amount: 3, life: 4, cause: 'indians', source: null },
    ];
    const found = dice.numbers(events, speaker(FOUR, 1));
    expect([found.gatlings, found.hits, found.lost, found.indians]).toEqual([1, 1, 4, 1]);
    expect([found.mine.hits, found.mine.lost]).toEqual([0, 4]);
    expect(found.seats[0]?.hits).toBe(1);
  });
});
