import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../tests/words';
import type { Language } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { Message } from '$lib/wire';
import { say, sentence, shownName, spokenCard, text, type Speaker } from './say';

interface Case {
  language: Language;
  game: Speaker['game'];
  names: string[];
  me: number;
  message: Message;
  words: string;
  /** As a sentence, where that is something else. */
  sentence?: string;
}

const FILE = new URL('../../../tests/tell/cases.json', import.meta.url);
const CASES = JSON.parse(readFileSync(FILE, 'utf8')) as Case[];
listening();

test.each(CASES)('$language: $words', ({ language, game, names, me, message, words, sentence: whole = words }) => {
  speak(language);
  const to = { game, keys: names, names, me };
  expect(text(message, to)).toBe(words);
  expect(plain(sentence(message, to))).toBe(whole);
});

describe('a message', () => {
  beforeEach(() => speak('en'));
  const ann = speaker('bang', ['ann', 'bob'], 0);

  test('has parts for whom and what it names', () => {
    const args = { who: 'p:1', whom: 'p:0', card: 'c:bang@4C' };
    expect(say({ id: 'log-bang-shoots', args }, ann)).toEqual([
      { text: 'Bob', ref: { seat: 1 } },
      { text: ' shoots you with ' },
      { text: 'BANG! 4♣', ref: { card: 'bang@4C' } },
      { text: '.' },
    ]);
    expect(say({ id: 'ask-use', args: { thing: 't:card/jail' } }, ann)).toContainEqual({
      text: 'Jail',
      ref: { thing: 'card/jail' },
    });
  });

  test('says itself who the reader is, if it wants to', () => {
    const args = { who: 'p:1' };
    expect(text({ id: 'log-turn', args }, ann)).toBe('Bob’s turn.');
    expect(text({ id: 'log-turn', args: { ...args, you: 'subject' } }, ann)).toBe('Your turn.');
  });

  test('knows nobody who only watches', () => {
    expect(text({ id: 'log-turn', args: { who: 'p:-1' } }, { ...ann, me: -1 })).toBe('nobody’s turn.');
  });

  test('may name an attribute', () => {
    expect(text({ id: 'bang-card-beer.line' }, ann)).toBe('Regain 1 life');
  });
});

describe('names', () => {
  beforeEach(() => speak('en'));

  test('of players are their own; a side of the Duel may have none', () => {
    expect(shownName('bang', 'ann', '')).toBe('Ann');
    expect(shownName('bang', 'ann', 'Anna')).toBe('Anna');
    expect(shownName('duel', 'outlaw', 'outlaw')).toBe('Outlaw');
    speak('de');
    expect(shownName('duel', 'law', '')).not.toBe('Law');
  });

  test('of cards can be read out', () => {
    expect(spokenCard('bang', 'bang@4C')).toBe('BANG!, 4 of Clubs');
    expect(spokenCard('bang', 'barrel')).toBe('Barrel');
    expect(spokenCard('duel', 'missed@law-barrel')).toBe('Missed!, barrel symbol, Law card');
  });
});
