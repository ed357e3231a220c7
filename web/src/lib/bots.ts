/** Bots as people know them: how good they are, in one word. */

export const GRADES = ['easy', 'fair', 'hard', 'deadly'] as const;
export type Grade = (typeof GRADES)[number];

/** How good a bot is, by its name: `rule-of-thumb/normal/bold` is fair. Null if nobody can say. */
export function gradeOf(bot: string): Grade | null {
  const [name = '', ...style] = bot.split('/');
  const said = GRADES.find((grade) => grade === name);
  if (said) return said;
  if (name === 'search') return 'deadly';
  if (name !== 'rule-of-thumb') return null;
  if (style.includes('easy')) return 'easy';
  return style.includes('normal') ? 'fair' : 'hard';
}
