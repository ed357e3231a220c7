import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../build-tools/words.ts';
import data from '../../tests/data/duel.json';
import { LANGUAGES, use } from '$lib/i18n.svelte';
import { ICONS } from '$lib/icons';
import { plain, type Part } from '$lib/rich';
import type { GameEvent, OptionInfo, Play } from '$lib/wire';
import * as duel from './duel';
import { KINDS as EVENTS } from './duel/lines';
import { KINDS as DECISIONS } from './duel/questions';
import type { Line, Question, Speaker } from './types';

interface Moment {
  me: number;
  keys: string[];
  play: Play;
}

const moments = data.moments as unknown as Moment[];
const [game] = data.games as unknown as { me: number; keys: string[]; events: GameEvent[] }[];

const speaker = (me: number, names = ['Ann', 'Hanne']): Speaker => ({
  game: 'duel',
  keys: ['law', 'outlaw'],
  names,
  me,
});

/** A whole sentence: something that ends as sentences do, and no trace of a missing message or variable. */
function sentence(parts: Part[]): string {
  const text = plain(parts);
  expect(text).toMatch(/^[\p{L}\p{N}].*[.!?]$/su);
  return words(parts);
}

function words(parts: Part[]): string {
  const text = plain(parts);
  expect(text).toMatch(/^[\p{L}\p{N}].*\S$/su);
  expect(text).not.toMatch(/(?:log|ask|duel|bang|symbol)-[a-z]|[{}$@\uE000-\uE002]| {2}|undefined| [.,:!?]|![.:]/u);
  return text;
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
    for (const { me, play } of moments) {
      for (const event of play.events) tell(duel.line(event, speaker(me)));
    }
  });

  test('every question has a headline and a reason', () => {
    for (const { me, play } of moments) {
      if (play.asked === null) continue;
      ask(duel.question(play, speaker(me)));
      ask(duel.question(play, speaker(me), game?.events));
    }
  });

  test('options that differ are told apart', () => {
    for (const { me, play } of moments) {
      const options = play.options ?? [];
      const labels = options.map((option) => words(duel.optionLabel(option, play, speaker(me))));
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
      for (const option of options) {
        const short = duel.button(option, play, speaker(me));
        words([{ text: short }]);
        expect(short.length, short).toBeLessThan(52);
      }
    }
  });

  test('whatever can be aimed at has a verb', () => {
    for (const { me, play } of moments) {
      for (const [target, options] of targetsOf(play)) {
        const aim = duel.aimLabel(options, target, play, speaker(me));
        words(aim.full);
        words([{ text: aim.short }]);
        words(duel.placeName(target, play.view as never, speaker(me)));
      }
    }
  });

  test('a whole game has a short story and numbers', () => {
    for (const me of [-1, 0, 1]) {
      const story = duel.shortStory(game?.events ?? [], speaker(me));
      expect(story.length).toBeGreaterThanOrEqual(5);
      expect(story.length).toBeLessThanOrEqual(12);
      story.forEach(tell);
      for (const key of Object.keys(duel.numbers([], speaker(me)).mine)) {
        words([{ text: duel.countName(key as keyof duel.Counts) }]);
      }
    }
  });

  test('a side without a name is called by what it is', () => {
    const nameless = speaker(-1, ['law', 'outlaw']);
    for (const { play } of moments) {
      for (const event of play.events) expect(tell(duel.line(event, nameless))).not.toMatch(/\b(?:law|outlaw)\b/);
    }
  });

  test('cards have names to be read and to be heard', () => {
    for (const text of ['missed@law-barrel', 'colt@outlaw-dynamite', 'water@law-snake', 'hat@law-horseshoe']) {
      words([{ text: duel.cardName(text) }]);
      words([{ text: duel.spokenCard(text) }]);
    }
  });
});

function tell(line: Line | null): string {
  if (line === null) return '';
  expect(ICONS).toContain(line.icon);
  return sentence(line.parts);
}

function ask(question: Question): void {
  expect(ICONS).toContain(question.icon);
  words(question.ask);
  sentence(question.why);
}

