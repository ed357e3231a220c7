import { plain } from '$lib/rich';
import type { DiceView, Play } from '$lib/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { moments, speak, speaker } from '../../tests/words';
import { choose, head } from './choose';
import { picking } from './picking';
import type { Scene } from './scene';
import { question } from './words';

/** A moment at which somebody is asked, with the first thing that he could point at picked. */
function begun(game: 'bang' | 'dice' | 'duel', isMeant: (play: Play) => boolean): Scene {
  const found = moments(game).moments.find(({ me, play }) => play.asked === me && isMeant(play))!;
  const options = found.play.options!;
  const [first = ''] = options.flatMap(head);
  return {
    view: found.play.view,
    speaker: speaker(game, found.keys, found.me),
    play: found.play,
    events: found.play.events,
    options,
    choice: choose(options, [first]),
  } as unknown as Scene;
}

describe('while something is picked', () => {
  beforeEach(() => speak('en'));

  const overLimit = (play: Play): boolean => play.kind === 'discard' && play.about === '';
  const roll = (play: Play): boolean => play.kind === 'roll' && (play.view as DiceView).rerolls_left > 0;

  test.each([
    ['bang', overLimit],
    ['duel', overLimit],
    ['dice', roll],
    ['bang', (play: Play): boolean => play.kind === 'defend' && (play.options?.length ?? 0) > 1],
  ] as const)('tone and sign stay those of the question in %s', (game, isMeant) => {
    const now = begun(game, isMeant);
    const { tone, icon } = question(now.play, now.speaker, now.events);
    expect(picking(now)).toMatchObject({ tone, icon });
  });

  test('dice that are picked are to be rolled again', () => {
    expect(plain(picking(begun('dice', roll))!.ask)).toBe('Roll these again?');
  });
});
