/** A whole Dice Game, told in a few lines and numbers. */
import { t } from '$lib/i18n.svelte';
import type { GameEvent } from '$lib/wire';
import { pickMoments, type Moment } from '../moments';
import { Facts, NOBODY, player, seatOf, told, you } from '../shared';
import { tally, type Tallied } from '../tally';
import type { Args, Line, Speaker } from '../types';
import { line } from './lines';

/** What weighs how much in a story; 0 and less only fills it up. */
const WEIGHTS: Record<string, number> = { over: 100, eliminated: 90, healed: -2, lost_life: -1 };
const INDIANS = 60;
const GATLING = 50;
const DYNAMITE = 45;
const FIRST_BLOOD = 40;

/** What mattered in a game, in order: the first blood, Indians and Gatlings and what they cost, and who fell. */
export function shortStory(events: GameEvent[], to: Speaker): Line[] {
  const first = events.findIndex((event) => event.kind === 'lost_life');
  return pickMoments(events.flatMap((event, at) => momentOf(events, event, at, at === first, to)));
}

function momentOf(events: GameEvent[], event: GameEvent, at: number, isFirst: boolean, to: Speaker): Moment[] {
  const own = OWN[event.kind]?.(events, event, at, to);
  if (own) return [{ at, ...own }];
  if (event.kind === 'lost_life' && event.cause === 'dynamite') return [{ at, ...dynamite(event, to) }];
  if (isFirst) return [{ at, ...firstBlood(event, to) }];
  const weight = WEIGHTS[event.kind];
  const words = weight === undefined ? null : line(event, to);
  return weight === undefined || words === null ? [] : [{ at, weight, line: words }];
}

type Weighed = Pick<Moment, 'weight' | 'line'>;

/** Names for a sentence about whoever an event is about. */
function who(event: GameEvent | undefined, to: Speaker): Args {
  const seat = seatOf(to, typeof event?.player === 'string' ? event.player : '');
  return { who: player(to, seat), you: you(to, seat) };
}

/** Whoever took the arrow before it set the Indians off. */
function indians(events: GameEvent[], _event: GameEvent, at: number, to: Speaker): Weighed {
  const args = { ...who(events[at - 1], to), lost: lostTo(events, at, 'indians') };
  return { weight: INDIANS, line: told('arrow-cluster', 'hurt', 'log-dice-story-indians', args) };
}

function gatling(events: GameEvent[], event: GameEvent, at: number, to: Speaker): Weighed {
  const args = { ...who(event, to), lost: lostTo(events, at, 'gatling') };
  return { weight: GATLING, line: told('machine-gun', 'hurt', 'log-dice-story-gatling', args) };
}

function dynamite(event: GameEvent, to: Speaker): Weighed {
  return { weight: DYNAMITE, line: told('mine-explosion', 'hurt', 'log-dice-story-dynamite', who(event, to)) };
}

function firstBlood(event: GameEvent, to: Speaker): Weighed {
  return { weight: FIRST_BLOOD, line: told('broken-heart', 'hurt', 'log-dice-story-first-blood', who(event, to)) };
}

const OWN: Record<string, (events: GameEvent[], event: GameEvent, at: number, to: Speaker) => Weighed> = {
  gatling,
  indians,
};

/** How many life points something cost, up to the next of its kind or the next turn. */
function lostTo(events: GameEvent[], at: number, cause: string): number {
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => event.kind === cause || event.kind === 'turn');
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter((event) => event.kind === 'lost_life' && event.cause === cause)
    .reduce((sum, event) => sum + (typeof event.amount === 'number' ? event.amount : 0), 0);
}

// ---- numbers

const COUNTS = [
  'turns', 'rolls', 'shots', 'hits', 'lost', 'healed', 'arrows', 'beers', 'gatlings', 'indians',
] as const; // prettier-ignore

export type Counts = Record<(typeof COUNTS)[number], number>;
export type Numbers = Tallied<(typeof COUNTS)[number]>;

/** What an event counts for: what, whose and how much. */
const TALLIES: Record<string, (f: Facts) => [keyof Counts, number, number][]> = {
  aimed: (f) => [['shots', f.seat('player'), 1]],
  arrow: (f) => [['arrows', f.seat('player'), 1]],
  beer: (f) => [['beers', f.seat('player'), 1]],
  gatling: (f) => [['gatlings', f.seat('player'), 1]],
  healed: (f) => [['healed', f.seat('player'), f.number('amount')]],
  indians: () => [['indians', NOBODY, 1]],
  lost_life: (f) => [['lost', f.seat('player'), f.number('amount')], ...taken(f)],
  rolled: (f) => [['rolls', f.seat('player'), 1]],
  turn: (f) => [['turns', f.seat('player'), 1]],
};

/** Life points that somebody took from another. */
function taken(f: Facts): [keyof Counts, number, number][] {
  const source = f.seat('source');
  return source === NOBODY ? [] : [['hits', source, f.number('amount')]];
}

/** Counts for the end of a game: all together, by seat, and the reader’s own. */
export function numbers(events: GameEvent[], to: Speaker): Numbers {
  return tally(COUNTS, events, to, (f) => TALLIES[f.kind]?.(f) ?? []);
}

/** What a count is called. */
export function countName(what: keyof Counts): string {
  return t(`log-dice-count-${what}`);
}
