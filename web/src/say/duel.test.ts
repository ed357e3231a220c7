import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, t } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { DuelView, GameEvent, OptionInfo, Play } from '$lib/wire';
import { read } from '../../build-tools/words.ts';
import { listening, moments, speak, speaker, stand, tell, words } from '../../tests/words';
import * as duel from './duel';
import { KINDS as EVENTS } from './duel/lines';
import { KINDS as DECISIONS } from './duel/questions';
import type { Speaker } from './types';

const KEYS = ['law', 'outlaw'];
const seenBy = (me: number): Speaker => speaker('duel', KEYS, me);
/** Cards and characters. */
const THINGS = [...read('en').matchAll(/^(duel-[a-z-]+) = .*\n {4}\.line/gm)].map((found) => found[1]!);
const { moments: all, events } = moments('duel');

/** What the options of a play are aimed at, each with those options. */
function targetsOf(play: Play): Map<string, OptionInfo[]> {
  const out = new Map<string, OptionInfo[]>();
  for (const option of play.options ?? []) {
    const target = option.target?.[0] ?? (option.verb === 'choose' ? option.thing?.[0] : undefined);
    if (target) out.set(target, [...(out.get(target) ?? []), option]);
  }
  return out;
}

listening();
stand({
  ...duel,
  game: 'duel',
  aims: (play, to) => [...targetsOf(play)].map(([target, options]) => duel.aimLabel(options, target, play, to)),
  events: EVENTS,
  silent: ['drew', 'shot'],
  decisions: DECISIONS,
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test('a button is short', () => {
    for (const { me, play } of all) {
      for (const option of play.options ?? []) expect(duel.button(option, play, seenBy(me)).length).toBeLessThan(52);
    }
  });

  test('whatever can be aimed at has a name', () => {
    for (const { me, play } of all) {
      for (const target of targetsOf(play).keys()) words(duel.placeName(target, play.view as DuelView, seenBy(me)));
    }
  });

  test('a side without a name is called by what it is', () => {
    const nameless: Speaker = { ...seenBy(-1), names: KEYS };
    for (const { event } of events) {
      const line = duel.line(event, nameless);
      if (line) expect(tell(line)).not.toMatch(/\b(?:law|outlaw)\b/);
    }
  });

  test('cards call the places as the table does, and abbreviations are explained', () => {
    const short = [t('place-ac.short'), t('place-rc.short')];
    for (const id of THINGS) expect(t(`${id}.line`)).not.toMatch(new RegExp(`\\b(${short.join('|')})\\b`));
    expect(duel.abbreviations(`(${short[0]})`)).toContain(t('place-ac').toLowerCase());
    expect(duel.abbreviations('Pacarc')).toBe('');
  });

  test('whoever holds too much is told how much he may keep', () => {
    const isOver = ({ play }: { play: Play }): boolean => play.kind === 'discard' && play.about === '';
    const found = all.filter(isOver);
    expect(found).not.toEqual([]);
    for (const { me, play } of found) {
      const limit = (play.view as DuelView).hand_limit;
      expect(plain(duel.question(play, seenBy(me)).why)).toMatch(new RegExp(`\\b${limit}\\b`));
    }
  });

  test('cards have names to be read and to be heard', () => {
    for (const text of ['missed@law-barrel', 'colt@outlaw-dynamite', 'water@law-snake', 'hat@law-horseshoe']) {
      words(duel.cardName(text));
      words(duel.spokenCard(text));
    }
  });
});

