import { afterEach, expect, test, vi } from 'vitest';
import { dateAndTime, local } from './dates';

afterEach(() => vi.unstubAllGlobals());

test('a language is written as in the reader’s country, another one as it is', () => {
  expect(local('en', 'en-GB')).toBe('en-GB');
  expect(local('de', 'de')).toBe('de');
  expect(local('de', 'en-GB')).toBe('de');
  expect(local('en', 'en-US@posix')).toBe('en');
});

test('a British reader has British dates', () => {
  const at = Date.UTC(2026, 10, 16, 12, 32) / 1000;
  vi.stubGlobal('navigator', { language: 'en-GB' });
  expect(dateAndTime(at, 'en')).toMatch(/^16 Nov 2026/);
  expect(dateAndTime(at, 'de')).toMatch(/^16\.11\.2026/);
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(dateAndTime(at, 'en')).toMatch(/^Nov 16, 2026/);
});
