/** What happened at a table of BANG!: one function for each kind of event. */
import { t, type Args } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import { mark } from '$lib/rich';
import type { GameEvent } from '$lib/wire';
import { does, doesTo, eliminated, Facts, naming, over, told, turn, turnedOver, unheardOf } from '../shared';
import type { Line, Speaker } from '../types';
import { card, cardAs, cards, copies, copy, GAME, kindOf, thing } from './names';

type Tell = (f: Facts) => Line | null;

/** What shoots, and is told when it is played or used. */
const SHOTS = new Set([
  'bang', 'buffalo-rifle', 'derringer', 'doc-holyday', 'gatling', 'howitzer', 'knife', 'pepperbox', 'punch', 'sniper',
  'springfield',
]); // prettier-ignore
/** What costs life besides and is told by another line. */
const TOLD_LOSSES = new Set([...SHOTS, 'blood-brothers', 'chuck-wengam', 'dynamite']);
/** Cards that have only one use without a target: to answer. */
const ANSWERS = new Set(['bang', 'missed', 'dodge']);
const DRINKS = new Set(['beer', 'tequila', 'whisky']);
/** What is played on a player with a verb of its own. */
const VERBS: Record<string, string> = {
  bang: 'log-bang-shoots',
  duel: 'log-bang-duels',
  jail: 'log-bang-jails',
  punch: 'log-bang-punches',
  springfield: 'log-bang-shoots',
  tequila: 'log-bang-treats',
};

const icon = (id: string): string => iconOf(GAME, id);
const { cardOf, cardsOf } = naming(card, cards);

// ---- the turn

const event: Tell = (f) => {
  const id = f.word('event');
  return told(icon(id), 'turn', 'log-bang-event', { thing: thing(id), line: t(`${GAME}-${id}.line`) });
};

const returned: Tell = (f) => does(f, 'half-heart', 'good', 'log-bang-returned', { life: f.number('life') });

const jailed: Tell = (f) => does(f, icon('jail'), 'hurt', 'log-bang-jailed', { thing: thing('jail') });

const exploded: Tell = (f) => does(f, 'mine-explosion', 'hurt', 'log-bang-exploded', { thing: thing('dynamite') });

const passedOn: Tell = (f) =>
  told(icon('dynamite'), '', 'log-bang-passed-on', {
    thing: thing('dynamite'),
    whom: f.player('target'),
    you: f.you('', 'target'),
  });

const copied: Tell = (f) => {
  const id = f.word('character');
  return does(f, icon(id), '', 'log-bang-copied', { thing: thing(id) });
};

// ---- cards come

const drew: Tell = (f) => does(f, 'card-draw', '', 'log-bang-drew', { cards: cardsOf(f) });

const drewDiscard: Tell = (f) => does(f, 'card-draw', '', 'log-bang-drew-discard', { card: cardOf(f) });

const looked: Tell = (f) => does(f, 'eyeball', '', 'log-bang-looked', { cards: cardsOf(f) });

const showed: Tell = (f) => does(f, 'eyeball', '', 'log-bang-showed', { card: cardOf(f) });

const guessed: Tell = (f) => {
  const right = f.has('right');
  const args = { colour: f.word('colour'), card: copy(f.word('card')), right: right ? 'yes' : 'no' };
  return does(f, icon('peyote'), right ? 'good' : '', 'log-bang-guessed', args);
};

const revealed: Tell = (f) => {
  const shown = f.words('cards');
  const id = shown.length ? 'log-bang-revealed' : 'log-bang-revealed-none';
  return told(icon('general-store'), '', id, shown.length ? { cards: cards(shown) } : {});
};

const picked: Tell = (f) => does(f, 'card-pick', '', 'log-bang-picked', { card: cardOf(f) });

const reshuffled: Tell = (f) => told('card-random', '', 'log-bang-reshuffled', { count: f.number('count') });

const took: Tell = (f) => {
  const args = { card: cardOf(f) };
  if (f.seat('player') === f.seat('victim')) return does(f, 'robber-hand', '', 'log-bang-took-back', args);
  const id = f.has('in_play') ? 'log-bang-took-in-play' : 'log-bang-took';
  return doesTo(f, 'victim', 'robber-hand', '', id, args);
};

const tookHand: Tell = (f) => doesTo(f, 'victim', 'robber-hand', '', 'log-bang-took-hand', { cards: cardsOf(f) });

// ---- cards are played and go

const played: Tell = (f) => {
  const kind = f.word('used_as') || kindOf(f.word('card'));
  const args = { card: cardAs(f.word('card'), f.word('used_as')) };
  const verb = VERBS[kind];
  if (!isAimed(f)) return does(f, icon(kind), '', verbAlone(kind), args);
  return verb ? doesTo(f, 'target', icon(kind), '', verb, args) : aimed(f, icon(kind), 'log-bang-played', args);
};

function verbAlone(kind: string): string {
  if (ANSWERS.has(kind)) return 'log-bang-answers';
  return DRINKS.has(kind) ? 'log-bang-drinks' : 'log-bang-played';
}

const used: Tell = (f) => {
  const id = f.word('thing');
  const args = { thing: thing(id) };
  return isAimed(f) ? aimed(f, icon(id), 'log-bang-used', args) : does(f, icon(id), '', 'log-bang-used', args);
};

/** Whether something was aimed at somebody else, or at a card. */
function isAimed(f: Facts): boolean {
  return f.has('aimed_at') || (f.has('target') && f.seat('target') !== f.seat('player'));
}

