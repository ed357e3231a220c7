/** What the prompt asks while the player picks: what he has to point at next. The server says it with every option. */

import { t } from '$lib/i18n.svelte';
import { ended, parts, plain, punctuated } from '$lib/rich';
import type { Message, OptionInfo, StepsInfo } from '$lib/wire';
import { marked, say } from '$say/say';
import { question, type Question } from '$say/told';
import { reachReason } from './bang/reach';
import { head, rest, type Token } from './choose';
import type { Scene } from './scene';

/** The question for the next pick; null if nothing is picked yet. */
export function nextQuestion(scene: Scene): Question | null {
  const step = nextStep(scene);
  if (step === null) return null;
  const { choice, options, speaker, play } = scene;
  const asked = question(play, speaker);
  const picked = parts(punctuated(t('table-picked', { cards: namesOf(scene) })));
  if (step !== 'ready') {
    const next = said(scene, step);
    const reason = step === 'target' && speaker.game === 'bang' ? reachReason(scene) : '';
    const why = reason ? [{ text: `${ended(reason)} ` }, ...picked] : picked;
    return { ...asked, ask: next ? say(next, speaker) : asked.ask, why };
  }
  if (choice.picked.length > 1) return { ...asked, why: picked };
  const does = said(scene, 'does');
  if (does) {
    const ask = parts(named(scene, head(options[choice.open[0]!]!)[0] ?? choice.picked[0]!));
    return { ...asked, ask, why: [{ text: ended(plain(say(does, speaker))) }] };
  }
  // In an answer to an attack it goes on saying who attacks, because that matters more.
  return asked.tone === 'react' ? asked : { ...asked, why: picked };
}

/** What the open options say of a step: the first that has a word for it. */
function said({ choice, options }: Scene, step: keyof StepsInfo): Message | undefined {
  return choice.open.map((move) => stepsOf(options, move)[step]).find((each) => each);
}

/** The steps of an option are told with the first of those that have them. */
function stepsOf(options: readonly OptionInfo[], move: number): StepsInfo {
  return options.slice(0, move + 1).findLast(({ steps }) => steps)?.steps ?? {};
}

type Step = 'target' | 'pay' | 'more' | 'another' | 'ready';

/** What is to be picked next; null if nothing is picked yet. */
export function nextStep({ choice, options }: Scene): Step | null {
  const option = choice.picked.length > 0 ? options[choice.open[0] ?? -1] : undefined;
  if (!option) return null;
  if (choice.offered.size === 0) return 'ready';
  const targets = choice.open.some((move) => (options[move]!.target ?? []).some((token) => choice.offered.has(token)));
  if (targets && !rest(option).some((token) => isPaid(option, token) && choice.offered.has(token))) return 'target';
  const prices = choice.open.some((move) => (options[move]!.paid ?? []).some((token) => choice.offered.has(token)));
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

/** Whether the last pick is a card of the hand: then the button to take it back says `put back`. */
export function isFromHand({ choice, view }: Scene): boolean {
  const last = choice.picked.at(-1) ?? '';
  const laid = 'aside' in view ? (view.aside ?? []) : [];
  return /^[^.:]+@/.test(last) && !laid.includes(last);
}

function namesOf(scene: Scene): string {
  return scene.choice.picked.map((token) => named(scene, token)).join(', ');
}

function named({ speaker }: Scene, token: Token): string {
  const [owner = '', ...place] = token.split('.');
  const seat = speaker.keys.indexOf(owner);
  const what = place.at(-1) ?? '';
  if (what.startsWith('hand')) return t('table-hand-short');
  if (what === 'ac' || what === 'rc') return t(`place-${what}`);
  if (seat >= 0) return String(marked(what && what !== 'character' ? `t:${keyOf(what)}` : `p:${seat}`, speaker));
  if (/^\d+$/.test(token)) return t('log-dice-die', { die: token });
  return String(marked(token.includes('@') ? `c:${token}` : `t:${keyOf(token)}`, speaker));
}
