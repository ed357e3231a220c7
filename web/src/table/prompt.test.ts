import { plain } from '$lib/rich';
import type { DiceView, OptionInfo, Play } from '$lib/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { listening, moments, speak, speaker } from '../../tests/words';
import { choose, head } from './choose';
import { isFromHand, nextQuestion, nextStep } from './prompt';
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

/** The same moment with other options, of which something is picked. */
function choosing(now: Scene, options: OptionInfo[], ...picked: string[]): Scene {
  return { ...now, options, choice: choose(options, picked) };
}

const option = (verb: string, thing: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  text: '',
  verb,
  thing: [thing],
  ...more,
});

describe('while something is picked', () => {
  listening();
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
    expect(nextQuestion(now)).toMatchObject({ tone, icon });
  });

  test('an answer says who attacks and what is at stake, not what the card does in one’s own turn', () => {
    const now = begun('bang', (play) => play.kind === 'give-up' && play.about === 'indians');
    const { ask, why } = nextQuestion(choosing(now, [option('play', 'bang@KH')], 'bang@KH'))!;
    expect(plain(ask)).toBe('BANG! K♥');
    expect(why).toEqual(question(now.play, now.speaker, now.events).why);
  });

  describe('in one’s own turn', () => {
    const turn = (): Scene => begun('bang', (play) => play.kind === 'play');
    const why = (options: OptionInfo[], ...picked: string[]): string =>
      plain(nextQuestion(choosing(turn(), options, ...picked))!.why);

    test('a card says what it does, with one full stop', () => {
      expect(why([option('play', 'beer@6H')], 'beer@6H')).toBe('Regain 1 life.');
      expect(why([option('play', 'volcanic@10S')], 'volcanic@10S')).toBe('Any number of BANG!');
    });

    test('a green card is laid down from the hand, and does it when it is used', () => {
      expect(why([option('play', 'bible@10H')], 'bible@10H')).toMatch(/^You lay it down now and can use it .*: .*\.$/);
      expect(why([option('use', 'bible')], 'use:bible')).not.toContain('lay it down');
    });

    test('a price is asked for before a target', () => {
      const brawl = option('play', 'brawl@JS', { paid: ['beer@6H'], target: ['bob.hand'] });
      const step = (...picked: string[]) => nextStep(choosing(turn(), [brawl], ...picked));
      expect([step(), step('brawl@JS'), step('brawl@JS', 'beer@6H')]).toEqual([null, 'pay', 'target']);
    });

    test('only what came from the hand is put back', () => {
      const delgado = option('use', 'jose-delgado', { paid: ['barrel@AC'] });
      const isBack = (...picked: string[]) => isFromHand(choosing(turn(), [delgado], ...picked));
      expect(isBack('use:jose-delgado')).toBe(false);
      expect(isBack('use:jose-delgado', 'barrel@AC')).toBe(true);
      expect(isFromHand(choosing(turn(), [option('choose', 'bob.barrel')], 'bob.barrel'))).toBe(false);
    });
  });

  test('dice that are picked are to be rolled again', () => {
    expect(plain(nextQuestion(begun('dice', roll))!.ask)).toBe('Roll these again?');
  });
});
