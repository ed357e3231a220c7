import type { Settings } from '$lib/wire';
import { gameInfo, stocked } from '$lib/catalogue.svelte';
import { has } from '$lib/i18n.svelte';
import { expect, test } from 'vitest';
import { listening, speak } from '../../../tests/words';
import { further, presetOf, withPreset } from './presets';

listening();
const game = gameInfo('bang')!;
const usual = stocked.all!.usual;
const preset = (id: string) => game.presets.find((each) => each.id === id)!;
const at = (id: string, players = 5, chance = Math.random): Settings => ({
  ...usual,
  players,
  ...withPreset(game, { ...usual, players }, preset(id), chance),
});

test('every preset is called something and says what it brings', () => {
  for (const language of ['en', 'de', 'it'] as const) {
    speak(language);
    for (const { id } of game.presets) expect(has(`lobby-preset-${id}`) && has(`lobby-preset-${id}.line`)).toBe(true);
  }
});

test('a table knows its preset', () => {
  for (const { id, lot } of game.presets) if (!lot) expect(presetOf(game, at(id))?.id).toBe(id);
  expect(presetOf(game, { ...at('classic'), sets: further(game).slice(0, 1) })).toBeUndefined();
});

test('everything is all sets', () => {
  expect(at('everything').sets).toEqual(further(game));
});

test('a variant for more players is left out', () => {
  const three = at('everything', 3);
  expect(three.variants.length).toBe(at('everything').variants.length - 1);
  expect(presetOf(game, three)?.id).toBe('everything');
});

test('a surprise draws from all sets, each once', () => {
  const seen = new Set<string>();
  const counts = new Set<number>();
  for (let first = 0; first < 1; first += 0.07) {
    for (let then = 0; then < 1; then += 0.07) {
      let calls = 0;
      const { sets } = at('surprise', 5, () => (calls++ ? then : first));
      counts.add(new Set(sets).size);
      for (const id of sets) seen.add(id);
    }
  }
  expect([...counts].sort()).toEqual([2, 3, 4]);
  expect([...seen].sort()).toEqual(further(game).sort());
});
