/** What happened in a Dice Game: one function for each kind of event. */
import { iconOf } from '$lib/icons';
import type { GameEvent } from '$lib/wire';
import { does, doesTo, eliminated, Facts, over, told, turn, unheardOf } from '../shared';
import type { Line, Speaker } from '../types';
import { diceName, GAME, thing } from './names';

type Tell = (f: Facts) => Line | null;

/** The numbers of dice in an event, from 1. */
function numbersOf(f: Facts, key: string): number[] {
  const value = f.event[key];
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}

// ---- the dice

const rolled: Tell = (f) => {
  const all = f.words('faces');
  const just = numbersOf(f, 'dice');
  const dice = diceName(just.map((die) => all[die - 1] ?? ''));
  if (just.length === all.length) return does(f, 'rolling-dices', '', 'log-dice-rolled', { dice });
  return does(f, 'rolling-dices', '', 'log-dice-rolled-again', { dice, count: just.length });
};

const kept: Tell = (f) => does(f, 'hand', '', 'log-dice-kept', { dice: diceName(f.words('faces')) });

const used: Tell = (f) => {
  const id = f.word('thing');
  return does(f, iconOf(GAME, id), '', 'log-dice-used', { thing: thing(id) });
};

// ---- arrows

const arrow: Tell = (f) => does(f, 'broadhead-arrow', '', 'log-dice-arrow', { pile: f.number('pile') });

const returned: Tell = (f) => {
  const args = { count: f.number('arrows'), pile: f.number('pile') };
  return does(f, 'return-arrow', '', 'log-dice-returned', args);
};

const indians: Tell = () => told('arrow-cluster', 'hurt', 'log-dice-indians');

// ---- shots, beers and life

const aimed: Tell = (f) =>
  doesTo(f, 'target', 'revolver', '', f.number('points') > 1 ? 'log-dice-aimed-double' : 'log-dice-aimed');

const gatling: Tell = (f) => does(f, 'machine-gun', '', 'log-dice-gatling');

const beer: Tell = (f) =>
  f.seat('player') === f.seat('target')
    ? does(f, 'beer-stein', '', 'log-dice-drank')
    : doesTo(f, 'target', 'beer-stein', '', 'log-dice-poured');

/** The picture of what costs life. */
const CAUSES: Record<string, string> = {
  dynamite: 'mine-explosion',
  gatling: 'bullet-impacts',
  indians: 'arrow-cluster',
};

const lostLife: Tell = (f) => {
  const cause = f.word('cause');
  const args = { amount: f.number('amount'), life: f.number('life'), cause };
  return does(f, CAUSES[cause] ?? 'broken-heart', 'hurt', 'log-dice-lost-life', args);
};

const healed: Tell = (f) =>
  does(f, 'heart-plus', 'good', 'log-dice-healed', { amount: f.number('amount'), life: f.number('life') });

/** A sentence for each kind of event. */
const LINES: Record<string, Tell> = {
  aimed,
  arrow,
  beer,
  eliminated,
  gatling,
  healed,
  indians,
  kept,
  lost_life: lostLife,
  over,
  returned,
  rolled,
  turn,
  used,
};

/** The kinds of events that have words of their own. */
export const KINDS = Object.keys(LINES);

/** An event in words; null if there is nothing to be said about it. */
export function line(event: GameEvent, to: Speaker): Line | null {
  return (LINES[event.kind] ?? unheardOf)(new Facts(event, to));
}