describe('in words', () => {
  beforeEach(() => speak('en'));

  const said = (event: GameEvent, me: number): string => plain(duel.line(event, seenBy(me))?.parts ?? []);

  test('the reader is addressed', () => {
    const took = { kind: 'took', player: 'outlaw', victim: 'law', card: 'colt@law-dynamite' };
    expect(said(took, 1)).toBe('You take Colt from Ann’s hand.');
    expect(said(took, 0)).toBe('Bob takes Colt from your hand.');
    expect(said(took, -1)).toBe('Bob takes Colt from Ann’s hand.');
  });

  test('brothers are spoken of as more than one', () => {
    const avoided = (character: string): GameEvent => ({ kind: 'avoided', target: 'outlaw', character });
    const lost = { kind: 'lost_life', player: 'outlaw', character: 'dalton-bros', cause: 'colt', life: 2 };
    const told: Record<string, string> = {
      en: 'Dalton Bros lose a life point to Colt: 2 left.',
      de: 'Dalton Bros verlieren durch Colt ein Leben: noch 2 übrig.',
      it: 'Dalton Bros perdono un punto vita (Colt): ne restano 2.',
    };
    expect(said(avoided('sid-curry'), -1)).toBe('Sid Curry dodges the hit.');
    expect(said(avoided('dalton-bros'), -1)).toBe('Dalton Bros dodge the hit.');
    for (const language of LANGUAGES) {
      speak(language);
      expect(said(lost, -1)).toBe(told[language]);
    }
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
    expect(duel.line(played, seenBy(-1))?.parts).toEqual([
      { text: 'Ann', ref: { seat: 0 } },
      { text: ' plays ' },
      { text: 'Colt', ref: { card: 'colt@law-dynamite' } },
      { text: ' on ' },
      { text: 'Jango', ref: { thing: 'jango' } },
      { text: '.' },
    ]);
  });

  test('equipment is placed and used, anything else is played', () => {
    const played = { kind: 'played', player: 'law', used_as: '', target: 'outlaw', character: 'jango' };
    expect(said({ ...played, card: 'rattlesnake@outlaw-snake' }, 0)).toBe('You place Rattlesnake on Jango.');
    expect(said({ ...played, card: 'knife@law-horseshoe' }, 0)).toBe('You play Knife on Jango.');
    expect(said({ kind: 'used', player: 'law', thing: 'barrel' }, 1)).toBe('Ann uses Barrel.');
    expect(said({ kind: 'used', player: 'law', thing: 'jango' }, 1)).toBe('Ann uses the ability of Jango.');
  });

  test('a card that is given up answers', () => {
    const answer = { kind: 'played', player: 'law', card: 'carbine@law-dynamite', used_as: '', answer: true };
    expect(said(answer, 0)).toBe('You answer with Carbine.');
    expect(said(answer, 1)).toBe('Ann answers with Carbine.');
  });

  test('an unknown kind is no accident', () => {
    expect(said({ kind: 'fell_asleep', player: 'law' }, 0)).toBe('Something happens: fell asleep.');
    const play = { ...all[0]!.play, kind: 'nap', asked: 0, options: [] };
    expect(plain(duel.question(play, seenBy(0)).ask)).toBe('Your choice');
    expect(plain(duel.optionLabel({ text: 'nap', verb: 'nap' }, play, seenBy(0)))).toBe('Choose nap');
  });

  test('the numbers are those of the game', () => {
    const events = [
      { kind: 'shot', player: 'law', target: 'outlaw', character: 'sid-curry', cause: 'colt' },
      { kind: 'lost_life', player: 'outlaw', character: 'sid-curry', life: 3, source: 'law', cause: 'colt' },
      { kind: 'lost_life', player: 'law', character: 'jango', life: 2, source: null, cause: 'rattlesnake' },
    ];
    const found = duel.numbers(events, seenBy(1));
    expect([found.shots, found.hits, found.lost]).toEqual([1, 1, 2]);
    expect([found.mine.hits, found.mine.lost]).toEqual([0, 1]);
    expect(found.seats[0]?.hits).toBe(1);
  });

  test('cards by name', () => {
    expect(duel.cardName('missed@law-barrel')).toBe('Missed! (barrel)');
    expect(duel.spokenCard('missed@law-barrel')).toBe('Missed!, barrel symbol, Law card');
    expect(duel.cardName('outlaw.ac.barrel')).toBe('Barrel');
    expect(duel.cardName('law.hand@outlaw')).toBe('Hidden card');
    expect(duel.cardName('ac')).toBe('Front');
    expect(duel.cardName('slim-poet')).toBe('Slim Poet');
  });
});
