import { afterEach, expect, test } from 'vitest';
import { prefs } from './prefs.svelte';
import { TEMPI, tempoOf, usualTempo } from './tempo';

afterEach(() => void Object.assign(prefs, { tempo: 0, guided: false }));

test('a first game is calm, later ones as the player likes it', () => {
  expect(usualTempo()).toBe(TEMPI.calm);
  prefs.guided = true;
  expect(usualTempo()).toBe(TEMPI.normal);
  prefs.tempo = TEMPI.quick;
  expect(usualTempo()).toBe(TEMPI.quick);
});

test('any factor has a name', () => {
  expect(Object.values(TEMPI).map(tempoOf)).toEqual(Object.keys(TEMPI));
  expect(tempoOf(0)).toBe('quick');
});