/** Something was aimed at a player, a hand or a card in play: a message with an ending for each. */
function aimed(f: Facts, picture: string, id: string, args: Args): Line {
  if (f.has('at_hand')) return doesTo(f, 'target', picture, '', `${id}-on-hand`, args);
  if (!f.has('aimed_at')) return doesTo(f, 'target', picture, '', `${id}-on`, args);
  const at = { ...args, at: card(f.word('aimed_at')) };
  if (f.seat('target') === f.seat('player')) return does(f, picture, '', `${id}-on-own`, at);
  return doesTo(f, 'target', picture, '', `${id}-on-card`, at);
}

const unaffected: Tell = (f) => {
  const id = f.word('thing');
  return does(f, icon(id), 'good', 'log-bang-unaffected', { thing: thing(id) });
};

const discarded: Tell = (f) => {
  const id = f.has('in_play') ? 'log-bang-discarded-in-play' : 'log-bang-discarded';
  return does(f, 'card-discard', '', id, { card: cardOf(f) });
};

const putOnDeck: Tell = (f) => does(f, 'card-discard', '', 'log-bang-put-on-deck', { card: cardOf(f) });

const discardedAll: Tell = (f) => does(f, 'card-discard', '', 'log-bang-discarded-all', { cards: cardsOf(f) });

const flipped: Tell = (f) => turned(f, 'log-bang-flipped', { cards: copies(f.words('cards')) });

const counted: Tell = (f) => turned(f, 'log-bang-counted', { card: copy(f.word('card')) });

/** A "draw!" for something. */
function turned(f: Facts, id: string, args: Args): Line {
  const names = { who: f.player('player'), you: f.you('player'), thing: f.thing('about') };
  return turnedOver(f, icon(f.word('about')), id, { ...names, ...args });
}

// ---- shots, life and death

/** What was told when it was played is told again only if it is hard to get away. */
const shot: Tell = (f) => {
  const cause = f.word('cause');
  if (!f.has('player')) return shotByNobody(f);
  if (!SHOTS.has(cause)) return doesTo(f, 'target', icon(cause), '', 'log-bang-shot', { thing: thing(cause) });
  if (f.number('missing') < 2) return null;
  const args = { missing: f.number('missing'), missed: thing('missed') };
  return told('crosshair', '', 'log-bang-needs', { who: f.player('target'), you: f.you('target'), ...args });
};

function shotByNobody(f: Facts): Line {
  const id = f.word('cause');
  const whom = { whom: f.player('target'), you: f.you('', 'target') };
  return told(icon(id), '', 'log-bang-shot-by', { thing: thing(id), ...whom });
}

const cancelled: Tell = (f) =>
  told('dodging', 'good', 'log-bang-cancelled', { who: f.player('target'), you: f.you('target') });

const lostLife: Tell = (f) => {
  const cause = f.word('cause');
  const args = { amount: f.number('amount'), life: Math.max(f.number('life'), 0) };
  if (cause === 'duel') return does(f, 'broken-heart', 'hurt', 'log-bang-lost-duel', args);
  if (!cause || TOLD_LOSSES.has(cause)) return does(f, 'broken-heart', 'hurt', 'log-bang-lost-life', args);
  return does(f, 'broken-heart', 'hurt', 'log-bang-lost-to', { ...args, thing: thing(cause) });
};

const healed: Tell = (f) => {
  const args = { amount: f.number('amount'), life: f.number('life') };
  if (args.life > 0) return does(f, 'heart-plus', 'good', 'log-bang-healed', args);
  return does(f, 'heart-plus', '', 'log-bang-healed-short', { amount: args.amount, short: 1 - args.life });
};

const rewarded: Tell = (f) => doesTo(f, 'victim', 'wanted-reward', 'good', 'log-bang-rewarded');

const penalised: Tell = (f) => doesTo(f, 'victim', 'gavel', 'hurt', 'log-bang-penalised');

const gone: Tell = (f) => (f.has('ghost') ? does(f, icon('ghost-town'), 'hurt', 'log-bang-faded') : eliminated(f));

// ---- the Stick of Dynamite

const stick: Tell = (f) => {
  const what = mark({ thing: 'stick-of-dynamite' }, t('variant-stick-of-dynamite'));
  if (!f.has('player')) return told(icon('dynamite'), '', 'log-bang-stick-nobody', { thing: what });
  return does(f, icon('dynamite'), '', 'log-bang-stick', { thing: what });
};

const dynamitePlaced: Tell = (f) =>
  told(icon('dynamite'), 'hurt', 'log-bang-dynamite-placed', {
    card: cardOf(f),
    whom: f.player('player'),
    you: f.you('', 'player'),
  });

const shuffledIn: Tell = (f) => told('card-random', '', 'log-bang-shuffled-in', { card: cardOf(f) });

/** A line for each kind of event; null where another line tells the same. */
const LINES: Record<string, Tell> = {
  cancelled,
  copied,
  counted,
  discarded,
  discarded_all: discardedAll,
  drew,
  drew_discard: drewDiscard,
  dynamite_placed: dynamitePlaced,
  eliminated: gone,
  event,
  exploded,
  flipped,
  guessed,
  healed,
  jailed,
  looked,
  lost_life: lostLife,
  over,
  passed_on: passedOn,
  penalised,
  picked,
  played,
  put_on_deck: putOnDeck,
  reshuffled,
  returned,
  revealed,
  rewarded,
  shot,
  showed,
  shuffled_in: shuffledIn,
  stick,
  took,
  took_hand: tookHand,
  turn,
  unaffected,
  used,
};

/** The kinds of events that have words of their own. */
export const KINDS = Object.keys(LINES);

/** An event as a line of the log; null where another line tells the same. `around` is what was told before and after
 * it, itself among it, as far as that is at hand. */
export function line(happened: GameEvent, to: Speaker, around: readonly GameEvent[] = [happened]): Line | null {
  const f = new Facts(happened, to, around);
  return (LINES[f.kind] ?? unheardOf)(f);
}
