/** What the tests of the words share: moments of real games, and how words must look. */

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../build-tools/words.ts';
import { stock } from '$lib/catalogue.svelte';
import { LANGUAGES, use, type Language } from '$lib/i18n.svelte';
import { ICONS } from '$lib/icons';
import { plain, type Part } from '$lib/rich';
import type { Catalogue, GameEvent, OptionInfo, Play } from '$lib/wire';
import type { Aim, Line, Question, Speaker } from '$say/types';

/** Something as somebody at a table was told it; `python -m tests.golden.moments` collects it. */
interface Seen {
  me: number;
  keys: string[];
}

interface Moments {
  moments: (Seen & { play: Play })[];
  events: (Seen & { event: GameEvent })[];
  games: (Seen & { events: GameEvent[] })[];
}

/** A voice of `say/`, and what is peculiar to its game. */
export interface Voice {
  game: Speaker['game'];
  line(event: GameEvent, to: Speaker, around?: readonly GameEvent[]): Line | null;
  question(now: Play, to: Speaker, told?: GameEvent[]): Question;
  optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[];
  button(option: OptionInfo, now: Play, to: Speaker): string;
  shortStory(events: GameEvent[], to: Speaker): Line[];
  numbers(events: GameEvent[], to: Speaker): { mine: Record<string, number> };
  countName(what: string): string;
  /** The verbs on whatever the options are aimed at. */
  aims(play: Play, to: Speaker): Aim[];
  /** Kinds of events that have words of their own, and those of them that another line may tell. */
  events: readonly string[];
  silent: readonly string[];
  /** Kinds of decisions that have words of their own. */
  decisions: readonly string[];
}

const NAMES = ['Ann', 'Bob', 'Carlo', 'Dora', 'Emil', 'Flora', 'Gus', 'Hanne'];
const CATALOGUES = Object.fromEntries(LANGUAGES.map((each) => [each, read(each)])) as Record<Language, string>;

function data(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'));
}

export const moments = (game: Speaker['game']): Moments => data(game) as Moments;

export function speaker(game: Speaker['game'], keys: string[], me: number): Speaker {
  return { game, keys, names: NAMES.slice(0, keys.length), me };
}

export const speak = (language: Language): void => use(language, CATALOGUES[language]);

/** With everything there is to play with at hand, and with no mistake in a message going unseen. */
export function listening(): void {
  stock(data('catalogue') as Catalogue);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => complaints.mockClear());
  afterEach(() => expect(complaints.mock.calls).toEqual([]));
}

// ---- how words must look

/** Traces of a missing message or variable, marks that were left over, and punctuation gone wrong. */
const WRONG =
  /\b(?:log|ask|bang|duel|dice|face|symbol)-[a-z]|[{}$@\uE000-\uE002]|undefined|\bnull\b| {2}| [.,:!?]|![.:]/u;

export function words(said: Part[] | string): string {
  const text = typeof said === 'string' ? said : plain(said);
  expect(text).toMatch(/^[\p{L}\p{N}“„«].*\S$/su);
  expect(text).not.toMatch(WRONG);
  return text;
}

export function sentence(said: Part[]): string {
  const text = words(said);
  expect(text).toMatch(/^\P{Ll}.*[.!?]$/su);
  return text;
}

export function tell(line: Line | null): string {
  expect(ICONS).toContain(line?.icon);
  return sentence(line?.parts ?? []);
}

export function ask({ icon, ask: headline, why }: Question): void {
  expect(ICONS).toContain(icon);
  words(headline);
  sentence(why);
}

// ---- what every game's words must stand

const kinds = (all: string[]): string[] => [...new Set(all)].sort();

export function stand(voice: Voice): void {
  const { moments: all, events, games } = moments(voice.game);
  const as = ({ keys, me }: Seen): Speaker => speaker(voice.game, keys, me);

  describe.each(LANGUAGES)('real games in %s', (language) => {
    beforeEach(() => speak(language));

    test('every event has a line', () => {
      const told = (event: GameEvent, to: Speaker, around?: GameEvent[]): void => {
        const line = voice.line(event, to, around);
        if (line === null) expect(voice.silent).toContain(event.kind);
        else tell(line);
      };
      for (const { event, keys } of events) [-1, ...keys.keys()].forEach((me) => told(event, as({ keys, me })));
      for (const { play, ...seen } of all) play.events.forEach((event) => told(event, as(seen), play.events));
      for (const { events: game, ...seen } of games) game.forEach((event) => told(event, as(seen), game));
    });

    test('every question says what and why', () => {
      for (const { play, ...seen } of all) {
        expect(voice.question(play, as(seen)).tone === 'wait').toBe(play.asked !== seen.me);
        if (play.asked === null) continue;
        ask(voice.question(play, as(seen)));
        ask(voice.question(play, as(seen), games[0]?.events));
        // The others are asked nothing, but they read it too.
        for (const me of [-1, ...seen.keys.keys()].filter((each) => each !== play.asked)) {
          ask(voice.question({ ...play, options: null }, as({ ...seen, me })));
        }
      }
    });

    test('every option has a label of its own, and a button', () => {
      for (const { play, ...seen } of all) {
        const options = play.options ?? [];
        const labels = options.map((option) => words(voice.optionLabel(option, play, as(seen))));
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
        for (const option of options) words(voice.button(option, play, as(seen)));
      }
    });

    test('whatever can be aimed at has a verb', () => {
      for (const { play, ...seen } of all) {
        for (const { full, short } of voice.aims(play, as(seen))) {
          words(full);
          words(short);
        }
      }
    });

    test('a whole game has a short story and numbers', () => {
      for (const { events: game, keys } of games) {
        for (const me of [-1, 0, 1]) {
          const story = voice.shortStory(game, as({ keys, me }));
          expect(story.length).toBeGreaterThanOrEqual(5);
          expect(story.length).toBeLessThanOrEqual(12);
          story.forEach(tell);
          Object.keys(voice.numbers(game, as({ keys, me })).mine).forEach((key) => words(voice.countName(key)));
        }
      }
    });
  });

  describe('the moments have', () => {
    test('every kind of event', () => {
      expect(kinds(events.map(({ event }) => event.kind))).toEqual(voice.events.toSorted());
    });

    test('every kind of decision, asked of the reader, of another, and before somebody who watches', () => {
      const asked = all.filter(({ play }) => play.asked !== null);
      const seen = (by: (each: (typeof all)[number]) => boolean) =>
        kinds(asked.filter(by).map(({ play }) => play.kind));
      expect(seen(({ me, play }) => me === play.asked)).toEqual(voice.decisions.toSorted());
      expect(seen(({ me, play }) => me !== play.asked && me >= 0)).toEqual(voice.decisions.toSorted());
      expect(seen(({ me }) => me < 0)).toEqual(voice.decisions.toSorted());
    });
  });
}