/** What the options of a play are aimed at, each with those options. */
function targetsOf(play: Play): Map<string, OptionInfo[]> {
  const out = new Map<string, OptionInfo[]>();
  for (const option of play.options ?? []) {
    const target = option.target?.[0] ?? (option.verb === 'choose' ? option.thing?.[0] : undefined);
    if (target) out.set(target, [...(out.get(target) ?? []), option]);
  }
  return out;
}

describe('what the data hold', () => {
  const kinds = (all: string[]): string[] => [...new Set(all)].sort();

  test('every kind of event occurs', () => {
    expect(kinds(moments.flatMap(({ play }) => play.events.map((event) => event.kind)))).toEqual([...EVENTS].sort());
  });

  test('every kind of decision occurs, asked of the reader and of another', () => {
    const asked = moments.filter(({ play }) => play.asked !== null);
    expect(kinds(asked.filter(({ me, play }) => play.asked === me).map(({ play }) => play.kind))).toEqual(
      [...DECISIONS].sort(),
    );
    expect(kinds(asked.filter(({ me, play }) => play.asked !== me).map(({ play }) => play.kind))).toEqual(
      [...DECISIONS].sort(),
    );
  });
});

describe('in words', () => {
  beforeEach(() => use('en', read('en')));

  const said = (event: GameEvent, me: number): string => plain(duel.line(event, speaker(me))?.parts ?? []);

  test('the reader is addressed', () => {
    const took = { kind: 'took', player: 'outlaw', victim: 'law', card: 'colt@law-dynamite' };
    expect(said(took, 1)).toBe('You take Colt from Ann’s hand.');
    expect(said(took, 0)).toBe('Hanne takes Colt from your hand.');
    expect(said(took, -1)).toBe('Hanne takes Colt from Ann’s hand.');
  });

  test('names are parts that point at what they name', () => {
    const played = {
      kind: 'played',
      player: 'law',
      card: 'colt@law-dynamite',
      used_as: '',
      target: 'outlaw',
      character: 'jango',
    };
    expect(duel.line(played, speaker(-1))?.parts).toEqual([
      { text: 'Ann', ref: { seat: 0 } },
      { text: ' plays ' },
      { text: 'Colt', ref: { card: 'colt@law-dynamite' } },
      { text: ' on ' },
      { text: 'Jango', ref: { thing: 'jango' } },
      { text: '.' },
    ]);
  });

  test('an unknown kind is no accident', () => {
    expect(said({ kind: 'fell_asleep', player: 'law' }, 0)).toBe('Something happens: fell asleep.');
    const [first] = moments;
    const play = { ...(first as Moment).play, kind: 'nap', asked: 0, options: [] };
    expect(plain(duel.question(play, speaker(0)).ask)).toBe('Your choice');
    expect(plain(duel.optionLabel({ text: 'nap', verb: 'nap' }, play, speaker(0)))).toBe('Choose nap');
  });

  test('the numbers are those of the game', () => {
    const events = [
      { kind: 'shot', player: 'law', target: 'outlaw', character: 'sid-curry', cause: 'colt' },
      { kind: 'lost_life', player: 'outlaw', character: 'sid-curry', life: 3, source: 'law', cause: 'colt' },
      { kind: 'lost_life', player: 'law', character: 'jango', life: 2, source: null, cause: 'rattlesnake' },
    ];
    const found = duel.numbers(events, speaker(1));
    expect([found.shots, found.hits, found.lost]).toEqual([1, 1, 2]);
    expect([found.mine.hits, found.mine.lost]).toEqual([0, 1]);
    expect(found.seats[0]?.hits).toBe(1);
  });

  test('cards by name', () => {
    expect(duel.cardName('missed@law-barrel')).toBe('Missed! (barrel)');
    expect(duel.spokenCard('missed@law-barrel')).toBe('Missed!, barrel symbol, Law card');
    expect(duel.cardName('outlaw.ac.barrel')).toBe('Barrel');
    expect(duel.cardName('law.hand@outlaw')).toBe('Hidden card');
    expect(duel.cardName('ac')).toBe('Active character');
    expect(duel.cardName('slim-poet')).toBe('Slim Poet');
  });
});
