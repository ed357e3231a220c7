/** What can be done in a Duel: whole sentences, short labels, and verbs for what is aimed at. */
import { rich, t, type Args } from '$lib/i18n.svelte';
import { parts, plain, type Part } from '$lib/rich';
import type { DuelView, OptionInfo, Play } from '$lib/wire';
import { NOBODY, you } from '../shared';
import type { Aim, Speaker } from '../types';
import {
  aimAt,
  apart,
  as,
  card,
  isEquipment,
  kindOf,
  named,
  object,
  placeOf,
  shown,
  thing,
  whom,
  type Place,
} from './names';

type Label = (o: Offer) => Part[];

/** An option on its way into words. */
class Offer {
  readonly view: DuelView;
  readonly to: Speaker;

  constructor(
    readonly option: OptionInfo,
    readonly play: Play,
    to: Speaker,
  ) {
    this.view = play.view as DuelView;
    this.to = named(to);
  }

  get actor(): number {
    return this.play.asked ?? NOBODY;
  }

  /** What the option names first. */
  get named(): string {
    return this.option.thing?.[0] ?? '';
  }

  /** The kind of card it is about, or passes for. */
  get kind(): string {
    return this.option.as_id || kindOf(this.named);
  }

  get target(): Place | null {
    return placeOf(this.to, this.view, this.option.target?.[0]);
  }

  /** The place that it names instead of a card. */
  get place(): Place | null {
    return placeOf(this.to, this.view, this.named);
  }

  /** A card as briefly as possible. */
  card(text = this.named): string {
    return apart(text, this.play.options ?? []);
  }

  get cardAs(): string {
    return as(this.card(), this.option.as_id);
  }

  get paid(): string {
    return (this.option.paid ?? []).map((each) => this.card(each)).join(', ');
  }

  get aim(): string {
    return this.target ? aimAt(this.to, this.target, this.actor) : '';
  }

  /** The card that was discarded last. */
  get top(): string {
    return this.view.discard.at(-1) ?? '';
  }
}

// ---- cards that are played

const play: Label = (o) => {
  const args = { card: o.cardAs, paid: o.paid, aim: o.aim };
  if (o.play.kind === 'defend') return rich(o.paid ? 'ask-duel-do-avoid-paying' : 'ask-duel-do-avoid', args);
  if (o.play.kind === 'give-up') return rich('ask-duel-do-give-up', args);
  if (o.target === null) return rich('ask-duel-do-play', args);
  if (isEquipment(o.kind)) return rich('ask-duel-do-place', { ...args, character: o.target.character });
  return rich('ask-duel-do-play-aim', args);
};

// ---- what is used

const use: Label = (o) => (USES[o.named] ?? useIt)(o);

const useIt: Label = (o) => {
  const args = { thing: thing(o.named), paid: o.paid, aim: o.aim };
  if (o.paid) return rich('ask-duel-do-use-paying', args);
  return o.aim ? rich('ask-duel-do-use-aim', args) : rich('ask-use', args);
};

/** Her own card is what she pays with. */
const cattleKatie: Label = (o) =>
  o.target ? rich('ask-duel-do-use-paying', { thing: thing(o.named), paid: o.target.card }) : useIt(o);

const pearlHat: Label = (o) => {
  const id = o.option.purpose ? 'ask-duel-do-copy-reload' : o.aim ? 'ask-duel-do-copy-aim' : 'ask-duel-do-copy';
  return rich(id, { thing: thing(o.named), paid: o.paid, card: card(o.top), aim: o.aim });
};

const slimPoet: Label = (o) => {
  const victim = o.target?.seat ?? o.play.by ?? NOBODY;
  return rich('ask-duel-do-discard-hand', { ...whom(o.to, victim), side: o.target?.side ?? 'any' });
};

const buffaloBell: Label = (o) => rich('ask-duel-do-stand-in', { thing: thing(o.named) });

/** What is used with words of its own. */
const USES: Record<string, Label> = {
  'buffalo-bell': buffaloBell,
  'cattle-katie': cattleKatie,
  'pearl-hat': pearlHat,
  'slim-poet': slimPoet,
};

// ---- what is chosen

const takeIt: Label = (o) => {
  const place = o.place;
  if (place === null) return rich('ask-duel-do-pick', { card: o.card() });
  const args: Args = { ...whom(o.to, place.seat), side: place.side, character: place.character, card: place.card };
  return rich(place.what === 'hand' ? 'ask-duel-do-take-hand' : 'ask-duel-do-take-card', args);
};

const discardIt: Label = (o) =>
  rich('ask-duel-do-discard-card', { character: o.place?.character ?? '', card: o.place?.card ?? '' });

const swapEither: Label = (o) => {
  const seat = o.place?.seat ?? NOBODY;
  return rich('ask-duel-do-swap-side', { ...whom(o.to, seat), you: you(o.to, seat) });
};

/** What choosing comes to, by kind of decision. */
const CHOOSING: Record<string, Label> = {
  'choose-ac': (o) => rich('ask-duel-do-front', { character: thing(o.named) }),
  'discard-equipment': discardIt,
  loot: takeIt,
  pick: takeIt,
  reveal: (o) => rich('ask-duel-do-reveal', { card: shown(o.named) }),
  'swap-either': swapEither,
};

