/** What can be done in a Dice Game: whole sentences, short labels, and verbs for whoever is aimed at. */
import { rich, t } from '$lib/i18n.svelte';
import { plain, type Part } from '$lib/rich';
import type { DiceView, OptionInfo, Play } from '$lib/wire';
import { listed, NOBODY, player, seatOf, you } from '../shared';
import type { Aim, Speaker } from '../types';
import { diceName } from './names';

/** An option on its way into words. */
class Offer {
  readonly view: DiceView;

  constructor(
    readonly option: OptionInfo,
    readonly play: Play,
    readonly to: Speaker,
  ) {
    this.view = play.view as DiceView;
  }

  /** What the option names. */
  get named(): string[] {
    return this.option.thing ?? [];
  }

  /** Whom it is aimed at, by its target or by what it names. */
  get seat(): number {
    const target = this.option.target?.[0] ?? this.named[0] ?? '';
    return seatOf(this.to, target);
  }

  /** The faces of the dice that it names. */
  get faces(): string[] {
    return this.named.map((die) => this.view.dice[Number(die) - 1] ?? '');
  }
}

// ---- what is done to whom

/** What choosing somebody comes to, by kind of decision or by the character who asks. */
const CHOICES: Record<string, string> = {
  target: 'shoot',
  beer: 'beer',
  'kit-carlson': 'return',
  'sid-ketchum': 'heal',
};

function choiceOf(o: Offer): string {
  if (o.option.verb === 'use') return 'shoot-double';
  return CHOICES[o.play.kind === 'ability' ? o.play.about : o.play.kind] ?? '';
}

function toWhom(o: Offer, seat: number): Part[] {
  const choice = choiceOf(o);
  const args = { whom: player(o.to, seat), you: you(o.to, NOBODY, seat) };
  return rich(choice ? `ask-dice-do-${choice}` : 'ask-choose-player', args);
}

// ---- whole sentences

type Label = (o: Offer) => Part[];

const reroll: Label = (o) => {
  const args = { count: o.named.length, numbers: listed(o.named), dice: diceName(o.faces) };
  return rich('ask-dice-do-reroll', args);
};

/** What is used against what somebody else does. */
const USES: Record<string, string> = {
  'bart-cassidy': 'ask-dice-do-take-arrow',
  'pedro-ramirez': 'ask-dice-do-return-own',
};

const use: Label = (o) => {
  const id = USES[o.named[0] ?? ''];
  return id ? rich(id) : toWhom(o, o.seat);
};

const LABELS: Record<string, Label> = {
  choose: (o) => toWhom(o, o.seat),
  keep: (o) => rich('ask-dice-do-keep', { dice: diceName(o.view.dice) }),
  pass: (o) => rich('ask-dice-do-pass', { about: o.play.about }),
  reroll,
  use,
};

/** An option as a whole sentence: `Roll dice 1 and 4 again: an arrow and a beer`. */
export function optionLabel(option: OptionInfo, now: Play, to: Speaker): Part[] {
  const label = LABELS[option.verb];
  return label ? label(new Offer(option, now, to)) : rich('ask-choose', { what: option.text });
}

// ---- short labels

const SHORT: Record<string, (o: Offer) => string> = {
  keep: () => t('ask-dice-button-keep'),
  pass: (o) => t('ask-dice-button-pass', { about: o.play.about }),
  reroll: (o) => t('ask-dice-button-reroll', { count: o.named.length }),
  use: (o) => t('ask-dice-button-use', { about: o.named[0] ?? '' }),
};

/** The label of an option on a button: `Keep all`, `Roll 2 again`, `Take an arrow`. */
export function button(option: OptionInfo, now: Play, to: Speaker): string {
  return SHORT[option.verb]?.(new Offer(option, now, to)) ?? plain(optionLabel(option, now, to));
}

// ---- verbs on whoever can be aimed at

function actOf(o: Offer, seat: number): string {
  const choice = choiceOf(o);
  const own = seat === o.play.asked;
  if (choice === 'beer') return own ? 'drink' : 'buy';
  if (choice === 'heal') return own ? 'gain' : 'heal';
  return choice === 'shoot-double' ? 'double' : choice || 'choose';
}

/** The verb on a seat for the options that are aimed at it: `Shoot at Hanne`, and `Shoot` for short. If there are two
 * ways it is the first. */
export function aimLabel(options: OptionInfo | OptionInfo[], seat: number, now: Play, to: Speaker): Aim {
  const [first] = [options].flat();
  const o = new Offer(first ?? { text: '', verb: 'choose' }, now, to);
  return { full: toWhom(o, seat), short: t('ask-dice-aim-short', { act: actOf(o, seat) }) };
}
