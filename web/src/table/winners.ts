/** Who has won. */

import type { View } from '$lib/wire';

export type Side = 'alone' | 'law' | 'outlaws' | 'renegade' | 'lone-deputy' | 'lone-outlaw' | 'nobody';

/** The side of the winners, by everybody's roles; without a Sheriff everybody plays alone. A Renegade who wins together
 *  with others has changed sides. */
export function winningSide(game: string, lines: { role: string; won: boolean; side?: string }[]): Side {
  if (lines.some((line) => line.won && line.side === 'alone')) return 'alone';
  const roles = lines.filter((line) => line.won).map((line) => line.role);
  const role = roles.find((each) => each !== 'renegade') ?? roles[0];
  const lone = game !== 'duel' && !lines.some((line) => line.role === 'sheriff');
  switch (role) {
    case 'law':
    case 'sheriff':
      return 'law';
    case 'deputy':
      return lone ? 'lone-deputy' : 'law';
    case 'outlaw':
      return lone ? 'lone-outlaw' : 'outlaws';
    case 'renegade':
      return 'renegade';
    default:
      return 'nobody';
  }
}

/** The winning side, as the table shows it at the end. */
export function sideOf(view: View): Side {
  // Where nobody is left a side wins, whatever everybody wanted.
  const alone = 'goal' in view && view.goal && view.players.some((player) => player.alive !== false);
  const lines = view.players.map((player) => ({
    role: ('role' in player ? player.role : player.name) ?? '',
    won: (view.winners as string[]).includes(player.name),
    side: alone ? 'alone' : '',
  }));
  return winningSide(view.game, lines);
}
