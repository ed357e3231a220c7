/** The settings of a table as the player changes them; the result can always be played. */

import { seatings } from '$lib/catalogue.svelte';
import type { GameInfo, SeatInfo, Settings, SettingsInput } from '$lib/wire';

/** Time for a move: seconds and the reserve of the whole game; null is no clock. */
export const CLOCKS: { id: string; per_move: number | null; reserve: number }[] = [
  { id: 'blitz', per_move: 20, reserve: 60 },
  { id: 'fast', per_move: 60, reserve: 120 },
  { id: 'calm', per_move: 120, reserve: 300 },
  { id: 'day', per_move: 24 * 3600, reserve: 0 },
  { id: 'days', per_move: 3 * 24 * 3600, reserve: 0 },
  { id: 'none', per_move: null, reserve: 0 },
];

export function clockOf(settings: Settings): string {
  return CLOCKS.find((clock) => clock.per_move === settings.per_move)?.id ?? '';
}

/** The same table with a change: what no longer fits is corrected. */
export function changed(game: GameInfo, settings: Settings, change: Partial<Settings>): SettingsInput {
  const next = { ...settings, ...change };
  const sets = next.sets.filter((id) => game.sets.some((set) => set.id === id && !set.always));
  const counts = [...seatings(game, sets).keys()];
  const players = counts.includes(next.players) ? next.players : nearest(counts, next.players, game.usual_players);
  const there = bannable(game, sets);
  const out = banned(next.variants).filter((key) => there.includes(key));
  const variants = fitting(game, next.variants, change.variants, players);
  return { ...next, game: game.id, sets, players, variants: [...variants, ...out.map((key) => NO + key)] };
}

/**
 * Another game with as many seats, if that is possible; otherwise as it is usually played, with room for those who sit.
 */
export function another(game: GameInfo, settings: Settings, seated: number): SettingsInput {
  const counts = [...seatings(game, []).keys()].sort((a, b) => a - b);
  const roomy = counts.find((count) => count >= Math.max(seated, game.usual_players));
  const players = counts.includes(settings.players) ? settings.players : (roomy ?? counts.at(-1) ?? game.usual_players);
  return changed(game, settings, { sets: [], variants: [], players });
}

/**
 * What is in the way of a smaller table: the seats of bots that can make room, and how many people would still lose
 * theirs.
 */
export function crowding(seats: readonly SeatInfo[], players: number): { bots: number[]; people: number } {
  const sitting = seats.flatMap((seat, number) => (seat.person || seat.bot ? [number] : []));
  const over = players < seats.length ? Math.max(0, sitting.length - players) : 0;
  const bots = sitting
    .filter((number) => !seats[number]!.person)
    .reverse()
    .slice(0, over);
  return { bots, people: over - bots.length };
}

/** The sets that would allow further numbers of seats, with these numbers. */
export function roomier(game: GameInfo, sets: readonly string[]): { set: string; counts: number[] }[] {
  const now = seatings(game, sets);
  const others = game.sets.filter((set) => !set.always && !sets.includes(set.id));
  return others
    .map(({ id, tables }) => ({
      set: id,
      counts: tables.map(({ players }) => players).filter((count) => !now.has(count)),
    }))
    .filter(({ counts }) => counts.length > 0);
}

function nearest(counts: number[], wanted: number, usual: number): number {
  if (counts.length === 0) return usual;
  return counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));
}

/** The prefix of a card or a character that a table leaves out: `no-card/dynamite`. */
export const NO = 'no-';

/** The keys of what is left out. */
export function banned(variants: readonly string[]): string[] {
  return variants.filter((id) => id.startsWith(NO) && id.includes('/')).map((id) => id.slice(NO.length));
}

/** The keys of everything that can be left out of a game with these sets. */
export function bannable(game: GameInfo, sets: readonly string[]): string[] {
  if (game.id !== 'bang') return [];
  return game.sets
    .filter((set) => set.always || sets.includes(set.id))
    .flatMap((set) => [...set.cards, ...set.characters].map(({ key }) => key))
    .filter((key, at, all) => all.indexOf(key) === at);
}

/** Variants of this game for this many players; of two that exclude each other, the last chosen stays. */
function fitting(
  game: GameInfo,
  variants: readonly string[],
  latest: readonly string[] | undefined,
  players: number,
): string[] {
  const played = game.variants.filter((variant) => variant.least_players <= players);
  const known = variants.filter((id) => played.some((variant) => variant.id === id));
  const last = latest?.at(-1);
  const out = game.variants.find((variant) => variant.id === last)?.excludes ?? [];
  return known.filter((id) => id === last || !out.includes(id));
}

/** Switch one of a list on or off; what is switched on comes last. */
export function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
}

/** Whether two tables have the same settings; lists may be in any order. */
export function isSame(one: Settings, other: Settings): boolean {
  const plain = (settings: Settings) =>
    JSON.stringify(
      Object.entries(settings)
        .map(([key, value]): unknown => [key, Array.isArray(value) ? value.toSorted() : value])
        .sort(),
    );
  return plain(one) === plain(other);
}
