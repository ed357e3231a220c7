/** Who follows the link to a table sits down, unless he got up there before. */

import type { Outgoing, SeatInfo } from '$lib/wire';

const key = (code: string): string => `posse-stood-${code}`;

/** The first free seat, or else that of a bot; -1 where people have them all. */
export function seatFor(seats: readonly SeatInfo[]): number {
  const free = seats.findIndex((seat) => !seat.person && !seat.bot);
  return free >= 0 ? free : seats.findIndex((seat) => !seat.person);
}

/** Somebody comes to a table: he is seated once, and elsewhere if another was faster. */
export class Arrival {
  #isNew = true;
  #tries = 0;

  /** `stands`: he wants to stand. */
  constructor(private readonly stands: boolean) {}

  /** The seat to ask for after a message; -1 if there is none to ask for. */
  seat(message: Outgoing, seats: readonly SeatInfo[], isSeated: boolean): number {
    if (message.it === 'welcome' && message.table.status === 'lobby') {
      this.#tries = this.#isNew && message.seat === null && !this.stands ? seats.length : 0;
      this.#isNew = false;
    }
    if (message.it === 'table' && isSeated) this.#tries = 0; // what he asks for now is his own affair
    const tooSlow = message.it === 'refused' && message.do === 'sit' && message.why === 'seat-taken';
    if (message.it !== 'welcome' && !tooSlow) return -1;
    return this.#tries-- > 0 ? seatFor(seats) : -1;
  }
}

/** Note in this tab whether somebody wants to stand. */
export function noteStanding(code: string, stands: boolean): void {
  if (stands) sessionStorage.setItem(key(code), '1');
  else sessionStorage.removeItem(key(code));
}

export const hasStood = (code: string): boolean => sessionStorage.getItem(key(code)) !== null;
