import { expect, test } from 'vitest';
import { ICONS } from '../../../build-tools/icons.ts';
import { OWN } from '../../../build-tools/own-icons.ts';
import { ARTISTS, UNKNOWN } from './credits.ts';

const credited = ARTISTS.flatMap((artist) => artist.icons);

test('every picture that is not ours has its artist, or stands among the unknown', () => {
  const borrowed = ICONS.filter((icon) => !(icon in OWN));
  expect(borrowed.filter((icon) => !credited.includes(icon) && !UNKNOWN.includes(icon))).toEqual([]);
});

test('nobody is thanked for a picture that is not used, or twice', () => {
  const all = [...credited, ...UNKNOWN];
  expect(all.filter((icon) => !ICONS.includes(icon))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
