/** What is asked in a Duel, of whom and why: one function for each kind of decision. */
import { rich, type Args } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import type { DuelSide, DuelView, GameEvent, OptionInfo, Play } from '$lib/wire';
import { NOBODY, nothingAsked, player, waiting, you } from '../shared';
import type { Question, Speaker } from '../types';
import { cause, GAME, lifeOf, named, thing } from './names';

/** A decision on its way into words. */
class Asked {
  readonly view: DuelView;
  readonly options: OptionInfo[];
  readonly by: number;

  constructor(
    readonly play: Play,
    readonly seat: number,
    readonly to: Speaker,
    /** What has been told so far, for who is in danger. */
    readonly told: GameEvent[],
  ) {
    this.view = play.view as DuelView;
    this.options = play.options ?? [];
    this.by = play.by ?? NOBODY;
  }

  get mine(): boolean {
    return this.seat === this.to.me;
  }

  get side(): DuelSide | undefined {
    return this.view.players[this.seat];
  }

  /** How many cards lie aside to be chosen from. */
  get aside(): number {
    return this.view.aside_backs?.length ?? 0;
  }

  /** Whether there is anything to do but to pass. */
  get chance(): 'yes' | 'no' {
    return this.mine && this.options.length === 1 ? 'no' : 'yes';
  }

  /** Names for a message: who is asked, who caused it, and by what. */
  get names(): Args {
    return {
      who: player(this.to, this.seat),
      whom: player(this.to, this.by),
      you: you(this.to, this.seat, this.by),
      about: thing(this.play.about),
      cause: cause(this.play.about),
    };
  }

  /** The character in danger: the last one aimed at. */
  get target(): string {
    const aimed = this.told.findLast((event) => event.kind === 'shot' || event.kind === 'turn');
    const isThis = aimed?.cause === this.play.about && aimed.target === this.to.keys[this.seat];
    return isThis && typeof aimed.character === 'string' ? aimed.character : '';
  }

  offers(verb: string): boolean {
    return this.options.some((option) => option.verb === verb);
  }
}

type Ask = (a: Asked) => Question;

/** A headline and the sentence that goes with it. */
function asked(a: Asked, picture: string, tone: 'act' | 'react', ask: string, why: string, more: Args = {}): Question {
  const args = { ...a.names, ...more };
  const because = rich(why, args);
  return a.mine ? { icon: picture, tone, ask: rich(ask, args), why: because } : waiting(a.to, a.seat, because);
}

const icon = (a: Asked): string => iconOf(GAME, a.play.about);

/** A question whose two messages are called after it, with the picture of what it is about. */
const plainly =
  (id: string, tone: 'act' | 'react', more: (a: Asked) => Args = () => ({})): Ask =>
  (a) =>
    asked(a, icon(a), tone, id, `${id}-why`, more(a));

// ---- one's own turn

const chooseAc: Ask = (a) => asked(a, 'western-hat', 'act', 'ask-duel-choose-ac', 'ask-duel-choose-ac-why');

const play: Ask = (a) => {
  const left = a.options.length === 1 ? 'nothing' : a.offers('swap') ? 'swap' : 'cards';
  return asked(a, 'western-hat', 'act', 'ask-turn', 'ask-duel-play-why', { left });
};

const discard: Ask = (a) => {
  if (a.play.about) return asked(a, icon(a), 'react', 'ask-duel-discard', 'ask-duel-discard-forced-why');
  const args = { count: a.side?.hand_count ?? 0, limit: a.view.hand_limit ?? 0 };
  return asked(a, 'card-discard', 'act', 'ask-duel-discard', 'ask-duel-discard-why', args);
};

// ---- danger

/** A life point is in danger. Who stands to lose it is not always known: then there is another reason, `vague`. */
function danger(a: Asked, picture: string, ask: string, vague: string): Question {
  const id = a.target;
  const known: Args = id ? { character: thing(id), life: lifeOf(a.view, id) } : {};
  const why = `${id ? ask : vague}${a.chance === 'no' ? '-helpless' : ''}-why`;
  return asked(a, picture, 'react', ask, why, { ...known, chance: a.chance, own: a.by === a.seat ? 'yes' : 'no' });
}

const defend: Ask = (a) => danger(a, 'crosshair', 'ask-duel-defend', 'ask-duel-defend-still');

const giveUp: Ask = (a) => danger(a, icon(a), 'ask-duel-give-up', 'ask-duel-give-up-duel');

const QUESTIONS: Record<string, Ask> = {
  'choose-ac': chooseAc,
  defend,
  discard,
  'discard-equipment': plainly('ask-duel-discard-equipment', 'act'),
  'give-up': giveUp,
  'give-up-one': plainly('ask-duel-give-up-one', 'act', (a) => ({ count: a.aside })),
  loot: plainly('ask-duel-loot', 'act'),
  pick: plainly('ask-duel-pick', 'act', (a) => ({ count: a.aside })),
  play,
  reveal: plainly('ask-duel-reveal', 'react'),
  revenge: plainly('ask-duel-revenge', 'react'),
  'second-card': plainly('ask-duel-second-card', 'react'),
  'stand-in': plainly('ask-duel-stand-in', 'react'),
  'swap-either': plainly('ask-duel-swap-either', 'act'),
};

/** The kinds of decisions that have words of their own. */
export const KINDS = Object.keys(QUESTIONS);

const unheardOf: Ask = (a) => asked(a, 'help', 'act', 'ask-unknown', 'ask-unknown-why');

/** What is asked now. `told` is what has happened so far, if more of it is at hand than came with the question. */
export function question(now: Play, to: Speaker, told: GameEvent[] = now.events): Question {
  if (now.asked === null) return nothingAsked();
  return (QUESTIONS[now.kind] ?? unheardOf)(new Asked(now, now.asked, named(to), told));
}
