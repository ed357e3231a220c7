/**
 * What a review says about the course of a game: the chances around a move, mistakes, where to stop, what was known.
 */

import type { GameReview, JudgedMove, KnownRoles, ReviewPoint } from '$lib/wire';

/** How many of the costliest mistakes are listed. */
const LISTED = 3;
/** From the bottom of the chart to its top. */
const ORDER = ['law', 'sheriff', 'deputy', 'outlaws', 'outlaw', 'renegade'];

export interface Share {
  side: string;
  /** In percent, with the uncertainty: twice the standard error. */
  percent: number;
  error: number;
  /** What the move changed. */
  gain: number;
}

export interface Band {
  side: string;
  /** The area, and its upper edge, as paths. */
  area: string;
  edge: string;
}

/** The places of the sides in the lists of chances, from the bottom of the chart to its top. */
export function stacked({ sides }: GameReview): number[] {
  const place = (at: number): number => (ORDER.indexOf(sides[at]!) + ORDER.length + 1) % (ORDER.length + 1);
  return sides.map((_, at) => at).sort((a, b) => place(a) - place(b));
}

/** The position in which a move was made. */
function before({ curve }: GameReview, move: number): ReviewPoint {
  return curve.findLast((point) => point.move < Math.max(move, 1)) ?? curve[0]!;
}

/** The next position with something to decide, or the end. */
function after({ curve }: GameReview, move: number): ReviewPoint {
  return curve.find((point) => point.move >= move) ?? curve.at(-1)!;
}

/** The chances after a move, and how it changed them. */
export function sharesAt(review: GameReview, move: number): Share[] {
  const [was, is] = [before(review, move), after(review, move)];
  return stacked(review).map((at) => ({
    side: review.sides[at]!,
    percent: hundred(is.chances[at]!),
    error: hundred(2 * is.errors[at]!),
    gain: move === 0 ? 0 : hundred(is.chances[at]!) - hundred(was.chances[at]!),
  }));
}

export const hundred = (chance: number): number => Math.round(chance * 100);

/** With its sign, for display. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The sides on top of each other, as shares of the whole; `x` says where a move is. */
export function bands(review: GameReview, x: (move: number) => number, width: number, height: number): Band[] {
  const order = stacked(review);
  const points = review.curve.map(({ move, chances }) => {
    const whole = chances.reduce((sum, each) => sum + each, 0) || 1;
    let below = 0;
    return { x: x(move) * width, tops: order.map((at) => (below += chances[at]! / whole)) };
  });
  const at = (left: number, share: number): string => `${left.toFixed(1)} ${(height * (1 - share)).toFixed(1)}`;
  return order.map((side, rank) => {
    const top = points.map((point) => at(point.x, point.tops[rank]!));
    const bottom = points.map((point) => at(point.x, rank ? point.tops[rank - 1]! : 0)).reverse();
    return { side: review.sides[side]!, area: `M${[...top, ...bottom].join('L')}z`, edge: `M${top.join('L')}` };
  });
}

/** The costliest mistakes, of one player or of all. */
export function mistakes({ decisions }: GameReview, seat: number | null): JudgedMove[] {
  return decisions
    .filter((each) => each.mistake && (seat === null || each.seat === seat))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, LISTED);
}

/** The moves worth stopping at, in order. */
export function stops(review: GameReview): number[] {
  const all = [...review.turns, ...review.luck, ...mistakes(review, null)].map(({ move }) => move);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** What a player could think about the roles after a move; null if none is hidden. */
export function knownAt({ known }: GameReview, seat: number, move: number): KnownRoles | null {
  const his = known.filter((each) => each.seat === seat);
  return his.findLast((each) => each.move <= move) ?? his[0] ?? null;
}
