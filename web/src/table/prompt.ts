/** What the prompt asks while the player picks: what he has to point at next. The server says it with every option. */

import { cardKey } from '$lib/catalogue.svelte';
import { ended, plain } from '$lib/rich';
import type { Arg, Message, OptionInfo, StepsInfo } from '$lib/wire';
import { say, sentence } from '$say/say';
import { question, type Question } from '$say/told';
import { head, rest, type Token } from './choose';
import type { Scene } from './scene';

/** The question for the next pick; null if nothing is picked yet. */
export function nextQuestion(scene: Scene): Question | null {
  const step = nextStep(scene);
  if (step === null) return null;
  const { choice, options, speaker, play } = scene;
  const asked = question(play, speaker);
  const picked = sentence(
    { id: 'table-picked', args: { cards: choice.picked.map((it) => named(scene, it)) } },
    speaker,
  );
  if (step !== 'ready') {
    const next = said(scene, step);
    const reach = step === 'target' ? said(scene, 'reach') : undefined;
    const why = reach ? [...sentence(reach, speaker), { text: ' ' }, ...picked] : picked;
    return { ...asked, ask: next ? say(next, speaker) : asked.ask, why };
  }
  if (choice.picked.length > 1) return { ...asked, why: picked };
  const does = said(scene, 'does');
  if (does) {
    const what = named(scene, head(options[choice.open[0]!]!)[0] ?? choice.picked[0]!);
    const ask = say({ id: 'ask-it', args: { what } }, speaker);
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
export function keyOf(game: string, token: Token): string {
  const what = (token.replace(/^use:/, '').split('.').at(-1) ?? '').split(/[@:]/)[0] ?? '';
  return cardKey(game, what);
}

/** Whether the last pick is a card of the hand: then the button to take it back says `put back`. */
export function isFromHand({ choice, view }: Scene): boolean {
  const last = choice.picked.at(-1) ?? '';
  const laid = 'aside' in view ? (view.aside ?? []) : [];
  return /^[^.:]+@/.test(last) && !laid.includes(last);
}

/** What a token names, as messages speak of it. */
function named({ speaker }: Scene, token: Token): Arg {
  const [owner = '', ...place] = token.split('.');
  const seat = speaker.keys.indexOf(owner);
  const what = place.at(-1) ?? '';
  if (what.startsWith('hand')) return { id: 'table-hand-short' };
  if (what === 'ac' || what === 'rc') return { id: `place-${what}` };
  if (seat >= 0) return what && what !== 'character' ? `t:${keyOf(speaker.game, what)}` : `p:${seat}`;
  if (/^\d+$/.test(token)) return { id: 'log-dice-die', args: { die: token } };
  return token.includes('@') ? `c:${token}` : `t:${keyOf(speaker.game, token)}`;
}
