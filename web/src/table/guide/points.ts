/** Marks on the table what an option is about: its cards first, then what they are paid with and whom they are for. */

import type { OptionInfo } from '$lib/wire';
import { head, rest, type Token } from '../choose';
import { scrollToCard } from '../scroll';

const MARK = 'data-advised';
/** What is printed on a mark where nothing comes before or after it. */
const ALONE = '★';
/** A change of these may put something else in the place of what is marked. */
const WATCHED = ['data-token', 'data-move', 'data-state'];
const LIT = '[data-state=playable], [data-state=picked], [data-state=target]';

/** The tokens of an option, each with what is printed on its mark: in which order they are picked. */
export function signsOf(option: OptionInfo): [token: Token, sign: string][] {
  const steps = [head(option), rest(option)].filter((tokens) => tokens.length > 0);
  return steps.flatMap((tokens, i) =>
    tokens.map((token): [Token, string] => [token, steps.length > 1 ? String(i + 1) : ALONE]),
  );
}

/** Mark an option by its number; gives back how to take the marks away. */
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

/** Where something can be pointed at, as far as that is not marked yet; of somebody's hidden things he himself. */
function places(
  table: Element,
  token: Token,
  keys: readonly string[],
  marked: ReadonlyMap<Element, string>,
): Element[] {
  const found = [...table.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].map(whole);
  const free = found.filter((element) => !marked.has(element));
  // A card lies in one place: what looks the same is another copy.
  if (token.includes('@') && found.length > 0)
    return [free.find((element) => element.matches(LIT)) ?? free[0]].filter((element) => element !== undefined);
  if (found.length > 0) return free;
  const seat = keys.indexOf(token.split('.')[0] ?? '');
  if (seat < 0) return [];
  return [...table.querySelectorAll(`:is(.seat, .board)[data-seat="${seat}"], .front[data-anchor="front-${seat}"]`)];
}

/** What is seen of something whose button is invisible. */
function whole(element: Element): Element {
  return element.matches('.seat-hit')
    ? (element.parentElement?.closest('.seat, .fighter, .backs-group') ?? element)
    : element;
}
