/**
 * Choosing an option by what lies on the table.
 *
 * An option's cards, places and players are tokens. The player first picks its *head*: the cards it plays or the thing
 * it uses. What it is paid with and whom it is aimed at follow in any order. With each pick the options that do not fit
 * drop out, and the tokens that may come next light up. An option with nothing left to pick is a move that can be made.
 */

import type { OptionInfo } from '$lib/wire';

/**
 * What can be pointed at: a card (`bang@4C`), a player (`bob`), a place (`bob.hand`, `bob.barrel`, `law.ac`), a pile
 * (`deck`), a die (`3`), a colour (`red`), something else by its key
 * (`prize/big-hat`), or something to use (`use:card/barrel`).
 */
export type Token = string;

export interface Choice {
  /** What is picked so far, in order. */
  picked: Token[];
  /** The options that have all of it. */
  open: number[];
  /** What may be picked next. */
  offered: Set<Token>;
  /** The open options with nothing left to pick: moves that can be made now. */
  ready: number[];
}

/** What an option begins with: what is played, chosen or used. */
export function head(option: OptionInfo): Token[] {
  const use = useToken(option);
  return use === null ? (option.thing ?? []) : [use];
}

/** What an option takes besides: a price, a target. */
export function rest(option: OptionInfo): Token[] {
  return [...(option.paid ?? []), ...(option.target ?? [])];
}

/** The token of an ability, an event or a card in play that an option uses; null if it uses none. */
export function useToken(option: OptionInfo): Token | null {
  if (option.verb !== 'use') return null;
  return `use:${option.thing?.[0] ?? ''}${option.purpose ? `:${option.purpose}` : ''}`;
}

/**
 * The thing to use that need not be picked, because every option is about it. Its cards and targets are offered at
 * once. There is none in one's own turn, where cards light up because they can be played.
 */
export function implied(options: readonly OptionInfo[]): Token | null {
  if (options.some((option) => option.verb === 'end')) return null;
  const heads = new Set(options.filter((option) => head(option).length > 0).map((option) => head(option).join()));
  const only = options.find((option) => useToken(option) !== null);
  return heads.size === 1 && only ? useToken(only) : null;
}

/** Where a choice stands. */
export function choose(options: readonly OptionInfo[], picked: readonly Token[]): Choice {
  const known = implied(options);
  const begun = options.some((option) => begins(option, picked[0]));
  const open: number[] = [];
  const ready: number[] = [];
  const offered = new Set<Token>();
  options.forEach((option, number) => {
    if (begun && !begins(option, picked[0])) return;
    const left = wanted(option, known, picked);
    if (left === null) return;
    open.push(number);
    if (left.length === 0) ready.push(number);
    for (const token of left) offered.add(token);
  });
  return { picked: [...picked], open, offered, ready };
}

function begins(option: OptionInfo, token: Token | undefined): boolean {
  return token !== undefined && head(option).includes(token);
}

/** What an option still needs, its head first; null if one of the picks does not fit it. */
function wanted(option: OptionInfo, known: Token | null, picked: readonly Token[]): Token[] | null {
  const then = rest(option);
  const first = then.length > 0 && head(option)[0] === known ? [] : [...head(option)];
  for (const token of picked) if (!remove(first, token) && !remove(then, token)) return null;
  return first.length > 0 ? first : then;
}

function remove(tokens: Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  if (at >= 0) tokens.splice(at, 1);
  return at >= 0;
}

/**
 * The picks after one more. Picking something a second time takes it back, with all that was picked after it, or alone
 * if it is one of several cards chosen together. Something that does not fit the picks begins a new choice.
 */
export function pick(options: readonly OptionInfo[], picked: readonly Token[], token: Token): Token[] {
  const at = picked.indexOf(token);
  const more = [...picked, token];
  if (choose(options, more).open.length > 0) return more;
  if (at >= 0) return areTogether(options, picked) ? picked.toSpliced(at, 1) : picked.slice(0, at);
  return choose(options, [token]).open.length > 0 ? [token] : [...picked];
}

/** Whether all picks belong together: they are all cards chosen, or all paid for something. */
function areTogether(options: readonly OptionInfo[], picked: readonly Token[]): boolean {
  const groups = options.flatMap((option) => [head(option), option.paid ?? []]);
  return picked.length > 1 && groups.some((group) => picked.every((token) => group.includes(token)));
}

/** The one move that the picks leave; null if there are others, or if something is still to be picked. */
export function settled({ ready, open, picked }: Choice): number | null {
  return ready.length === 1 && open.length === 1 && picked.length > 0 ? (ready[0] ?? null) : null;
}

/**
 * The move that a second click or Enter makes: the one that is ready, if all open options have its verb. A card that
 * could also be played on somebody must not be reloaded by mistake; for that there is a button.
 */
export function meant(options: readonly OptionInfo[], { ready, picked, open }: Choice): number | null {
  const only = ready.length === 1 ? ready[0] : undefined;
  if (only === undefined || picked.length === 0) return null;
  return open.every((move) => options[move]!.verb === options[only]!.verb) ? only : null;
}

/** Whether an option takes several cards. Then the player has to say when he has picked enough. */
export function isMany(option: OptionInfo): boolean {
  return (option.thing?.length ?? 0) > 1 || (option.paid?.length ?? 0) > 1;
}
