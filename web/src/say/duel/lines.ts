/** What happened in a Duel: one function for each kind of event. */
import { iconOf } from '$lib/icons';
import type { GameEvent } from '$lib/wire';
import { does, doesTo, Facts, listed, naming, told, turn, turnedOver, unheardOf } from '../shared';
import type { Line, Speaker } from '../types';
import {
  aimAt,
  as,
  card,
  cards,
  cause,
  GAME,
  isEquipment,
  kindOf,
  named,
  shown,
  subject,
  thing,
  type Place,
} from './names';

type Tell = (f: Facts) => Line | null;

/** Hits that were told when the card was played on its target. */
const AIMED = new Set([
  'carbine', 'colt', 'derringer', 'fanning', 'knife', 'peacemaker', 'remington', 'schofield', 'shotgun', 'winchester',
]); // prettier-ignore

const icon = (id: string): string => iconOf(GAME, id);
const { cardOf, cardsOf } = naming(card, cards);

/** What an event is aimed at. */
function aimOf(f: Facts): Place | null {
  const place: Place = {
    seat: f.seat('target'),
    what: 'side',
    character: f.thing('character'),
    card: '',
    side: 'any',
  };
  if (f.has('at_hand')) return { ...place, what: 'hand' };
  if (f.has('aimed_at')) return { ...place, what: 'card', card: card(f.word('aimed_at')) };
  if (f.has('character')) return { ...place, what: 'character' };
  return f.has('target') ? place : null;
}

// ---- characters come, go and change places

const looked: Tell = (f) => {
  const count = f.number('count');
  if (!f.has('characters')) return does(f, 'three-friends', '', 'log-duel-looked', { count });
  const list = listed(f.words('characters').map(thing));
  return does(f, 'three-friends', '', 'log-duel-looked-at', { count, list });
};

const chose: Tell = (f) => {
  if (!f.has('character')) return does(f, 'western-hat', '', 'log-duel-chose');
  return does(f, icon(f.word('character')), '', 'log-duel-chose-character', { character: f.thing('character') });
};

const entered: Tell = (f) => {
  const args = { ...subject(f.word('character')), place: f.word('place') };
  return does(f, icon(f.word('character')), '', 'log-duel-entered', args);
};

const swapped: Tell = (f) => does(f, 'cycle', '', 'log-duel-swapped', subject(f.word('character')));

const eliminated: Tell = (f) => does(f, 'tombstone', 'hurt', 'log-duel-eliminated', subject(f.word('character')));

// ---- cards come

const drew: Tell = (f) => {
  if (f.number('count') === 0) return null;
  if (f.has('deck') && f.seat('deck') !== f.seat('player')) {
    return doesTo(f, 'deck', 'card-draw', '', 'log-duel-drew-from', { cards: cardsOf(f) });
  }
  return does(f, 'card-draw', '', 'log-duel-drew', { cards: cardsOf(f) });
};

const showed: Tell = (f) => does(f, 'eyeball', '', 'log-duel-showed', { card: shown(f.word('card')) });

const laidOut: Tell = (f) => {
  const goods = f.words('cards');
  const picture = icon('general-store');
  return goods.length
    ? told(picture, '', 'log-duel-laid-out', { cards: cards(goods) })
    : told(picture, '', 'log-duel-laid-out-nothing');
};

const picked: Tell = (f) => does(f, 'card-pick', '', 'log-duel-picked', { card: cardOf(f) });

const took: Tell = (f) => {
  if (f.has('character')) {
    const args = { card: cardOf(f), character: f.thing('character') };
    return does(f, 'robber-hand', '', 'log-duel-took-card', args);
  }
  return doesTo(f, 'victim', 'robber-hand', '', 'log-duel-took-hand', { card: cardOf(f) });
};

const reshuffled: Tell = (f) => told('card-random', '', 'log-duel-reshuffled', { count: f.number('count') });

// ---- cards are played and go

const played: Tell = (f) => {
  const kind = f.word('used_as') || kindOf(f.word('card'));
  const args = { card: as(cardOf(f), f.word('used_as')) };
  const place = aimOf(f);
  if (f.has('answer')) return does(f, icon(kind), '', 'log-duel-answers', args);
  if (place === null) return does(f, icon(kind), '', 'log-duel-played', args);
  if (isEquipment(kind) && place.what === 'character') {
    return does(f, icon(kind), '', 'log-duel-equipped', { ...args, character: place.character });
  }
  return does(f, icon(kind), '', 'log-duel-played-aim', { ...args, aim: aimAt(f.to, place, f.seat('player')) });
};

