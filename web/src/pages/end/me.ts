/** Where the reader sat in a game. */

import type { GameResult, PersonInfo, Replay, TableInfo } from '$lib/wire';
import { lastView } from './fates';

/** The seat, or -1. A replay names seats and a result persons: they are matched by name and role. */
export function mySeat(result: GameResult, replay: Replay, table: TableInfo | null, person: PersonInfo | null): number {
  const mine = result.results.find((line) => line.person !== null && line.person === person?.id);
  if (!mine) return -1;
  const view = lastView(replay);
  const roleAt = (seat: number): string => {
    const player = view.players[seat]!;
    return ('role' in player && player.role) || player.name;
  };
  const fitting = replay.seats.flatMap((seat, i) =>
    seat.bot === null && seat.called === mine.name && roleAt(i) === mine.role ? [i] : [],
  );
  // Two with the same name and role: the table may still know who is who.
  const known = table?.number === result.number ? table.seats.findIndex((seat) => seat.person === person?.id) : -1;
  return fitting.includes(known) ? known : (fitting[0] ?? -1);
}
