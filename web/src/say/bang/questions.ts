/** What is asked at a table of BANG!, of whom and why: one function for each kind of decision. */
import { has, rich, type Args } from '$lib/i18n.svelte';
import { iconOf } from '$lib/icons';
import type { Part } from '$lib/rich';
import type { BangPlayer, BangView, GameEvent, OptionInfo, Play } from '$lib/wire';
import { NOBODY, nothingAsked, player, seatOf, sentence, thing, waiting, you } from '../shared';
import type { Question, Speaker } from '../types';
import { aimOf, card, cardAs, copies, GAME, kindOf } from './names';

/** A decision on its way into words. */
class Asked {
  readonly view: BangView;
  readonly options: OptionInfo[];
  readonly by: number;

  constructor(
    readonly play: Play,
    readonly seat: number,
    readonly to: Speaker,
    /** What has been told so far, for the card that is at the bottom of it. */
    readonly told: GameEvent[],
  ) {
    this.view = play.view as BangView;
    this.options = play.options ?? [];
    this.by = play.by ?? NOBODY;
  }

  get about(): string {
    return this.play.about;
  }

  get mine(): boolean {
    return this.seat === this.to.me;
  }

  /** Whether there is nothing to choose. */
  get isHelpless(): boolean {
    return this.mine && this.options.length === 1;
  }

  get player(): BangPlayer | undefined {
    return this.view.players[this.seat];
  }

  /** Names for a message in which whoever is asked is the subject. */
  get who(): Args {
    return { who: player(this.to, this.seat), you: you(this.to, this.seat) };
  }

  /** Names for a message in which whoever caused it does something to whoever is asked. */
  get toWhom(): Args {
    return {
      who: player(this.to, this.by),
      whom: player(this.to, this.seat),
      you: you(this.to, this.by, this.seat),
    };
  }

  get thing(): string {
    return thing(GAME, this.about);
  }

  /** The latest event of these kinds that a player has a part in, within this turn. */
  last(part: 'player' | 'target', seat: number, ...kinds: string[]): GameEvent | undefined {
    const turn = this.told.findLastIndex((event) => event.kind === 'turn');
    const key = this.to.keys[seat];
    return this.told.slice(turn + 1).findLast((event) => kinds.includes(event.kind) && event[part] === key);
  }
}

type Ask = (a: Asked) => Question;

const icon = (id: string): string => iconOf(GAME, id);

/** A headline, and one or more sentences on why. */
function asked(a: Asked, picture: string, tone: 'act' | 'react', ask: Part[], ...why: Part[][]): Question {
  const because = sentences(why);
  return a.mine ? { icon: picture, tone, ask, why: because } : waiting(a.to, a.seat, because);
}

/** A headline and the sentence that goes with it, about whoever is asked. */
function plainly(a: Asked, picture: string, id: string, args: Args = {}, tone: 'act' | 'react' = 'act'): Question {
  const all = { ...a.who, thing: a.thing, ...args };
  return asked(a, picture, tone, rich(id, all), sentence(`${id}.why`, all));
}

function sentences(all: Part[][]): Part[] {
  return all.filter((each) => each.length).flatMap((each, i) => (i ? [{ text: ' ' }, ...each] : each));
}

// ---- one's own turn

const play: Ask = (a) => {
  const shown = a.view.shown;
  const ends = a.options.some((option) => option.verb === 'end');
  let why = sentence('ask-bang-play.why', a.who);
  if (a.mine && !ends && shown) why = sentence('ask-bang-play.must', { card: card(shown) });
  else if (a.isHelpless) why = sentence('ask-bang-play.idle');
  return asked(a, 'western-hat', 'act', rich('ask-turn', a.who), why);
};

const discard: Ask = (a) => {
  if (a.about) return plainly(a, icon(a.about), 'ask-bang-discard-for', {}, 'react');
  const args = { ...a.who, count: a.player?.hand_count ?? 0, limit: a.view.hand_limit };
  const onDeck = a.view.event === 'abandoned-mine' ? sentence('ask-bang-discard.deck') : [];
  return asked(a, 'card-discard', 'act', rich('ask-bang-discard'), sentence('ask-bang-discard.why', args), onDeck);
};

const draw: Ask = (a) => {
  const id = `ask-bang-${a.about}`;
  const things = a.options[0]?.thing?.length ?? 0;
  return plainly(a, icon(a.about), has(id) ? id : 'ask-bang-draw', { count: Math.max(things, 1) });
};

const copy: Ask = (a) => plainly(a, icon(a.about), 'ask-bang-copy');

const guess: Ask = (a) => plainly(a, icon(a.about), 'ask-bang-guess');

const event: Ask = (a) => {
  const id = `ask-bang-${a.about}`;
  return plainly(a, icon(a.about), has(id) ? id : 'ask-bang-event');
};

// ---- cards to be had

const pick: Ask = (a) => plainly(a, icon(a.about), 'ask-bang-pick', { count: a.view.aside_count ?? 0 });

/** Cards of somebody who is out, or a card that another is to lose. */
const loot: Ask = (a) => {
  const first = a.options[0];
  const last = seatOf(a.to, a.view.deaths.at(-1) ?? '');
  const victim = (first && aimOf(a.to, first)?.seat) ?? (a.about ? NOBODY : last);
  const whom = { whom: player(a.to, victim), you: you(a.to, a.seat, victim) };
  if (!a.about) return plainly(a, 'robber-hand', 'ask-bang-loot', whom);
  if (victim !== NOBODY) return plainly(a, icon(a.about), 'ask-bang-strip', whom);
  return asked(a, icon(a.about), 'act', [], sentence('ask-bang-strip.waiting', { ...a.who, thing: a.thing }));
};

