/** What the prompt asks while the player picks: what he has to point at next. */

import { borderOf } from '$lib/catalogue.svelte';
import { has, lineOf, rich, t } from '$lib/i18n.svelte';
import { idOf } from '$lib/keys';
import { ended, parts, punctuated, type Part } from '$lib/rich';
import type { OptionInfo } from '$lib/wire';
import { marked } from '$say/say';
import { question, verbFor, type Question } from '$say/told';
import { head, rest, type Token } from './choose';
import type { Scene } from './scene';

/** The question for the next pick; null if nothing is picked yet. */
export function nextQuestion(scene: Scene): Question | null {
  const { choice, options, speaker, play } = scene;
  const first = choice.picked[0];
  if (first === undefined) return null;
  const option = options[choice.open[0] ?? -1];
  if (!option) return null;
  const key = option.as_id ? `card/${option.as_id}` : keyOf(head(option)[0] ?? first);
  const kind = idOf(key);
  const verb = verbFor([option], speaker.game);
  const what = { kind, verb, thing: named(scene, head(option)[0] ?? first), count: choice.picked.length };
  const { icon, tone, ask: asked, why } = question(play, speaker);
  const next = step(scene, option);
  // Nothing is left to pick: the prompt says what the card will do. In an answer to an attack it goes on saying who
  // attacks, because that matters more.
  if (next === 'confirm' && choice.picked.length === 1 && ['play', 'use', 'reload'].includes(option.verb))
    return { icon, tone, ask: parts(what.thing), why: tone === 'react' ? why : effect(scene, key, option) };
  const ask = next === 'confirm' ? asked : rich(nextId(speaker.game, next), what);
  return { icon, tone, ask, why: parts(punctuated(t('table-picked', { cards: picked(scene) }))) };
}

/** The message to ask with. A game may have one of its own. */
function nextId(game: string, next: string): string {
  return has(`table-${game}-next-${next}`) ? `table-${game}-next-${next}` : `table-next-${next}`;
}

type Step = 'target' | 'pay' | 'more' | 'another' | 'confirm';

/** What is to be picked next; null if nothing is picked yet. */
export function nextStep(scene: Scene): Step | null {
  const option = scene.choice.picked.length > 0 ? scene.options[scene.choice.open[0] ?? -1] : undefined;
  return option ? step(scene, option) : null;
}

function step(scene: Scene, option: OptionInfo): Step {
  const { choice } = scene;
  if (choice.offered.size === 0) return 'confirm';
  const targets = choice.open.some((move) =>
    (scene.options[move]!.target ?? []).some((token) => choice.offered.has(token)),
  );
  if (targets && !rest(option).some((token) => isPaid(option, token) && choice.offered.has(token))) return 'target';
  const prices = choice.open.some((move) =>
    (scene.options[move]!.paid ?? []).some((token) => choice.offered.has(token)),
  );
  if (choice.ready.length > 0) return 'more';
  return prices ? 'pay' : 'another';
}

function isPaid(option: OptionInfo, token: Token): boolean {
  return option.paid?.includes(token) ?? false;
}

/** The key of the card or thing that a token names. */
export function keyOf(token: Token): string {
  const what = (token.replace(/^use:/, '').split('.').at(-1) ?? '').split(/[@:]/)[0] ?? '';
  return what.includes('/') ? what : `card/${what}`;
}

/** What a card does. A green card is only laid down now and does it when it is used later. */
function effect(scene: Scene, key: string, option: OptionInfo): Part[] {
  const { game } = scene.speaker;
  const line = lineOf(game, key);
  const isLaidDown = option.verb === 'play' && borderOf(game, idOf(key)) === 'green';
  return isLaidDown ? parts(punctuated(t('table-lay-down', { line }))) : [{ text: ended(line) }];
}

/** Whether the last pick is a card of the hand: then the button to take it back says `put back`. */
export function isFromHand({ choice, view }: Scene): boolean {
  const last = choice.picked.at(-1) ?? '';
  const laid = 'aside' in view ? (view.aside ?? []) : [];
  return /^[^.:]+@/.test(last) && !laid.includes(last);
}

function picked(scene: Scene): string {
  return scene.choice.picked.map((token) => named(scene, token)).join(', ');
}

function named({ speaker }: Scene, token: Token): string {
  const [owner = '', ...place] = token.split('.');
  const seat = speaker.keys.indexOf(owner);
  const what = place.at(-1) ?? '';
  if (what.startsWith('hand')) return t('table-hand-short');
  if (what === 'ac' || what === 'rc') return t(`place-${what}`);
  if (seat >= 0) return String(marked(what ? `t:${keyOf(what)}` : `p:${seat}`, speaker));
  if (/^\d+$/.test(token)) return t('log-dice-die', { die: token });
  return String(marked(token.includes('@') ? `c:${token}` : `t:${keyOf(token)}`, speaker));
}
