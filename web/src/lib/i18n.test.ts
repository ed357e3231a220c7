import { expect, test } from 'vitest';
import { read } from '../../build-tools/words.ts';
import { LANGUAGES, has, lang, name, preferred, t, use } from './i18n.svelte';

test('every language speaks', () => {
  for (const language of LANGUAGES) {
    use(language, read(language));
    expect(lang.current).toBe(language);
    expect(t('nav-rules')).not.toBe('nav-rules');
    expect(has('bang-jail.line')).toBe(true);
  }
});

test('names are those of the printed editions', () => {
  use('de', read('de'));
  expect(name('bang', 'missed')).toBe('Fehlschuss!');
  use('it', read('it'));
  expect(name('bang', 'missed')).toBe('Mancato!');
});

test('an unknown message shows its id', () => {
  expect(t('no-such-message')).toBe('no-such-message');
  expect(has('no-such-message')).toBe(false);
});

test('the browser is asked what it wants', () => {
  expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['fr'])).toBe('en');
});
