import { expect, test } from 'vitest';
import { breakable } from './breakable';

const shown = (name: string): string => breakable(name).replaceAll('\u00AD', '-');

test('long words may be broken between syllables', () => {
  expect(shown('Wilhelmine')).toBe('Wil-hel-mine');
  expect(shown('Maximiliane')).toBe('Maxi-mi-liane');
});

test('letters that are one sound stay together', () => {
  expect(shown('Glockenturm')).toBe('Glo-cken-turm');
  expect(shown('Herumschießen')).toBe('Herum-schießen');
  expect(breakable('Dynamit', 6)).toBe('Dyna\u00ADmit');
});

test('short words, numbers and the ends of words are not broken', () => {
  expect(shown('Hanne')).toBe('Hanne');
  expect(shown('Stranger 234')).toBe('Stran-ger 234');
  expect(breakable('Jack 12345678901')).toBe('Jack 12345678901');
});
