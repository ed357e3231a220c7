/** Marks on the table what to pick for an option: its cards first, then what pays for them and who is the target. */

import type { OptionInfo } from '$lib/wire';
import { head, rest, type Token } from '../choose';
import { scrollToCard } from '../scroll';

const MARK = 'data-advised';
/** What is printed on a mark if there is only one step. */
const ALONE = '★';
/** When one of these changes, the marks are drawn anew: something else may be there now. */
const WATCHED = ['data-token', 'data-move', 'data-state'];
const LIT = '[data-state=playable], [data-state=picked], [data-state=target]';

/** The tokens of an option, each with what is printed on its mark: the number of the step in which it is picked. */
export function signsOf(option: OptionInfo): [token: Token, sign: string][] {
  const steps = [head(option), rest(option)].filter((tokens) => tokens.length > 0);
  return steps.flatMap((tokens, i) =>
    tokens.map((token): [Token, string] => [token, steps.length > 1 ? String(i + 1) : ALONE]),
  );
}

/** Mark an option by its number. Returns a function that takes the marks away. */
export function pointAt(table: Element, move: number, option: OptionInfo, keys: readonly string[]): () => void {
  const signs = signsOf(option);

  function draw(): void {
    const marks = new Map<Element, string>();
    for (const [token, sign] of signs)
      for (const element of places(table, token, keys, marks)) marks.set(element, sign);
    for (const button of table.querySelectorAll(`.prompt-do [data-move="${move}"]`)) marks.set(button, ALONE);
    wipe(table, marks);
    for (const [element, sign] of marks) element.setAttribute(MARK, sign);
  }

  const watch = new MutationObserver(draw);
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
  draw();
  table.querySelectorAll(`.hand [${MARK}]`).forEach(scrollToCard);
  return () => {
    watch.disconnect();
    wipe(table, new Map());
  };
}

function wipe(table: Element, but: ReadonlyMap<Element, string>): void {
  for (const old of table.querySelectorAll(`[${MARK}]`)) if (!but.has(old)) old.removeAttribute(MARK);
}

/** Where a token can be pointed at and is not marked yet. For hidden things it is the seat of their owner. */
function places(
  table: Element,
  token: Token,
  keys: readonly string[],
  marked: ReadonlyMap<Element, string>,
): Element[] {
  const found = [...table.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].map(whole);
  const free = found.filter((element) => !marked.has(element));
  // A card lies in one place only. If several look the same, the others are copies.
  if (token.includes('@') && found.length > 0)
    return [free.find((element) => element.matches(LIT)) ?? free[0]].filter((element) => element !== undefined);
  if (found.length > 0) return free;
  const seat = keys.indexOf(token.split('.')[0] ?? '');
  if (seat < 0) return [];
  return [...table.querySelectorAll(`:is(.seat, .board)[data-seat="${seat}"], .front[data-anchor="front-${seat}"]`)];
}

/** The seat or fighter around an invisible button. */
function whole(element: Element): Element {
  return element.matches('.seat-hit')
    ? (element.parentElement?.closest('.seat, .fighter, .backs-group') ?? element)
    : element;
}
