/** The buttons of the prompt: every option, or beginning of one, that has no place on the table. */

import { lang, t } from '$lib/i18n.svelte';
import { plain } from '$lib/rich';
import type { OptionInfo } from '$lib/wire';
import { button, optionLabel } from '$say/told';
import { choose, head, isMany, meant, rest, useToken, type Token } from './choose';
import type { Scene } from './scene';
import { tokensOf } from './shapes/shapes';

export interface Button {
  id: string;
  label: string;
  /** The same in full, where the label is short; the label is part of it. */
  full?: string;
  /** What it does: makes a move, picks a token, or takes the last pick back. */
  move?: number;
  token?: Token;
  /** The key that does the same. */
  key: string;
  /** The most likely choice. */
  first: boolean;
}

/** More buttons than this do not fit in a row. */
const CROWD = 9;

/** Whether there are too many to be seen at once. */
export const isCrowd = (rows: readonly Button[]): boolean => rows.length > CROWD;

/** Names are looked up by their letters, where there are many. */
function inOrder(rows: Button[]): Button[] {
  return isCrowd(rows) ? rows.toSorted((one, other) => one.label.localeCompare(other.label, lang.current)) : rows;
}

/** Whether something can be pointed at on the table: a card, a player, a place, a die. */
function isPlaced(token: Token, scene: Scene): boolean {
  const isDie = scene.view.game === 'dice' && /^\d+$/.test(token); // elsewhere it is just a number
  return isDie || /[@.]/.test(token) || scene.speaker.keys.includes(token) || tokensOf(scene).includes(token);
}

export function buttons(scene: Scene): Button[] {
  const { options, choice, speaker } = scene;
  const out: Button[] = [];
  const picking = choice.picked.length > 0;
  const fixed = options.flatMap((option, move) =>
    head(option).length + rest(option).length === 0
      ? [
          {
            id: option.text,
            label: button(option, speaker),
            move,
            key: keyOf(option.verb),
            first: option.verb === 'end' && !picking,
          },
        ]
      : [],
  );
  if (!picking) return [...inOrder(beginnings(scene)), ...fixed];
  const entered = meant(options, choice);
  for (const move of choice.ready) {
    const option = options[move]!;
    const first = move === entered;
    const full = plain(optionLabel(option, speaker));
    const label = choice.ready.length === 1 ? inShort(scene, option, full) : full;
    // What can be read must also be heard.
    const heard = full.includes(label) ? full : `${label}: ${full}`;
    out.push({ id: option.text, label, full: heard, move, key: first ? '⏎' : '', first });
  }
  return [...out, ...nextSteps(scene), ...fixed];
}

/** Several cards or dice by name would fill the prompt, and they are raised on the table anyway. */
function inShort({ speaker }: Scene, option: OptionInfo, full: string): string {
  if (option.verb === 'reroll') return button(option, speaker);
  return isMany(option) ? t('table-done') : full;
}

function keyOf(verb: string): string {
  return verb === 'end' ? 'E' : '';
}

/** What can be used, and other things without a place on the table: a colour, a pile. */
function beginnings(scene: Scene): Button[] {
  const { options, choice, speaker } = scene;
  const seen = new Set<Token>();
  const out: Button[] = [];
  options.forEach((option, move) => {
    const [token] = head(option);
    if (token === undefined || seen.has(token) || !choice.offered.has(token)) return;
    if (useToken(option) === null && isPlaced(token, scene)) return;
    seen.add(token);
    const alone = choice.open.filter((other) => head(options[other]!).includes(token)).length === 1;
    const whole = alone && rest(option).length === 0 && head(option).length === 1;
    const label = button(option, speaker);
    out.push({ id: token, label, ...(whole ? { move } : { token }), key: '', first: false });
  });
  return out;
}

/** The next picks without a place on the table, once something is picked. The last one makes the move. */
function nextSteps(scene: Scene): Button[] {
  return [...scene.choice.offered]
    .filter((token) => !token.startsWith('use:') && !isPlaced(token, scene))
    .map((token) => ({ id: token, ...next(scene, token), key: '', first: false }));
}

function next({ choice, options, speaker }: Scene, token: Token): Pick<Button, 'label' | 'move' | 'token'> {
  const fits = choice.open.filter((move) => [...head(options[move]!), ...rest(options[move]!)].includes(token));
  const [move] = fits;
  if (move === undefined) return { label: token, token };
  const label = button(options[move]!, speaker);
  const { ready, open } = choose(options, [...choice.picked, token]);
  return ready.length === 1 && open.length === 1 ? { label, move } : { label, token };
}
