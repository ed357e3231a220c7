import { expect, test } from 'vitest';
import { read } from '../../build-tools/words.ts';
import { LANGUAGES, has, lang, name, preferred, roleName, t, use } from './i18n.svelte';

test('every language speaks', () => {
  for (const language of LANGUAGES) {
    use(language, read(language));
    expect(lang.current).toBe(language);
    expect(t('nav-rules')).not.toBe('nav-rules');
    expect(has('bang-card-jail.line')).toBe(true);
  }
});

test('names are those of the printed editions', () => {
  use('de', read('de'));
  expect(name('bang', 'card/missed')).toBe('Fehlschuss!');
  use('it', read('it'));
  expect(name('bang', 'card/missed')).toBe('Mancato!');
});

test('a role is called as its game calls it', () => {
  use('de', read('de'));
  expect(roleName('bang', 'renegade')).toBe('Abtrünniger');
  expect(roleName('dice', 'renegade')).toBe('Gesetzloser');
  expect(t('lobby-role-renegade', { count: 2, game: 'dice' })).toBe('2 Gesetzlose');
  expect(t('end-verdict', { side: 'renegade', game: 'dice' })).toBe('Der Gesetzlose gewinnt');
});

test('an unknown message shows its id', () => {
  expect(t('no-such-message')).toBe('no-such-message');
  expect(has('no-such-message')).toBe(false);
});

test('the browser is asked what it wants', () => {
  expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['fr'])).toBe('en');
});

test('Italian puts names in as they are spoken', () => {
  use('it', read('it'));
  expect(t('log-turn', { you: 'none', who: 'Amos' })).toBe('Tocca ad Amos.');
  expect(t('log-list-and', { a: 'Panico', b: 'Emporio' })).toBe('Panico ed Emporio');
  use('en', read('en'));
  expect(t('log-list-and', { a: 'a', b: 'ale' })).toBe('a and ale');
});
