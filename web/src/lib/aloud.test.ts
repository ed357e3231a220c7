import { expect, test } from 'vitest';
import { aloud } from './aloud';
import { use } from './i18n.svelte';

test('suits are named, and words do not break', () => {
  use('de', 'suit-S = Pik\nsuit-H = Herz\nrank-A = Ass\nrank-10 = 10\nrank-of-suit = { $suit } { $rank }');
  expect(aloud('Du ziehst Zielfern\u00ADrohr A♠ und BANG! 10♥.')).toBe(
    'Du ziehst Zielfernrohr Pik Ass und BANG! Herz 10.',
  );
  expect(aloud('Bei ♥ kommst du frei.')).toBe('Bei Herz kommst du frei.');
});
