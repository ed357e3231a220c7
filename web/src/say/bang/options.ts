/** What can be done at a table of BANG!: whole sentences, short labels, and verbs for what is aimed at. */
import { has, name, rich, t, type Args } from '$lib/i18n.svelte';
import { plain, type Part } from '$lib/rich';
import type { BangView, OptionInfo, Play } from '$lib/wire';
import { NOBODY, player, you } from '../shared';
import type { Aim, Speaker } from '../types';
import { aimOf, card, cardAs, cardName, cards, copy, copyName, GAME, kindOf, thing, type Place } from './names';

type Label = (o: Offer) => Part[];

/** An option on its way into words. */
class Offer {
  readonly place: Place | null;

  constructor(
    readonly option: OptionInfo,
    readonly play: Play,
    readonly to: Speaker,
  ) {
    this.place = play.kind === 'guess' ? null : aimOf(to, option);
  }

  /** What the option names first. */
  get named(): string {
    return this.option.thing?.[0] ?? '';
  }

  /** The player it is aimed at, for a message. */
  get whom(): Args {
    const seat = this.place?.seat ?? NOBODY;
    return { whom: player(this.to, seat), you: you(this.to, NOBODY, seat) };
  }

  /** Something together with what is paid for it. */
  paid(what: string): string {
    const paid = this.option.paid ?? [];
    return paid.length ? t('ask-bang-with', { what, cards: cards(paid) }) : what;
  }

  /** A message with an ending for what it is aimed at. */
  aimed(id: string, args: Args): Part[] {
    if (this.place === null) return rich(id, args);
    if (this.place.what === 'player') return rich(`${id}-on`, { ...args, ...this.whom });
    if (this.place.what === 'hand') return rich(`${id}-on-hand`, { ...args, ...this.whom });
    return rich(`${id}-on-card`, { ...args, ...this.whom, thing: thing(this.place.kind) });
  }
}

// ---- whole sentences

const play: Label = (o) => {
  const what = o.paid(cardAs(o.named, o.option.as_id));
  if (o.play.kind === 'defend' || o.play.kind === 'give-up') return rich('ask-bang-do-answer', { card: what });
  return o.aimed('ask-bang-do-play', { card: what });
};

/** What can be used with words of its own: barrels, and some events. */
const USES: Record<string, string> = {
  barrel: 'ask-bang-do-draw-for',
  'blood-brothers': 'ask-bang-do-blood-brothers',
  'hard-liquor': 'ask-bang-do-hard-liquor',
  jourdonnais: 'ask-bang-do-draw-for',
  ranch: 'ask-bang-do-ranch',
};

const use: Label = (o) => {
  const own = USES[o.named];
  if (own === undefined) return o.aimed('ask-bang-do-use', { what: o.paid(thing(o.named)) });
  if (o.named === 'ranch') return rich(own, { cards: cards(o.option.paid ?? []) });
  return rich(own, o.place ? o.whom : { thing: thing(o.named) });
};

const draw: Label = (o) => {
  if (o.place === null) return rich(`ask-bang-do-draw-${o.named === 'discard' ? 'discard' : 'deck'}`);
  return take(o);
};

/** A card out of a hand or in front of somebody. */
function take(o: Offer): Part[] {
  const kind = o.place?.kind ?? '';
  if (o.place?.what === 'hand') return rich('ask-bang-do-take-hand', o.whom);
  return rich('ask-bang-do-take-card', { ...o.whom, thing: thing(kind) });
}

function strip(o: Offer): Part[] {
  const kind = o.place?.kind ?? '';
  if (o.place?.what === 'hand') return rich('ask-bang-do-strip-hand', o.whom);
  return rich('ask-bang-do-strip-card', { ...o.whom, thing: thing(kind) });
}

/** What choosing a card comes to, by kind of decision. */
const CHOOSING: Record<string, string> = {
  draw: 'ask-bang-do-keep',
  flip: 'ask-bang-do-count',
  pick: 'ask-bang-do-take',
};

const choose: Label = (o) => {
  if (o.play.kind === 'guess') return rich(`ask-bang-do-${o.named === 'red' ? 'red' : 'black'}`);
  if (o.place?.what === 'player') return o.play.kind === 'copy' ? copyAbility(o) : rich('ask-choose-player', o.whom);
  if (o.place) return o.play.about ? strip(o) : take(o);
  const all = o.option.thing ?? [];
  const shown = o.play.kind === 'flip' ? copy(o.named) : cards(all);
  const id = CHOOSING[o.play.kind];
  return id ? rich(id, { cards: shown }) : rich('ask-choose', { what: shown });
};