const chooseIt: Label = (o) => rich('ask-choose', { what: o.place ? object(o.to, o.place) : o.card() });

const choose: Label = (o) => (CHOOSING[o.play.kind] ?? chooseIt)(o);

// ---- everything else

const swap: Label = (o) => {
  const rear = o.view.players[o.actor]?.rc?.character ?? '';
  return rich('ask-duel-do-swap', { character: thing(rear) });
};

const reload: Label = (o) => {
  if (o.place === null) return rich('ask-duel-do-reload', { card: o.card() });
  return rich('ask-duel-do-reload-card', { character: o.place.character, card: o.place.card });
};

const LABELS: Record<string, Label> = {
  choose,
  discard: (o) => rich('ask-duel-do-discard', { card: o.card() }),
  end: () => rich('ask-end'),
  pass: (o) => rich('ask-duel-do-pass', { kind: o.play.kind }),
  play,
  reload,
  swap,
  use,
};

/** An option as a whole sentence: `Play Colt on Cattle Katie`. */
export function optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[] {
  const label = LABELS[option.verb];
  return label ? label(new Offer(option, now, to)) : rich('ask-choose', { what: option.text });
}

// ---- short labels

/** A verb with what it is done to. */
function short(act: string, what: string): string {
  return plain(rich('ask-duel-button', { act, card: what }));
}

const PLAYING: Record<string, string> = { defend: 'avoid', 'give-up': 'give-up' };

function shortPlay(o: Offer): string {
  const placed = isEquipment(o.kind) && !o.option.as_id ? 'place' : 'play';
  return short(PLAYING[o.play.kind] ?? placed, o.card());
}

/** What choosing is, by kind of decision. */
const CHOICES: Record<string, string> = {
  'choose-ac': 'front',
  'discard-equipment': 'discard',
  loot: 'take',
  pick: 'take',
  reveal: 'count',
};

function shortChoice(o: Offer): string {
  const act = CHOICES[o.play.kind];
  if (act === undefined) return plain(choose(o));
  if (act === 'front') return short(act, thing(o.named));
  if (act === 'count') return short(act, shown(o.named));
  if (o.place?.what === 'hand') return t('ask-duel-button-hand', { act });
  return short(act, o.place?.card || o.card());
}

const SHORT: Record<string, (o: Offer) => string> = {
  choose: shortChoice,
  discard: (o) => short('discard', o.card()),
  pass: (o) => t('ask-duel-button-pass', { kind: o.play.kind }),
  play: shortPlay,
  reload: (o) => short('reload', o.place?.card || o.card()),
  swap: () => t('ask-duel-button-swap'),
  use: (o) => plain(rich('ask-use', { thing: thing(o.named) })),
};

/** The label of an option on a button: `End turn`, `Use Slim Poet`, `Take the hit`. */
export function button(option: OptionInfo, now: Play, to: Speaker): string {
  return SHORT[option.verb]?.(new Offer(option, now, to)) ?? plain(optionLabel(option, now, to));
}

// ---- verbs on what can be aimed at

/** What is done to somebody with a card. */
const AIMS: Record<string, string> = {
  carbine: 'shoot',
  colt: 'shoot',
  derringer: 'shoot',
  duel: 'challenge',
  fanning: 'shoot',
  knife: 'stab',
  peacemaker: 'shoot',
  remington: 'shoot',
  schofield: 'shoot',
  schoolmarm: 'take',
  shotgun: 'shoot',
  'strong-ale': 'pour',
  water: 'swap',
  winchester: 'shoot',
};

function actOf(o: Offer): string {
  const { verb } = o.option;
  if (verb === 'play') return actOfCard(o.kind, o.target);
  if (verb === 'use') return o.named === 'pearl-hat' ? actOfCard(kindOf(o.top), o.target) : 'discard';
  if (verb === 'discard' || verb === 'reload' || verb === 'swap') return verb;
  return CHOICES[o.play.kind] ?? (o.play.kind === 'swap-either' ? 'swap' : 'choose');
}

/** A Stealing takes from a hand, and discards what lies on the table. */
function actOfCard(kind: string, target: Place | null): string {
  if (kind === 'stealing') return target?.what === 'hand' ? 'steal' : 'discard';
  if (target === null) return 'play';
  return isEquipment(kind) ? 'place' : (AIMS[kind] ?? 'choose');
}

/** The verb on a place for the options that are aimed at it: `Shoot Cattle Katie`, and `Shoot` for short. */
export function aimLabel(options: OptionInfo | OptionInfo[], target: string, now: Play, to: Speaker): Aim {
  const offers = [options].flat().map((option) => new Offer(option, now, to));
  const acts = new Set(offers.map(actOf));
  const [only = 'choose'] = acts;
  const act = acts.size === 1 ? only : 'choose';
  const speaker = named(to);
  const place = placeOf(speaker, now.view as DuelView, target);
  const what = place ? object(speaker, place) : nameOf(target, now);
  return {
    full: parts(t('ask-duel-aim', { act, target: what })),
    short: t('ask-duel-aim-short', { act, target: '' }),
  };
}

function nameOf(text: string, now: Play): string {
  if (!text.includes('@')) return thing(text);
  return now.kind === 'reveal' ? shown(text) : apart(text, now.options ?? []);
}
