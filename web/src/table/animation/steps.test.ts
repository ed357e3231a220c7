import { describe, expect, it } from 'vitest';
import { haste, lasts, shortened, type Step } from './steps';

describe('how long it takes', () => {
  const hit: Step = [{ do: 'hit', at: 'seat-1', amount: 1 }];

  it('a step lasts as long as the longest of it', () => {
    expect(lasts([...hit, { do: 'arrive', at: 'event' }])).toBe(lasts(hit));
    expect(lasts([])).toBe(0);
  });

  it('a long animation is played faster, and a question leaves only its end', () => {
    expect(haste([hit])).toBe(1);
    expect(haste(Array.from({ length: 20 }, () => hit))).toBeLessThan(0.2);
    expect(shortened(Array.from({ length: 20 }, () => hit))).toHaveLength(2);
  });
});