function copyAbility(o: Offer): Part[] {
  return rich('ask-bang-do-copy', { ...o.whom, thing: thing(characterOf(o)) });
}

function characterOf(o: Offer): string {
  return (o.play.view as BangView).players[o.place?.seat ?? NOBODY]?.character ?? '';
}

const discard: Label = (o) =>
  rich('ask-bang-do-discard', { card: o.named.includes('@') ? card(o.named) : thing(kindOf(o.named)) });

const pass: Label = (o) => rich(passing(o));

/** What passing comes to, by what is asked about or by kind of decision. */
function passing(o: Offer): string {
  for (const what of [o.play.about, o.play.kind]) {
    if (what && has(`ask-bang-pass-${what}`)) return `ask-bang-pass-${what}`;
  }
  return 'ask-pass';
}

const LABELS: Record<string, Label> = {
  choose,
  discard,
  draw,
  end: () => rich('ask-end'),
  pass,
  play,
  use,
};

/** An option as a whole sentence: `Play BANG! 4♣ on Hanne`. */
export function optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[] {
  const label = LABELS[option.verb];
  return label ? label(new Offer(option, now, to)) : rich('ask-choose', { what: option.text });
}

// ---- short labels

/** The label of an option on a button: `End turn`, `Use Sid Ketchum`. What else must be picked for it is left out. */
export function button(option: OptionInfo, now: Play, to: Speaker): string {
  const o = new Offer(option, now, to);
  const short = SHORT[option.verb]?.(o) ?? '';
  return short || plain(optionLabel(option, now, to));
}

const SHORT: Record<string, (o: Offer) => string> = {
  choose: (o) => (o.place?.what === 'player' ? shortChoice(o) : o.option.thing?.length === 1 ? shortCard(o) : ''),
  discard: (o) => (o.named.includes('@') ? cardName(o.named) : name(GAME, kindOf(o.named))),
  draw: (o) => (o.place ? '' : t(`ask-bang-button-${o.named === 'discard' ? 'discard' : 'deck'}`)),
  play: shortPlay,
  use: shortUse,
};

function shortPlay(o: Offer): string {
  const as = o.option.as_id;
  return as ? t('log-bang-card-as', { card: cardName(o.named), as: name(GAME, as) }) : cardName(o.named);
}

function shortUse(o: Offer): string {
  const own = USES[o.named];
  if (own === 'ask-bang-do-draw-for') return t('ask-bang-button-draw', { thing: name(GAME, o.named) });
  if (own) return t(`ask-bang-button-${o.named}`);
  return t('ask-use', { thing: name(GAME, o.named) });
}

function shortChoice(o: Offer): string {
  return o.play.kind === 'copy' ? name(GAME, characterOf(o)) : '';
}

function shortCard(o: Offer): string {
  if (!o.named.includes('@')) return '';
  return o.play.kind === 'flip' ? copyName(o.named) : cardName(o.named);
}

// ---- verbs on whoever can be aimed at

/** What is done to somebody with a card or a thing. */
const AIMS: Record<string, string> = {
  bang: 'shoot',
  'blood-brothers': 'heal',
  'buffalo-rifle': 'shoot',
  'can-can': 'strip',
  'cat-balou': 'strip',
  conestoga: 'rob',
  derringer: 'shoot',
  'doc-holyday': 'shoot',
  duel: 'duel',
  jail: 'jail',
  knife: 'stab',
  panic: 'rob',
  pepperbox: 'shoot',
  punch: 'punch',
  'rag-time': 'rob',
  ricochet: 'ricochet',
  sniper: 'shoot',
  springfield: 'shoot',
  tequila: 'treat',
};

/** The verb on a seat for the options that are aimed at it: `Shoot Hanne`, and `Shoot` for short. */
export function aimLabel(options: OptionInfo | OptionInfo[], seat: number, now: Play, to: Speaker): Aim {
  const verbs = new Set([options].flat().map((option) => aimVerb(new Offer(option, now, to))));
  const [only = 'choose'] = verbs;
  const id = `ask-bang-aim-${verbs.size === 1 ? only : 'choose'}`;
  return { full: rich(id, { whom: player(to, seat), you: you(to, NOBODY, seat) }), short: t(`${id}.short`) };
}

function aimVerb(o: Offer): string {
  if (o.option.verb === 'play') return AIMS[o.option.as_id || kindOf(o.named)] ?? 'choose';
  if (o.option.verb === 'use') return AIMS[o.named] ?? 'choose';
  if (o.option.verb === 'draw') return 'rob';
  if (o.play.kind === 'loot') return o.play.about ? 'strip' : 'rob';
  return o.play.kind === 'copy' ? 'copy' : 'choose';
}
