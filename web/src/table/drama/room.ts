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

/** So much above and below the middle must be free of seats; more where rows of seats would leave only a slit. */
const BANDS = [36, 100] as const;
const SLIT = 170;
const GAP = 8;

/** The room around the middle that no seat takes. */
export function roomIn(middle: Box, seats: readonly Box[], within: Box): Room {
  const room = roomBeside(middle, seats, within, BANDS[0]);
  return room.high < SLIT ? roomBeside(middle, seats, within, BANDS[1]) : room;
}

function roomBeside(middle: Box, seats: readonly Box[], within: Box, band: number): Room {
  const cx = (middle.left + middle.right) / 2;
  const cy = (middle.top + middle.bottom) / 2;
  const beside = seats.filter((seat) => seat.bottom > cy - band && seat.top < cy + band);
  const isLeft = (seat: Box): boolean => (seat.left + seat.right) / 2 < cx;
  const left = Math.max(within.left, ...beside.filter(isLeft).map((seat) => seat.right)) + GAP;
  const right = Math.min(within.right, ...beside.filter((seat) => !isLeft(seat)).map((seat) => seat.left)) - GAP;
  const inLine = seats.filter((seat) => !beside.includes(seat) && seat.right > left && seat.left < right);
  const top = Math.max(within.top, ...inLine.filter((seat) => seat.bottom <= cy).map((seat) => seat.bottom)) + GAP;
  const bottom = Math.min(within.bottom, ...inLine.filter((seat) => seat.top >= cy).map((seat) => seat.top)) - GAP;
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top };
}
