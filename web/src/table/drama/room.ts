/** Where the stage has room: in the middle of the table, between the seats, whatever the layout. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Room {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const GAP = 8;
/** In pixels: more than this is not needed, so it does not make a room better. */
export const WIDEST = 540;
const HIGHEST = 280;

/**
 * The largest room around the middle that is not taken by seats, or by what is beside the table on a phone on its side.
 */
export function roomIn(middle: Box, taken: readonly Box[], within: Box): Room {
  const cy = (middle.top + middle.bottom) / 2;
  const tops = [within.top, ...taken.map((box) => box.bottom).filter((edge) => edge <= cy)];
  const bottoms = [within.bottom, ...taken.map((box) => box.top).filter((edge) => edge >= cy)];
  const { left, right } = within;
  const rooms = tops.flatMap((top) => bottoms.map((bottom) => between(middle, taken, { left, right, top, bottom })));
  return rooms.reduce((best, room) => (worth(room) > worth(best) ? room : best));
}

/** The room in a band of the table: its width is what other things in that band leave. */
function between(middle: Box, taken: readonly Box[], { left, right, top, bottom }: Box): Room {
  const cx = (middle.left + middle.right) / 2;
  const beside = taken.filter((box) => box.bottom > top && box.top < bottom);
  const isLeft = (box: Box): boolean => (box.left + box.right) / 2 < cx;
  const from = Math.max(left, ...beside.filter(isLeft).map((box) => box.right)) + GAP;
  const to = Math.min(right, ...beside.filter((box) => !isLeft(box)).map((box) => box.left)) - GAP;
  return { x: (from + to) / 2, y: (top + bottom) / 2, wide: to - from, high: bottom - top - 2 * GAP };
}

function worth({ wide, high }: Room): number {
  return Math.max(Math.min(wide, WIDEST), 0) * Math.max(Math.min(high, HIGHEST), 0);
}

/**
 * How the stage uses its room: with words below, upright between seats, in a row on a phone on its side, or as small as
 * possible.
 */
export type Form = 'full' | 'narrow' | 'low' | 'tiny';

export function formIn({ wide, high }: Room): Form {
  if (wide < 180) return high < 150 ? 'tiny' : 'narrow';
  if (wide < 340) return high < 200 ? 'low' : 'narrow';
  return high < 150 ? 'low' : 'full';
}

/** The same without faces: the words below the card, or beside it in a low band, or only the card. */
export type BareForm = 'bare' | 'beside' | 'lone';

export function bareIn({ wide, high }: Room): BareForm {
  if (wide < 180) return 'lone';
  return high < 210 ? 'beside' : 'bare';
}
