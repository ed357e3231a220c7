/** Who has won. */

import type { View } from '$lib/wire';

export type Side = 'alone' | 'law' | 'outlaws' | 'renegade' | 'lone-deputy' | 'lone-outlaw' | 'nobody';

/** The side of the winners, by everybody's roles; without a Sheriff everybody plays alone. */
export function winningSide(game: string, lines: { role: string; won: boolean; side?: string }[]): Side {
  if (lines.some((line) => line.won && line.side === 'alone')) return 'alone';
  const role = lines.find((line) => line.won)?.role;
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
  const lines = view.players.map((player) => ({
    role: ('role' in player ? player.role : player.name) ?? '',
    won: (view.winners as string[]).includes(player.name),
    side: 'goal' in view && view.goal ? 'alone' : '',
  }));
  return winningSide(view.game, lines);
}
