/** A whole game of BANG!, told in a few lines and numbers. */
import { t } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import type { GameEvent } from '$lib/wire';
import { pickMoments, type Moment } from '../moments';
import { type Facts, player, seatOf, told, you } from '../shared';
import { tally, type Tallied } from '../tally';
import type { Line, Speaker } from '../types';
import { line } from './lines';
import { card, GAME, kindOf, thing } from './names';

/** What weighs how much in a story; 0 and less only fills it up. */
const WEIGHTS: Record<string, number> = {
  over: 100,
  eliminated: 90,
  penalised: 70,
  exploded: 60,
  returned: 40,
  guessed: -3,
  jailed: -1,
  lost_life: -2,
};
const LAST_SHOT = 80;
const BACK_FOR_GOOD = 85;
const SAVED = 55;
const DUEL_LOST = 50;

/** What mattered in a game, in order: who fell and by whose hand, duels, explosions, saves, the last shot. */
export function shortStory(events: GameEvent[], to: Speaker): Line[] {
  const lastShot = lastShotOf(events);
  const moments = events.flatMap((event, at) => momentOf(events, event, at, at === lastShot, to));
  return pickMoments(moments);
}

/** The last thing that somebody aimed at the one who fell last. */
function lastShotOf(events: GameEvent[]): number {
  const end = events.findLastIndex((event) => event.kind === 'eliminated');
  const fallen = events[end]?.player;
  return events
    .slice(0, Math.max(end, 0))
    .findLastIndex((event) => (event.kind === 'played' || event.kind === 'used') && event.target === fallen);
}

function momentOf(events: GameEvent[], event: GameEvent, at: number, isLastShot: boolean, to: Speaker): Moment[] {
  if (isLostDuel(event)) return lostDuel(events, event, at, to);
  const saved = event.kind === 'healed' ? savedLine(events, event, at, to) : null;
  if (saved) return [{ at, weight: SAVED, line: saved }];
  const weight = isLastShot ? LAST_SHOT : fallsAgain(events, event, at) ? BACK_FOR_GOOD : weightOf(event);
  return weight === undefined ? [] : momentLine(event, at, weight, to);
}

/** An event in the words of the log. */
function momentLine(event: GameEvent, at: number, weight: number, to: Speaker): Moment[] {
  const words = line(event, to);
  return words === null ? [] : [{ at, weight, line: words }];
}

/** Whoever came back and fell once more: without the one, the other could not be understood. */
function fallsAgain(events: GameEvent[], { kind, player }: GameEvent, at: number): boolean {
  const falls = (each: GameEvent): boolean =>
    each.kind === 'eliminated' && each.player === player && each.ghost !== true;
  return kind === 'returned' && events.slice(at).some(falls);
}

function weightOf(event: GameEvent): number | undefined {
  if (event.kind === 'eliminated' && event.ghost === true) return undefined;
  return WEIGHTS[event.kind];
}

const isLostDuel = (event: GameEvent): boolean => event.kind === 'lost_life' && event.cause === 'duel';

/** The last duel that somebody lost, and to whom: one is enough of a story. */
function lostDuel(events: GameEvent[], event: GameEvent, at: number, to: Speaker): Moment[] {
  if (events.slice(at + 1).some((later) => isLostDuel(later) && later.player === event.player)) return [];
  const begun = events.slice(0, at).findLast((each) => each.kind === 'played' && isDuel(each));
  const other = begun?.player === event.player ? begun?.target : begun?.player;
  const [who, whom] = [event.player, other].map((key) => seatOf(to, String(key ?? '')));
  if (who === undefined || whom === undefined || whom < 0) return momentLine(event, at, DUEL_LOST, to);
  const life = Math.max(typeof event.life === 'number' ? event.life : 0, 0);
  const args = { who: player(to, who), whom: player(to, whom), you: you(to, who, whom), life };
  return [{ at, weight: DUEL_LOST, line: told('broken-heart', 'hurt', 'log-bang-lost-duel-to', args) }];
}

const isDuel = ({ card, used_as: as }: GameEvent): boolean => (as || kindOf(String(card))) === 'duel';

/** Somebody had no life left and has some again: by a card, or by something on the table. */
function savedLine(events: GameEvent[], event: GameEvent, at: number, to: Speaker): Line | null {
  const own = events.slice(0, at).findLast((each) => each.player === event.player && 'life' in each);
  if (typeof own?.life !== 'number' || own.life > 0 || own.kind === 'returned') return null;
  if (typeof event.life !== 'number' || event.life < 1) return null;
  const seat = seatOf(to, String(event.player));
  const by = events.slice(0, at).findLast((each) => each.player === event.player && isAct(each));
  if (!by) return null;
  const what = typeof by.card === 'string' ? card(by.card) : thing(String(by.thing));
  const id = typeof by.card === 'string' ? kindOf(by.card) : String(by.thing);
  const args = { who: player(to, seat), you: you(to, seat), what };
  return told(iconOf(GAME, id), 'good', 'log-bang-saved', args);
}

const isAct = (event: GameEvent): boolean => event.kind === 'played' || event.kind === 'used';

// ---- numbers

const COUNTS = ['turns', 'shots', 'hits', 'dodges', 'beers'] as const;

type Key = (typeof COUNTS)[number];
export type Counts = Record<Key, number>;
export type Numbers = Tallied<Key>;

/** Counts for the end of a game: all together, by seat, and the reader’s own. A hit is a life lost to the latest shot. */
export function numbers(events: GameEvent[], to: Speaker): Numbers {
  let shot: Facts | undefined;
  return tally(COUNTS, events, to, (f) => {
    if (f.kind === 'shot') shot = f;
    const counted = countsFor(f, shot);
    return counted ? [[counted[0], f.seat(counted[1]), 1]] : [];
  });
}

/** What an event counts for, and the fact that says whose it is. */
function countsFor(f: Facts, shot: Facts | undefined): [Key, string] | null {
  if (f.kind === 'turn') return ['turns', 'player'];
  if (f.kind === 'shot') return ['shots', 'player'];
  if (f.kind === 'cancelled') return ['dodges', 'target'];
  if (f.kind === 'lost_life' && isHit(f, shot)) return ['hits', 'source'];
  return f.kind === 'played' && isBeer(f) ? ['beers', 'player'] : null;
}

function isHit(f: Facts, shot: Facts | undefined): boolean {
  return shot?.word('target') === f.word('player') && shot.word('cause') === f.word('cause');
}

function isBeer(f: Facts): boolean {
  return kindOf(f.word('card')) === 'beer' && !f.word('used_as');
}

/** What a count is called. */
export function countName(what: Key): string {
  return t(`log-bang-count-${what}`);
}
