import { plain } from '$lib/rich';
import type { BangView, OptionInfo, Play, QuestionInfo } from '$lib/wire';
import { question } from '$say/told';
import { beforeEach, describe, expect, test } from 'vitest';
import { listening, speak, speaker } from '../../tests/words';
import { choose } from './choose';
import { isFromHand, nextQuestion, nextStep } from './prompt';
import type { Scene } from './scene';

type Game = 'bang' | 'dice' | 'duel';

const ASKED: QuestionInfo = {
  icon: 'card/indians',
  tone: 'react',
  ask: { id: 'ask-unknown' },
  why: [{ id: 'ask-unknown-why', args: { who: 'p:0' } }],
};

/** Somebody is asked, has these options and has picked something. */
function choosing(game: Game, tone: QuestionInfo['tone'], options: OptionInfo[], ...picked: string[]): Scene {
  const view = { game, players: [] } as unknown as BangView;
  return {
    view,
    speaker: speaker(game, game === 'duel' ? ['law', 'outlaw'] : ['ann', 'bob'], 0),
    play: { asked: 0, kind: 'play', about: '', view, question: { ...ASKED, tone } } as unknown as Play,
    events: [],
    options,
    choice: choose(options, picked),
  } as unknown as Scene;
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

  test.each([
    ['bang', 'discard', 'beer@6H'],
    ['duel', 'discard', 'colt@law-snake'],
    ['dice', 'reroll', '2'],
  ] as const)('tone and sign stay those of the question in %s', (game, verb, thing) => {
    const now = choosing(game, 'react', [option(verb, thing), option(verb, 'another')], thing);
    const { tone, icon } = question(now.play, now.speaker);
    expect(nextQuestion(now)).toMatchObject({ tone, icon });
  });

  test('an answer says who attacks and what is at stake, not what the card does in one’s own turn', () => {
    const now = choosing('bang', 'react', [option('play', 'bang@KH')], 'bang@KH');
    const { ask, why } = nextQuestion(now)!;
    expect(plain(ask)).toBe('BANG! K♥');
    expect(why).toEqual(question(now.play, now.speaker).why);
  });

  describe('in one’s own turn', () => {
    const turn = (options: OptionInfo[], ...picked: string[]): Scene => choosing('bang', 'act', options, ...picked);
    const why = (options: OptionInfo[], ...picked: string[]): string =>
      plain(nextQuestion(turn(options, ...picked))!.why);

    test('a card says what it does, with one full stop', () => {
      expect(why([option('play', 'beer@6H')], 'beer@6H')).toBe('Regain 1 life.');
      expect(why([option('play', 'volcanic@10S')], 'volcanic@10S')).toBe('Any number of BANG!');
    });

    test('a green card is laid down from the hand, and does it when it is used', () => {
      expect(why([option('play', 'bible@10H')], 'bible@10H')).toMatch(/^You lay it down now and can use it .*: .*\.$/);
      expect(why([option('use', 'card/bible')], 'use:card/bible')).not.toContain('lay it down');
    });

    test('a target is asked for with the verb of what is played', () => {
      const ask = (aim: string): string =>
        plain(nextQuestion(turn([option('play', 'bang@KH', { aim, target: ['bob'] })], 'bang@KH'))!.ask);
      expect(ask('card/bang')).toBe('Whom do you shoot?');
      expect(ask('rob')).toBe('From whom do you take a card?');
      expect(ask('')).toBe('BANG! K♥: for whom?');
    });

    test('a price is asked for before a target', () => {
      const brawl = option('play', 'brawl@JS', { paid: ['beer@6H'], target: ['bob.hand'] });
      const step = (...picked: string[]) => nextStep(turn([brawl], ...picked));
      expect([step(), step('brawl@JS'), step('brawl@JS', 'beer@6H')]).toEqual([null, 'pay', 'target']);
    });

    test('what is picked is named: cards, players, and what lies before them', () => {
      const all = option('use', 'character/jose-delgado', {
        paid: ['barrel@AC'],
        target: ['bob', 'bob.hand', 'bob.jail', 'x'],
      });
      expect(
        why(
          [all, { text: 'end', verb: 'end' }],
          'use:character/jose-delgado',
          'barrel@AC',
          'bob',
          'bob.hand',
          'bob.jail',
        ),
      ).toBe('Picked: José Delgado, Barrel A♣, Bob, Hand, Jail.');
    });

    test('only what came from the hand is put back', () => {
      const delgado = option('use', 'character/jose-delgado', { paid: ['barrel@AC'] });
      const isBack = (...picked: string[]) => isFromHand(turn([delgado], ...picked));
      expect(isBack('use:character/jose-delgado')).toBe(false);
      expect(isBack('use:character/jose-delgado', 'barrel@AC')).toBe(true);
      expect(isFromHand(turn([option('choose', 'bob.barrel')], 'bob.barrel'))).toBe(false);
    });
  });

  test('dice that are picked are to be rolled again', () => {
    const rolls = [['1'], ['2'], ['1', '2']].map((dice) => ({ ...option('reroll', '1'), thing: dice }));
    expect(plain(nextQuestion(choosing('dice', 'act', rolls, '1'))!.ask)).toBe('Roll these again?');
  });
});
