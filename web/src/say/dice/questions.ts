/** What is asked in a Dice Game, of whom and why: one function for each kind of decision. */
import { has, rich, type Args } from '$lib/i18n.svelte';
import { FACES, iconOf } from '$lib/icons';
import type { DiceView, Play } from '$lib/wire';
import { NOBODY, nothingAsked, player, waiting, you } from '../shared';
import type { Question, Speaker } from '../types';
import { faces, GAME, thing } from './names';

/** A decision on its way into words. */
interface Asked {
  play: Play;
  view: DiceView;
  seat: number;
  to: Speaker;
}

type Ask = (a: Asked) => Question;

/** A headline and the sentence that goes with it. */
function asked(a: Asked, picture: string, tone: 'act' | 'react', id: string, more: Args): Question {
  const by = a.play.by ?? NOBODY;
  const args = { who: player(a.to, a.seat), whom: player(a.to, by), you: you(a.to, a.seat, by), ...more };
  const why = rich(`${id}-why`, args);
  return a.seat === a.to.me ? { icon: picture, tone, ask: rich(id, args), why } : waiting(a.to, a.seat, why);
}

const roll: Ask = (a) => {
  const args = { left: a.view.rerolls_left, pile: a.view.arrows_in_pile };
  return asked(a, 'rolling-dices', 'act', 'ask-dice-roll', args);
};

/** A die that is being applied. */
function die(a: Asked, id: string): Question {
  const args = { die: a.view.die ?? 0, face: faces(a.play.about) };
  return asked(a, FACES[a.play.about] ?? 'bullseye', 'act', id, args);
}

const ability: Ask = (a) => {
  const who = a.play.about;
  const id = `ask-dice-${who}`;
  const tone = a.view.turn === a.to.keys[a.seat] ? 'act' : 'react';
  return asked(a, iconOf(GAME, who), tone, has(id) ? id : 'ask-unknown', { about: thing(who) });
};

const QUESTIONS: Record<string, Ask> = {
  ability,
  beer: (a) => die(a, 'ask-dice-beer'),
  roll,
  target: (a) => die(a, 'ask-dice-target'),
};

/** The kinds of decisions that have words of their own. */
export const KINDS = Object.keys(QUESTIONS);

const unheardOf: Ask = (a) => asked(a, 'help', 'act', 'ask-unknown', {});

/** What is asked now. */
export function question(now: Play, to: Speaker): Question {
  if (now.asked === null) return nothingAsked();
  return (QUESTIONS[now.kind] ?? unheardOf)({ play: now, view: now.view as DiceView, seat: now.asked, to });
}