const flip: Ask = (a) => plainly(a, icon(a.about), 'ask-bang-flip', { cards: copies(a.view.aside ?? []) });

// ---- danger

/** Ways to attack that are no shots by a card. */
const ATTACKS: Record<string, string> = {
  'doc-holyday': 'ask-bang-defend-ability',
  knife: 'ask-bang-attack',
  punch: 'ask-bang-attack',
  sniper: 'ask-bang-defend-ability',
};

const defend: Ask = (a) => {
  const id = a.by === NOBODY ? 'ask-bang-defend-nobody' : (ATTACKS[a.about] ?? 'ask-bang-defend');
  const args = { ...a.toWhom, thing: weapon(a) };
  return asked(a, 'crosshair', 'react', rich(id, args), sentence(`${id}.why`, args), needed(a), stakes(a, 'dodge', 1));
};

/** The card that shoots, or the name of what shoots. */
function weapon(a: Asked): string {
  const fired = a.last('player', a.by, 'played', 'used');
  if (fired?.kind !== 'played' || typeof fired.card !== 'string') return a.thing;
  const as = typeof fired.used_as === 'string' ? fired.used_as : '';
  return (as || kindOf(fired.card)) === a.about ? cardAs(fired.card, as) : a.thing;
}

/** That one Missed! is not enough, while nothing has been done about the shot. */
function needed(a: Asked): Part[] {
  const latest = a.last('target', a.seat, 'shot');
  const shot = latest && a.told.lastIndexOf(latest);
  const missing = typeof latest?.missing === 'number' ? latest.missing : 1;
  const answered = a.told.slice(shot).some((each) => each.player === a.to.keys[a.seat]);
  if (missing < 2 || answered) return [];
  return sentence('ask-bang-needs', { missing, missed: thing(GAME, 'missed') });
}

/** What whoever is asked may do, and what is lost otherwise. */
function stakes(a: Asked, how: 'dodge' | 'bang' | 'missed' | 'answer', amount: number): Part[] {
  const args = { ...a.who, amount, life: a.player?.life ?? 0 };
  if (a.isHelpless) return sentence('ask-bang-stakes.helpless', args);
  if (how === 'dodge' || how === 'answer') return sentence(`ask-bang-stakes.${how}`, args);
  return sentence('ask-bang-stakes.give', { ...args, thing: thing(GAME, how) });
}

const giveUp: Ask = (a) => (GIVING_UP[a.about] ?? giveUpSomething)(a);

const giveUpSomething: Ask = (a) => {
  const args = { ...a.who, thing: a.thing };
  return asked(a, icon(a.about), 'react', rich('ask-bang-give-up', args), stakes(a, 'answer', 1));
};

const indians: Ask = (a) => {
  const why = sentence('ask-bang-attack.why', { ...a.toWhom, thing: weapon(a) });
  return asked(
    a,
    icon('indians'),
    'react',
    rich('ask-bang-indians', { ...a.toWhom, thing: a.thing }),
    why,
    stakes(a, 'bang', 1),
  );
};

const duel: Ask = (a) => {
  const args = { who: player(a.to, a.seat), whom: player(a.to, a.by), you: you(a.to, a.seat, a.by) };
  const why = sentence('ask-bang-duel.why', args);
  return asked(a, icon('duel'), 'react', rich('ask-bang-duel', args), why, stakes(a, 'bang', 1));
};

const ricochet: Ask = (a) => {
  const at = a.last('player', a.by, 'used')?.aimed_at;
  const args = { ...a.toWhom, thing: a.thing, card: typeof at === 'string' ? card(at) : '' };
  const why = sentence(`ask-bang-ricochet.${args.card ? 'why' : 'any'}`, args);
  const stake = sentence(`ask-bang-ricochet.${a.isHelpless ? 'helpless' : 'stakes'}`, {
    ...a.who,
    missed: thing(GAME, 'missed'),
  });
  return asked(a, icon('ricochet'), 'react', rich('ask-bang-ricochet', args), why, stake);
};

const russianRoulette: Ask = (a) => {
  const args = { thing: a.thing, missed: thing(GAME, 'missed') };
  const why = sentence('ask-bang-roulette.why', args);
  return asked(a, icon(a.about), 'react', rich('ask-bang-roulette', args), why, stakes(a, 'missed', 2));
};

const GIVING_UP: Record<string, Ask> = { duel, indians, ricochet, 'russian-roulette': russianRoulette };

const save: Ask = (a) => {
  const why = sentence(`ask-bang-save.${a.by === NOBODY ? 'why-nobody' : 'why'}`, { ...a.toWhom, thing: a.thing });
  const life = a.last('player', a.seat, 'lost_life', 'healed')?.life;
  const need = typeof life === 'number' ? 1 - life : 1;
  const stake = sentence(`ask-bang-save.${a.isHelpless ? 'helpless' : 'stakes'}`, { ...a.who, need });
  return asked(a, 'death-skull', 'react', rich('ask-bang-save'), why, stake);
};

const QUESTIONS: Record<string, Ask> = {
  copy,
  defend,
  discard,
  draw,
  event,
  flip,
  'give-up': giveUp,
  guess,
  loot,
  pick,
  play,
  save,
};

/** The kinds of decisions that have words of their own. */
export const KINDS = Object.keys(QUESTIONS);

const unheardOf: Ask = (a) => asked(a, 'help', 'act', rich('ask-unknown'), sentence('ask-unknown-why', a.who));

/** What is asked now. `told` is what has happened so far, if more of it is at hand than came with the question. */
export function question(now: Play, to: Speaker, told: GameEvent[] = now.events): Question {
  if (now.asked === null) return nothingAsked();
  return (QUESTIONS[now.kind] ?? unheardOf)(new Asked(now, now.asked, to, told));
}
