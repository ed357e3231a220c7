import { expect, test } from 'vitest';
import { gradeOf } from './bots';

test.each([
  ['fair', 'fair'],
  ['hard/bold', 'hard'],
  ['rule-of-thumb', 'hard'],
  ['rule-of-thumb/bold', 'hard'],
  ['rule-of-thumb/easy', 'easy'],
  ['rule-of-thumb/normal/greedy', 'fair'],
  ['search', 'deadly'],
  ['search/quick', 'deadly'],
  ['random', null],
])('%s is %s', (bot, grade) => {
  expect(gradeOf(bot)).toBe(grade);
});
