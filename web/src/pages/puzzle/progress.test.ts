import { describe, expect, it } from 'vitest';
import { answered, answeredDaily, dayBefore, dayOf, read, streakOn, type Progress } from './progress.svelte';

const NOTHING: Progress = { streak: 0, last: '', right: false, solved: [] };

describe('the puzzle of the day', () => {
  it('counts the days in a row on which it was solved', () => {
    let so = NOTHING;
    for (const [day, right, streak] of [
      ['2026-02-27', true, 1],
      ['2026-02-28', true, 2],
      ['2026-03-01', true, 3],
      ['2026-03-01', false, 3], // only the first answer counts
      ['2026-03-03', true, 1], // a day was missed
      ['2026-03-04', false, 0],
      ['2026-03-05', true, 1],
    ] as const) {
      so = answeredDaily(so, day, right);
      expect(so.streak).toBe(streak);
    }
  });

  it('is over when a day was left out', () => {
    const so = answeredDaily(NOTHING, '2026-03-01', true);
    expect(['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => streakOn(so, day))).toEqual([1, 1, 0]);
  });

  it('goes by the days of the reader', () => {
    expect(dayOf(new Date(2026, 2, 1, 0, 5))).toBe('2026-03-01');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });
});

describe('what was solved', () => {
  it('is counted once', () => {
    const once = answered(NOTHING, 'abc', true);
    expect(answered(once, 'abc', true)).toBe(once);
    expect(answered(once, 'def', false).solved).toEqual(['abc']);
  });

  it('is read as it was kept, and nonsense is nothing', () => {
    const so = answeredDaily(answered(NOTHING, 'abc', true), '2026-03-01', true);
    expect(read(JSON.stringify(so))).toEqual(so);
    for (const nonsense of [null, 'x', '[]', '{"streak":"a"}', '{"solved":3}']) expect(read(nonsense)).toEqual(NOTHING);
  });
});