const used: Tell = (f) => {
  const id = f.word('thing');
  const args = { thing: thing(id) };
  const place = aimOf(f);
  if (isEquipment(id)) return does(f, icon(id), '', 'log-duel-used', args);
  if (place === null || f.word('character') === id) return does(f, icon(id), '', 'log-duel-used-ability', args);
  const aim = aimAt(f.to, place, f.seat('player'));
  return does(f, icon(id), '', 'log-duel-used-ability-aim', { ...args, aim });
};

const copied: Tell = (f) => {
  const args = { card: cardOf(f), reload: f.has('reload') ? 'yes' : 'no' };
  return does(f, icon(kindOf(f.word('card'))), '', 'log-duel-copied', args);
};

const reloaded: Tell = (f) => does(f, 'card-exchange', '', 'log-duel-reloaded', { card: cardOf(f) });

const discarded: Tell = (f) => {
  if (!f.has('character')) return does(f, 'card-discard', '', 'log-duel-discarded', { card: cardOf(f) });
  const args = { card: cardOf(f), character: f.thing('character') };
  return told('card-discard', '', 'log-duel-discarded-card', args);
};

const revealed: Tell = (f) => {
  const args = { about: f.thing('about'), cards: listed(f.words('cards').map(shown)) };
  return turnedOver(f, icon(f.word('about')), 'log-duel-revealed', args);
};

const counted: Tell = (f) => {
  const args = { who: f.player('player'), you: f.you('player'), about: f.thing('about'), card: shown(f.word('card')) };
  return turnedOver(f, icon(f.word('about')), 'log-duel-counted', args);
};

const exploded: Tell = (f) => {
  const args = { card: cardOf(f), character: f.thing('character') };
  return told('mine-explosion', 'hurt', 'log-duel-exploded', args);
};

const passedOn: Tell = (f) => {
  const args = { card: cardOf(f), character: f.thing('character') };
  return told(icon('dynamite'), '', 'log-duel-passed-on', args);
};

// ---- hits and life

/** A card that was played on its target has told it. */
const shot: Tell = (f) => {
  const id = f.word('cause');
  const character = f.thing('character');
  if (AIMED.has(id)) return null;
  if (id === 'indians') return told(icon(id), '', 'log-duel-shot-indians', { character });
  return told('crosshair', '', 'log-duel-shot', { cause: thing(id), character });
};

const avoided: Tell = (f) => told('dodging', 'good', 'log-duel-avoided', subject(f.word('character')));

const lostLife: Tell = (f) =>
  told('broken-heart', 'hurt', 'log-duel-lost-life', {
    ...subject(f.word('character')),
    cause: cause(f.word('cause')),
    life: Math.max(f.number('life'), 0),
  });

const healed: Tell = (f) =>
  told('heart-plus', 'good', 'log-duel-healed', {
    ...subject(f.word('character')),
    amount: f.number('amount'),
    life: f.number('life'),
  });

const over: Tell = (f) => {
  const [seat = -1] = f.seats('winners');
  const winner = new Facts({ ...f.event, player: f.to.keys[seat] }, f.to);
  return does(winner, 'trophy', 'good', 'log-duel-over', { side: f.to.keys[seat] ?? '' });
};

/** A sentence for each kind of event; it may be null where another event tells the same. */
const LINES: Record<string, Tell> = {
  avoided,
  chose,
  copied,
  counted,
  discarded,
  drew,
  eliminated,
  entered,
  exploded,
  healed,
  laid_out: laidOut,
  looked,
  lost_life: lostLife,
  over,
  passed_on: passedOn,
  picked,
  played,
  reloaded,
  reshuffled,
  revealed,
  shot,
  showed,
  swapped,
  took,
  turn,
  used,
};

/** The kinds of events that have words of their own. */
export const KINDS = Object.keys(LINES);

/** An event in words; null if there is nothing to be said about it. `around` is what was told before and after it,
 * itself among it, as far as that is at hand. */
export function line(event: GameEvent, to: Speaker, around: readonly GameEvent[] = [event]): Line | null {
  return (LINES[event.kind] ?? unheardOf)(new Facts(event, named(to), around));
}
