import { expect, test } from 'vitest';
import { route } from './router.svelte';

const at = (address: string) => {
  const url = new URL(address, 'http://posse.example');
  return route(url.pathname, url.searchParams, url.hash);
};

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new', game: 'bang' }],
  ['/new/dice', { page: 'new', game: 'dice' }],
  ['/table/k7wxq2', { page: 'table', code: 'K7WXQ2' }],
  ['/table/K7WXQ2/2', { page: 'end', code: 'K7WXQ2', number: 2 }],
  ['/replay', { page: 'replays' }],
  ['/replay/K7WXQ2/1?move=12&eyes=table', { page: 'replay', code: 'K7WXQ2', number: 1, move: 12, eyes: 'table' }],
  ['/review/k7wxq2/2?move=12', { page: 'review', code: 'K7WXQ2', number: 2, move: 12 }],
  ['/replay/K7WXQ2/x?move=many', { page: 'replay', code: 'K7WXQ2', number: 1, move: 0, eyes: 'all' }],
  ['/rules/duel/colt', { page: 'rules', game: 'duel', card: 'colt' }],
  ['/rules/bang/event/gold-rush', { page: 'rules', game: 'bang', card: 'event/gold-rush' }],
  ['/table/k7wxq2.', { page: 'table', code: 'K7WXQ2' }],
  ['/table/K7WXQ2%22),', { page: 'table', code: 'K7WXQ2' }],
  ['/table/K7WXQ2/2.', { page: 'end', code: 'K7WXQ2', number: 2 }],
  ['/table/K7WXQ2/!', { page: 'table', code: 'K7WXQ2' }],
  ['/replay/K7WXQ2/3?move=12&eyes=table.', { page: 'replay', code: 'K7WXQ2', number: 3, move: 12, eyes: 'table' }],
  ['/replay/K7WXQ2/3?move=12),', { page: 'replay', code: 'K7WXQ2', number: 3, move: 12, eyes: 'all' }],
  ['/leaderboard', { page: 'leaderboard', game: 'bang' }],
  ['/leaderboard/dice', { page: 'leaderboard', game: 'dice' }],
  ['/settings.', { page: 'settings' }],
  ['/take#abc', { page: 'take', token: 'abc' }],
  ['/table', { page: 'lost' }],
  ['/no/such/thing', { page: 'lost' }],
])('%s', (address, expected) => {
  expect(at(address)).toEqual(expected);
});
