import { expect, test } from 'vitest';
import { rounded } from '../build-tools/rounded.ts';

test('numbers have one digit behind the point, and no more signs than they need', () => {
  expect(rounded('M104.906 26.58l-.04.051L3 0.96z')).toBe('M104.9 26.6l0 .1L3 1z');
  expect(rounded('m1.04.5c1-2 3e-5-4 5 6')).toBe('m1 .5c1-2 0-4 5 6');
});

test('the flags of an arc stay what they are, with or without a space', () => {
  expect(rounded('a112.04 7 0 01.55-.26')).toBe('a112 7 0 0 1 .6-.3');
  expect(rounded('A9 9 0 1 0 5.55 2a3 3 0 110 6')).toBe('A9 9 0 1 0 5.6 2a3 3 0 1 1 0 6');
});

test('what is no path is refused', () => {
  expect(() => rounded('M1 2 w3')).toThrow('"w"');
  expect(() => rounded('M1 2 ;')).toThrow('no number');
});
