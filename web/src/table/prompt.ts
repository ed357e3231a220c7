/** What the prompt asks while the player picks: what he has to point at next. The server says it with every option. */

import { ended, plain, type Part } from '$lib/rich';
import type { Message, OptionInfo, StepsInfo } from '$lib/wire';
import { say, sentence } from '$say/say';
import { optionLabel, question, shortLabel, type Question } from '$say/told';
import { rest, type Token } from './choose';
import type { Scene } from './scene';

/** The question for the next pick; null if nothing is picked yet. */
export function nextQuestion(scene: Scene): Question | null {
  const step = nextStep(scene);
  if (step === null) return null;
  const { choice, options, speaker, play } = scene;
  const asked = question(play, speaker);
  const option = options[choice.ready[0] ?? choice.open[0]!]!;
  if (step !== 'ready') {
    const next = said(scene, step);
    return { ...asked, ask: next ? say(next, speaker) : asked.ask, why: whyNext(scene, step, option) ?? asked.why };
  }
  const does = choice.picked.length > 1 ? undefined : said(scene, 'does');
  if (does) return { ...asked, ask: shortLabel(option, speaker), why: [{ text: ended(plain(say(does, speaker))) }] };
  // In an answer to an attack it keeps saying who attacks, because that matters more.
  const isAnswer = asked.tone === 'react' && choice.picked.length === 1;
  return isAnswer || choice.ready.length > 1 ? asked : { ...asked, why: optionLabel(option, speaker) };
}

/** The words for a step: the move as it is so far, or why these are the targets. */
function whyNext(scene: Scene, step: Step, option: OptionInfo): Part[] | null {
  const { choice, speaker } = scene;
  if (choice.ready.length === 1) return optionLabel(option, speaker);
  const reach = step === 'target' ? said(scene, 'reach') : undefined;
  if (reach) return sentence(reach, speaker);
  return option.short ? shortLabel(option, speaker) : null;
}

/** The words of the open options for a step: those of the first that has some. */
function said({ choice, options }: Scene, step: keyof StepsInfo): Message | undefined {
  return choice.open.map((move) => stepsOf(options, move)[step]).find((each) => each);
}

/** Options with the same steps share them: only the first of these has the words. */
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

/** Whether the last pick is a card of the hand: then the button to take it back says `put back`. */
export function isFromHand({ choice, view }: Scene): boolean {
  const last = choice.picked.at(-1) ?? '';
  const laid = 'aside' in view ? (view.aside ?? []) : [];
  return /^[^.:]+@/.test(last) && !laid.includes(last);
}
