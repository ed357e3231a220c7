/** The whole table as a list, one row a player: asks the `whole.ts` of the game that is played. */

import * as bang from './bang/whole';
import * as dice from './dice/whole';
import * as duel from './duel/whole';
import type { Scene } from './scene';

export interface Cell {
  text: string;
  /** What else there is to say of it. */
  more?: string;
}

export interface Row {
  seat: number;
  name: string;
  /** Whose turn it is, who is a ghost, out of the game, away. */
  state: string[];
  out?: boolean;
  /** One for each head. */
  cells: Cell[];
}

export interface Whole {
  /** What lies in the middle, a line each. */
  middle: string[];
  heads: string[];
  rows: Row[];
}

const GAMES: Record<string, (scene: Scene) => Whole> = { bang: bang.whole, dice: dice.whole, duel: duel.whole };

/** Without columns that say nothing of anybody. */
export function whole(scene: Scene): Whole {
  const all = GAMES[scene.view.game]!(scene);
  const said = all.heads.map((_, at) => all.rows.some(({ cells }) => cells[at]!.text));
  const kept = <T>(list: T[]): T[] => list.filter((_, at) => said[at]);
  return { ...all, heads: kept(all.heads), rows: all.rows.map((row) => ({ ...row, cells: kept(row.cells) })) };
}
