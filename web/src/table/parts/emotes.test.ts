import { expect, test } from 'vitest';
import { speak } from '../../../tests/words';
import { emote, EMOTES, read } from './emotes';

test('an emote is read in the reader’s language, whoever sent it', () => {
  speak('it');
  expect(read(emote('howdy'))).toEqual({ text: 'Salve, gente!', icon: 'western-hat' });
  speak('de');
  expect(read(emote('howdy')).text).toBe('Howdy!');
  for (const [id] of EMOTES) expect(read(emote(id)).text).not.toContain('table-emote');
});

test('everything else is read as it was said', () => {
  expect(read('Howdy: all!')).toEqual({ text: 'Howdy: all!', icon: '' });
});
