/** What a bot takes the others for. */

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const SURE = 0.995;

export interface Belief {
  seat: number;
  role: (typeof ROLES)[number];
  percent: number;
}

/** For each seat the likeliest role; what the whole table knows, and what the bot itself is, says nothing. */
export function likeliest(beliefs: number[][], self: number): Belief[] {
  return beliefs.flatMap((chances, seat) => {
    const most = Math.max(...chances);
    const role = ROLES[chances.indexOf(most)];
    if (seat === self || role === undefined || (role === 'sheriff' && most > SURE)) return [];
    return [{ seat, role, percent: Math.round(most * 100) }];
  });
}
