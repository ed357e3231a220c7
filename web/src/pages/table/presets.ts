/** Ready-made choices of what a table plays with. */

import type { GameInfo, PresetInfo, Settings, SettingsInput } from '$lib/wire';
import { changed } from './settings';

/** The same table with the sets and variants of a preset; some are drawn by lot. */
export function withPreset(
  game: GameInfo,
  settings: Settings,
  preset: PresetInfo,
  chance: () => number = Math.random,
): SettingsInput {
  const sets = preset.lot ? drawn(further(game), preset.lot, chance) : preset.sets;
  return changed(game, settings, { sets, variants: preset.variants });
}

/** The preset of a table; none if its sets were chosen one by one. */
export function presetOf(game: GameInfo, settings: Settings): PresetInfo | undefined {
  return game.presets.find((preset) => {
    const its = changed(game, settings, { sets: preset.sets, variants: preset.variants });
    return !preset.lot && same(its.sets ?? [], settings.sets) && same(its.variants ?? [], settings.variants);
  });
}

/** The optional sets of a game. */
export function further(game: GameInfo): string[] {
  return game.sets.filter((set) => !set.always).map((set) => set.id);
}

function drawn(sets: string[], lot: { least: number; most: number }, chance: () => number): string[] {
  const below = (bound: number) => Math.floor(chance() * bound);
  const left = [...sets];
  const count = lot.least + below(lot.most - lot.least + 1);
  const out = Array.from({ length: Math.min(count, sets.length) }, () => left.splice(below(left.length), 1)[0]!);
  return sets.filter((id) => out.includes(id));
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
