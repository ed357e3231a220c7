/** What a bot believes about the others. */

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const SURE = 0.995;

export interface Belief {
  seat: number;
  role: (typeof ROLES)[number];
  percent: number;
}

/** The likeliest role for each seat, except for what the whole table knows and for the bot itself. */
export function likeliest(beliefs: number[][], self: number): Belief[] {
  return beliefs.flatMap((chances, seat) => {
    const most = Math.max(...chances);
    const role = ROLES[chances.indexOf(most)];
    if (seat === self || role === undefined || (role === 'sheriff' && most > SURE)) return [];
    return [{ seat, role, percent: Math.round(most * 100) }];
  });
}
