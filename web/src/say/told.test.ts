import { beforeEach, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../tests/words';
import { plain } from '$lib/rich';
import type { OptionInfo, Play } from '$lib/wire';
import { button, logLine, optionLabel, question, told, verbFor } from './told';

listening();
beforeEach(() => speak('en'));

const ann = speaker('bang', ['ann', 'bob'], 0);
const turn = { id: 'log-turn', args: { who: 'p:0' } };

test('a line has the picture of the thing that it names, or one of its own', () => {
  expect(told({ ...turn, icon: 'card/jail', tone: 'turn' }, ann)).toMatchObject({ icon: 'prisoner', tone: 'turn' });
  expect(told({ ...turn, icon: 'western-hat' }, ann)).toMatchObject({ icon: 'western-hat', tone: '' });
  expect(told(turn, ann).icon).not.toBe('');
});

test('an event without a line has none', () => {
  expect(logLine({ kind: 'drew' }, ann)).toBeNull();
  expect(plain(logLine({ kind: 'turn', say: turn }, ann)!.parts)).toBe('Your turn.');
});

test('a question has a headline for whoever is asked, and reasons for all', () => {
  const why = [turn, { id: 'ask-unknown-why', args: { who: 'p:0' } }];
  const play = {
    asked: 0,
    question: { icon: 'help', tone: 'act', ask: { id: 'ask-unknown' }, why },
  } as unknown as Play;
  const mine = question(play, ann);
  expect([plain(mine.ask), plain(mine.why), mine.tone]).toEqual(['Your choice', 'Your turn. You must choose.', 'act']);
  const other = question(play, { ...ann, me: 1 });
  expect([plain(other.ask), plain(other.why)]).toEqual(['Ann is thinking', 'Ann’s turn. Ann must choose.']);
  expect(other.tone).toBe('wait');
  expect(plain(question({ ...play, asked: null, question: null }, ann).ask)).toBe('The game is over');
});

test('an option has a sentence and a button, which may be the same', () => {
  const option: OptionInfo = { text: 'end', verb: 'end', label: { id: 'ask-end' } };
  expect([plain(optionLabel(option, ann)), button(option, ann)]).toEqual(['End turn', 'End turn']);
  expect(button({ ...option, short: { id: 'ask-pass' } }, ann)).toBe('Pass');
  expect(button({ text: 'end', verb: 'end' }, ann)).toBe('end');
});

test('the verb on a target is that of what is used, if all options agree', () => {
  const aimed = (...aims: string[]): string =>
    verbFor(
      aims.map((aim) => ({ text: '', verb: 'play', aim })),
      'bang',
    );
  expect(aimed('card/bang')).toBe('shoot');
  expect(aimed('card/bang', 'card/springfield')).toBe('shoot');
  expect(aimed('card/bang', 'rob')).toBe('choose');
  expect(aimed('rob')).toBe('rob');
  expect(aimed('card/beer')).toBe('choose');
  expect(aimed('')).toBe('choose');
});
